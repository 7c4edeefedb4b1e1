import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import type { Export, ImportedText } from '../export/export.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import { expectFixture, makeTestSite, PNG } from '../testing.ts';
import { readGhost } from './ghost.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/ghost');
const FILE = join(FIXTURE, 'river.ghost.2026-06-14.json');

/** Reads the fixture, and serves the files at the addresses that the export names. */
async function readFixture(): Promise<Export> {
  const files: Readonly<Record<string, Buffer>> = {
    '.jpg': PNG,
    '.mp3': Buffer.from('ID3 the weir'),
    '.pdf': Buffer.from('%PDF-1.4 the route'),
  };
  return {
    ...(await readGhost(FILE)),
    media: async (address) => files[address.slice(address.lastIndexOf('.'))],
  };
}

/** Writes an export with these bytes, and returns its path. */
async function fileOf(content: string | Uint8Array, name = 'export.json'): Promise<string> {
  const file = join(await makeFolder(), name);
  await writeFile(file, content);
  return file;
}

/** Returns an export of Ghost 5 with these tables. */
const exportWith = (tables: object) =>
  JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data: tables }] }, undefined, 1);

async function textsOf(file: string, url?: string): Promise<ImportedText[]> {
  return Array.fromAsync((await readGhost(file, url)).texts());
}

describe('an export of Ghost', () => {
  it('becomes the expected files, and a second run changes nothing', async () => {
    const { site } = await expectFixture(FIXTURE, readFixture);
    // No address of e-mail, no password, and nothing for members is published.
    const published = await Promise.all(site.files().map(site.read));
    expect(published.join('\n')).not.toMatch(/@mail\.example|not-a-password|For members alone/);
    for (const text of ['for-members', 'for-patrons', 'a-letter'])
      expect(await site.read(`content/articles/${text}.md`)).toContain('\ndraft: true\n');
  });

  it('is read from a folder and a zip file, and with or without the outer list', async () => {
    const expected = ['post-7'];
    const tables = { posts: [{ id: 7, title: 'A', slug: 'a', html: '<p>A</p>' }] };
    const name = 'data/site.ghost.json';
    const folder = await makeFolder();
    await writeFiles(folder, { [name]: exportWith(tables), 'content/images/a.txt': 'A' });
    const zip = zipSync({ [name]: strToU8(exportWith(tables)), 'content/b.txt': strToU8('B') });
    for (const source of [
      folder,
      await fileOf(zip, 'export.zip'),
      await fileOf(JSON.stringify({ meta: {}, data: tables })),
      await fileOf(JSON.stringify({ db: [{ data: tables }] })),
    ])
      expect((await textsOf(source)).map(({ id }) => id)).toEqual(expected);
  });

  it('of the first versions has other names for the fields', async () => {
    const posts = [
      {
        ...{ id: 3, title: 'Old', slug: 'old', markdown: '*A*', page: 1, status: 'published' },
        ...{ image: '/content/images/a.jpg', author_id: 1, published_at: 1_400_000_000_000 },
      },
    ];
    const users = [{ id: 1, slug: 'ada', name: 'Ada' }];
    const [text] = await textsOf(await fileOf(exportWith({ posts, users })));
    expect(text).toMatchObject({
      kind: 'page',
      status: 'published',
      date: '2014-05-13',
      authors: ['ada'],
      cover: { address: '/content/images/a.jpg' },
      original: { ending: '.md', text: '*A*' },
    });
    if (!text || !('html' in text.body)) throw new Error('expected a text');
    expect(htmlToMarkdown(text.body, () => undefined).markdown).toBe('*A*\n');
  });

  it('has former addresses below the path of the other site', async () => {
    const source = await readGhost(FILE, 'https://river.example/blog');
    const [first] = await Array.fromAsync(source.texts());
    expect([source.url, first?.addresses]).toEqual([
      'https://river.example/blog',
      ['/blog/everything/'],
    ]);
    expect(Object.fromEntries(source.otherAddresses)).toEqual({
      '/blog/rss/': 'feed',
      '/blog/feed/': 'feed',
      '/blog/tag/rivers/': { topic: 'rivers' },
      '/blog/tag/rivers/rss/': 'feed',
      '/blog/tag/walks/': { topic: 'walks' },
      '/blog/tag/walks/rss/': 'feed',
      '/blog/author/ada/': 'home',
      '/blog/author/ben/': 'home',
    });
  });

  it('has remarks with the lines of the JSON in the original', async () => {
    const [first, second] = await textsOf(FILE);
    for (const [text, block] of [
      [first, 'river-gauge'],
      [second, 'river-card'],
    ] as const) {
      const lines: number[] = [];
      if (text && 'html' in text.body)
        text.body.prepare?.({ type: 'root', children: [] }, ({ line, what }) => {
          if (what.endsWith(block)) lines.push(line);
        });
      const expected = text?.original.text.split('\n').findIndex((line) => line.includes(block));
      expect(lines).toEqual([Number(expected) + 1]);
      JSON.parse(text?.original.text ?? '');
    }
  });
});

