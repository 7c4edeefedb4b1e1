import type { NOTEBOOK_KEY } from '../notebook/keys.ts';
import storage from '../notebook/storage.ts?late';

/* The script of every page that shows the path: marks the steps that are done in this browser. */

/** A copy, so that the first script of a page asks for no other file. */
const KEY: typeof NOTEBOOK_KEY = 'notebook';
const DONE = /, done$/;
const marks = [...document.querySelectorAll<HTMLElement>('[data-step]')];
const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const unwatched = new AbortController();
const { signal } = unwatched;

/** Where nothing was ever kept, nothing more is fetched. */
async function showProgress(): Promise<void> {
  if (!isAnythingKept() && !marks.some(({ dataset }) => dataset.done)) return;
  const { readNotebook, watchNotebook }: typeof import('../notebook/storage.ts') = await import(
    /* @vite-ignore */ storage
  );
  const show = () => {
    const { done } = readNotebook().notebook;
    for (const mark of marks) markStep(mark, (mark.dataset.step ?? '') in done);
    if (begin) goOn(begin);
  };
  // Asked more than once before the code was there.
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

/** Leads to the first step that is not done, to the first of all when all are. */
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
// Comes with every showing of the page, also from the history.
addEventListener('pageshow', showProgress, { signal });
// A page that was rendered ahead is opened.
document.addEventListener('prerenderingchange', showProgress, { signal });
showProgress();
