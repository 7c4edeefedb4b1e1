// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { dropArticle, keepArticle, keepNote } from '../../browser/notebook/changes.ts';
import { changeNotebook } from '../../browser/notebook/storage.ts';

const kept = '2026-07-01T08:00:00.000Z';
const article = (path: string) => ({ path, title: 'A', kept });
const save = (path: string) => changeNotebook(keepArticle(article(path)));
const link = () => document.querySelector<HTMLAnchorElement>('[href="/preferences#reading-list"]');
const button = () => document.querySelector('[data-keep]') as Element;
const SAVE = 'Save to reading list';
const REMOVE = 'Remove from reading list';

/** Opens the page of an article and runs the part of the page's script that shows saved articles. */
async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<header><span><a class="icon-button" href="/search"></a></span></header><button data-keep>Save to reading list</button>';
  vi.resetModules();
  const { watchSaved } = await import('../layouts/choices.browser.ts');
  watchSaved();
  await vi.dynamicImportSettled();
}

beforeEach(() => localStorage.clear());

it('the header has no number of saved articles while there are none, and their code does not load', async () => {
  const text = '"path":"/blog/guide-1"';
  await changeNotebook(keepNote({ step: 'a', prompt: 'Why?', text, kept }));
  await open('/blog/guide-1');
  button().textContent = 'unchanged';
  window.dispatchEvent(new StorageEvent('storage', { key: 'notebook' }));
  await vi.dynamicImportSettled();
  expect(link()).toBeNull();
  expect(button().textContent).toBe('unchanged');
});

it('the header shows the number of saved articles before the search, on this page and in other tabs', async () => {
  await open('/blog/guide-1');
  await save('/blog/guide-1');
  await expect.poll(() => link()?.textContent).toBe('1');
  expect(link()?.getAttribute('aria-label')).toBe('Reading list: 1 article');
  expect(document.querySelector('header span:has([href="/search"])')?.previousSibling).toBe(
    link()?.parentElement,
  );
  await save('/blog/guide-2');
  expect(link()?.textContent).toBe('2');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(link()).toBeNull();
});

it('a number that does not fit into the icon is only in the accessible name of the link', async () => {
  const readingList = Array.from({ length: 100 }, (_, index) => article(`/blog/${index}`));
  await changeNotebook((notebook) => ({ ...notebook, readingList }));
  await open('/');
  expect(link()?.textContent).toBe('…');
  expect(link()?.getAttribute('aria-label')).toBe('Reading list: 100 articles');
});

it('the button of an article shows whether this article is saved', async () => {
  await save('/blog/guide-1');
  await open('/blog/guide-1');
  expect(button().textContent).toBe(REMOVE);
  await open('/blog/guide');
  expect(button().textContent).toBe(SAVE);
  await save('/blog/guide');
  expect(button().textContent).toBe(REMOVE);
  await changeNotebook(dropArticle('/blog/guide'));
  expect(button().textContent).toBe(SAVE);
});

it('a prerendered page is up to date when the visitor opens it', async () => {
  await open('/blog/guide-1');
  localStorage.setItem('notebook', '{"path":"/blog/guide-1"}');
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.poll(() => button().textContent).toBe(REMOVE);
});

it('a page of a browser that blocks storage shows no saved articles', async () => {
  const getItem = vi.fn(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { getItem });
  await open('/blog/guide-1');
  vi.unstubAllGlobals();
  expect(getItem).toHaveBeenCalled();
  expect(link()).toBeNull();
});
