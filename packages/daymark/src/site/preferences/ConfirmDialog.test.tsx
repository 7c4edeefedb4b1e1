// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './section.tsx';

afterEach(cleanup);

function ask() {
  const close = vi.fn();
  const confirmation = { what: 'notes', act: vi.fn(), from: document.createElement('button') };
  render(<ConfirmDialog confirmation={confirmation} close={close} onErased={vi.fn()} />);
  return { close, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

test('closing the confirmation dialog ends the confirmation', () => {
  const { close, dialog } = ask();
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(close).toHaveBeenCalledOnce();
});

test('a confirmation that is requested while the dialog closes is shown', () => {
  const { close, dialog } = ask();
  expect(dialog.open).toBe(true);
  fireEvent(dialog, new Event('close'));
  expect(close).not.toHaveBeenCalled();
});
