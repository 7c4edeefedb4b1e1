import { type CrawledSite, crawl } from './crawl.ts';
import { test as base, expect } from './fixtures.ts';
import { pageTypes } from './pages.ts';

export { expect };

// The crawl also begins at the error pages, because no link points to them.
const failures = pageTypes.filter(({ status }) => status !== 200).map(({ path }) => path);

/** The `test` function with the fixture `site`: all pages, which each worker crawls once. */
export const test = base.extend<object, { site: CrawledSite }>({
  site: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL });
      await use(await crawl(context, baseURL, ['/', ...failures]));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
