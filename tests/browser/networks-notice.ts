import type { Page } from '@playwright/test';
import { parseSite } from '../../src/site/settings.ts';
import settings from '../sites/networks/site.config.ts';

const { consent } = parseSite(settings, 'tests/sites/networks/site.config.ts');

/** The question for consent, as a visitor finds it. */
export function noticeOf(page: Page) {
  const notice = page.getByRole('dialog', { name: consent.title });
  return {
    notice,
    accept: notice.getByRole('button', { name: consent.acceptLabel }),
    refuse: notice.getByRole('button', { name: consent.refuseLabel }),
  };
}

/** Whether an address is of what the question is made of. */
export const isOfNotice = (url: string) => /\/notice\.|\/question\.json/.test(url);

/** Keeps the words of the question waiting. @returns a function that lets them go */
export async function holdQuestion(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/question.json', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Has the browsers of pages to come send Global Privacy Control. */
export const refuseByBrowser = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
