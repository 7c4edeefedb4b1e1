import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeFolder } from '../../../../tests/small-site.ts';
import { GERMAN, makeTestSite, PNG } from '../../../daymark-import/src/testing.ts';
import { listFiles } from '../basics/files.ts';
import { exportSite } from './export.ts';

const SUMMARY = 'summary: What the hour before breakfast does for the rest of the day, and why.';
const article = (body: string, more = '') =>
  `---\ntitle: A text\n${SUMMARY}\ndate: 2010-09-03\nkind: essay\ntopics: [rest]\n${more}---\n\n${body}\n`;
const page = (body: string, more = '') => `---\ntitle: A page\n${SUMMARY}\n${more}---\n\n${body}\n`;

/**
 * Exports a site, and returns its files, the parts that are left out, and a function that reads a
 * file.
 */
async function exported(files: Readonly<Record<string, string | Buffer>>, more: object = {}) {
  const { root } = await makeTestSite(files as never, more);
  const folder = join(await makeFolder(), 'plain');
  const { left } = await exportSite(root, folder);
  const read = async (file: string) => {
    const [, yaml = '', body = ''] =
      /^---\n(.*?)---\n\n(.*)$/s.exec(await readFile(join(folder, file), 'utf8')) ?? [];
    return { fields: parse(yaml), body };
  };
  return { files: listFiles(folder), left, read };
}

it('gives each page the path and the address that it has on the site', async () => {
  const { files, read } = await exported(
    {
      'content/articles/First-Light/index.md': article('A', 'aliases: [dawn, /2009/café.html]\n'),
      'content/authors/anna.md': `---\nname: Anna\nrole: Writes\n${SUMMARY}\nkind: person\nnote: { text: How, href: "/about#who" }\n---\n`,
      'content/path/2-five-breaths.md': page('B', 'article: first-light\n'),
      'content/stories/ines.md': '---\nname: Ines\n---\n\nS\n',
      'content/topics/rest.md': page('C', 'order: 1\n'),
      'content/pages/about.md': page('## Who'),
      'pages/retreats/spring.md': page('D'),
      'content/de/articles/licht.md': article('E', 'translationOf: first-light\n'),
    },
    { addresses: { articles: '/{year}/{name}' }, ...GERMAN },
  );
  expect(files).toEqual([
    '2010/first-light.md',
    '_stories/ines.md',
    'about.md',
    'addresses.csv',
    'authors/anna.md',
    'de/blog/licht.md',
    'path/five-breaths.md',
    'retreats/spring.md',
    'topics/rest.md',
  ]);
  const { fields } = await read('2010/first-light.md');
  // Hugo reads `url` and `aliases`, and refuses a `kind` that it does not know. Jekyll reads the others.
  expect(fields).toMatchObject({
    permalink: '/2010/first-light/',
    url: '/2010/first-light/',
    articleKind: 'essay',
    aliases: ['/2010/dawn', '/2009/café.html'],
    redirect_from: ['/2010/dawn', '/2009/café.html'],
    translationKey: 'articles/first-light',
  });
  expect(fields).not.toHaveProperty('kind');
  expect((await read('de/blog/licht.md')).fields).toMatchObject({
    permalink: '/de/blog/licht/',
    url: '/de/blog/licht/',
    translationKey: 'articles/first-light',
  });
  expect((await read('path/five-breaths.md')).fields).toMatchObject({
    url: '/path/five-breaths/',
    order: 2,
    article: '/2010/first-light/',
  });
  expect((await read('authors/anna.md')).fields).toMatchObject({
    authorKind: 'person',
    note: { text: 'How', href: '/about/#who' },
  });
  expect((await read('_stories/ines.md')).fields).not.toHaveProperty('url');
});

it('keeps articles that visitors cannot read yet where Jekyll and Astro do not publish them', async () => {
  const { files, read } = await exported({
    'content/articles/boat.md': article('![B](./boat.png)', 'draft: true\n'),
    'content/articles/boat.png': PNG,
    'content/articles/soon.md': article('[the text](/blog/now)').replace('2010', '2999'),
    'content/articles/now.md': article('A'),
  });
  expect(files).toEqual([
    '_drafts/blog/boat/boat.png',
    '_drafts/blog/boat/index.md',
    '_scheduled/blog/soon.md',
    'addresses.csv',
    'blog/now.md',
  ]);
  expect((await read('_drafts/blog/boat/index.md')).fields).toMatchObject({ draft: true });
  expect(await read('_scheduled/blog/soon.md')).toMatchObject({
    fields: { url: '/blog/soon/' },
    body: '[the text](/blog/now/)\n',
  });
});

