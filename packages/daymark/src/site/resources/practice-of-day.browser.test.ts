// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

/** Runs the script on a page with three practices, and returns the texts of those that are shown. */
async function shownOn(date: Date): Promise<(string | null)[]> {
  vi.useFakeTimers({ now: date });
  document.body.innerHTML =
    '<div data-of-day><p data-shown>one</p><p>two</p><p>three</p></div><p>Below.</p>';
  vi.resetModules();
  await import('./practice-of-day.browser.ts');
  const shown = () =>
    [...document.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent);
  expect(shown()).toEqual(['one']);
  await vi.runAllTimersAsync();
  return shown();
}

it('each day has the practice after that of the day before, from midnight to midnight', async () => {
  // 1 January 1970 has the first practice.
  expect(await shownOn(new Date(1970, 0, 1))).toEqual(['one']);
  expect(await shownOn(new Date(1970, 0, 1, 23, 59, 59))).toEqual(['one']);
  expect(await shownOn(new Date(1970, 0, 2))).toEqual(['two']);
  expect(await shownOn(new Date(1970, 0, 3, 12))).toEqual(['three']);
  expect(await shownOn(new Date(1970, 0, 4))).toEqual(['one']);
});
