// Who sits in front of this browser. A name is enough; the server keeps a cookie.
import { t } from '../words/speech.svelte';
import { get, patch, post } from './api';
import { line } from './line.svelte';
import type { Me } from './schema';

export const guest = $state<{ me: Me | null }>({ me: null });

/** Look who it is, without becoming anybody. */
export async function recognise(): Promise<void> {
  guest.me = (await get<Me | null | ''>('/api/me')) || null;
}

/** Somebody to play as: the guest there is, or a new one with a name to be changed at any time. */
export async function someone(): Promise<Me> {
  if (!guest.me) await recognise();
  if (!guest.me) {
    const number = 100 + Math.floor(Math.random() * 900);
    guest.me = await post<Me>('/api/guests', {
      name: t('web-guest-name', { number: String(number) }),
    });
    line.renew();
  }
  return guest.me;
}

export async function rename(name: string): Promise<void> {
  await someone();
  guest.me = await patch<Me>('/api/me', { name });
}
