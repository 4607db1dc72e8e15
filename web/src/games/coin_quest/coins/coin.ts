// Coins as they are written (rules 12.1), and in words.
import type { Words } from '../../../api/schema';

export const METALS = ['gold', 'silver', 'copper'] as const;
export const MARKS = ['crown', 'sceptre', 'eagle'] as const;
export type Metal = (typeof METALS)[number];
export type Mark = (typeof MARKS)[number];
export type Action = 'age' | 'unique' | 'rare';
export type Sums = readonly [gold: number, silver: number, copper: number];

export interface Face {
  metal: Metal;
  value: number;
  action?: Action; // the icon on the left
  amount: number;
  quality: number; // the icon on the right: prestige at the end …
  mark?: Mark; // … or a mint mark
  penny: boolean;
}

export const SYMBOLS: Record<Metal, string> = { gold: 'Au', silver: 'Ag', copper: 'Cu' };
const METAL: Record<string, Metal> = { G: 'gold', S: 'silver', C: 'copper' };
const ACTION: Record<string, Action> = { A: 'age', U: 'unique', R: 'rare' };
const MARK: Record<string, Mark> = { K: 'crown', S: 'sceptre', E: 'eagle' };

export function face(coin: string): Face {
  const [body = '', ...icons] = coin.split('.');
  const plain: Face = { metal: 'copper', value: 0, amount: 0, quality: 0, penny: coin === 'penny' };
  if (plain.penny) return plain;
  const read: Face = { ...plain, metal: METAL[body[0]!]!, value: Number(body.slice(1)) };
  for (const icon of icons) {
    const figure = Number(icon.slice(1));
    if (icon.length === 1) read.mark = MARK[icon]!;
    else if (icon[0] === 'Q') read.quality = figure;
    else [read.action, read.amount] = [ACTION[icon[0]!]!, figure];
  }
  return read;
}

const words = (key: string, args: Record<string, unknown> = {}): Words => ({ key, args });

/** A coin's name, as the server's texts put it. */
export function named(coin: string): Words {
  const { metal, value, action, amount, quality, mark, penny } = face(coin);
  if (penny) return words('cq-penny');
  const icons = [
    ...(action ? [words(`cq-icon-${action}`, { amount })] : []),
    ...(quality ? [words('cq-icon-quality', { amount: quality })] : []),
    ...(mark ? [words(`cq-icon-${mark}`)] : []),
  ];
  const name = words('cq-coin', { metal, value });
  return icons.length ? words('cq-coin-with', { coin: name, icons }) : name;
}

/** What the icons of a coin do: keys of texts with their figures. */
export function meanings(coin: string): Words[] {
  const { action, amount, quality, mark, penny } = face(coin);
  if (penny) return [words('cqb-means-penny')];
  return [
    ...(action ? [words(`cqb-means-${action}`, { amount })] : []),
    ...(quality ? [words('cqb-means-quality', { amount: quality })] : []),
    ...(mark ? [words('cqb-means-mark', { mark })] : []),
  ];
}
