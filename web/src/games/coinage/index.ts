import { defineGame } from '../game';
import type { Desk } from './desk.svelte';
import Emblem from './Emblem.svelte';
import { MAPS } from './figures/maps';
import type { Box, Line, View } from './view';

const SEATS = ['coinage-gold', 'coinage-silver'];
const seats = new Map(SEATS.map((key, seat) => [key, seat]));

export default defineGame<View, Box, Line, Desk>({
  seatIn: ({ key }) => seats.get(key),
  Emblem,
  Vignette: () => import('./Vignette.svelte'),
  origins: '9',
  figures: {
    1: () => import('./figures/Coins.svelte'),
    9: () => import('./figures/Maps.svelte'),
  },
  boxes: MAPS,
  parts: () => import('./parts'),
});
