import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOf } from '../../packages/daymark/src/http/urls.ts';
import { type Addresses, addressesOf } from '../../packages/daymark/src/settings/addresses.ts';
import { type CrawledPage, type CrawledSite, crawl, publicPages } from './crawl.ts';
import { test as base, expect, type WorkerOptions } from './fixtures.ts';
import { pageTypes } from './pages.ts';

export { expect };

// The crawl also begins at the error pages, because no link points to them.
const failures = pageTypes.filter(({ status }) => status !== 200).map(({ path }) => path);

/** Returns the addresses of each language of a site, and its pages except the error pages. */
export function languagesOf(
  site: CrawledSite,
  languages: WorkerOptions['languages'],
): (Addresses & { language: string; pages: readonly CrawledPage[] })[] {
  const all = languages.map((settings) => ({
    ...addressesOf(settings),
    language: settings.identity.language,
  }));
  const folders = all.map(({ base }) => ({ path: base, search: '' }));
  const pages = Map.groupBy(
    publicPages(site),
    ({ path }) => folderOf(decodeURI(path), folders)?.path,
  );
  return all.map((one) => ({ ...one, pages: pages.get(one.base) ?? [] }));
}

/**
 * Returns the pages of a site. The first worker that needs them crawls the site and stores them, and
 * the other workers read them.
 * @param folder - where they are stored. Playwright removes the folder before the next run
 */
async function crawlOnce(
  folder: string,
  crawlSite: () => Promise<CrawledSite>,
): Promise<CrawledSite> {
  const [file, lock] = [join(folder, 'pages.json'), join(folder, 'lock')];
  mkdirSync(folder, { recursive: true });
  while (!existsSync(file)) {
    try {
      mkdirSync(lock);
    } catch {
      await pause(50);
      continue;
    }
    try {
      const site = await crawlSite();
      writeFileSync(join(lock, 'pages'), JSON.stringify([...site.values()]));
      renameSync(join(lock, 'pages'), file);
    } finally {
      rmdirSync(lock);
    }
  }
  const pages: CrawledPage[] = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(pages.map((page) => [page.path, page]));
}

/** The `test` function with the fixture `site`: all pages, which are crawled once. */
export const test = base.extend<object, { site: CrawledSite }>({
  site: [
    async ({ browser, languages }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const folder = join(project.outputDir, `crawl of ${project.name}`);
      const site = await crawlOnce(folder, async () => {
        const context = await browser.newContext({ baseURL });
        const beginnings = languages.flatMap((settings) =>
          ['/', ...failures].map((route) => encodeURI(addressesOf(settings).of(route))),
        );
        const pages = await crawl(context, baseURL, beginnings);
        await context.close();
        return pages;
      });
      await use(site);
    },
    { scope: 'worker' },
  ],
});