const LINKS: readonly (readonly [written: string, exported: string])[] = [
  ['[a](/blog/night-boat)', '[a](/blog/night-boat/)'],
  ['[a](/blog/night-boat/?x=%20 "Title (a)")', '[a](/blog/night-boat/?x=%20 "Title (a)")'],
  ['[a](<../blog/night-boat>)', '[a](/blog/night-boat/)'],
  ['[a](night-boat)', '[a](/blog/night-boat/)'],
  ['😀 ä [*a* `b`](/café)', '😀 ä [*a* `b`](/caf%C3%A9/)'],
  ['[a](/caf%C3%A9), [b](/caf%65%CC%81)', '[a](/caf%C3%A9/), [b](/caf%C3%A9/)'],
  ['[a][b]\n\n[b]: /blog/night-boat', '[a][b]\n\n[b]: /blog/night-boat/'],
  ['[![B](./boat.png)](/café)', '[![B](./boat.png)](/caf%C3%A9/)'],
  ['[![B](/boat.png "C")](/café "D")', '[![B](/boat.png "C")](/caf%C3%A9/ "D")'],
  ['<a class="b" href="/café">a</a>', '<a class="b" href="/caf%C3%A9/">a</a>'],
  ['| a |\n| --- |\n| [b](/café) |', '| a |\n| --- |\n| [b](/caf%C3%A9/) |'],
  ['- > [b](/café)', '- > [b](/caf%C3%A9/)'],
  ['::button[Go]{href=/café}', '[Go](/caf%C3%A9/)'],
  [':::quote[[Ines](/café)]\nA\n:::', '> A\n>\n> — [Ines](/caf%C3%A9/)'],
  ['[^1]\n\n[^1]: [b](/café)', '[^1]\n\n[^1]: [b](/caf%C3%A9/)'],
  ['[a](/de/blog/licht)', '[a](/de/blog/licht/)'],
  ['[a](https://lantern-hill.example/café)', '[a](/caf%C3%A9/)'],
  ['[a](/), [b](/de)', '[a](/), [b](/de)'],
  // Markdown that is not a link to a text.
  ['`[a](/café)` \\[a](/café)', '`[a](/café)` \\[a](/café)'],
  ['[a](/plan%20(1).pdf)', '[a](/plan%20(1).pdf)'],
  [
    '[a](mailto:a@b.example) <https://b.example/café>',
    '[a](mailto:a@b.example) <https://b.example/café>',
  ],
];

it('leads to the same texts, and leaves the rest of a text as its author wrote it', async () => {
  const nameOf = (index: number) =>
    LINKS[index]?.[0].includes('./boat.png') ? `${index}/index` : index;
  const texts = LINKS.map(([written], index) => [`content/articles/${index}.md`, article(written)]);
  const { read, left } = await exported(
    {
      ...Object.fromEntries(texts),
      'content/articles/night-boat.md': article('A'),
      'content/articles/boat.png': PNG,
      'public/plan (1).pdf': '%PDF',
      'public/boat.png': PNG,
      'pages/café.md': page('A'),
      'content/de/articles/licht.md': article('A'),
    },
    GERMAN,
  );
  expect(left).toEqual([]);
  for (const [index, [written, plain]] of LINKS.entries())
    expect.soft((await read(`blog/${nameOf(index)}.md`)).body, written).toBe(`${plain}\n`);
});

it('lists links to pages that only the engine makes', async () => {
  const { left } = await exported({
    'content/articles/a.md': article('[a](/search), [b](/blog) and [c](/media/none.pdf)'),
    'pages/code.astro': '---\nexport const page = { title: "A", summary: "B" };\n---\n',
  });
  expect(left).toEqual([
    'pages/code.astro: a page of code',
    'blog/a.md: the link /search, to a page that the export does not have',
    'blog/a.md: the link /blog, to a page that the export does not have',
    'blog/a.md: the link /media/none.pdf, to a page that the export does not have',
  ]);
});

