import type { Page } from '@playwright/test';
import { network } from '../network/addresses.ts';

/**
 * Records what a network must not do to a page: navigate it, open a window, show a dialog, or get a
 * request before the page has loaded.
 */
export function recordForbiddenActions(page: Page): readonly string[] {
  const forbidden: string[] = [];
  let isLoaded = false;
  page.once('load', () => {
    isLoaded = true;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) forbidden.push(`navigation to ${frame.url()}`);
    });
  });
  page.on('popup', (popup) => forbidden.push(`window of ${popup.url()}`));
  page.on('dialog', async (dialog) => {
    forbidden.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!isLoaded && request.url().startsWith(network))
      forbidden.push(`before the page had loaded: ${request.url()}`);
  });
  return forbidden;
}
