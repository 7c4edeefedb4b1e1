import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchEngine } from './engine.ts';
import type { PagefindPage } from './pagefind.ts';

const runtime = vi.hoisted(() => ({ search: vi.fn() }));
vi.mock('./pagefind.ts', async (original) => ({
  ...(await original<typeof import('./pagefind.ts')>()),
  createRuntime: () => runtime,
}));

const engine = () => {
  const { find } = createSearchEngine(
    {
      runtime: '/pagefind/1/',
      newest: '/pagefind/2/',
      older: {
        since: '1 May 2026',
        years: [
          { year: 2026, shards: ['/pagefind/3/'] },
          { year: 2025, shards: ['/pagefind/4/', '/pagefind/5/'] },
        ],
      },
      words: '/pagefind/6/words.json',
    },
    () => 'en',
  );
  return {
    find: (words: string, count: number, signal?: AbortSignal, years: number[] = []) =>
      find({ words, count, years }, signal),
  };
};
const fetchWords = vi.fn();

/** Returns a page with a text, in which the words at `locations` match. */
function page(content: string, locations: number[], title = 'A page'): PagefindPage {
  return {
    url: '/blog/a',
    meta: { title, label: 'Rest' },
    content,
    locations,
    excerpt: `<mark>${content}</mark>`,
  };
}

function answers(found: Record<string, PagefindPage[]>) {
  runtime.search.mockImplementation(async (words: string) => [resultsOf(found[words] ?? [])]);
}

/** Returns the results of a shard, the best first. */
const resultsOf = (pages: PagefindPage[], best = 1) =>
  pages.map((one, place) => ({ score: best - place / 100, data: async () => one }));

