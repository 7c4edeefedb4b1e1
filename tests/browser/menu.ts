import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns locators and checks for the menu that the header has on narrow screens. */
export function menuOf(page: Page) {
  const toggle = page.getByRole('button', { name: 'Menu' });
  const list = page.getByRole('navigation', { name: 'Menu' });
  return {
    toggle,
    list,
    link: (name: string) => list.getByRole('link', { name, exact: true }),
    async isSeenOpen() {
      await expect(list).toBeVisible();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    },
    async isSeenClosed() {
      await expect(list).toBeHidden();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    },
  };
}

/**
 * Records whether the menu is open when the visitor leaves a page, because the back/forward cache
 * restores that state.
 * @returns a function that returns whether a menu was open when the last page was left
 */
export async function recordLeaving(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      const isOpen = document.querySelector('nav:popover-open') !== null;
      sessionStorage.setItem('left', isOpen ? 'open' : 'closed');
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem('left') === 'open');
}
