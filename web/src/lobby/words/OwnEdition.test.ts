import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Plan } from '../../api/schema';
import { LANGUAGES, learn, speak, type Language } from '../../i18n/speech.svelte';
import OwnEdition from './OwnEdition.svelte';
import TableRow from '../TableRow.svelte';
import { editionOf } from './wording';

const BANK = {
  key: 'differs-is',
  args: { what: { key: 'differs-bank', args: { rank: 'IV' } }, ours: 1, own: 4 },
};
const RIGGED = { own: { nearest: 'standard', differences: [BANK] } };

beforeAll(async () => {
  await speak('en');
  await Promise.all([learn('coin_quest'), learn('warehouse51')]);
});
afterEach(cleanup);

it('says that an edition is somebody’s own, whatever it is called', () => {
  const own = (edition: string) => editionOf({ game: 'coinage', edition, own_edition: true });
  expect(own('own')).toBe('A player’s own edition');
  expect(own('pond')).toBe('A player’s own edition: “pond”');
  expect(own('standard')).toContain('own edition'); // not even what the server would never say
  expect(editionOf({ game: 'coinage', edition: 'standard' })).toBe('Standard');
});

it.each(Object.keys(LANGUAGES) as Language[])(
  'says in %s what differs from ours',
  async (spoken) => {
    await speak(spoken);
    render(OwnEdition, { game: 'coinage', edition: 'own', box: RIGGED });
    const item = await screen.findByText(/IV.*: 4 \(.*: 1\)/);
    expect(item.tagName).toBe('LI');
    await speak('en');
  },
);

it('says nothing of ours', () => {
  render(OwnEdition, { game: 'coinage', edition: 'standard', box: { own: null } });
  expect(screen.queryByTestId('own-edition')).toBeNull();
});

it('is marked in lists', () => {
  const plan = { game: 'coinage', edition: 'pond', own_edition: true } as Plan;
  const props = { plan, title: 'CoinAge', detail: '', children: (() => {}) as never };
  render(TableRow, props);
  expect(screen.getByText('A player’s own edition: “pond”')).toBeTruthy();
});
