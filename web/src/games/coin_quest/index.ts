import { defineGame } from '../game';
import type { Desk } from './desk.svelte';
import Emblem from './Emblem.svelte';
import type { Box, Line, View } from './view';

export default defineGame<View, Box, Line, Desk>({
  Emblem,
  Vignette: () => import('./Vignette.svelte'),
  origins: '11',
  figures: { 5: () => import('./figures/Coins.svelte') },
  parts: () => import('./parts'),
});
