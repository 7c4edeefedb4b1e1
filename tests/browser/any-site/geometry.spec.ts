import type { Page } from '@playwright/test';
import { isExhaustive } from '../../exhaustive.ts';
import { setFontSize } from '../font-size.ts';
import {
  findGeometryFaults,
  findLongLines,
  findNarrowFields,
  findShortLines,
  WIDTHS,
} from '../geometry.ts';
import { expect, test } from '../site.ts';
import { visit } from '../visit.ts';
import { oneOfEachKind } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

/**
 * Widths of phones, on which a row with a field and a button has the least room for text at 200 %.
 */
const PHONES = [320, 390];

/** Spaces between letters, words and lines that visitors may set. Source: WCAG 2.2, 1.4.12 */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Sets the spaces as a browser extension does. The policy of the page does not refuse styles of
 * extensions.
 */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets = [styles];
  }, SPACING);

test('no kind of page has content that is cut off, reaches out of the page or covers text', async ({
  page,
  site,
  expectError,
}, { project }) => {
  const kinds = oneOfEachKind(site);
  // Of the site `showcase`, only the articles are checked, because its other pages are like those
  // of the owner's site.
  const types =
    project.name === 'showcase' ? kinds.filter(({ name }) => name === '/blog/*') : kinds;
  const isEachWidth = isExhaustive || project.name === 'showcase';
  for (const [turn, type] of types.entries()) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    await visit({ page, expectError }, type);
    // In the ordinary run, each screen gets half of the kinds of pages; only the narrowest screen
    // gets all of them.
    const hasTurn = (_: number, index: number) => isEachWidth || (index + turn) % 2 === 0;
    const [narrowest, ...wider] = WIDTHS;
    for (const width of [narrowest, ...wider.filter(hasTurn)]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findGeometryFaults(page), `${type.path}, ${width} px`).toEqual([]);
      expect.soft(await findShortLines(page), `${type.path}, ${width} px`).toEqual([]);
      expect.soft(await findLongLines(page), `${type.path}, ${width} px`).toEqual([]);
    }
    await setFontSize(page, 32);
    for (const width of PHONES.filter(hasTurn)) {
      await page.setViewportSize({ width, height: 800 });
      const name = `${type.path}, ${width} px, text of 200 %`;
      expect.soft(await findNarrowFields(page), name).toEqual([]);
    }
    await setFontSize(page, 16);
    await spaceText(page);
    expect.soft(await findGeometryFaults(page), `${type.path}, text spacing`).toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await findGeometryFaults(page), `${type.path}, forced colours`).toEqual([]);
    // The width of the text on a sheet of A4 with margins of 2 cm.
    await page.setViewportSize({ width: 642, height: 900 });
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect.soft(await findGeometryFaults(page), `${type.path}, printed`).toEqual([]);
  }
  sawPages(types.length);
});
