// The end of a game as the story tells it: what happened after the last auction.
import type { Words } from '../../net/schema';

const SHOWN = [
  'w51-buys-back',
  'w51-certifies',
  'w51-exposed',
  'w51-fake',
  'w51-safe',
  'w51-neutralises',
  'w51-leaves',
];
const SOLD = ['w51-wins', 'w51-unsold', 'w51-gives', 'w51-swaps'];

/** The steps of the end; none while the game goes on. */
export function endOf(story: readonly Words[]): Words[] {
  if (!story.some(({ key }) => key === 'w51-over')) return [];
  const start = story.findLastIndex(({ key }) => SOLD.includes(key));
  return story.slice(start + 1).filter(({ key }) => SHOWN.includes(key));
}
