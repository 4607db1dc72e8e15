import { defineGame } from '../game';
import type { Desk } from './desk.svelte';
import Emblem from './Emblem.svelte';
import type { Box, Line, View } from './view';

export default defineGame<View, Box, Line, Desk>({
  Emblem,
  Vignette: () => import('./Vignette.svelte'),
  origins: '9',
  figures: { 9: () => import('./figures/Relics.svelte') },
  boxes: ['reconstruction'],
  parts: () => import('./parts'),
});
