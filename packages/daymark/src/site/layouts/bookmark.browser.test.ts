// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepArticle, keepNote } from '../../browser/notebook/changes.ts';
import { changeNotebook } from '../../browser/notebook/storage.ts';
import { hintKept } from './bookmark.browser.ts';

const kept = '2026-07-01T08:00:00.000Z';

function bookmark(path: string): HTMLButtonElement {
  const button = document.createElement('button');
  hintKept(button, path);
  return button;
}

beforeEach(() => localStorage.clear());

it('a bookmark button shows whether its article is on the reading list', async () => {
  await changeNotebook(keepArticle({ path: '/blog/guide-1', title: 'Guide 1', kept }));
  expect(bookmark('/blog/guide-1').getAttribute('aria-pressed')).toBe('true');
  expect(bookmark('/blog/guide').getAttribute('aria-pressed')).toBe('false');
});

it('a bookmark button changes when the reading list changes', async () => {
  const button = bookmark('/blog/guide-1');
  await changeNotebook(keepArticle({ path: '/blog/guide-1', title: 'Guide 1', kept }));
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

it('a bookmark button on a prerendered page is up to date when the visitor opens the page', () => {
  const button = bookmark('/blog/guide-1');
  localStorage.setItem('notebook', '{"path":"/blog/guide-1"}');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(button.getAttribute('aria-pressed')).toBe('true');
});

it('a bookmark button ignores a note whose text looks like a reading list entry', async () => {
  const text = '"path":"/blog/guide-1"';
  await changeNotebook(keepNote({ step: 'a', prompt: 'Why?', text, kept }));
  expect(bookmark('/blog/guide-1').getAttribute('aria-pressed')).toBe('false');
});

it('a bookmark button is not pressed if the browser blocks storage', () => {
  const getItem = vi.fn(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { getItem });
  expect(bookmark('/blog/guide-1').getAttribute('aria-pressed')).toBe('false');
  vi.unstubAllGlobals();
  expect(getItem).toHaveBeenCalled();
});
