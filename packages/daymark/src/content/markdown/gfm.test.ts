import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';

const TABLE = '| a | b |\n| --- | --: |\n| 1 | 2 |';

const cells = (html: string) => html.match(/<t[hd]\b.*?<\/t[hd]>/g);

describe('a table', () => {
  it.each([
    ['the cell above them is empty', '| | Mon |\n|---|--:|\n| Week 1 | 2 |', '<td></td>', 'Week 1'],
    [
      'all of them are bold',
      '| Week | Mon |\n|---|--:|\n| **One** | 2 |',
      '<th scope="col">Week</th>',
      '<strong>One</strong>',
    ],
  ])('has first cells that name the rows if %s', async (_, markdown, corner, name) => {
    expect(cells(await articleHtml(markdown))).toEqual([
      corner,
      '<th scope="col" class="align-right">Mon</th>',
      `<th scope="row">${name}</th>`,
      '<td class="align-right">2</td>',
    ]);
  });

  it('has neither a head nor row headers if all cells of its head are empty', async () => {
    const html = await articleHtml('| | |\n|---|---|\n| a | b |\n| c | d |');
    expect(html).not.toMatch(/<th/);
    expect(cells(html)).toEqual(['a', 'b', 'c', 'd'].map((cell) => `<td>${cell}</td>`));
  });

  it('has no row headers if only some first cells are bold', async () => {
    const html = await articleHtml('| a | b |\n|---|---|\n| **c** | d |\n| e | f |');
    expect(html).not.toContain('scope="row"');
  });

  it('has the caption that is above it, which names its region', async () => {
    const html = await articleHtml(`## Times\n\nTable: Tides in *May*\n\n${TABLE}\n\n${TABLE}`);
    expect(html).toContain(
      '<section class="wide" aria-label="Tides in May" tabindex="0"><table><caption>Tides in <em>May</em></caption>',
    );
    expect(html).not.toContain('Table: Tides');
    expect(html).toContain('aria-label="Table 2: Times"');
  });

  it('has no caption from a paragraph that is not directly above it', async () => {
    const html = await articleHtml(`Table: a\n\nText\n\n${TABLE}`);
    expect(html).toContain('<p>Table: a</p>');
    expect(html).not.toContain('<caption');
  });

  it('scrolls in a region whose name contains the heading of its section', async () => {
    const html = await articleHtml(`## Times & places\n\n${TABLE}\n\n${TABLE}`);
    expect(html).toContain(
      '<section class="wide" aria-label="Table 1: Times &amp; places" tabindex="0"><table>',
    );
    expect(html).toContain('aria-label="Table 2: Times &amp; places"');
  });

  it('has a number in its name, even if it is in no section', async () => {
    expect(await articleHtml(TABLE)).toContain('aria-label="Table 1"');
  });

  it('is aligned by classes, not by inline styles', async () => {
    const html = await articleHtml(TABLE);
    expect(html).toContain('<th scope="col" class="align-right">b</th>');
    expect(html).toContain('<td class="align-right">2</td>');
    expect(html).not.toContain('style');
  });
});

it.each([
  ['H~2~O, x~i+1~', 'H<sub>2</sub>O, x<sub>i+1</sub>'],
  ['x^2^ and 10^-3^', 'x<sup>2</sup> and 10<sup>-3</sup>'],
  ['the 1^st^ (a+b)^n^', 'the 1<sup>st</sup> (a+b)<sup>n</sup>'],
  ['~20 min~ or ~20~, a~b c~', '~20 min~ or ~20~, a~b c~'],
  ['a^b and c^d, ^^, ^2^', 'a^b and c^d, ^^, ^2^'],
  ['约~20~分钟', '约~20~分钟'],
  ['~~gone~~', '<del>gone</del>'],
])(
  'signs directly after a letter or digit raise or lower words without spaces: %s',
  async (markdown, html) => {
    expect(await articleHtml(markdown)).toBe(`<p>${html}</p>`);
  },
);

it('a line with a colon below a term is its definition', async () => {
  expect(
    await articleHtml('Ebb *tide*\n: Falling water\n: The time of it\n\nFlow\n: Rising water'),
  ).toBe(
    '<dl>\n<dt>Ebb <em>tide</em></dt>\n<dd>Falling water</dd>\n<dd>The time of it</dd>\n<dt>Flow</dt>\n<dd>Rising water</dd>\n</dl>',
  );
});

it('a block of code scrolls in a region with a name of its own', async () => {
  const html = await articleHtml('## Settings\n\n```\na\n```\n\n```\nb\n```');
  expect(html).toContain('aria-label="Code 1: Settings"');
  expect(html).toContain('aria-label="Code 2: Settings"');
});

it('a block of code keeps its tokens', async () => {
  expect(await articleHtml('```\n{product} <b>\n```')).toBe(
    '<section class="wide" aria-label="Code 1" tabindex="0"><pre><code>{product} &lt;b&gt;\n</code></pre></section>',
  );
});

it('a footnote has a labelled link back to each reference', async () => {
  const html = await articleHtml('One[^a] and again[^a].\n\n[^a]: A note on {product}.');
  expect(html).toContain('id="fnref-a"');
  expect(html).toContain('A note on yoga.');
  expect(html).toContain('aria-label="Back to note 1 in the text"');
  expect(html).toContain('aria-label="Back (2) to note 1 in the text"');
  expect(html).toContain('>Back (2)</a>');
});

it('only the first reference to a footnote has its number, beside which the note is shown', async () => {
  const html = await articleHtml('One[^a] and again[^a], two[^b].\n\n[^a]: A.\n[^b]: B.');
  const marked = [...html.matchAll(/id="(fnref-[^"]+)" data-footnote-ref="(\d+)"/g)];
  expect(marked.map(([, id, number]) => [id, number])).toEqual([
    ['fnref-a', '1'],
    ['fnref-b', '2'],
  ]);
});
