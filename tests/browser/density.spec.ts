import { heightWith } from '../../packages/daymark/src/ads/density/fit.ts';
import { SCREENS } from '../../packages/daymark/src/ads/density/screens.ts';
import { isExhaustive } from '../exhaustive.ts';
import { entriesOf } from './content.ts';
import { estimate, measureContent, readContent, SCREEN_HEIGHTS } from './density.ts';
import { expect, test } from './fixtures.ts';
import type { PageWithSlots } from './slots.ts';

// All articles have the same layout, so only the exhaustive run measures all of them.
const articles = entriesOf('articles').slice(0, isExhaustive ? undefined : 3);

const pages: readonly { path: string; kind: PageWithSlots }[] = [
  { path: '/', kind: 'home' },
  { path: '/blog', kind: 'blog' },
  { path: '/blog/page/1', kind: 'blog' },
  { path: '/topics/attention', kind: 'topic' },
  { path: '/topics/rest', kind: 'topic' },
  { path: '/resources', kind: 'resources' },
  { path: '/community', kind: 'community' },
  ...articles.map(({ slug }) => ({ path: `/blog/${slug}`, kind: 'article' as const })),
];

test('the build’s estimate of a page’s content height is 60 % to 100 % of the real height', async ({
  page,
}) => {
  test.slow();
  for (const { path, kind } of pages) {
    await page.goto(path);
    const seen = await readContent(page);
    const content = estimate(kind, seen);
    for (const screen of SCREENS) {
      await page.setViewportSize({ width: screen.width, height: SCREEN_HEIGHTS[screen.kind] });
      const { height } = await measureContent(page);
      const where = `${path}, ${screen.width} px wide`;
      const estimated = heightWith(seen.slots, content, screen);
      expect
        .soft(estimated, `estimated height is at most the real one: ${where}`)
        .toBeLessThanOrEqual(height);
      expect
        .soft(estimated, `estimated height is over 60 % of the real one: ${where}`)
        .toBeGreaterThan(0.6 * height);
    }
  }
});
