// Where on the board a line of the log happened.
import type { Line } from './view';

export function places({ data }: Line): string[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (value === null) return [];
    if (name === 'relic' || name === 'own') return [`relic ${value}`];
    if (name === 'colour') return [`pile ${value}`];
    return ['seat', 'other', 'left', 'right'].includes(name) ? [`seat ${value}`] : [];
  });
}
