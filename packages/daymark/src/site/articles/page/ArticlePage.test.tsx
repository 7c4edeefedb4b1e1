import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exampleArticle } from '../../../../../../tests/example-article.ts';
import type { SeriesPosition } from '../../../content/articles/order.ts';
import { ArticlePage } from './ArticlePage.tsx';

const html = (
  change: Parameters<typeof exampleArticle>[0],
  series?: SeriesPosition,
  language = 'en-GB',
  more: Partial<Parameters<typeof ArticlePage>[0]> = {},
) =>
  renderToStaticMarkup(
    <ArticlePage
      article={exampleArticle(change)}
      language={language}
      url="https://daymark.example/blog/guide-1"
      html="<p>Grey.</p>"
      headings={[]}
      series={series}
      next={[]}
      {...more}
    />,
  );
const june = { date: new Date('2026-06-01'), day: '1 June 2026' };

describe('the dates below an article', () => {
  const sources = [{ author: 'A', title: 'B', year: 1890 }];
  const may = { updated: new Date('2026-05-01'), updatedDay: '1 May 2026' };
  const mayTime = '<time dateTime="2026-05-01">1 May 2026</time>';
  const juneTime = '<time dateTime="2026-06-01">1 June 2026</time>';

  it.each<[string, Parameters<typeof exampleArticle>[0], string[]]>([
    [
      'its sources and its text',
      { ...may, reviewed: june, sources },
      [`Sources last checked on ${juneTime}`, `Text last edited on ${mayTime}`],
    ],
    [
      'both in one line if they agree',
      { ...may, reviewed: { date: may.updated, day: may.updatedDay }, sources },
      [`Text last edited and sources last checked on ${mayTime}`],
    ],
    [
      'its text alone, if it has no sources',
      { reviewed: june },
      [`Text last checked on ${juneTime}`],
    ],
    [
      'its last edit, if it has no sources',
      { ...may, reviewed: june },
      [`Text last edited on ${mayTime}`],
    ],
    ['nothing, if nothing is known', {}, []],
  ])('are those of %s', (_, change, lines) => {
    const shown = html(change).match(/<p>(?:Text|Sources|Edited) .*?<\/p>/g) ?? [];
    expect(shown).toEqual(lines.map((line) => `<p>${line}</p>`));
  });
});

it('an article names its author and its part of a series within a sentence', () => {
  const author = { name: 'The desk', path: '/authors/desk', kind: 'organization' } as const;
  const series = { name: 'The guides', part: 1, parts: 3 };
  expect(html({ author }, { ...series, isGuides: true })).toMatch(
    /By <a [^>]*>the desk<\/a>\u2003Guide 1 of 3</,
  );
  expect(html({ author }, { ...series, name: 'Sleep' })).toContain('\u2003Part 1 of 3 in Sleep<');
});

it('an article links to the note of its author beside the name, if the author has a note', () => {
  const note = { text: 'Written with software', href: '/about#how' };
  const author = { name: 'The desk', path: '/authors/desk', kind: 'organization' } as const;
  expect(html({ author: { ...author, note } })).toContain(
    'the desk</a>\u2003<a class="text-link" href="/about#how">Written with software</a></p>',
  );
  expect(html({ author })).toContain('the desk</a></p>');
});

it('an article has a link to an e-mail whose subject is its escaped title', () => {
  expect(html({ title: 'Tai Chi & Qigong Guide 1' })).toContain(
    `href="mailto:?subject=Tai%20Chi%20%26%20Qigong%20Guide%201&amp;body=${encodeURIComponent('https://daymark.example/blog/guide-1')}"`,
  );
});

it('an article isolates the names of its sources that run against its language', () => {
  const sources = [{ author: 'Kabat-Zinn, J.', title: 'B', year: '1990', publisher: 'دار النهار' }];
  expect(html({ sources }, undefined, 'ar')).toContain(
    '<li><bdi dir="ltr">Kabat-Zinn, J.</bdi>, <cite>B</cite>, 1990, دار النهار.</li>',
  );
  expect(html({ sources })).toContain(
    '<li>Kabat-Zinn, J., <cite>B</cite>, 1990, <bdi dir="rtl">دار النهار</bdi>.</li>',
  );
});

