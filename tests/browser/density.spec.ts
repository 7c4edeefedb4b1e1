import { heightWith } from '../../packages/daymark/src/ads/density/fit.ts';
import { SCREENS } from '../../packages/daymark/src/ads/density/screens.ts';
import { entriesOf } from './content.ts';
import { estimate, measureContent, readContent } from './density.ts';
import { expect, test } from './fixtures.ts';
import type { PageWithSlots } from './slots.ts';

const pages: readonly { path: string; kind: PageWithSlots }[] = [
  { path: '/', kind: 'home' },
  { path: '/blog', kind: 'blog' },
  { path: '/blog/page/2', kind: 'blog' },
  { path: '/topics/attention', kind: 'topic' },
  { path: '/topics/rest', kind: 'topic' },
  { path: '/resources', kind: 'resources' },
  { path: '/community', kind: 'community' },
  ...entriesOf('articles').map(({ slug }) => ({ path: `/blog/${slug}`, kind: 'article' as const })),
];

/**
 * The lowest common screen heights: the height of the home page's first section depends on the
 * screen.
 */
const heights = { phone: 640, wide: 720 } as const;

test('advertising stays below its maximum share of every page, and the build estimates it safely', async ({
  page,
}) => {
  test.slow();
  for (const { path, kind } of pages) {
    await page.goto(path);
    const seen = await readContent(page);
    const content = estimate(kind, seen);
    for (const screen of SCREENS) {
      await page.setViewportSize({ width: screen.width, height: heights[screen.kind] });
      const { height, advertising } = await measureContent(page);
      const where = `${path}, ${screen.width} px wide`;
      const estimated = heightWith(seen.slots, content, screen);
      expect.soft(advertising / height, where).toBeLessThanOrEqual(screen.max);
      expect.soft(estimated, `an estimate on the safe side: ${where}`).toBeLessThanOrEqual(height);
      expect.soft(estimated, `an estimate of use: ${where}`).toBeGreaterThan(0.6 * height);
    }
  }
});