describe('a search', () => {
  beforeEach(() => {
    runtime.search.mockClear();
    fetchWords.mockReset().mockImplementation(async () => Response.json(['attention', 'habit']));
    vi.stubGlobal('fetch', fetchWords);
  });

  it('returns its results without fetching the vocabulary of the site', async () => {
    answers({ slow: [page('slow', [0]), page('slowly', [0])] });
    await expect(engine().find('slow', 1)).resolves.toEqual({
      words: 'slow',
      total: 2,
      found: [
        {
          path: '/blog/a',
          title: 'A page',
          label: 'Rest',
          excerpt: [{ text: 'slow', isMatch: true }],
        },
      ],
    });
    expect(fetchWords).not.toHaveBeenCalled();
  });

  it('leaves out of an excerpt the keywords, which the page does not contain', async () => {
    const excerpt = '<mark>Angry</mark>, rage \u2063. <mark>Anger</mark> is quick';
    answers({ angry: [{ ...page('angry', [0]), excerpt }] });
    expect((await engine().find('angry', 1)).found[0]?.excerpt).toEqual([
      { text: 'Anger', isMatch: true },
      { text: ' is quick', isMatch: false },
    ]);
  });

  it('accepts a match in a title', async () => {
    answers({ harbour: [page('text', [], 'The harbour')] });
    expect((await engine().find('harbour', 1)).total).toBe(1);
    expect(fetchWords).not.toHaveBeenCalled();
  });

  it('accepts a word that the page writes with a hyphen', async () => {
    answers({ wellbeing: [page('well-being', [0])] });
    expect(await engine().find('wellbeing', 1)).toMatchObject({ words: 'wellbeing', total: 1 });
  });

  it('is repeated with a corrected word if only a letter or two match', async () => {
    answers({ atention: [page('at', [0])], attention: [page('attention', [0])] });
    expect(await engine().find('atention', 1)).toMatchObject({ words: 'attention', total: 1 });
    expect(fetchWords).toHaveBeenCalledExactlyOnceWith('/pagefind/6/words.json', {});
  });

  it('finds nothing if only a letter or two match and no word is similar', async () => {
    answers({ lighthouse: [page('lid', [0])] });
    expect(await engine().find('lighthouse', 1)).toEqual({
      words: 'lighthouse',
      total: 0,
      found: [],
    });
  });

  it('names the word that it found instead, if only the beginning of a word matches', async () => {
    const light = page('light', [0]);
    answers({ lighthouse: [light], light: [light] });
    expect(await engine().find('lighthouse', 1)).toMatchObject({ words: 'light', total: 1 });
  });

  it('leaves out pages, and shards, that contain no word of the search', async () => {
    runtime.search.mockResolvedValue([
      resultsOf([page('light', [0], 'One'), page('light', [0], 'Two')], 9),
      resultsOf([page('lighthouse', [0], 'Three'), page('lid', [0], 'Four')]),
    ]);
    const { total, found } = await engine().find('lighthouse', 9);
    expect([total, found.map(({ title }) => title)]).toEqual([1, ['Three']]);
  });

  it('returns results with the same stem', async () => {
    answers({ happiness: [page('happy', [0])] });
    expect((await engine().find('happiness', 1)).total).toBe(1);
  });

  it('reads the shards of the years that the visitor chose, and no others', async () => {
    answers({ slow: [page('slow', [0])] });
    const { find } = engine();
    await find('slow', 1, undefined, [2025]);
    await find('slow', 1, undefined, [2026, 2025]);
    expect(runtime.search.mock.calls).toEqual([
      ['slow', ['/pagefind/4/', '/pagefind/5/']],
      ['slow', ['/pagefind/3/', '/pagefind/4/', '/pagefind/5/']],
    ]);
  });

  it('waits for the previous search, and does not start if it is aborted', async () => {
    const gate = Promise.withResolvers<PagefindPage[]>();
    runtime.search.mockImplementation(async (words: string) => [
      resultsOf(words === 'slow' ? await gate.promise : [page(words, [0])]),
    ]);
    const { find } = engine();
    const nobody = new AbortController();
    const first = find('slow', 1);
    const second = find('slower', 1, nobody.signal);
    const third = find('slowest', 1);
    nobody.abort();
    await Promise.resolve();
    expect(runtime.search.mock.calls).toEqual([['slow', []]]);
    gate.resolve([page('slow', [0])]);
    await expect(first).resolves.toMatchObject({ words: 'slow', total: 1 });
    await expect(second).rejects.toThrow();
    await expect(third).resolves.toMatchObject({ words: 'slowest', total: 1 });
    expect(runtime.search.mock.calls).toEqual([
      ['slow', []],
      ['slowest', []],
    ]);
  });

  it('fails if the vocabulary of the site fails to load, and fetches it again next time', async () => {
    answers({ habit: [page('habit', [0])] });
    fetchWords.mockResolvedValueOnce(new Response('', { status: 503 }));
    const { find } = engine();
    await expect(find('habbit', 1)).rejects.toThrow(
      '/pagefind/6/words.json: expected status 200; found 503',
    );
    await expect(find('habbit', 1)).resolves.toMatchObject({ words: 'habit' });
  });
});

describe('an excerpt', () => {
  const excerptOf = async (excerpt: string) => {
    answers({ slow: [{ ...page('slow', [0]), excerpt }] });
    return (await engine().find('slow', 1)).found[0]?.excerpt;
  };

  it('is split into matches without their punctuation, and other text', async () => {
    expect(await excerptOf('One <mark>slow</mark> day, <mark>slowly.</mark>')).toEqual([
      { text: 'One ', isMatch: false },
      { text: 'slow', isMatch: true },
      { text: ' day, ', isMatch: false },
      { text: 'slowly', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });

  it('keeps markup in the page text as text', async () => {
    expect(await excerptOf('a &lt;mark&gt; &amp; <mark>&lt;b&gt;</mark>')).toEqual([
      { text: 'a <mark> &amp; ', isMatch: false },
      { text: '<', isMatch: false },
      { text: 'b', isMatch: true },
      { text: '>', isMatch: false },
    ]);
  });

  it('may be empty', async () => {
    expect(await excerptOf('')).toEqual([]);
  });
});
