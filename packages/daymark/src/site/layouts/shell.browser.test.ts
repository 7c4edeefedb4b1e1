// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { correctYear, watchSearchKeys } from './shell.browser.ts';

const PAGE = '<a href="/search">Search</a><p tabindex="-1">Text</p>';
const followed = vi.fn((event: Event) => event.preventDefault());

function pageOf(html: string): Document {
  const root = document.implementation.createHTMLDocument();
  root.body.innerHTML = html;
  root.querySelector('a')?.addEventListener('click', followed);
  watchSearchKeys(root);
  return root;
}

function press(root: Document, selector: string, key: string, modifiers: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  root.querySelector(selector)?.dispatchEvent(event);
  return event;
}

describe('the search shortcut', () => {
  beforeEach(() => {
    followed.mockClear();
  });

  it.each([
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('is %s with %j', (key, modifiers) => {
    const { defaultPrevented } = press(pageOf(PAGE), 'p', key, modifiers);
    expect(followed).toHaveBeenCalledOnce();
    expect(defaultPrevented).toBe(true);
  });

  it.each([
    ['k', {}],
    ['/', {}],
    ['/', { ctrlKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['K', { ctrlKey: true, shiftKey: true }],
  ])('is not %s with %j', (key, modifiers) => {
    const { defaultPrevented } = press(pageOf(PAGE), 'p', key, modifiers);
    expect(followed).not.toHaveBeenCalled();
    expect(defaultPrevented).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<div contenteditable><b>x</b></div>'])(
    'has no effect in %s',
    (field) => {
      press(pageOf(PAGE + field), 'input, textarea, b', 'k', { ctrlKey: true });
      expect(followed).not.toHaveBeenCalled();
    },
  );

  it('opens the search page even if a heading has the id "search"', () => {
    press(pageOf(`${PAGE}<h2 id="search">Search</h2>`), 'p', 'k', { ctrlKey: true });
    expect(followed).toHaveBeenCalledOnce();
  });

  it('focuses the search field if the page has one', () => {
    document.body.innerHTML = `${PAGE}<input id="search">`;
    document.querySelector('a')?.addEventListener('click', followed);
    watchSearchKeys(document);
    press(document, 'p', 'k', { ctrlKey: true });
    expect(document.activeElement?.id).toBe('search');
    expect(followed).not.toHaveBeenCalled();
  });
});

it.each([
  ['is the current year after the year of the build', '2027-01-01T12:00', '2027'],
  ['is the year of the build during that year', '2026-12-31T12:00', '2026'],
  ['is the year of the build if the clock is behind it', '1999-01-01T12:00', '2026'],
])('the year of the copyright line %s', (_, now, expected) => {
  const year = document.createElement('span');
  year.textContent = '2026';
  correctYear(year, new Date(now));
  expect(year.textContent).toBe(expected);
});
