import type { Page } from '@playwright/test';

/**
 * Selects parts of a page that are hidden on purpose: controls that need JavaScript, tooltips, the
 * donation dialog, ad slots for another screen width, collapsed details, and the practices of other days.
 */
const HELD_BACK = '[data-needs-script], [role="tooltip"], dialog, .slot, details, .of-day';

/** Returns the texts of a page's content that visitors cannot see, except `HELD_BACK`. */
export function unseenTexts(page: Page): Promise<string[]> {
  return page.evaluate((heldBack) => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, 4);
    const unseen: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      const isWords = /\S/.test(text.textContent ?? '') && !element?.matches('script, style');
      if (!element || !isWords || element.closest(heldBack)) continue;
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { width, height } = element.getBoundingClientRect();
      if (!isSeen || width < 2 || height < 2) unseen.push(text.textContent ?? '');
    }
    return unseen;
  }, HELD_BACK);
}
