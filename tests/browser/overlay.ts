import type { Page } from '@playwright/test';

/** Returns the values that the debug overlay shows for each displayed ad slot, by name. */
export const overlayOf = (page: Page): Promise<Record<string, string>[]> =>
  page.locator('dl:visible').evaluateAll((lists) =>
    lists.map((list) => {
      const names = [...list.querySelectorAll('dt')].map(({ textContent }) => textContent ?? '');
      const values = [...list.querySelectorAll('dd')].map(({ textContent }) => textContent ?? '');
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
    }),
  );

/** Returns the text of those scripts of a page that contain the name of the overlay's file. */
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
