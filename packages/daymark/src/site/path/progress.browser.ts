import * as wording from '#words';
import storage from '../../browser/notebook/storage.ts?lazy';
import { NOTEBOOK_KEY, readStored, watchStored } from '../../browser/stored-values.ts';

/* The script of pages that show the path: marks the steps that are done in this browser. */

const marks = [...document.querySelectorAll<HTMLElement>('[data-step]')];
const begin = document.querySelector<HTMLAnchorElement>('[data-begin]');
const unwatched = new AbortController();
const { signal } = unwatched;

/** Shows the progress. Loads the code for marks only if a notebook is stored or marks are shown. */
async function showProgress(): Promise<void> {
  if (readStored(NOTEBOOK_KEY) === null && !marks.some(isDone)) return;
  const { readNotebook, watchNotebook }: typeof import('../../browser/notebook/storage.ts') =
    await import(/* @vite-ignore */ storage);
  const show = () => {
    const { done } = readNotebook().notebook;
    for (const mark of marks) markStep(mark, (mark.dataset.step ?? '') in done);
    const isBegun = marks.some(isDone);
    const next = isBegun ? marks.find((mark) => !isDone(mark)) : undefined;
    for (const mark of marks) markNext(mark, mark === next);
    if (begin) goOn(begin, isBegun, next);
  };
  // Returns if another call has finished while the code was loading.
  if (signal.aborted) return;
  unwatched.abort();
  watchNotebook(show);
  show();
}

const isDone = ({ dataset }: HTMLElement) => dataset.done !== undefined;

/** Marks a step as done or not done, also in the label that screen readers say. */
function markStep(mark: HTMLElement, isNowDone: boolean): void {
  if (isNowDone === isDone(mark)) return;
  if (isNowDone) mark.dataset.done = 'true';
  else delete mark.dataset.done;
  const words = mark.querySelector<HTMLElement>('[data-done-words]');
  // Only the script inserts the words: browsers without CSS would also show hidden words.
  if (words) words.textContent = (isNowDone && words.dataset.doneWords) || '';
  const named = mark.querySelector('[aria-label]');
  const label = named?.getAttribute('aria-label') ?? '';
  const name = isNowDone ? label + wording.doneMark : label.slice(0, -wording.doneMark.length);
  named?.setAttribute('aria-label', name);
}

/** Marks the step that comes next. On the page of a step, its own link stays the current one. */
function markNext(mark: HTMLElement, isNext: boolean): void {
  mark.toggleAttribute('data-next', isNext);
  const link = mark.querySelector('a:not([aria-current="page"])');
  if (isNext) link?.setAttribute('aria-current', 'step');
  else link?.removeAttribute('aria-current');
}

/** Points the link to the step that comes next, or to step 1 before the first and after the last. */
function goOn(link: HTMLAnchorElement, isBegun: boolean, next: HTMLElement | undefined): void {
  link.href = (next ?? marks[0])?.querySelector('a')?.href ?? link.href;
  if (!isBegun) link.textContent = wording.beginPath;
  else if (next) link.textContent = wording.goOnWithStep(marks.indexOf(next) + 1);
  else link.textContent = wording.walkPathAgain;
}

watchStored(NOTEBOOK_KEY, showProgress, { signal });
showProgress();
