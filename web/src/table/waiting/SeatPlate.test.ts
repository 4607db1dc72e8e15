import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Sitting } from '../sitting.svelte';
import { guest } from '../../api/guest.svelte';
import type { SeatInfo } from '../../api/schema';
import { speak } from '../../i18n/speech.svelte';
import SeatPlate from './SeatPlate.svelte';

const EMPTY = { name: '', guest: null, bot: null, invited: null, invitee: null, ready: false };
const ADA = { ...EMPTY, name: 'Ada', guest: 'ada', ready: true };
const BEA = { ...EMPTY, name: 'Bea', guest: 'bea' };

function offered(seats: object[], number: number): string[] {
  cleanup();
  const sitting = { id: 't', seats: seats as SeatInfo[], update: { plan: { owner: 'ada' } } };
  render(SeatPlate, {
    sitting: sitting as unknown as Sitting,
    number,
    levels: ['novice', 'casual'],
    sides: [],
    act: () => {},
  });
  return screen.queryAllByRole('button').map((button) => button.textContent);
}

const come = (id: string | null) =>
  (guest.me = id === null ? null : { id, name: id, handle: null, scopes: [] });

beforeAll(async () => {
  await speak('en');
});
beforeEach(() => come(null));

it('offers a free seat to whoever has none', () => {
  come('bea');
  expect(offered([ADA, EMPTY], 1)).toEqual(['Sit here']);
});

it('offers nothing to somebody who is nobody yet, or for whom the seat is not kept', () => {
  expect(offered([ADA, EMPTY], 1)).toEqual([]);
  come('bea');
  expect(offered([ADA, { ...EMPTY, invited: 'Cai', invitee: 'cai' }], 1)).toEqual([]);
});

it('offers a kept seat to whom it is kept for, whatever they are called now, and to no namesake', () => {
  const kept = [ADA, { ...EMPTY, invited: 'Cai', invitee: 'cai' }];
  guest.me = { id: 'cai', name: 'Kay', handle: 'cai', scopes: [] };
  expect(offered(kept, 1)).toEqual(['Sit here']);
  guest.me = { id: 'bea', name: 'Cai', handle: null, scopes: [] };
  expect(offered(kept, 1)).toEqual([]);
});

it('lets the owner seat a bot', () => {
  come('ada');
  expect(offered([ADA, EMPTY], 1)).toEqual(['A bot here']);
});

it('lets the owner free a seat, but not of somebody who is ready', () => {
  come('ada');
  expect(offered([ADA, BEA], 1)).toEqual(['Free the seat']);
  expect(offered([ADA, { ...BEA, ready: true }], 1)).toEqual([]);
});

it('lets everybody leave their own seat only', () => {
  come('bea');
  expect(offered([ADA, BEA], 1)).toEqual(['Leave the seat']);
  expect(offered([ADA, BEA], 0)).toEqual([]);
});