describe('a card of Markdown', () => {
  /**
   * Imports a text with a Markdown card and with the HTML that visitors saw, and returns its
   * Markdown.
   */
  async function markdownOf(markdown: string, html = ''): Promise<string> {
    const cards = [['card-markdown', { cardName: 'card-markdown', markdown }]];
    const mobiledoc = JSON.stringify({ version: '0.3.1', cards, sections: [[10, 0]] });
    const posts = [{ id: '1', slug: 'a', status: 'published', mobiledoc, html }];
    const [text] = await textsOf(await fileOf(exportWith({ posts })));
    if (!text || !('html' in text.body)) throw new Error('expected a text');
    return htmlToMarkdown(text.body, () => undefined).markdown;
  }

  it('has headings without a space', async () => {
    expect(await markdownOf('##Tide\n\n###Low\nA #b\n\n```\n#c\n```\n')).toBe(
      '## Tide\n\n### Low\n\nA #b\n\n```\n#c\n```\n',
    );
  });

  it('is the HTML that visitors saw, if the HTML has more than the card', async () => {
    const html = '<div class="kg-card-markdown"><p>A<br>\n<mark>b</mark></p>\n</div>';
    expect(await markdownOf('A\n==b==', html)).toBe('A\\\n<mark>b</mark>\n');
  });

  it('is the Markdown, if the HTML has less', async () => {
    const html = '<p>A<br>\n<mark>b</mark></p>';
    expect(await markdownOf('A\n==b==\n\nC', html)).toBe('A ==b==\n\nC\n');
  });
});

describe('the button or the file of a card', () => {
  const on = { buttonUrl: '/plan/', buttonText: 'Plan' };
  it.each([
    [{ type: 'button', ...on }, '::button[Plan]{href=/plan/}\n'],
    [{ type: 'button', ...on, buttonUrl: 'plan/' }, '[Plan](plan/)\n'],
    [{ type: 'button', ...on, buttonText: '' }, ''],
    [{ type: 'header', ...on, buttonEnabled: true }, '::button[Plan]{href=/plan/}\n'],
    [{ type: 'header', ...on, buttonEnabled: false }, ''],
    [{ type: 'call-to-action', ...on, showButton: true }, '::button[Plan]{href=/plan/}\n'],
    [{ type: 'call-to-action', ...on, showButton: false }, ''],
    [
      { type: 'call-to-action', sponsorLabel: '<p>Advertising</p>', textValue: '<p>A</p>' },
      'Advertising\n\nA\n',
    ],
    [
      {
        ...{ type: 'product', productUrl: 'https://shop.example/?a=1', productButton: 'Look' },
        productButtonEnabled: true,
      },
      '::button[Look]{href="https://shop.example/?a=1"}\n',
    ],
    [
      { type: 'product', productUrl: '/a/', productButton: 'Look', productButtonEnabled: false },
      '',
    ],
    [{ type: 'file', src: '/a.pdf', fileName: 'a.pdf' }, '::file[a.pdf]{src=/a.pdf}\n'],
    [{ type: 'file', src: '/a.pages', fileTitle: 'Plan' }, '[Plan](/a.pages)\n'],
    [{ type: 'file', src: '', fileTitle: 'Plan' }, ''],
  ])('%j becomes %j', async (card, markdown) => {
    const lexical = JSON.stringify({ root: { children: [card] } });
    const [text] = await textsOf(await fileOf(exportWith({ posts: [{ id: 1, lexical }] })));
    if (!text || !('html' in text.body)) throw new Error('expected a text');
    expect(htmlToMarkdown(text.body, () => undefined).markdown).toBe(markdown);
  });
});

