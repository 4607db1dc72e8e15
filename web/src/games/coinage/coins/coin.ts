// Coins as engraved: gold is solid, beaded and crowned; silver is ringed and bears a moon.
import drawn from '@mintmark/games/coinage/picture/coins.json';
import { withSigns } from '../../../ui/art/signs';

export const ROMAN = ['I', 'II', 'III', 'IV'];
export const RADII = [36, 43, 51, 60];
export const SIDES = ['gold', 'silver'];
export const roman = (rank: number): string => ROMAN[rank - 1]!;
const COINS = withSigns(drawn);

/** A coin round 0, 0, as the text of an SVG; of one under others only the rim is seen. */
export function coinArt(rank: number, side: string, under = false): string {
  const kind = `${side}${rank}`;
  return COINS[kind]! + (under ? '' : COINS[`${kind}-figure`]!);
}

/** The sign of a side, round 0, 0 and a hundred wide. */
export const emblem = (side: string): string => COINS[side]!;
