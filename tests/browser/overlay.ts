import type { Page } from '@playwright/test';

/** What the overlay of `?ads=debug` says of each displayed slot: values by name. */
export const overlayOf = (page: Page): Promise<Record<string, string>[]> =>
  page.locator('dl:visible').evaluateAll((lists) =>
    lists.map((list) => {
      const names = [...list.querySelectorAll('dt')].map(({ textContent }) => textContent ?? '');
      const values = [...list.querySelectorAll('dd')].map(({ textContent }) => textContent ?? '');
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    }),
  );

/** The texts of all scripts of a page, in it and in files, that name the overlay. */
export async function startsOfOverlay(page: Page): Promise<string[]> {
  const scripts = await page.locator('script').evaluateAll((elements) =>
    Promise.all(
      elements.map(async (script) => {
        const address = script.getAttribute('src');
        return address === null ? script.textContent : (await fetch(address)).text();
      }),
    ),
  );
  return scripts.filter((text) => text.includes('overlay.browser'));
}