it.each([
  [
    [
      {
        type: 'paragraph',
        children: [
          { type: 'paragraph', children: [{ type: 'text', text: 'A' }] },
          { type: 'horizontalrule' },
          { type: 'text', text: 'B' },
        ],
      },
    ],
    'A\n\n---\n\nB\n',
  ],
  [
    [
      {
        type: 'quote',
        children: [
          { type: 'paragraph', children: [{ type: 'text', text: 'A' }] },
          { type: 'text', text: 'B' },
        ],
      },
    ],
    '> A\n>\n> B\n',
  ],
  [[{ type: 'text', text: 'A' }], 'A\n'],
  [[{ type: 'embed', html: '<div><b>A</b></div>' }], '**A**\n'],
])(
  'blocks inside blocks, words outside of blocks, and an embed without an address: %j',
  async (children, markdown) => {
    const lexical = JSON.stringify({ root: { children } });
    const [text] = await textsOf(await fileOf(exportWith({ posts: [{ id: 1, lexical }] })));
    if (!text || !('html' in text.body)) throw new Error('expected a text');
    expect(htmlToMarkdown(text.body, () => undefined).markdown).toBe(markdown);
  },
);

it('a tag and an author keep the commas of their names, also in a file with a byte order mark and CRLF', async () => {
  const tables = {
    posts: [{ id: 1, slug: 'a', html: '<p>A</p>' }],
    tags: [{ id: 1, slug: 'work-rest', name: 'Work, rest & play' }],
    posts_tags: [{ post_id: 1, tag_id: 1 }],
    users: [{ id: 1, slug: 'ada', name: 'Reed, Ada' }],
    posts_authors: [{ post_id: 1, author_id: 1 }],
  };
  const file = await fileOf(`\uFEFF${exportWith(tables).replaceAll('\n', '\r\n')}`);
  const { authors, terms, texts } = await readGhost(file);
  expect([authors.get('ada')?.name, terms.get('work-rest')?.name]).toEqual([
    'Reed, Ada',
    'Work, rest & play',
  ]);
  const [text] = await Array.fromAsync(texts());
  expect(text).toMatchObject({ topics: ['work-rest'], authors: ['ada'] });
});

describe('a damaged or hostile export is refused, with the line of the fault', () => {
  const HEAD = '{"db": [{"data": {\n"posts": [\n{"id": 1,\n"title": "A"}';
  it.each([
    [
      'a broken end',
      `${HEAD},\n{"id": 2`,
      '5: expected a whole file; found its end in entry 2 of “posts”. Export the site again',
    ],
    [
      'an end between the tables',
      HEAD,
      '4: expected a whole file; found its end before the last bracket. Export the site again',
    ],
    [
      'a fault in a post',
      `${HEAD},\n{"id":\n"1" "title"}]}}]}`,
      "6: expected JSON; found a fault in entry 2 of “posts”: expected ',' or '}' after property value. Export the site again",
    ],
    [
      'a fault between the tables',
      `${HEAD}],\n"tags" []}}]}`,
      "5: expected JSON; found a fault between the tables: expected ':' after property name. Export the site again",
    ],
    [
      'another file in JSON',
      '{"name": "package"}',
      ' expected an export of Ghost, with a list “posts” in “data”; found none. Export the site in Ghost under Settings, Import/Export',
    ],
    [
      'posts that are no list',
      '{"data": {"posts": {}}}',
      ' expected an export of Ghost, with a list “posts” in “data”; found another value. Export the site in Ghost under Settings, Import/Export',
    ],
    [
      '10,000 lists inside one another',
      '['.repeat(10_000) + ']'.repeat(10_000),
      ' expected an export of Ghost, with a list “posts” in “data”; found none. Export the site in Ghost under Settings, Import/Export',
    ],
    [
      'an entry of 21 million characters',
      `${HEAD}, {${`"html": "${'x'.repeat(3_000_000)}",`.repeat(7)} "id": 1}]}}]}`,
      '4: expected entries of at most 20 million characters; found one with more in “posts”. Export the site again',
    ],
  ])('%s', async (_, content, message) => {
    const file = await fileOf(content);
    const error = await textsOf(file).catch((thrown: unknown) => thrown);
    expect(error instanceof Error && error.message.replace(`${file}:`, '')).toBe(message);
  });
});

