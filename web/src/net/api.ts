// The table server over HTTP. What it refuses comes as a Refusal, in words.
import { say } from '../words/speech.svelte';
import type { Words } from './schema';

export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status = 0,
  ) {
    super(say(words));
  }
}

export class Unreachable extends Refusal {
  constructor() {
    super({ key: 'web-unreachable', args: {} });
  }
}

async function call<T>(
  method: string,
  path: string,
  body?: BodyInit,
  json = true,
  signal?: AbortSignal,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      body,
      signal,
      headers: body !== undefined && json ? { 'Content-Type': 'application/json' } : {},
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) {
    const text = await answer.text();
    return (
      answer.headers.get('Content-Type')?.startsWith('application/json') && text
        ? JSON.parse(text)
        : text
    ) as T;
  }
  throw new Refusal(await why(answer), answer.status);
}

async function why(answer: Response): Promise<Words> {
  try {
    const { error } = (await answer.json()) as { error?: Words };
    if (error) return error;
  } catch {
    // not from our server: a proxy between us, perhaps
  }
  return { key: 'web-answered', args: { status: answer.status } };
}

export const get = <T>(path: string, signal?: AbortSignal) =>
  call<T>('GET', path, undefined, true, signal);
export const post = <T>(path: string, body: unknown = {}) =>
  call<T>('POST', path, JSON.stringify(body));
export const patch = <T>(path: string, body: unknown) =>
  call<T>('PATCH', path, JSON.stringify(body));
export const remove = <T>(path: string) => call<T>('DELETE', path);
/** A file as it is, not as JSON. */
export const send = <T>(path: string, file: BodyInit) => call<T>('POST', path, file, false);
