import type { Page } from '@playwright/test';

/**
 * What the content of a page holds back on purpose: controls that need script, the words of
 * tooltips, the question for a donation, slots for another width, and what a
 * visitor unfolds.
 */
const HELD_BACK = '[data-needs-script], [role="tooltip"], dialog, .slot, details';

/** The texts of the content of a page that its visitor does not see. */
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
