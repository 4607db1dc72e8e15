// What was found out about moves, in the order of the figures that are shown, those that are as good
// as each other together; and why the best is the best.
import type { Weighed, Words } from '../../api/schema';

const TRIED = 10; // a move is shown if it was tried a tenth as often as the most tried one, at least
const CLEAR = 2; // points of a hundred by which a chance to win is clearly better
const LEVEL = 0.5; // points of the game by which moves are as good as each other

const percent = ({ win }: Weighed) => Math.round(100 * (win ?? 0));
const ahead = (one: Weighed, other: Weighed) => (one.lead ?? 0) - (other.lead ?? 0);
const level = (one: Weighed, other: Weighed) =>
  percent(one) === percent(other) && ahead(one, other) < LEVEL;

/** The groups, the best first. */
export function ranked(hints: readonly Weighed[]): Weighed[][] {
  const enough = Math.max(...hints.map(({ visits }) => visits)) / TRIED;
  const known = hints.filter(({ win, visits }) => win !== null && visits >= enough);
  const order = [...known].sort(
    (a, b) => percent(b) - percent(a) || ahead(b, a) || b.visits - a.visits,
  );
  const groups: Weighed[][] = [];
  for (const each of order) {
    const group = groups.at(-1);
    if (group && level(group[0]!, each)) group.push(each);
    else groups.push([each]);
  }
  return groups.length ? groups : hints.slice(0, 1).map((each) => [each]);
}

/** Why the best is the best, by what the search has found. */
export function reasonFor([best, next]: Weighed[][]): Words {
  const [first] = best!;
  if (!next) return { key: best!.length > 1 ? 'hint-equal' : 'hint-far', args: {} };
  const [second] = next;
  if (percent(first!) - percent(second!) >= CLEAR)
    return { key: 'hint-chance', args: { percent: percent(first!), next: percent(second!) } };
  const points = Math.round(ahead(first!, second!));
  return points > 0 ? { key: 'hint-lead', args: { points } } : { key: 'hint-close', args: {} };
}
