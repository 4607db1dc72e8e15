// The page's side of the service worker: starts it, and tells of new versions.
import { HERE } from '../../here/mode';
import { toast } from '../../ui/toasts.svelte';
import { language, t } from '../../i18n/speech.svelte';
import { everything } from '../../rules/address';

const PAUSE = 4000; // milliseconds in which a page has the connection for itself
let registering = Promise.resolve<ServiceWorkerRegistration | null>(null);

/** Begin, in a built client; browsers have no service workers without https or localhost. */
export async function standBy(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  registering = new Promise((later) => setTimeout(later, PAUSE)).then(
    () => navigator.serviceWorker.register('./sw.js').catch(() => null), // storage is forbidden
  );
  let reloading = false;
  const reload = (worker: ServiceWorker) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (!reloading) location.reload();
      reloading = true;
    });
    worker.postMessage('take over');
  };
  const offer = async (worker: ServiceWorker) => {
    // a page that came fresh from the server is of that version already
    if (await isOurs(worker)) worker.postMessage('take over');
    else toast(t('web-new-version'), { name: t('web-reload'), act: () => reload(worker) });
  };
  const registration = await registering;
  if (!registration) return;
  if (registration.waiting) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void offer(worker);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
  if (HERE || !(await controlled())) return;
  for (const each of everything(language())) await fetch(each).catch(() => {});
}

/** Whether this very page belongs to the version of a worker. */
function isOurs(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]');
  return ask(worker, { has: new URL(entry!.src).pathname });
}

function ask<T>(worker: ServiceWorker, message: unknown): Promise<T> {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data as T);
    worker.postMessage(message, [port2]);
  });
}

/** Resolves when what the page asks for goes through the worker and can be kept, or never will. */
export async function controlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) return true;
  if (!(await registering)) return false;
  await serviceWorker.ready;
  if (!serviceWorker.controller) {
    await new Promise((done) =>
      serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  }
  return true;
}

/** A file that tables in the page need. */
export interface Large {
  file: string;
  bytes: number;
  kept: boolean;
}

/** All of these; none where nothing can be kept. */
export async function large(): Promise<Large[]> {
  return (await controlled()) ? ask(navigator.serviceWorker.controller!, 'large') : [];
}

/** Have one of them at hand for good; the key of the words that say why not, if it cannot be. */
export const keep = (file: string): Promise<string> =>
  ask(navigator.serviceWorker.controller!, { keep: file });
