// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { markDone, markNotDone } from '../../browser/notebook/changes.ts';
import { changeNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY } from '../../browser/stored-values.ts';

const now = '2026-07-01T08:00:00.000Z';
const row = (slug: string) =>
  `<li data-step="${slug}"><a href="/path/${slug}">x</a><span data-done-words=" · Done"></span></li>`;
const begin = () => document.querySelector('a[data-begin]');
const isShownDone = () =>
  [...document.querySelectorAll('[data-done-words]')].map(
    (words) => words.textContent === ' · Done',
  );

/** Renders the path and runs the page's script. */
async function show(rows = row('a') + row('b')): Promise<void> {
  document.body.innerHTML = `<a data-begin href="/path/a">Begin with step 1</a><ol>${rows}</ol>`;
  vi.resetModules();
  await import('./progress.browser.ts');
  await vi.dynamicImportSettled();
}

describe('progress on the path', () => {
  beforeEach(() => localStorage.clear());

  it('is empty if nothing is stored', async () => {
    await show();
    expect(isShownDone()).toEqual([false, false]);
    expect(begin()?.textContent).toBe('Begin with step 1');
  });

  it('is shown, and the link points to the next step', async () => {
    await changeNotebook(markDone('a', now));
    await show();
    expect(isShownDone()).toEqual([true, false]);
    expect(begin()?.textContent).toBe('Continue with step 2');
    expect(new URL(begin()?.getAttribute('href') ?? '', 'http://site').pathname).toBe('/path/b');
  });

  it('marks the step that comes next, once a step is done', async () => {
    const next = () => document.querySelector<HTMLElement>('[data-next]')?.dataset.step;
    const current = () => document.querySelector('[aria-current="step"]')?.getAttribute('href');
    await show();
    expect(next()).toBeUndefined();
    await changeNotebook(markDone('a', now));
    await show();
    expect(next()).toBe('b');
    expect(current()).toBe('/path/b');
    await changeNotebook(markDone('b', now));
    await show();
    expect(next()).toBeUndefined();
    expect(current()).toBeUndefined();
  });

  it('makes the link point to step 1 again when all steps are done', async () => {
    await changeNotebook((notebook) => markDone('b', now)(markDone('a', now)(notebook)));
    await show();
    expect(begin()?.textContent).toBe('Start again with step 1');
    expect(new URL(begin()?.getAttribute('href') ?? '', 'http://site').pathname).toBe('/path/a');
  });

  it('is updated when the visitor opens a prerendered page', async () => {
    await show();
    const marked = exampleNotebook({ done: { a: now } });
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(marked));
    document.dispatchEvent(new Event('prerenderingchange'));
    await vi.dynamicImportSettled();
    expect(isShownDone()).toEqual([true, false]);
  });

  it('is updated when the page returns from the back/forward cache', async () => {
    await show();
    const marked = exampleNotebook({ done: { a: now } });
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(marked));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.dynamicImportSettled();
    expect(isShownDone()).toEqual([true, false]);
  });

  it('is watched only once, even if several events arrive before the code has loaded', async () => {
    await show();
    const listen = vi.spyOn(window, 'addEventListener');
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(exampleNotebook()));
    for (const name of ['pageshow', 'storage', 'pageshow'])
      window.dispatchEvent(
        Object.assign(new Event(name), { persisted: true, key: null, newValue: null }),
      );
    await vi.dynamicImportSettled();
    expect(listen.mock.calls.map(([name]) => name)).toEqual(['storage', 'pageshow']);
    listen.mockRestore();
  });

  it('is part of the accessible name of a step number', async () => {
    await changeNotebook(markDone('a', now));
    await show('<li data-step="a"><a href="/path/a" aria-label="Step 1: A">1</a></li>');
    const name = () => document.querySelector('[aria-label]')?.getAttribute('aria-label');
    expect(name()).toBe('Step 1: A, done');
    await changeNotebook(markNotDone('a'));
    expect(name()).toBe('Step 1: A');
  });

  it('is updated for every mark that is made while the page is open, including the first', async () => {
    await show();
    await changeNotebook(markDone('a', now));
    await vi.dynamicImportSettled();
    expect(isShownDone()).toEqual([true, false]);
    await changeNotebook(markNotDone('a'));
    expect(isShownDone()).toEqual([false, false]);
  });
});
