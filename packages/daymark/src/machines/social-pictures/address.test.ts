import { expect, it } from 'vitest';
import { shownOnPages } from './address.ts';

const articles = ['third', 'second', 'first'].map((slug) => ({
  title: `The ${slug}`,
  slug,
  path: `/blog/${slug}`,
  topics: [],
}));
const cover = { file: 'cover.jpg', alt: 'A harbour', width: 1600, height: 1000 };

/** Returns what the images show if the newest articles have images of their own. */
const shownWith = (newest?: number) =>
  shownOnPages({
    pages: [{ title: 'Home', path: '/' }, { title: 'About us', path: '/about' }, ...articles],
    articles: articles.map((article) =>
      article.slug === 'first' ? Object.assign({ cover }, article) : article,
    ),
    headline: 'Begin here',
    newest,
  });

const home = { title: 'Begin here', seed: '/' };

it('the image of a page shows its title, and that of the home page its headline', () => {
  expect(shownWith().get('/about')).toEqual({ title: 'About us', seed: '/about' });
  expect(shownWith().get('/')).toEqual(home);
});

it('archive pages have the image of their list', () => {
  const pages = ['/', '/topics/tides', '/topics/tides/page/2', '/topics/tides/page/1'].map(
    (path) => ({ title: `The page ${path}`, path }),
  );
  const shown = shownOnPages({ pages, articles: [], headline: 'Begin here', newest: undefined });
  const list = shown.get('/topics/tides');
  expect(list?.title).toBe('The page /topics/tides');
  expect(shown.get('/topics/tides/page/2')).toBe(list);
  expect(shown.get('/topics/tides/page/1')).toBe(list);
});

it('each article has an image of its own, with its cover', () => {
  expect(shownWith().get('/blog/second')).toEqual({ title: 'The second', seed: 'second' });
  expect(shownWith().get('/blog/first')).toEqual({
    title: 'The first',
    seed: 'first',
    coverFile: 'cover.jpg',
  });
});

it.each([
  [0, []],
  [1, ['third']],
  [2, ['third', 'second']],
  [4, ['third', 'second', 'first']],
])(
  'if %s articles have images of their own, the others share that of the home page',
  (newest, own) => {
    const shown = shownWith(newest);
    for (const { slug, title, path } of articles)
      expect(shown.get(path)?.title, slug).toBe(own.includes(slug) ? title : home.title);
    expect(new Set(shown.values()).size).toBe(2 + own.length);
  },
);
