import { isExhaustive } from '../../exhaustive.ts';
import { type CrawledPage, publicPages } from '../crawl.ts';
import { densityOf, SCREENS } from '../density.ts';
import { expect, test } from '../site.ts';
import { oneOfEachKind } from './kinds.ts';
import { sawPages } from './saw-pages.ts';

const slotsIn = (html: string) => html.split('data-banner-id').length - 1;
const slotsPerLetter = ({ html }: CrawledPage) => slotsIn(html) / html.length;

test('advertising stays below its maximum share of the height of each page', async ({
  page,
  site,
}) => {
  const pages = isExhaustive ? publicPages(site) : oneOfEachKind(site, slotsPerLetter);
  const withSlots = pages.filter(({ path }) => slotsIn(site.get(path)?.html ?? '') > 0);
  for (const { path } of withSlots) {
    await page.goto(path);
    for (const { max, ...screen } of SCREENS) {
      await page.setViewportSize(screen);
      const where = `${path}, ${screen.width} px`;
      expect.soft(await densityOf(page), where).toBeLessThanOrEqual(max);
    }
  }
  sawPages(withSlots.length);
});
