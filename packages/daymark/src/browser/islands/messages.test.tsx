// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcement, useMessage } from './messages.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Copier() {
  const [said, say] = useMessage();
  return (
    <>
      <button type="button" onClick={() => say('Copied')}>
        Copy
      </button>
      <p role="status">{said}</p>
    </>
  );
}

test('a message that is said twice replaces its element, so that it is announced twice', () => {
  render(<Copier />);
  const region = screen.getByRole('status');
  expect(region.childNodes).toHaveLength(0);
  fireEvent.click(screen.getByRole('button'));
  const first = region.firstChild;
  expect(region.textContent).toBe('Copied');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Copied');
  expect(region.firstChild).not.toBe(first);
});

test('a text is announced a second after its last change and the last entry, for each entry once, and removed at once', () => {
  const { rerender } = render(<Announcement text="Searching" entered="a" />);
  const region = screen.getByRole('status');
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const announced = () => {
    const node = region.firstChild;
    return node ? { node, text: node.textContent } : undefined;
  };
  pass(900);
  rerender(<Announcement text="22 results" entered="ab" />);
  pass(900);
  rerender(<Announcement text="22 results" entered="abc" />);
  pass(999);
  expect(announced()).toBeUndefined();
  pass(1);
  const first = announced();
  expect(first?.text).toBe('22 results');
  rerender(<Announcement text="22 results" entered="abcd" />);
  pass(999);
  expect(announced()).toEqual(first);
  pass(1);
  expect(announced()?.text).toBe('22 results');
  expect(announced()?.node).not.toBe(first?.node);
  rerender(<Announcement text="" entered="" />);
  expect(announced()).toBeUndefined();
});
