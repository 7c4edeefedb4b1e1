import { isExhaustive } from '../../exhaustive.ts';
import { findBarriers } from '../axe.ts';
import { htmlPages } from '../crawl.ts';
import { schemes, widths } from '../pages.ts';
import { expect, test } from '../site.ts';
import { visit } from '../visit.ts';
import { oneOfEachKind } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

const MINUTE = 60_000;

// The contrast of moving elements cannot be measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const views = schemes
  .flatMap((scheme) => [widths.phone, widths.desk].map((width) => ({ scheme, width })))
  // A light phone and a dark desktop, except in the exhaustive run.
  .filter(({ scheme, width }) => isExhaustive || (scheme === 'light') === (width === widths.phone));

for (const { scheme, width } of views)
  test(`no kind of page has accessibility violations: ${scheme}, ${width} px`, async ({
    page,
    site,
    expectError,
  }) => {
    test.setTimeout(5 * MINUTE);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    const types = oneOfEachKind(site);
    for (const type of types) {
      await visit({ page, expectError }, type);
      expect.soft(await findBarriers(page), type.path).toEqual([]);
    }
    sawPages(types.length);
  });

test('headings begin at the first level and skip none', ({ site }) => {
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
