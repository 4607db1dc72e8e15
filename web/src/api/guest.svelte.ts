// Who sits in front of this browser. A name is enough; the server keeps a cookie.
import { forget } from '../shell/storage';
import { t } from '../i18n/speech.svelte';
import { get, patch, post, remove } from './http';
import { line } from './line.svelte';
import type { Me } from './schema';

export const guest = $state<{ me: Me | null }>({ me: null });

/** Look who it is, without becoming anybody. */
export async function recognise(): Promise<void> {
  guest.me = (await get<Me | null | ''>('/api/me')) || null;
}

/** Somebody to play as: the guest there is, or a new one with a name to be changed at any time. */
export async function someone(name = ''): Promise<Me> {
  if (!guest.me) await recognise();
  if (guest.me) return guest.me;
  const number = 100 + Math.floor(Math.random() * 900);
  const called = name.trim() || t('web-guest-name', { number: String(number) });
  return become(await post('/api/guests', { name: called }));
}

export async function rename(name: string): Promise<void> {
  await someone();
  guest.me = await patch('/api/me', { name });
}

/** Choose what to sign in by, elsewhere; a change needs the password of now. */
export async function protect(
  handle: string,
  password: string,
  current: string | null,
): Promise<void> {
  await someone();
  guest.me = await post('/api/me/password', { handle, password, current });
}

export async function signIn(handle: string, password: string): Promise<Me> {
  return become(await post('/api/sessions', { handle, password }));
}

/** Become whoever made this link on another device. */
export async function follow(code: string): Promise<Me> {
  return become(await post(`/api/links/${encodeURIComponent(code)}`));
}

export async function signOut(): Promise<void> {
  await remove('/api/me');
  guest.me = null;
  await forget();
  line.renew();
}

function become(me: Me): Me {
  guest.me = me;
  line.renew(); // the socket belongs to whoever opened it
  return me;
}
