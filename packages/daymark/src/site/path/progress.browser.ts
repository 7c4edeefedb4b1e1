import type { NOTEBOOK_KEY } from '../../browser/notebook/keys.ts';
import storage from '../../browser/notebook/storage.ts?lazy';

/* The script of each page that shows the path. It marks the steps that are done in this browser. */

/** A copy, not an import, so that the page's first script loads no other file. */
const KEY: typeof NOTEBOOK_KEY = 'notebook';
const DONE = /, done$/;
const marks = [...document.querySelectorAll<HTMLElement>('[data-step]')];
const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const unwatched = new AbortController();
const { signal } = unwatched;

/** Shows the progress. Fetches more code only if a notebook is stored or a mark is shown. */
async function showProgress(): Promise<void> {
  if (!isAnythingKept() && !marks.some(({ dataset }) => dataset.done)) return;
  const { readNotebook, watchNotebook }: typeof import('../../browser/notebook/storage.ts') =
    await import(/* @vite-ignore */ storage);
  const show = () => {
    const { done } = readNotebook().notebook;
    for (const mark of marks) markStep(mark, (mark.dataset.step ?? '') in done);
    if (begin) goOn(begin);
  };
  // Another call has finished while the code was loading.
  if (signal.aborted) return;
  unwatched.abort();
  watchNotebook(show);
  show();
}

function markStep(mark: HTMLElement, isDone: boolean): void {
  if (isDone) mark.dataset.done = 'true';
  else delete mark.dataset.done;
  const words = mark.querySelector<HTMLElement>('[data-done-words]');
  if (words) words.hidden = !isDone;
  const named = mark.querySelector('[aria-label]');
  const name = named?.getAttribute('aria-label')?.replace(DONE, '');
  named?.setAttribute('aria-label', isDone ? `${name}, done` : `${name}`);
}

/** Points the link to the first step that is not done, or to step 1 if all are done. */
function goOn(link: HTMLAnchorElement): void {
  const next = marks.find(({ dataset }) => !dataset.done);
  const isBegun = marks.some(({ dataset }) => dataset.done);
  const target = next ?? marks[0];
  link.href = target?.querySelector('a')?.href ?? link.href;
  if (!isBegun) link.textContent = 'Begin with step 1';
  else if (next) link.textContent = `Go on with step ${marks.indexOf(next) + 1}`;
  else link.textContent = 'Walk it again from step 1';
}

function isAnythingKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

addEventListener('storage', showProgress, { signal });
// Fires whenever the page is shown, also from the back/forward cache.
addEventListener('pageshow', showProgress, { signal });
// Fires when the visitor opens a prerendered page.
document.addEventListener('prerenderingchange', showProgress, { signal });
showProgress();
