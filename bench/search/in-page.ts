import type { CDPSession, Page } from '@playwright/test';

const PLAIN_REQUESTS = 20;

/**
 * Counts the transferred bytes of the search index, and the bytes of all other files (`interface`).
 */
export async function countBytes(session: CDPSession) {
  const moved = { index: 0, interface: 0 };
  const addresses = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isIndex = addresses.get(requestId)?.includes('/pagefind/');
    moved[isIndex ? 'index' : 'interface'] += encodedDataLength;
  });
  return moved;
}

/** Returns the milliseconds from the submission of a search to its results on the page. */
export function search(page: Page, words: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const field = document.querySelector<HTMLInputElement>('#search');
    const status = document.querySelector('.search-status');
    if (!field || !status) throw new Error('The page has no search field or no status.');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(field, wanted);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    const begun = performance.now();
    field.form?.requestSubmit();
    while (!status.textContent?.includes(`for “${wanted}”`)) {
      if (status.textContent?.includes('could not')) throw new Error(status.textContent);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - begun;
  }, words);
}

/** Requests a file repeatedly, without a search. Returns the milliseconds of each request. */
export async function plainRequests(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < PLAIN_REQUESTS; count++)
    times.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        await (await fetch('/pages.json', { cache: 'no-store' })).json();
        return performance.now() - begun;
      }),
    );
  return times;
}

/**
 * Returns the milliseconds from the beginning of the first search, which is a pause in typing, to
 * its results on the page. Must be called before the first letter is typed.
 */
export function firstSearch(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const island = document.querySelector('#search')?.closest('astro-island');
        if (!island) throw new Error('The page has no search.');
        let begun: number | undefined;
        const observer = new MutationObserver(() => {
          if (island.querySelector('.search-status')?.textContent) begun ??= performance.now();
          if (begun === undefined || !island.querySelector('.search-result')) return;
          observer.disconnect();
          resolve(performance.now() - begun);
        });
        observer.observe(island, { childList: true, subtree: true, characterData: true });
      }),
  );
}

/**
 * Switches on a year of older articles, or all years. Returns the milliseconds until the page shows
 * the results.
 */
export function searchYears(page: Page, name: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.search-year')];
    const button = buttons.find(({ textContent }) => textContent === wanted);
    const status = document.querySelector('.search-status');
    if (!button || !status) throw new Error(`The page has no button ${wanted}, or no status.`);
    const begun = performance.now();
    button.click();
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (!status.textContent?.includes('results for'));
    return performance.now() - begun;
  }, name);
}
