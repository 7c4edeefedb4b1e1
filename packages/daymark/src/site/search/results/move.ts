import type { KeyboardEvent } from 'react';

/** Moves the focus with the arrow keys: from the field through the results and back. */
export function moveAmongResults(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[here + step];
  if (here === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
