import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleArticle } from '../../../../../../tests/example-article.ts';
import owners from '../../../../../../tests/fixtures/publication/site.config.ts';
import { slotsOn } from '../../../ads/placements.ts';
import { parseSettings } from '../../../settings/settings.ts';
import { BlogPage } from './BlogPage.tsx';

const settings = parseSettings(owners);
const dayOf = (day: string) => exampleArticle({ slug: `of-${day}`, date: new Date(day) });

it('the topics are above the articles, and the link to the feed is below them', () => {
  const article = exampleArticle();
  const page = { items: [article], path: '/blog' };
  const html = renderToStaticMarkup(
    <BlogPage page={page} topics={article.topics} language="en-GB" />,
  );
  expect(html).toMatch(/All articles.*>Rest<.*The long way home.*New articles by RSS/s);
  expect(html).not.toMatch(/New articles by RSS.*The long way home/s);
});

it.each([
  ['before the heading of its month', '2026-02-02', '2026-02-01'],
  ['within its month', '2026-03-02', '2026-03-01'],
])('the advertisement before the fourth article of an archive page is %s', (_, fourth, fifth) => {
  const days = ['2026-03-05', '2026-03-04', '2026-03-03', fourth, fifth];
  const page = { items: days.map(dayOf), number: 1, path: '/blog/page/1' };
  const slots = slotsOn(settings, 'blog', page.path);
  const html = renderToStaticMarkup(
    <BlogPage page={page} topics={[]} language="en-GB" slots={slots} />,
  );
  const list = html.slice(html.indexOf('<section'));
  const order = list.match(/Advertisement(?: \d+|:)|<h2|<h3/g)?.map((part) => part.slice(0, 3));
  const heading = fourth.startsWith('2026-02') ? ['<h2'] : [];
  expect(order).toEqual(['<h2', '<h3', '<h3', '<h3', 'Adv', ...heading, '<h3', '<h3']);
});

const headingsOf = (days: readonly string[]) => {
  const items = days.map((day, index) =>
    exampleArticle({ slug: `number-${index}`, date: new Date(day), day }),
  );
  const page = { items, path: '/blog' };
  const html = renderToStaticMarkup(<BlogPage page={page} topics={[]} language="en-GB" />);
  const heading = /<h2[^>]*>([^<]*)</.exec(html)?.[1];
  const rows = html.slice(html.indexOf('May 2026<'));
  return [heading, rows.match(/<time/g)?.length ?? 0];
};

it('the first articles are the newest only if no other article has their date', () => {
  const older = ['2026-05-06', '2026-05-05', '2026-05-04', '2026-05-03', '2026-05-02'];
  expect(headingsOf(['2026-05-09', '2026-05-08', '2026-05-07', ...older])).toEqual(['Newest', 0]);
  // Four articles of a day on top of the list, and 16 below: the order of the files is no order in time.
  expect(headingsOf(Array.from({ length: 20 }, () => '2026-05-09'))).toEqual(['New', 16]);
  expect(headingsOf([...Array.from({ length: 4 }, () => '2026-05-09'), ...older])).toEqual([
    'Newest',
    0,
  ]);
});
