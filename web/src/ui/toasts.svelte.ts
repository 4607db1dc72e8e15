// Notes in passing, and what went wrong.
import { Refusal, reason } from '../api/http';

const SHOWN = 5000; // milliseconds

/** Something to be done about it; such a note stays until it is answered. */
interface Offer {
  name: string;
  act: () => void;
}

export const toasts = $state<{ n: number; text: string; offer?: Offer }[]>([]);
let count = 0;

export function toast(text: string, offer?: Offer): void {
  const n = (count += 1);
  toasts.push({ n, text, offer });
  if (!offer) setTimeout(() => dismiss(n), SHOWN);
}

export function dismiss(n: number): void {
  const place = toasts.findIndex((each) => each.n === n);
  if (place >= 0) toasts.splice(place, 1);
}

/** Notes to somebody who has gone are taken away; what is offered is for everybody. */
export function clear(): void {
  toasts.splice(0, toasts.length, ...toasts.filter(({ offer }) => offer));
}

/** For a catch: refusals in their own words, mistakes of ours as such. */
export function complain(error: unknown): void {
  if (!(error instanceof Refusal)) console.error(error);
  toast(reason(error));
}
