import type { Page } from '@playwright/test';
import { findBarriers } from '../axe.ts';
import { htmlPages } from '../crawl.ts';
import { views } from '../pages.ts';
import { expect, test } from '../site.ts';
import { visit } from '../visit.ts';
import { oneOfEachKind, shareOf } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

// Motion is reduced, because the contrast of moving elements cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns lists that Safari does not report to screen readers, because they have no markers. */
const hiddenLists = (page: Page) =>
  page
    .locator('main :is(ul, ol)')
    .evaluateAll((lists) =>
      lists
        .filter((list) => getComputedStyle(list).listStyleType === 'none')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );

for (const [view, { colorScheme, width }] of views.entries())
  test(`no kind of page has accessibility violations: ${colorScheme}, ${width} px`, async ({
    page,
    site,
    expectError,
  }, { project }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const types = shareOf(oneOfEachKind(site), project.name, ['bare', 'site'], view);
    for (const type of types) {
      await visit({ page, expectError }, type);
      expect.soft(await findBarriers(page), type.path).toEqual([]);
      expect.soft(await hiddenLists(page), type.path).toEqual([]);
    }
    sawPages(types.length);
  });

test('the headings of every page begin at level 1 and skip no level', ({ site }) => {
  const pages = htmlPages(site);
  for (const { path, headings } of pages) {
    const skips = headings.filter(({ level }, index) => {
      const above = headings[index - 1]?.level ?? 0;
      return level > above + 1;
    });
    expect.soft(skips, path).toEqual([]);
  }
  sawPages(pages.length);
});
