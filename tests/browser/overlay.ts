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
