import type { Page } from '@playwright/test';
import type { PageType } from './pages.ts';

interface Visitor {
  readonly page: Page;
  readonly expectError: (message: RegExp) => void;
}

/**
 * Opens a page of any kind, and declares the error that the browser reports for an error status.
 */
export async function visit({ page, expectError }: Visitor, { path, status }: PageType) {
  if (status !== 200) expectError(new RegExp(`status of ${status}`));
  return page.goto(path);
}
