import type { Page } from '@playwright/test';

/** Dismisses the next dialog of a page, such as a question, and returns its words. */
export async function dismissNextDialog(page: Page): Promise<string> {
  const dialog = await page.waitForEvent('dialog');
  await dialog.dismiss();
  return dialog.message();
}
