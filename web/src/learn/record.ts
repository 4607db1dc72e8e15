// How games against bots have ended here, by game and level: kept in this browser.
import type { Update } from '../api/schema';
import { fieldsIn, store } from '../shell/storage';

const KEY = 'mintmark.record';
const REMEMBERED = 100; // tables, so that none is counted twice

export interface Tally {
  played: number;
  won: number;
}
interface Kept {
  tables: string[];
  games: Record<string, Record<string, Tally>>;
}

function kept(): Kept {
  const { tables, games } = fieldsIn<Kept>(KEY);
  const listed = Array.isArray(tables) ? tables : [];
  return { tables: listed, games: typeof games === 'object' && games ? games : {} };
}

/** The level of the bots that somebody has played alone against; null if it was another game. */
export function levelOf({ seat, seats }: Pick<Update, 'seat' | 'seats'>): string | null {
  const [level, ...others] = seats.filter((_, n) => n !== seat).map(({ bot }) => bot);
  return seat !== null && level && others.every((each) => each === level) ? level : null;
}

export function tally(game: string, level: string): Tally {
  const { played, won } = { ...kept().games[game]?.[level] };
  return { played: Number(played) || 0, won: Number(won) || 0 };
}

/** How many games of a kind were played to the end against bots. */
export function played(game: string): number {
  return Object.keys(kept().games[game] ?? {}).reduce(
    (sum, level) => sum + tally(game, level).played,
    0,
  );
}

/** Count a game that is over, once. */
export function count(update: Update): void {
  const level = levelOf(update);
  const { tables, games } = kept();
  if (!level || !update.outcome || tables.includes(update.table)) return;
  const { game } = update.plan;
  const before = tally(game, level);
  const won = before.won + Number(update.outcome.places[update.seat!] === 1);
  store(KEY, {
    tables: [update.table, ...tables].slice(0, REMEMBERED),
    games: { ...games, [game]: { ...games[game], [level]: { played: before.played + 1, won } } },
  });
}