it('an article lists its corrections below its sources', () => {
  const sources = [{ author: 'A', title: 'B', year: 1890 }];
  expect(html({ sources, corrections: [{ ...june, text: 'The boat was red.' }] })).toMatch(
    /1890\..*Corrections<\/h2>.*<li><time dateTime="2026-06-01">1 June 2026<\/time>: The boat was red\.<\/li>/,
  );
  expect(html({})).not.toContain('Corrections');
});

it('an article says how much of each source was read, and what the words mean', () => {
  const work = { author: 'A', title: 'B', year: 1890 };
  const page = html({
    sources: [
      { ...work, read: 'whole' },
      { ...work, title: 'C', read: 'part' },
      { ...work, title: 'D', read: 'summary' },
      { ...work, title: 'E' },
    ],
  });
  expect(page).toContain('Sources</h2><p class="text-soft">We say after each work ');
  expect(page.match(/1890\..*?<\/li>/g)).toEqual([
    '1890. We read all of it.</li>',
    '1890. We read part of it.</li>',
    '1890. We read a summary.</li>',
    '1890.</li>',
  ]);
  expect(html({ sources: [work] })).not.toMatch(/[Ww]e read/);
});

describe('the title of a source', () => {
  const work = { author: 'P. Lally', title: 'How are habits formed', year: 2010 };

  it('is in the language of the work, if the source names one', () => {
    const source = { ...work, title: 'Die Gewohnheit', language: 'de' };
    expect(html({ sources: [source] })).toContain('<cite lang="de">Die Gewohnheit</cite>, 2010.');
    expect(html({ sources: [work] })).toContain('<cite>How are habits formed</cite>, 2010.');
  });

  it('links to its DOI, with the characters that a URL needs escaped', () => {
    expect(html({ sources: [{ ...work, doi: '10.1016/S0006(03)<1>' }] })).toContain(
      '<a class="text-link" href="https://doi.org/10.1016/S0006(03)%3C1%3E"><cite>How are habits formed</cite></a>, 2010.',
    );
  });

  it('links to its page if it has no DOI', () => {
    expect(html({ sources: [{ ...work, url: 'https://library.example/1' }] })).toContain(
      'href="https://library.example/1"',
    );
  });

  it('is not a link if the source has neither a DOI nor a page', () => {
    expect(html({ sources: [{ ...work, year: '1948, in English 1952' }] })).toContain(
      'P. Lally, <cite>How are habits formed</cite>, 1948, in English 1952.',
    );
  });
});

describe('the slots of an article', () => {
  const creative = { title: 'A', message: 'B.', action: 'C', href: '/', picture: '/a.svg' };
  const slot = (bannerId: number, shape: 'box' | 'tall', sticky?: boolean) =>
    ({ bannerId, name: `${bannerId}`, width: 'any', shape, sticky, creative }) as const;
  const headings = ['a', 'b', 'c', 'd'].map((slug) => ({ depth: 2, slug, text: slug }));
  const text = `<p>${'grey '.repeat(400)}</p>`.repeat(4);
  const withSlots = (slots: object, text: string) =>
    html({}, undefined, 'en-GB', { html: text, headings, slots });
  const partsOf = (slots: object) =>
    withSlots(slots, text).match(/class="toc"|class="in-content"|data-banner-id="\d+"|<p>grey/g);
  const beside = (sticky?: boolean) => ({ 'beside-content': slot(203, 'tall', sticky) });

  it('have the table of contents above the tall slot', () => {
    const paragraphs = Array.from({ length: 3 }, () => '<p>grey');
    const [first] = paragraphs;
    const tall = 'data-banner-id="203"';
    for (const slots of [beside(), beside(true)])
      expect(partsOf(slots)).toEqual([first, 'class="toc"', tall, ...paragraphs]);
  });

  it('are in the text on every screen in their order, as many as have a place', () => {
    const slots = [slot(211, 'box'), slot(212, 'box'), slot(213, 'box')];
    expect(partsOf({ 'in-content': { slots, everyWords: 300 } })?.slice(2)).toEqual([
      '<p>grey',
      'class="in-content"',
      'data-banner-id="211"',
      '<p>grey',
      'class="in-content"',
      'data-banner-id="212"',
      '<p>grey',
    ]);
  });
});
