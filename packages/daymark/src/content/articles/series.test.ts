import { describe, expect, it } from 'vitest';
import { positionsInSeries } from './series.ts';
import { exampleArticle } from './testing.ts';

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

  it('can consist of the guides, with a link to the page that lists the guides', () => {
    const guides = [guide(1), guide(2)];
    expect(positionsInSeries(guides, guides).get('guide-2')).toMatchObject({
      name: 'The guides',
      path: '/resources',
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