it('a text that is too large becomes a draft, and the other texts are imported', async () => {
  const html = 'a tide, \n\\é"'.repeat(400_000);
  const posts = [
    { id: 1, slug: 'large', title: 'Large', status: 'published', html, plaintext: html },
    { id: 2, slug: 'small', status: 'published', html: '<p>A</p>' },
  ];
  const site = await makeTestSite();
  const report = await site.bring(await readGhost(await fileOf(exportWith({ posts }))));
  expect(report.drafts).toEqual([
    {
      file: 'content/articles/large.md',
      says: 'it could not be converted: the original has more than 4 million characters',
    },
  ]);
  expect(report.remarks.map(({ what }) => what)).toContain(
    'text that is too large to be read as a whole',
  );
  expect(await site.read('content/articles/large.md')).toContain('title: Large\n');
  expect(await site.read('content/articles/small.md')).toMatch(/\nA\n$/);
});

it('texts that cannot be converted become drafts that say why, and the other texts are imported', async () => {
  const deep = (depth: number) =>
    `{"root":{"children":[${'{"type":"list","children":['.repeat(depth)}${']}'.repeat(depth)}]}}`;
  const html = '<b>'.repeat(6000);
  const card = JSON.stringify({ root: { children: [{ type: 'html', html }] } });
  const tables = {
    posts: [
      { id: 1, slug: 'deep-json', status: 'published', lexical: deep(10_000) },
      { id: 2, slug: 'deep-lists', status: 'published', lexical: deep(300) },
      { id: 3, slug: 'deep-card', status: 'published', lexical: card },
      { id: 4, slug: 'evil/../../../evil', status: 'published', html: '<p>A</p>' },
      { id: 4, slug: 'same-id', status: 'published', html: '<p>A</p>' },
      7,
    ],
    tags: 'none',
  };
  const site = await makeTestSite();
  const report = await site.bring(await readGhost(await fileOf(exportWith(tables))));
  const levels =
    'expected at most 100 blocks inside one another; found more. Correct the text in Ghost, and export it again';
  expect(report.drafts.map(({ file, says }) => [file, says])).toEqual([
    ['content/articles/deep-json.md', `it could not be converted: ${levels}`],
    ['content/articles/deep-lists.md', `it could not be converted: ${levels}`],
    [
      'content/articles/deep-card.md',
      'it could not be converted: expected HTML with at most some hundred elements inside one another; found more. Correct the text in the other tool, and export it again',
    ],
  ]);
  expect([...report.leftOver]).toEqual([
    ['values in “posts” that are no entries', 1],
    ['values in the place of the table “tags”', 1],
  ]);
  const articles = site.files().filter((file) => file.startsWith('content/articles/'));
  expect(articles).toEqual([
    'content/articles/deep-card.md',
    'content/articles/deep-json.md',
    'content/articles/deep-lists.md',
    'content/articles/evil-evil.md',
    'content/articles/same-id.md',
  ]);
});
