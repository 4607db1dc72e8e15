import { beforeEach, expect, it } from 'vitest';
import { sitter } from './names';
import type { SeatInfo } from '../api/schema';
import { introduce } from './companions';

const ADA = { name: 'Ada', guest: 'ada', bot: null } as SeatInfo;
const BEA = { name: 'Bea', guest: 'bea', bot: null } as SeatInfo;

beforeEach(() => localStorage.clear());

it('calls those who share a screen by the names they gave, at that table only', () => {
  introduce('t1', ['Ada', 'Cai']);
  expect(sitter('t1', [ADA, ADA], 1)).toBe('Cai');
  expect(sitter('t2', [ADA, ADA], 1)).toBe('Ada (2)');
});

it('leaves everybody else the name that they have', () => {
  introduce('t1', ['X', 'Y']);
  expect(sitter('t1', [ADA, BEA], 1)).toBe('Bea');
});
