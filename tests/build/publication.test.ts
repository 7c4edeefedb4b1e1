import { beforeAll, describe, expect, inject, it } from 'vitest';
import { SECRET } from '../fixtures/showcase/picture.ts';
import { openCopy } from './copy.ts';
import { MANAGERS_FILE } from './variant.ts';

describe('a site with unpublished articles, old URLs and short list pages', () => {
  const { root, output } = inject('variant');
  const copy = openCopy(root);
  let files: string[];
  beforeAll(async () => {
    files = await copy.list('dist/site');
  });

  const read = (file: string) => copy.read(`dist/site/${file}`);

  it('has an article that is dated on the day of the build', async () => {
    expect(output).toContain('; 1 draft, 1 scheduled and 1 about another noun left out\n');
    expect(files).toContain('blog/on-the-day.html');
    expect(await read('blog.html')).toContain('Damson');
  });

  it('contains no trace of a draft, or of an article of the next day or about another noun', async () => {
    const isText = (file: string) => /\.(?:html|xml|json|js|txt|webmanifest)$/.test(file);
    const telling = [];
    for (const file of files.filter(isText))
      if (/Quince|kept-back|Medlar|in-time|Bullace/.test(await read(file))) telling.push(file);
    expect(telling).toEqual([]);
    expect(files.filter((file) => /kept-back|in-time|elsewhere/.test(file))).toEqual([]);
  });

  it('has feeds that mark a case study as made up and leave out pull quotes', async () => {
    const feed = await read('feed.atom');
    expect(feed).toContain('Made-up case study. A text that is written for the tests');
    expect(feed).not.toContain('Beware of wasps.');
    expect(await read('blog/on-the-day.html')).toContain('Beware of wasps.');
  });

  it('contains no image of a draft, and no image with its original metadata', async () => {
    expect(files.filter((file) => /orchard|ladder/.test(file))).toEqual([]);
    const pictures = files.filter((file) => /\.(?:avif|jpg|png|webp)$/.test(file));
    expect(pictures).toContain('icon-512.png');
    const telling = [];
    for (const file of pictures) if ((await read(file)).includes(SECRET)) telling.push(file);
    expect(telling).toEqual([]);
  });

  it('has redirects of old URLs, except those of drafts, and no pages at these URLs', async () => {
    expect(JSON.parse(await copy.read('dist/redirects.json'))).toEqual({
      '/2019/sloe.html': '/blog/on-the-day',
      '/ads.txt': MANAGERS_FILE,
      '/blog/sloe': '/blog/on-the-day',
      '/topics': '/resources',
    });
    expect(files.filter((file) => file.includes('sloe'))).toEqual([]);
  });

  it('has the same title of a page in pages.json as on the page', async () => {
    const index: { pages: { path: string; title: string }[] } = JSON.parse(
      await read('pages.json'),
    );
    const title = index.pages.find(({ path }) => path === '/about')?.title;
    expect(title).toMatch(/^[^{]+: who we are$/);
    expect(await read('about.html')).toContain(`<title>${title}`);
  });

  it.each(['feed.atom', 'rss.xml', 'topics/rest/feed.json'])(
    'identifies a moved article in %s by its first URL',
    async (feed) => {
      const text = await read(feed);
      expect(text).toContain('https://daymark.example/blog/sloe');
      expect(text).not.toContain('https://daymark.example/2019');
    },
  );

  it.each(['blog', 'topics/rest', 'authors/editors'])(
    'divides %s into archive pages, numbered from the oldest',
    async (list) => {
      const numbers = files
        .flatMap((file) => new RegExp(`^${list}/page/(\\d+)\\.html$`).exec(file)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b);
      expect(numbers.length).toBeGreaterThan(1);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(await read(`${list}/page/1.html`)).not.toContain('rel="next"');
      expect(pagingOf(await read(`${list}.html`))).toEqual([
        `/${list}/page/${numbers.length} next`,
      ]);
    },
  );

  it('gives the pages of a topic distinct titles, canonical URLs and links to each other', async () => {
    const [newest, second] = [
      await read('topics/rest.html'),
      await read('topics/rest/page/2.html'),
    ];
    const url = 'https://daymark.example/topics/rest';
    expect(headOf(newest)).toEqual(['<title>Rest · Daymark', `canonical ${url}`]);
    expect(headOf(second)).toEqual([
      '<title>Rest, archive page 2 · Daymark',
      `canonical ${url}/page/2`,
    ]);
    expect(pagingOf(second)).toEqual(['/topics/rest/page/3 prev', '/topics/rest/page/1 next']);
  });

  it.each([
    ['topics/rest', 'Stopping is harder'],
    ['authors/editors', 'no single person is credited'],
  ])('introduces %s only on its newest page', async (list, introduction) => {
    const pages = [await read(`${list}.html`), await read(`${list}/page/2.html`)];
    expect(pages.map((html) => html.includes(introduction))).toEqual([true, false]);
  });

  it('begins the newest page of its main topic, and no other list, with an article that leads', async () => {
    const first = async (list: string) =>
      /class="card-link" href="([^"]+)"/.exec(await read(`${list}.html`))?.[1];
    expect(await first('topics/rest')).toBe('/blog/ending-work-on-purpose');
    expect(await first('topics/attention')).not.toBe('/blog/ending-work-on-purpose');
    expect(await first('blog')).toBe('/blog/on-the-day');
  });

  it('has the styles of forms only on pages with a form', async () => {
    expect(await read('search.html')).toContain('.field,');
    for (const page of ['blog.html', 'about.html'])
      expect(await read(page)).not.toContain('.field,');
  });

  it('names the days of the articles on an archive page', async () => {
    expect(await read('blog/page/1.html')).toMatch(
      />Articles from \d+ \w+ \d{4}\. Archive pages are/,
    );
  });
});

/**
 * Returns the title, the canonical URL and the links to other pages of a list in the head of a
 * page. There must be no `<link rel="next">`: Firefox would prefetch its target, which the CSP
 * forbids.
 */
function headOf(html: string): string[] {
  const found = html.matchAll(/<title>[^<]*|<link rel="(canonical|prev|next)" href="([^"]*)"/g);
  return [...found].map(([title, rel, href]) => (rel ? `${rel} ${href}` : title));
}

/** Returns the targets of a page's links to the previous and next pages of its list. */
const pagingOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)" rel="(prev|next)"/g)].map(
    ([, href, rel]) => `${href} ${rel}`,
  );
