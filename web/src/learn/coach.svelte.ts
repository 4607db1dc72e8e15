// Whether somebody is coached: as they have said, or else in their first games of a kind.
import { settings } from '../shell/settings.svelte';
import { played } from './record';

const FIRST = 3; // games

export const coached = (game: string): boolean => settings.coach ?? played(game) < FIRST;
