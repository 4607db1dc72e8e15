// The table server over HTTP. What it refuses comes as a Refusal, in words.
import { say } from '../i18n/speech.svelte';
import { HERE } from '../here/mode';
import { newKey } from './keys';
import type { Problem, Sent, Words } from './schema';

export class Refusal extends Error {
  constructor(
    readonly words: Words,
    readonly status = 0,
    readonly wait = 0, // seconds before it makes sense to ask again
  ) {
    super(say(words));
  }
}

export class Unreachable extends Refusal {
  constructor() {
    super({ key: 'web-unreachable', args: {} });
  }
}

/** Why something did not work: a refusal in its own words, a mistake of ours as such. */
export function reason(error: unknown): string {
  return say(error instanceof Refusal ? error.words : { key: 'web-mistake', args: {} });
}

async function call<T>(
  method: string,
  path: string,
  body?: BodyInit,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<T> {
  let answer: Response;
  try {
    answer = HERE
      ? await answeredHere(method, path, body, headers)
      : await fetch(path, { method, body, signal, headers });
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
  const wait = Number(answer.headers.get('Retry-After')) || 0;
  throw new Refusal(await why(answer), answer.status, wait);
}

/** By the page itself, which then is its own server. */
async function answeredHere(
  method: string,
  path: string,
  body: BodyInit | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  const { call: ask } = await import('../here/host');
  const text = body === undefined ? '' : await new Response(body).text();
  const found = await ask(method, path, text, headers['Idempotency-Key'] ?? null);
  return new Response(found.body, {
    status: found.status,
    headers: { 'Content-Type': found.type },
  });
}

async function why(answer: Response): Promise<Words> {
  try {
    const { error }: Partial<Problem> = await answer.json();
    if (error) return error;
  } catch {
    // not from our server: a proxy between us, perhaps
  }
  return { key: 'web-answered', args: { status: answer.status } };
}

const JSON_BODY = { 'Content-Type': 'application/json' };
let unanswered: { what: string; key: string } | null = null;

/** What the server takes at a path, and what it answers. */
type Operation<Method, Path, Each = Sent> = Each extends { method: Method; path: infer Place }
  ? Path extends Place
    ? Each
    : never
  : never;
type Path<Method> = Extract<Sent, { method: Method }>['path'];
type Body<Method, Path> = Operation<Method, Path>['body'];
type Answer<Method, Path> = Operation<Method, Path>['answer'];
/** A body may be left out where nothing in it is needed. */
type Given<Body> = object extends Body ? [body?: Body] : [body: Body];

/** Have something done; if nobody answered, the next attempt has the same key, and it is done once. */
export async function post<P extends Path<'POST'>>(
  path: P,
  ...[body]: Given<Body<'POST', P>>
): Promise<Awaited<Answer<'POST', P>>> {
  const text = JSON.stringify(body ?? {});
  const what = `${path} ${text}`;
  const key = unanswered?.what === what ? unanswered.key : newKey();
  const sent = (unanswered = { what, key });
  try {
    const headers = { ...JSON_BODY, 'Idempotency-Key': key };
    const answer = await call<Answer<'POST', P>>('POST', path, text, headers);
    if (unanswered === sent) unanswered = null;
    return answer;
  } catch (error) {
    const answered = error instanceof Refusal && error.status > 0 && error.status < 500;
    if (answered && unanswered === sent) unanswered = null;
    throw error;
  }
}

const ahead = new Map<string, Promise<unknown>>();
const FRESH = 5000; // milliseconds

/** Ask for what a page that is being loaded will ask for: it is given this answer. */
export function askAhead(path: string): void {
  answerAhead(path, call('GET', path));
}

/** What somebody will ask for next is known already. */
export function answerAhead(path: string, answer: unknown): void {
  const coming = Promise.resolve(answer);
  coming.catch(() => {}); // whoever asks is told
  ahead.set(path, coming);
  setTimeout(() => ahead.get(path) === coming && ahead.delete(path), FRESH);
}

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  const coming = ahead.get(path) as Promise<T> | undefined;
  ahead.delete(path);
  return coming ?? call<T>('GET', path, undefined, {}, signal);
}
/** In advance: the server answers only as far as that leaves enough for what is asked for next. */
export const prefetch = (path: string) => call('GET', path, undefined, { Purpose: 'prefetch' });
export const patch = <P extends Path<'PATCH'>>(path: P, body: Body<'PATCH', P>) =>
  call<Answer<'PATCH', P>>('PATCH', path, JSON.stringify(body), JSON_BODY);
export const remove = <T>(path: string) => call<T>('DELETE', path);
/** A file as it is, not as JSON. */
export const send = <T>(path: string, file: BodyInit) => call<T>('POST', path, file);
