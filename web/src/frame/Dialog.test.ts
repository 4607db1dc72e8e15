import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Dialog from './Dialog.svelte';

test('whoever opened a dialog has the focus again when it is gone', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(Dialog, { title: 'Sure?', close: () => {} });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sure?' });
  expect(dialog.open).toBe(true);
  opener.blur(); // browsers move the focus inside
  unmount();
  expect(document.activeElement).toBe(opener);
});
