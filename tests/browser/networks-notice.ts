import type { Page } from '@playwright/test';
import { parseSettings } from '../../packages/daymark/src/settings/settings.ts';
import settings from '../fixtures/networks/site.config.ts';

const { consent } = parseSettings(settings, 'tests/fixtures/networks/site.config.ts');

/** Returns locators for the consent prompt and its buttons. */
export function noticeOf(page: Page) {
  const notice = page.getByRole('dialog', { name: consent.title });
  return {
    notice,
    accept: notice.getByRole('button', { name: consent.acceptLabel }),
    refuse: notice.getByRole('button', { name: consent.refuseLabel }),
  };
}

/** Whether a URL is that of the code or the texts of the consent prompt. */
export const isOfNotice = (url: string) => /\/notice\.|\/question\.json/.test(url);

/** Delays the response with the consent prompt's texts. @returns a function that releases it */
export async function delayNotice(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/question.json', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Enables Global Privacy Control for everything that the page loads after this call. */
export const refuseByBrowser = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
