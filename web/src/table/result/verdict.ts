// How a game ended, in words: who won and by how much, who shares, who gave up.
import type { OutcomeInfo } from '../../api/schema';
import { listed, t } from '../../i18n/speech.svelte';

export interface Ended {
  outcome: OutcomeInfo;
  seat: number | null; // whose eyes
  name: (seat: number) => string;
}

const winnersOf = ({ places }: OutcomeInfo): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** By how much the only winner is ahead; 0 if points did not decide. */
function lead({ scores, resigned }: OutcomeInfo, winner: number): number {
  const others = scores.filter((_, seat) => seat !== winner && !resigned.includes(seat));
  return others.length ? Math.max(0, scores[winner]! - Math.max(...others)) : 0;
}

export function title({ outcome, seat, name }: Ended): string {
  const winners = winnersOf(outcome);
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) {
    const points = lead(outcome, first);
    if (first === seat) return points ? t('replay-you-win-by', { points }) : t('replay-you-win');
    const who = { name: name(first) };
    return points ? t('replay-wins-by', { ...who, points }) : t('replay-wins', who);
  }
  if (winners.length === outcome.places.length && winners.length === 2) return t('replay-draw');
  const others = winners.filter((each) => each !== seat).map(name);
  if (seat !== null && winners.includes(seat)) {
    return t('replay-you-share', { names: listed(others) });
  }
  return t('replay-shared-by', { names: listed(winners.map(name)) });
}

/** What the title leaves open. */
export function reasons({ outcome, seat, name }: Ended): string[] {
  const { places, scores, resigned } = outcome;
  const said: string[] = [];
  if (resigned.length) said.push(t('replay-resigned', { names: listed(resigned.map(name)) }));
  const [winner, ...more] = winnersOf(outcome);
  const rivals = scores.filter((_, each) => each !== winner && !resigned.includes(each));
  if (winner !== undefined && !more.length && rivals.includes(scores[winner]!)) {
    said.push(t('replay-level'));
  }
  if (seat !== null && places[seat]! > 1) {
    said.push(
      t('replay-your-place', {
        place: places[seat]!,
        seats: places.length,
        score: scores[seat]!,
      }),
    );
  }
  return said;
}