it('leads to headings by the ids that other tools give to them', async () => {
  const target = `
## Rest, and *work* {#own-id}

## The {product}

## Content

## Content

## 💡

<span id="place"></span>

[own](#own-id), [place](#place), [content](#content-1)
`;
  const { read } = await exported({
    'content/articles/a.md': article(
      '[a](/blog/b#own-id) [b](/blog/b#the-yoga) [c](/blog/b#content-1) [d](/blog/b#content-1-1) [e](/blog/b#place) [f](/blog/b#section)',
    ),
    'content/articles/b.md': article(target),
  });
  expect((await read('blog/a.md')).body).toBe(
    '[a](/blog/b/#rest-and-work) [b](/blog/b/#the-yoga) [c](/blog/b/#content) [d](/blog/b/#content-1) [e](/blog/b/#place) [f](/blog/b/#section)\n',
  );
  const { body } = await read('blog/b.md');
  expect(body).toContain('## Rest, and *work*\n');
  expect(body).toContain('[own](#rest-and-work), [place](#place), [content](#content)\n');
});

it('puts pictures into the folder of the text that shows them', async () => {
  const { files, read } = await exported({
    'content/articles/a.md': article(
      '![A](./boat.png) ![B](../shared/boat.png "B") ![C](./my%20boat%20%281%29.png) ![D](/media/d.png)\n\n![none](./none.png)',
      'cover: ./boat.png\ncoverAlt: A\n',
    ),
    'content/articles/b/index.md': article('![A](../boat.png)'),
    'content/articles/boat.png': PNG,
    'content/articles/my boat (1).png': PNG,
    'content/articles/unused.png': PNG,
    'content/shared/boat.png': Buffer.concat([PNG, PNG]),
    'public/media/d.png': PNG,
    // Hugo takes the files below a page with a folder for its files.
    'pages/retreats.md': page('![A](./boat.png)'),
    'pages/retreats/spring.md': page('![A](../boat.png)'),
    'pages/boat.png': PNG,
  });
  expect(files).toEqual([
    'addresses.csv',
    'articles/unused.png',
    'blog/a/2-boat.png',
    'blog/a/boat.png',
    'blog/a/index.md',
    'blog/a/my boat (1).png',
    'blog/b/boat.png',
    'blog/b/index.md',
    'public/media/d.png',
    'public/retreats/boat.png',
    'retreats.md',
    'retreats/spring/boat.png',
    'retreats/spring/index.md',
  ]);
  const { body, fields } = await read('blog/a/index.md');
  expect(body).toBe(
    '![A](./boat.png) ![B](./2-boat.png "B") ![C](./my%20boat%20%281%29.png) ![D](/media/d.png)\n\n![none](./none.png)\n',
  );
  expect(fields).toMatchObject({ cover: './boat.png', coverAlt: 'A' });
  expect((await read('blog/b/index.md')).body).toBe('![A](./boat.png)\n');
  expect((await read('retreats.md')).body).toBe('![A](/retreats/boat.png)\n');
});

it('keeps the path of the site in links, and leaves it to the settings of the other tool elsewhere', async () => {
  const identity = {
    name: 'Lantern Hill',
    url: 'https://lantern-hill.example/still',
    language: 'en',
    publisher: 'Lantern Hill',
    description: 'A site on personal growth and {product}.',
  };
  const { files, left, read } = await exported(
    {
      'content/articles/a.md': article(
        '[a](/about-us), [b](b#rest), [c](/plan.pdf), [d](/) ![e](/e.png)',
        'aliases: [/old.html, old]\n',
      ),
      'content/articles/b.md': article('## Rest'),
      'pages/about-us.md': page('A'),
      'public/plan.pdf': '%PDF',
      'public/e.png': PNG,
    },
    { identity },
  );
  expect(left).toEqual([]);
  expect(files).toContain('blog/a.md');
  expect(await read('blog/a.md')).toMatchObject({
    fields: { permalink: '/blog/a/', url: '/blog/a/', aliases: ['/old.html', '/blog/old'] },
    body: '[a](/still/about-us/), [b](/still/blog/b/#rest), [c](/still/plan.pdf), [d](/still) ![e](/still/e.png)\n',
  });
});

it('gives a date its hour with the offset of the time zone of the site', async () => {
  const file = 'content/articles/light.md';
  const text = article('A').replace('2010-09-03', '2010-09-03T08:00');
  const { read } = await exported(
    { [file]: text, 'content/topics/rest.md': page('C', 'order: 1\n') },
    {
      identity: {
        ...{ name: 'Hill', url: 'https://hill.example', language: 'en', publisher: 'Hill' },
        ...{ description: 'A site on growth.', timeZone: 'Europe/Berlin' },
      },
    },
  );
  expect((await read('blog/light.md')).fields.date).toBe('2010-09-03T08:00:00+02:00');
});
