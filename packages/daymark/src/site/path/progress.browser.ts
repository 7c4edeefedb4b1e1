import * as wording from '#words';
import { NOTEBOOK_KEY } from '../../browser/notebook/keys.ts';
import storage from '../../browser/notebook/storage.ts?lazy';

/* The script of pages that show the path. It marks the steps that are done in this browser. */

const marks = [...document.querySelectorAll<HTMLElement>('[data-step]')];
const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const unwatched = new AbortController();
const { signal } = unwatched;

/** Shows the progress. Loads the code for it only if a notebook is stored or marks are shown. */
async function showProgress(): Promise<void> {
  if (!isAnythingKept() && !marks.some(({ dataset }) => dataset.done)) return;
  const { readNotebook, watchNotebook }: typeof import('../../browser/notebook/storage.ts') =
    await import(/* @vite-ignore */ storage);
  const show = () => {
    const { done } = readNotebook().notebook;
    for (const mark of marks) markStep(mark, (mark.dataset.step ?? '') in done);
    if (begin) goOn(begin);
  };
  // Returns if another call has finished while the code was loading.
  if (signal.aborted) return;
  unwatched.abort();
  watchNotebook(show);
  show();
}

function markStep(mark: HTMLElement, isDone: boolean): void {
  if (isDone === 'done' in mark.dataset) return;
  if (isDone) mark.dataset.done = 'true';
  else delete mark.dataset.done;
  const words = mark.querySelector<HTMLElement>('[data-done-words]');
  if (words) words.hidden = !isDone;
  const named = mark.querySelector('[aria-label]');
  const label = named?.getAttribute('aria-label') ?? '';
  const name = isDone ? label + wording.doneMark : label.slice(0, -wording.doneMark.length);
  named?.setAttribute('aria-label', name);
}

/** Points the link to the first step that is not done, or to step 1 if all are done. */
function goOn(link: HTMLAnchorElement): void {
  const next = marks.find(({ dataset }) => !dataset.done);
  const isBegun = marks.some(({ dataset }) => dataset.done);
  const target = next ?? marks[0];
  link.href = target?.querySelector('a')?.href ?? link.href;
  if (!isBegun) link.textContent = wording.beginPath;
  else if (next) link.textContent = wording.goOnWithStep(marks.indexOf(next) + 1);
  else link.textContent = wording.walkPathAgain;
}

function isAnythingKept(): boolean {
  try {
    return localStorage.getItem(NOTEBOOK_KEY) !== null;
  } catch {
    return false;
  }
}

addEventListener('storage', showProgress, { signal });
// `pageshow` fires whenever the page is shown, also from the back/forward cache.
addEventListener('pageshow', showProgress, { signal });
// `prerenderingchange` fires when the visitor opens a prerendered page.
document.addEventListener('prerenderingchange', showProgress, { signal });
showProgress();
