import type { Locator } from '@playwright/test';

/** Returns the lines of a text, from top to bottom, in CSS pixels below the top of the viewport. */
export const linesOf = (text: Locator): Promise<{ top: number; bottom: number }[]> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines: { top: number; bottom: number }[] = [];
    for (const { top, bottom } of range.getClientRects()) {
      const last = lines.at(-1);
      if (last && top < last.bottom) last.bottom = Math.max(last.bottom, bottom);
      else lines.push({ top, bottom });
    }
    return lines;
  });
