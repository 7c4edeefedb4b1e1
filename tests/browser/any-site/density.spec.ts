import { SCREENS } from '../../../packages/daymark/src/ads/density/screens.ts';
import { isExhaustive } from '../../exhaustive.ts';
import { publicPages } from '../crawl.ts';
import { measureContent, SCREEN_HEIGHTS } from '../density.ts';
import { expect, test } from '../site.ts';
import { visit } from '../visit.ts';
import { oneOfEachKind } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

const MINUTE = 60_000;

test('advertising stays below its maximum share of the height of each page', async ({
  page,
  site,
  expectError,
}) => {
  test.setTimeout(5 * MINUTE);
  const types = isExhaustive ? publicPages(site) : oneOfEachKind(site);
  for (const { path, status } of types) {
    await visit({ page, expectError }, { name: path, path, status });
    for (const { width, kind, max } of SCREENS) {
      await page.setViewportSize({ width, height: SCREEN_HEIGHTS[kind] });
      const { height, advertising } = await measureContent(page);
      expect.soft(advertising / height, `${path}, ${width} px`).toBeLessThanOrEqual(max);
    }
  }
  sawPages(types.length);
});
