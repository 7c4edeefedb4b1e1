import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseParts, parsePageIndex } from '../../packages/daymark/src/content/page-index.ts';
import { manyPages } from '../many-pages.ts';
import { type Copy, copySite } from './copy.ts';

/*
 * Tests of a site with more pages than fit into one page of the sitemap and into one file of the
 * index of pages.
 */

/**
 * With 430 articles and their archive pages, a site exceeds the limits of a year's page in the
 * sitemap and of the index file.
 */
const many = manyPages(430);

describe('a site with many articles', () => {
  let copy: Copy;
  let files: string[];
  beforeAll(async () => {
    copy = await copySite('tests/fixtures/bare');
    await copy.addFolder('tests/fixtures/publication/content/topics', 'content/topics');
    // The articles get no social images, because drawing these images takes most of the time of a
    // build.
    await copy.edit('site.config.ts', "noun: '", "socialImages: { articles: 1 },\n  noun: '");
    for (const { title, path, date } of many) {
      const matter = [
        `title: ${title}`,
        'summary: A text that is written for the tests and says nothing about anything.',
        `date: ${date.toISOString().slice(0, 10)}`,
        'topics: [rest]',
        'kind: essay',
      ].join('\n');
      const file = `content/articles/${path.slice('/blog/'.length)}.md`;
      await copy.write(file, `---\n${matter}\n---\nOn kettles and benches.\n`);
    }
    const { succeeded, output } = await copy.build({ DAYMARK_TODAY: '2031-02-02' });
    expect(output).toMatch(/^Warnings +none$/m);
    expect(succeeded).toBe(true);
    files = await copy.list('dist/site');
  });
  afterAll(() => copy.remove());

  const read = (file: string) => copy.read(`dist/site/${file}`);
  const linksIn = async (file: string) =>
    [...(await read(file)).matchAll(/<a class="text-link" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );

  it('lists its articles by year and month on pages of the sitemap', async () => {
    expect(await linksIn('sitemap.html')).toContain('/sitemap/2026');
    const months = await linksIn('sitemap/2026.html');
    expect(months).toEqual(
      expect.arrayContaining(['/sitemap', '/sitemap/2026/06', '/sitemap/2026/05']),
    );
    expect(await linksIn('sitemap/2026/06.html')).toContain('/sitemap/2026');
  });

  it('has a link to every article on exactly one page of the sitemap', async () => {
    const parts = files.filter((file) => file.startsWith('sitemap/') && file.endsWith('.html'));
    const links = (await Promise.all(parts.map(linksIn))).flat();
    const articles = links.filter((href) => many.some(({ path }) => path === href));
    expect(articles.toSorted()).toEqual(many.map(({ path }) => path).toSorted());
  });

  it('has the pages of the sitemap in the XML sitemap', async () => {
    const xml = await read('sitemap-1.xml');
    for (const path of ['/sitemap', '/sitemap/2026', '/sitemap/2026/06', '/blog/page/1'])
      expect(xml).toContain(`${path}</loc>`);
  });

  it('has an index whose parts contain the pages that the index does not', async () => {
    const index = parsePageIndex(JSON.parse(await read('pages.json')));
    const { title = '', path = '' } = many[200] ?? {};
    const chosen = chooseParts(index.parts, title);
    const parts = await Promise.all(
      chosen.map(async (part) => parsePageIndex(JSON.parse(await read(part.slice(1))))),
    );
    expect(index.pages.map(({ path }) => path)).toContain('/blog');
    expect(index.pages.map(({ path }) => path)).not.toContain(path);
    expect(parts.flatMap(({ pages }) => pages)).toContainEqual({ title, path });
  });
});
