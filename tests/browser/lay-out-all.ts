import type { Page } from '@playwright/test';

/**
 * Makes the browser lay out all parts of a page, also those that it lays out only when a visitor
 * scrolls to them (`content-visibility: auto`).
 */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [styles];
  });
