// Copies a link, also where a page without https has no clipboard.
import { t } from '../i18n/speech.svelte';
import { toast } from './toasts.svelte';

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(copyByHand(text) ? done : t('web-copy-yourself', { text }));
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
