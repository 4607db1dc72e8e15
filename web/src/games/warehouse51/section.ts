// The paragraph of the rules that applies now.
import type { View } from './view';

const PHASES: Record<string, string> = {
  choosing_first: '1.4',
  dealing: '1.3',
  revealing: '2.1',
  turning_up: '2.1',
  open: '2.2',
  sealed: '3.1',
  paying: '5.12',
  giving: '5.7',
  swapping: '5.8',
  buying_back: '7.2',
  certifying: '7.3',
  neutralising: '7.5',
  over: '8.1',
};

export const section = (view: View | null): string => PHASES[view?.phase ?? ''] ?? '1.1';
