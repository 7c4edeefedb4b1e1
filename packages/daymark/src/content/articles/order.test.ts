import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../../../../tests/example-article.ts';
import type { Article } from './article.ts';
import {
  byTopic,
  featuredOf,
  guidesInOrder,
  latestOf,
  leavesOutEqual,
  magazineOf,
  newestFirst,
  plainListOf,
  positionsInSeries,
} from './order.ts';

const slugs = (articles: readonly { slug: string }[] = []) => articles.map(({ slug }) => slug);
const on = (slug: string, date: string) => exampleArticle({ slug, date: new Date(date) });

describe('lists of articles', () => {
  it('are sorted by date, newest first, and then by slug', () => {
    const list = [on('b', '2026-01-01'), on('c', '2026-02-01'), on('a', '2026-01-01')];
    expect(slugs(newestFirst(list))).toEqual(['c', 'a', 'b']);
  });

  it('leave out articles as new as their own if a date has more articles than the list', () => {
    const list = [on('a', '2026-02-01'), on('b', '2026-01-01'), on('c', '2026-01-01')];
    expect(leavesOutEqual(list.slice(0, 1), list)).toBe(false);
    expect(leavesOutEqual(list.slice(0, 2), list)).toBe(true);
    expect(leavesOutEqual(list, list)).toBe(false);
    expect(leavesOutEqual([], [])).toBe(false);
  });

  it('with guides contain no other articles and are sorted by position', () => {
    const list = [
      exampleArticle({ slug: 'two', guide: 2 }),
      exampleArticle({ slug: 'essay' }),
      exampleArticle({ slug: 'one', guide: 1 }),
    ];
    expect(slugs(guidesInOrder(list))).toEqual(['one', 'two']);
  });

  it('show the first three guides on the home page, even if their positions have gaps', () => {
    const list = [5, 1, 3, 9].map((guide) => exampleArticle({ slug: `guide-${guide}`, guide }));
    expect(slugs(featuredOf([...list, exampleArticle({ slug: 'essay' })]))).toEqual([
      'guide-1',
      'guide-3',
      'guide-5',
    ]);
  });

  it('show the three newest articles on the home page, without guides', () => {
    const list = ['2026-01-01', '2026-04-01', '2026-02-01', '2026-03-01'].map((date) =>
      on(date, date),
    );
    const guide = exampleArticle({ slug: 'guide-1', kind: 'guide', date: new Date('2026-05-01') });
    expect(slugs(latestOf([guide, ...list]))).toEqual(['2026-04-01', '2026-03-01', '2026-02-01']);
  });

  it('by topic contain an article under each of its topics', () => {
    const topic = (slug: string) => ({
      slug,
      path: '',
      title: slug,
      summary: '',
      sensitive: false,
    });
    const lists = byTopic([
      exampleArticle({ slug: 'a', topics: [topic('rest')] }),
      exampleArticle({ slug: 'b', topics: [topic('rest'), topic('habits')] }),
    ]);
    expect(slugs(lists.get('rest'))).toEqual(['a', 'b']);
    expect(slugs(lists.get('habits'))).toEqual(['b']);
  });
});

const tides = (slug: string, part: number) =>
  exampleArticle({ slug, series: { name: 'Tides', part } });
const guide = (place: number) => exampleArticle({ slug: `guide-${place}`, guide: place });

describe('a series', () => {
  it('is in the order of the part numbers, regardless of dates', () => {
    const places = positionsInSeries([tides('c', 9), tides('a', 1), tides('b', 4)], []);
    expect(places.get('b')).toMatchObject({
      name: 'Tides',
      part: 2,
      parts: 3,
      previous: { slug: 'a' },
      next: { slug: 'c' },
    });
  });

  it('has no part before the first and no part after the last', () => {
    const places = positionsInSeries([tides('a', 1), tides('b', 2)], []);
    expect(places.get('a')?.previous).toBeUndefined();
    expect(places.get('b')?.next).toBeUndefined();
  });

  it('can consist of the guides', () => {
    const guides = [guide(1), guide(2)];
    expect(positionsInSeries(guides, guides).get('guide-2')).toMatchObject({
      name: 'The guides',
      isGuides: true,
      part: 2,
      parts: 2,
    });
  });

  it('has at least two parts', () => {
    expect(positionsInSeries([tides('a', 1)], [guide(1)]).size).toBe(0);
  });

  it('does not contain articles without a series', () => {
    expect(positionsInSeries([exampleArticle()], []).size).toBe(0);
  });
});

describe('the forms of the home page', () => {
  const article = (day: number, change: Partial<Article> = {}) =>
    exampleArticle({ slug: `day-${day}`, date: new Date(2026, 0, day), ...change });
  const many = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));

  it('have more rows the more articles there are', () => {
    const rows = [1, 2, 3, 12, 24, 60].map((count) => magazineOf(many(count)).rows.length);
    expect(rows).toEqual([0, 1, 2, 6, 12, 12]);
    expect([1, 3, 12, 60].map((count) => plainListOf(many(count)).length)).toEqual([1, 3, 12, 20]);
  });

  it('lead with the newest article, or with the newest on the front page, even a guide', () => {
    const articles = many(4);
    expect(magazineOf(articles).lead?.slug).toBe('day-4');
    const chosen = [
      article(2, { frontPage: true, kind: 'guide' }),
      article(1, { frontPage: true }),
    ];
    const { lead, rows } = magazineOf([...articles.slice(2), ...chosen]);
    expect(lead?.slug).toBe('day-2');
    expect(rows.map(({ slug }) => slug)).toEqual(['day-4', 'day-3']);
    expect(magazineOf([]).lead).toBeUndefined();
  });

  it('have guides in their own list only', () => {
    const articles = [article(3, { kind: 'guide' }), article(2), article(1)];
    expect(magazineOf(articles).lead?.slug).toBe('day-2');
    expect(plainListOf(articles).map(({ slug }) => slug)).toEqual(['day-2', 'day-1']);
  });
});
