import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../daymark/src/content/checks/text.ts';
import type { ImportedText } from '../export/export.ts';
import { countLines, reportText } from '../record/report.ts';
import { exportOf, makeTestSite, makeText, PNG } from '../testing.ts';

/** Imports texts into a new site. */
async function imported(...texts: ImportedText[]) {
  const site = await makeTestSite();
  const report = await site.bring(exportOf(texts));
  return { ...site, report };
}

/** Returns the front matter and the body of a text that is imported alone. */
async function onlyFile(text: ImportedText): Promise<string> {
  const { files, read } = await imported(text);
  const [file = ''] = files().filter((file) => /^(?:content\/articles|pages)\//.test(file));
  return read(file);
}

describe('the file of a text', () => {
  it('has front matter in the order of daymark new, and quotes where YAML needs them', async () => {
    const text = makeText('first-light', 'Grey, then *pink*.', {
      title: 'Light: a “start”',
      updated: '2011-02-01',
      authors: ['anna', 'ben'],
    });
    const site = await makeTestSite();
    const authors = new Map([['anna', { slug: 'anna', name: 'Anna Müller', description: '' }]]);
    await site.bring(exportOf([text], {}, { authors }));
    expect(await site.read('content/articles/first-light.md')).toBe(`---
title: "Light: a “start”"
summary: What a quiet hour in the morning does for the rest of the day.
date: 2010-09-03
updated: 2011-02-01
author: anna-muller
topics:
  - rest
kind: essay
aliases:
  - /2010/09/first-light/
---
Grey, then *pink*.
`);
    expect(await site.read('content/authors/anna-muller.md')).toBe(`---
name: Anna Müller
role: Lantern Hill
summary: "Anna Müller · Light: a “start” · Lantern Hill" # Made by the importer: read this
---
`);
  });

  it.each([
    ['2010-09-01', '"2010-09-01"'],
    ['true', '"true"'],
    ['The #1 habit', '"The #1 habit"'],
    ['C#', 'C#'],
  ])('keeps the title %s a text', async (title, written) => {
    expect(await onlyFile(makeText('a', 'Text.', { title }))).toContain(`\ntitle: ${written}\n`);
  });

  it.each([
    [
      'the first sentences',
      'A first sentence of a text, long enough. A second one.',
      '',
      'A first sentence of a text, long enough. A second one.',
    ],
    [
      'whole sentences',
      `${'A sentence of thirty characters. '.repeat(9)}`,
      '',
      `${'A sentence of thirty characters. '.repeat(6).trim()}`,
    ],
    ['a cut sentence', `${'word '.repeat(90)}`, '', `${'word '.repeat(39)}word…`],
    [
      'a short excerpt with more',
      'A sentence of the text itself.',
      'Short.',
      'Short. A sentence of the text itself. a ·',
    ],
    [
      'words in tags',
      'Use it on your `<img>` elements if you like.',
      '',
      'Use it on your img elements',
    ],
    ['facts', 'Hi.', '', 'Hi. a · rest · Lantern Hill · 2010-09-03'],
    [
      'facts after pictures',
      `${'🎞'.repeat(15)} In town.`,
      '',
      `${'🎞'.repeat(15)} In town. a · rest`,
    ],
  ])('has a summary of %s, if none is written', async (_, body, summary, expected) => {
    const file = await onlyFile(makeText('a', body, { summary }));
    const [, made = ''] = /^summary: (.*) # Made by the importer: read this$/m.exec(file) ?? [];
    expect(made.startsWith(expected)).toBe(true);
    expect([...made].length).toBeGreaterThanOrEqual(40);
    expect([...made].length).toBeLessThanOrEqual(200);
  });

  it('has a title without tags', async () => {
    const text = makeText('a', 'Text.', { title: 'The <video> <em>element</em>' });
    expect(await onlyFile(text)).toContain('title: The video element\n');
  });

  it('has the first words as title, if the text has no title', async () => {
    const text = makeText('a', 'We sat by the water until the lamps came on. Then we went home.', {
      title: '',
    });
    expect(await onlyFile(text)).toContain(
      'title: We sat by the water until the lamps came on. # Made by the importer: read this',
    );
  });
});

describe('a text without words', () => {
  const nothing = ['', '<!-- Later. -->', '<div id="app"></div>', '[1]: /a\n'];
  it.each(nothing)('%j is no page, and a link to it becomes its words', async (markdown) => {
    const { files, read, report } = await imported(
      makeText('tags', markdown, { kind: 'page', addresses: ['/tags/'] }),
      makeText('a', '[b](/tags/)'),
    );
    expect(files().filter((file) => file.startsWith('pages/'))).toEqual([]);
    expect(await read('content/articles/a.md')).toMatch(/\n---\nb\n$/);
    expect(report.blank).toEqual([{ file: 'pages/tags', says: '/tags/' }]);
    expect(countLines(report)).toContain('1 page without words left out.');
  });

  it('is a draft if it is an article', async () => {
    const { report } = await imported(makeText('a', ''));
    expect(report.drafts).toEqual([{ file: 'content/articles/a.md', says: 'it has no words' }]);
  });

  it.each(['![](https://a.example/a.png)', '<img src="https://a.example/a.png" alt="A">', '`a`'])(
    'may show something: %s',
    async (markdown) => {
      const { report } = await imported(
        makeText('a', markdown, { kind: 'page', addresses: ['/a/'] }),
      );
      expect(report.counts.pages).toBe(1);
    },
  );
});

describe('names and addresses', () => {
  it('each text has a unique name, also among the texts of the site, whatever the letter case', async () => {
    const site = await makeTestSite({
      'content/articles/dawn.md': '---\ntitle: Dawn\n---\n',
      'pages/walks.md': '---\ntitle: Walks\n---\n',
    });
    const page = { kind: 'page' as const };
    await site.bring(
      exportOf([
        makeText('Dawn', 'A'),
        makeText('dusk', 'B'),
        makeText('DUSK', 'C', { id: '2' }),
        makeText('', 'D', { id: '3', title: 'Über den Fluß' }),
        makeText('...', 'E', { id: '4', title: '../../etc/passwd' }),
        makeText('about', 'F', { ...page, addresses: ['/about/'] }),
        makeText('spring', 'G', { ...page, addresses: ['/Walks/spring/'] }),
        makeText('autumn', 'G', { ...page, addresses: ['/about/autumn/'] }),
        makeText('walks', 'H', { ...page, addresses: ['/walks.html'] }),
        makeText(`${'long-'.repeat(60)}end`, 'I'),
      ]),
    );
    expect(site.files().filter((file) => /^(?:content\/articles|pages)/.test(file))).toEqual([
      'content/articles/dawn-2.md',
      'content/articles/dawn.md',
      'content/articles/dusk-2.md',
      'content/articles/dusk.md',
      'content/articles/etc-passwd.md',
      `content/articles/${'long-'.repeat(16).slice(0, -1)}.md`,
      'content/articles/uber-den-fluss.md',
      'pages/about-2.md',
      'pages/autumn.md',
      'pages/walks-2.md',
      'pages/walks.md',
      'pages/walks/spring.md',
    ]);
    expect(await site.read('content/articles/dawn.md')).toBe('---\ntitle: Dawn\n---\n');
  });

  it('articles with the same number as name get names with the numbers before it in their addresses', async () => {
    const site = await makeTestSite();
    const note = (path: string) =>
      makeText(path, 'A', { slug: path.split('/').at(-1) ?? '', addresses: [`/notes/${path}/`] });
    await site.bring(exportOf([note('2020/03/1'), note('2021/03/1'), note('2021/1984')]));
    expect(site.files().filter((file) => file.includes('articles'))).toEqual([
      'content/articles/1984.md',
      'content/articles/2020-03-1.md',
      'content/articles/2021-03-1.md',
    ]);
  });

  it('a page with the address of a page of the site stands beside it, and is listed', async () => {
    const site = await makeTestSite({ 'content/pages/about.md': '---\ntitle: About\n---\n' });
    const page = makeText('about', 'We walk.', { kind: 'page', addresses: ['/about/'] });
    const report = await site.bring(exportOf([page]));
    expect(await site.read('content/pages/about.md')).toBe('---\ntitle: About\n---\n');
    expect(report.lostAddresses).toEqual([]);
    expect(await site.read('import/report.md')).toContain(
      '- `pages/about-2.md`: to replace the text of `content/pages/about.md`, move this text there, and remove the file\n',
    );
  });

  it('former addresses become aliases, except addresses that work without an alias or that are taken', async () => {
    const { read, report } = await imported(
      makeText('dawn', 'A', {
        addresses: ['/2010/09/dawn/', '/blog/dawn/', '/caf%C3%A9', '/blog/dusk'],
      }),
      makeText('dusk', 'B', { addresses: ['/2010/09/dawn', '/about/'] }),
    );
    expect(await read('content/articles/dawn.md')).toContain(
      '\naliases:\n  - /2010/09/dawn/\n  - /caf%C3%A9\n',
    );
    expect(await read('content/articles/dusk.md')).not.toContain('aliases');
    expect(report.lostAddresses.map(({ file, says }) => `${file}: ${says}`)).toEqual([
      'content/articles/dawn: /blog/dusk: another text has this address',
      'content/articles/dusk: /2010/09/dawn: another text has this address',
      'content/articles/dusk: /about/: the site has a page of its own there',
    ]);
  });

  it('a former address of a text that the site has becomes no alias', async () => {
    const site = await makeTestSite({
      'content/articles/b.md': '---\ntitle: B\naliases: [/2010/09/a]\n---\n',
    });
    const report = await site.bring(exportOf([makeText('a', 'A')]));
    expect(await site.read('content/articles/a.md')).not.toContain('aliases');
    expect(report.lostAddresses).toHaveLength(1);
  });

  it('a day with the same number as its month counts as the day', async () => {
    const texts = [makeText('a', 'A', { date: '2010-09-09', addresses: ['/2010/09/09/a/'] })];
    const { report } = await imported(...texts);
    expect(report.pattern.proposed).toBe('/{year}/{month}/{day}/{name}');
  });

  it.each([
    ['/{year}/{month}/{name}', ['/2010/09/a/', '/2010/09/b.html', '/notes/c']],
    ['/notes/{name}', ['/notes/a', '/notes/b/', '/2010/09/c']],
    ['/{name}', ['/a', '/b', '/c/']],
    ['/blog/{name}', ['/?p=1', '/?p=2', '/x/y']],
  ])('the report proposes %s for articles', async (pattern, addresses) => {
    const texts = ['a', 'b', 'c'].map((slug, index) =>
      makeText(slug, 'A', { addresses: [addresses[index] ?? ''] }),
    );
    const { report } = await imported(...texts);
    expect(report.pattern.proposed).toBe(pattern);
    const advice = `With addresses: { articles: '${pattern}' } in site.config.ts`;
    expect(reportText(report).includes(advice)).toBe(pattern !== '/blog/{name}');
  });

  it('the pattern of the settings is kept, and needs no aliases', async () => {
    const site = await makeTestSite({}, { addresses: { articles: '/{year}/{month}/{name}' } });
    const report = await site.bring(
      exportOf([makeText('a', '[b](/2010/09/b/)'), makeText('b', 'B')]),
    );
    expect(report.pattern).toMatchObject({ kept: 2, keptNow: 2, all: 2 });
    expect(await site.read('content/articles/a.md')).toMatch(
      /kind: essay\n---\n\[b\]\(\/2010\/09\/b\)\n$/,
    );
  });

  it('a site below a path links without the path, as its owner does', async () => {
    const url = 'https://lantern-hill.example/notes';
    const { identity } = {
      identity: { name: 'A', url, language: 'en', publisher: 'A', description: 'A {product}.' },
    };
    const site = await makeTestSite({}, { identity });
    await site.bring(exportOf([makeText('a', '[b](/2010/09/b/)'), makeText('b', 'B')]));
    expect(await site.read('content/articles/a.md')).toMatch(/\[b\]\(\/blog\/b\)\n$/);
  });
});

describe('links', () => {
  const body = async (markdown: string, ...more: ImportedText[]) => {
    const { read, report } = await imported(makeText('a', markdown), ...more);
    const file = await read('content/articles/a.md');
    return { text: file.slice(file.lastIndexOf('\n---\n') + 5).trim(), report };
  };
  it.each([
    ['[b](/2010/09/b/)', '[b](/blog/b)'],
    ['[b](https://www.old.example/2010/09/b/?utm=1#the-pier)', '[b](/blog/b#the-pier)'],
    ['[b](../b/)', '[b](/blog/b)'],
    ['[b](./b.md)', '[b](/blog/b)'],
    ['[b](/2010/09/b#nowhere)', '[b](/blog/b)'],
    ['[b](/2010/09/b#thepier)', '[b](/blog/b#the-pier)'],
    ['[c](#he_re)\n\n## He re', '[c](#he-re)\n\n## He re'],
    ['[c](#he-re)\n\n## 2. He re', '[c](#2-he-re)\n\n## 2. He re'],
    ['[b](#nowhere) and [c](#here)\n\n## Here', 'b and [c](#here)\n\n## Here'],
    ['[home](https://old.example/)', '[home](/)'],
    ['[b](/notes/B/#the-pier) [b](/tag/b/)', '[b](/blog/b#the-pier) b'],
    ['[b](/nothing)', 'b'],
    ['[b](javascript:go())', 'b'],
    [
      '[b](mailto:a@b.example) [c](https://other.example/x)',
      '[b](mailto:a@b.example) [c](https://other.example/x)',
    ],
  ])('%s becomes %s', async (before, after) => {
    const { text } = await body(before, makeText('b', '## The pier\n\nB'));
    expect(text).toBe(after);
  });

  it('never lead to an unpublished text, even if the text became a draft later', async () => {
    const { text, report } = await body(
      '[b](/2010/09/b/) [c](/2010/09/c/) [d](/2010/09/d/)',
      makeText('b', 'B', { status: 'private' }),
      makeText('c', 'C', { date: '2027-01-01' }),
      makeText('d', '<iframe src="https://x.example/"></iframe>'),
    );
    expect(text).toBe('b c d');
    expect(report.remarks.map(({ line, original, became }) => [line, original, became])).toEqual([
      [1, '/2010/09/b/', 'became its words, because the other text is not published'],
      [1, '/2010/09/c/', 'became its words, because the other text is not published'],
      [1, '/blog/d', 'became its words, because nothing is there'],
    ]);
  });
});

describe('links between unpublished texts', () => {
  const day = (date: string) => ({ date, status: 'published' }) as const;
  const draft = { status: 'draft' } as const;
  const page = { kind: 'page', status: 'draft', addresses: ['/2010/09/b/'] } as const;
  it.each([
    ['a draft to a draft', draft, draft, '[b](/blog/b)'],
    ['a draft to a scheduled text', draft, day('2027-01-01'), '[b](/blog/b)'],
    ['a scheduled text to an earlier text', day('2027-02-01'), day('2027-01-01'), '[b](/blog/b)'],
    ['a scheduled text to a later text', day('2027-01-01'), day('2027-02-01'), 'b'],
    ['a scheduled text to a draft', day('2027-01-01'), draft, 'b'],
    ['a draft to a page that is not on the site', draft, page, 'b'],
  ])('%s', async (_, from, to, after) => {
    const { read, files } = await imported(
      makeText('a', '[b](/2010/09/b/)', from),
      makeText('b', 'B', to),
    );
    const file = await read('content/articles/a.md');
    expect(file.slice(file.lastIndexOf('\n---\n') + 5).trim()).toBe(after);
    expect(files()).toContain('content/articles/a.md');
  });

  it('a draft to a text that became a draft, whose anchors are unknown', async () => {
    const { read } = await imported(
      makeText('a', '[b](/2010/09/b/#pier)', draft),
      makeText('b', '<iframe src="https://x.example/"></iframe>'),
    );
    expect(await read('content/articles/a.md')).toMatch(/\[b\]\(\/blog\/b\)\n$/);
  });
});

describe('pictures and files', () => {
  it('stand beside the text and in public/media, once each', async () => {
    const site = await makeTestSite();
    const markdown =
      'A.\n\n![](/a.png)\n\n[![A pier](/a-9x9.png)](/a.png)\n\n[Read](/x.pdf) [it](/x.pdf)';
    const files = { '/a.png': PNG, '/x.pdf': Buffer.from('%PDF-1.7') };
    const cover = { address: '/a.png', alt: 'A pier' };
    const report = await site.bring(exportOf([makeText('b', markdown, { cover })], files));
    expect(site.files().filter((file) => !/topics/.test(file))).toEqual([
      'content/articles/b/a.png',
      'content/articles/b/index.md',
      'public/media/x-86edbaa2.pdf',
    ]);
    const text = await site.read('content/articles/b/index.md');
    expect(text).toContain('cover: ./a.png\ncoverAlt: A pier\n');
    expect(text).toContain(`
![decorative](./a.png)

![A pier](./a.png)

[Read](/media/x-86edbaa2.pdf) [it](/media/x-86edbaa2.pdf)
`);
    expect(report.withoutAlt).toEqual([{ file: 'content/articles/b', says: './a.png' }]);
  });

  it.each([
    ['![A pier](/a.png)\n\nB.', 'coverAlt: A pier\n---\nB.\n'],
    ['![A pier](/a.png "C")\n\nB.', 'coverAlt: ""\n---\n![A pier](./a.png "C")\n\nB.\n'],
    ['![A pier](/a.png)', 'coverAlt: ""\n---\n![A pier](./a.png)\n'],
  ])('the cover is not repeated above the text: %j', async (markdown, end) => {
    const site = await makeTestSite();
    const text = makeText('a', markdown, { cover: { address: '/a.png' } });
    await site.bring(exportOf([text], { '/a.png': PNG }));
    expect((await site.read('content/articles/a/index.md')).endsWith(end)).toBe(true);
  });

  it('a film in the place of a picture becomes a link', async () => {
    const site = await makeTestSite();
    const film = Buffer.from('\0\0\0\x18ftypmp42');
    const markdown = '![A walk](a.mp4)\n\n[![Its beginning](b.png)](a.mp4)';
    await site.bring(exportOf([makeText('a', markdown)], { 'a.mp4': film, 'b.png': PNG }));
    expect(await site.read('content/articles/a/index.md')).toMatch(
      /\n\[A walk\]\((\/media\/a-[\da-f]{8}\.mp4)\)\n\n\[!\[Its beginning\]\(\.\/b\.png\)\]\(\1\)\n$/,
    );
  });

  it('that are missing become links, or are left out and listed', async () => {
    const site = await makeTestSite();
    const markdown =
      '![A pier](https://old.example/a.png) ![](b.png)\n\n::audio[A bell]{src=/c.mp3}';
    const report = await site.bring(exportOf([makeText('b', markdown)], {}, { url: '' }));
    expect(await site.read('content/articles/b/index.md')).toMatch(
      /\n\[A pier\]\(https:\/\/old\.example\/a\.png\) \n\nA bell\n$/,
    );
    expect(report.missingMedia.map(({ says }) => says)).toEqual([
      'line 1, https://old.example/a.png: not in the export; --fetch or --media may bring it',
      'line 1, b.png: not in the export',
      'line 3, /c.mp3: not in the export',
    ]);
  });

  it('that are missing become links to their addresses at the other site', async () => {
    const site = await makeTestSite();
    await site.bring(exportOf([makeText('b', '![A pier](c.png) [Read](d.pdf)')]));
    expect(await site.read('content/articles/b/index.md')).toContain(
      '[A pier](https://old.example/2010/09/b/c.png) [Read](https://old.example/2010/09/b/d.pdf)',
    );
  });

  it.each(['![](a.png)\n![A](b.png)', '![](a.png)\n![](b.png)', '![A](/c.png)\n![](a.png)'])(
    'that a gallery lacks do not make a draft of the text: %j',
    async (pictures) => {
      const site = await makeTestSite();
      const markdown = `One.\n\n:::gallery[At sea]\n${pictures}\n:::\n\nTwo.`;
      const report = await site.bring(exportOf([makeText('b', markdown)], { '/c.png': PNG }));
      expect(report.drafts).toEqual([]);
      const file = await site.read('content/articles/b/index.md');
      expect(file).toMatch(/\nOne\.\n\nAt sea\n[\s\S]*\n\nTwo\.\n$/);
      expect(file).not.toContain(':::');
    },
  );

  it('that were missing come with a later run, if the owner has not edited the text', async () => {
    const site = await makeTestSite();
    const texts = [makeText('a', '![A](/a.png)'), makeText('b', '![B](/a.png)')];
    await site.bring(exportOf(texts));
    await site.write('content/articles/b/index.md', 'Edited.');
    const media = join(site.root, 'media');
    await site.write('media/a.png', PNG);
    const report = await site.bring(exportOf(texts), { folder: media });
    expect(await site.read('content/articles/a/index.md')).toContain('![A](./a.png)');
    expect(await site.read('content/articles/b/index.md')).toBe('Edited.');
    expect(report.earlier.edited).toEqual(['content/articles/b/index.md']);
  });
});

describe('what is not published', () => {
  it.each([
    ['private', 'Imported as a draft, because it was private at the other site.'],
    ['protected', 'Imported as a draft, because it had a password at the other site.'],
  ] as const)('a %s article is a draft that says why', async (status, reason) => {
    const file = await onlyFile(makeText('a', 'Secret.', { status }));
    expect(file).toContain(`\ndraft: true\n`);
    expect(file).toMatch(new RegExp(`\n---\n<!-- ${reason} -->\n\nSecret.\n$`));
  });

  it('a page that was not published is kept in import/, because pages have no drafts', async () => {
    const { files, report } = await imported(
      makeText('a', 'Secret.', { kind: 'page', status: 'draft', addresses: ['/a/'] }),
    );
    expect(files().filter((file) => file.includes('a.md'))).toEqual([]);
    expect(files(true)).toContain('import/drafts/a.md');
    expect(report.counts).toMatchObject({ pages: 1, drafts: 1 });
  });

  it('a scheduled article keeps its day, and an article without a day gets today', async () => {
    const site = await makeTestSite();
    await site.bring(
      exportOf([
        makeText('a', 'A', { status: 'scheduled', date: '2027-01-01' }),
        makeText('b', 'B', { status: 'draft', date: undefined }),
        makeText('c', 'C', { date: '0000-00-00' }),
      ]),
    );
    expect(await site.read('content/articles/a.md')).toMatch(/date: 2027-01-01\n(?!.*draft)/s);
    expect(await site.read('content/articles/b.md')).toMatch(/date: 2026-06-14\n.*draft: true/s);
    expect(await site.read('content/articles/c.md')).toContain('date: 2026-06-14\n');
  });

  it('a text that is published later keeps its hour, and a published text has only its day', async () => {
    const site = await makeTestSite();
    await site.bring(
      exportOf([
        makeText('a', 'A', {
          ...{ status: 'scheduled', date: '2027-01-01', hour: '2027-01-01T08:00:00+01:00' },
        }),
        makeText('b', 'B', { date: '2020-01-01', hour: '2020-01-01T08:00:00Z' }),
      ]),
    );
    const text = await site.read('content/articles/a.md');
    expect(text).toContain('date: 2027-01-01T08:00+01:00\n');
    expect(await site.read('content/articles/b.md')).toContain('date: 2020-01-01\n');
    expect(readText('content/articles/a.md', text).moments).toEqual({
      date: '2027-01-01T08:00:00+01:00',
    });
  });

  it('a text that a build would refuse is a draft with its Markdown as code', async () => {
    const { read, report } = await imported(
      makeText('a', 'A\n\n```\nb\n```\n\n<p style="color: red">c</p>'),
    );
    const file = await read('content/articles/a.md');
    expect(file).toContain('\ndraft: true\n');
    expect(file).toMatch(
      /\n<!-- Imported as a draft, because Daymark would refuse it: line \d+: .* -->\n\n````md\n/,
    );
    expect(report.drafts.map(({ file }) => file)).toEqual(['content/articles/a.md']);
  });

  it('a text that cannot be converted is a draft with its original as code', async () => {
    const prepare = () => {
      throw new Error('no end -->');
    };
    const original = { ending: '.html', text: '<p>A' };
    const text = makeText('a', '', { body: { html: '<p>A', prepare }, original });
    expect(await onlyFile(text)).toMatch(
      /\n<!-- Imported as a draft, because it could not be converted: no end –. -->\n\n```\n<p>A\n```\n$/,
    );
  });

  it('a text with blocks that would keep the parser busy for hours is a draft', async () => {
    expect(await onlyFile(makeText('a', ':::a\n'.repeat(5000)))).toContain(
      'because it could not be converted: the text has more than 200 blocks such as :::note.',
    );
  });

  it('a text of more than 4 million characters is a draft without its body', async () => {
    const original = { ending: '.md', text: '<b>'.repeat(1_400_000) };
    const file = await onlyFile(makeText('a', original.text, { original }));
    expect(file.length).toBeLessThan(1000);
    expect(file).toContain(
      'because it could not be converted: the original has more than 4 million',
    );
  });

  it('a text that lost code, a table or too many words is a draft that says what is missing', async () => {
    const original = {
      ending: '.html',
      text: '<p>A quiet hour.</p><pre lang="php"><?php $tide; ?></pre>',
    };
    const lost = { original, body: { html: '<p>A quiet hour.</p>' } };
    const page = { ...lost, kind: 'page' as const, addresses: ['/p/'] };
    const { read, report, files } = await imported(
      makeText('a', '', lost),
      makeText('p', '', page),
      makeText('s', '', { ...lost, status: 'private' }),
      makeText('l', '[a](/2010/09/a/)'),
    );
    const says =
      'it is not whole: 1 of 1 blocks of code are missing or incomplete: “<?php $tide; ?>”';
    expect(await read('content/articles/a.md')).toMatch(
      /draft: true\n[\s\S]*<!-- Imported as a draft, because it is not whole: 1 of 1 blocks of code are missing or incomplete: “–\?php \$tide; \?–”\. -->\n\nA quiet hour\.\n$/,
    );
    expect(files()).not.toContain('pages/p.md');
    expect(await read('content/articles/l.md')).toMatch(/\n---\na\n$/);
    expect(report.losses).toEqual([
      { file: 'content/articles/a.md', says },
      { file: 'import/drafts/p.md', says },
    ]);
    expect(report.drafts.map(({ says: why }) => why)).toEqual(['it was private at the other site']);
    expect(report.found.map(({ file }) => file)).toEqual(['content/articles/s']);
    expect(countLines(report)).toContain(
      '2 texts are drafts because code, a table or too many words are missing. The report says which.',
    );
    expect(reportText(report)).toContain(
      `add what is missing from the originals in \`import/originals/\`, and remove \`draft: true\`; move a page from \`import/drafts/\` to \`pages/\`.\n\n- \`content/articles/a.md\`: ${says}\n`,
    );
  });

  it('comments and originals are kept in import/, which Git ignores, without addresses of readers', async () => {
    const comment = {
      author: 'Joe <joe@mail.example>',
      date: '2010-09-04T10:00:00Z',
      text: 'Write to me@mail.example or 192.0.2.7, at 10:30. 2001:db8::7',
    };
    const { files, read } = await imported(makeText('a', 'A', { comments: [comment] }));
    expect(files(true).toSorted()).toEqual([
      'import/comments/articles/a.md',
      'import/ledger.json',
      'import/originals/articles/a.md',
      'import/report.md',
      'import/topics.yaml',
    ]);
    expect(await read('import/.gitignore')).toBe('*\n');
    expect(await read('import/comments/articles/a.md')).toBe(
      '## Joe <…>, 2010-09-04T10:00:00Z\n\nWrite to … or …, at 10:30. …\n',
    );
  });
});

describe('topics', () => {
  const terms = (count: number) =>
    Array.from({ length: count }, (_, index) => `topic-${index + 10}`);

  it('are the most frequent categories and tags, and other categories and tags become search keywords', async () => {
    const site = await makeTestSite();
    const texts = terms(14).map((_, index) =>
      makeText(`a${index}`, 'A', { topics: terms(14 - index) }),
    );
    const report = await site.bring(exportOf(texts));
    expect(report.counts.topics).toBe(12);
    expect(await site.read('content/articles/a0.md')).toMatch(
      /- topic-21\nkeywords:\n {2}- topic-22\n {2}- topic-23\n/,
    );
    expect(await site.read('import/topics.yaml')).toMatch(
      /\ntopic-21: topic-21 # 3 × topic-21\ntopic-22: # 2 × topic-22\n/,
    );
  });

  it('may have the name of a part of every object', async () => {
    const { read } = await imported(
      makeText('a', 'A', { topics: ['constructor'], authors: ['constructor'] }),
    );
    expect(await read('content/articles/a.md')).toContain('topics:\n  - constructor\nkind');
  });

  it('are one if a category and a tag have the same name', async () => {
    const site = await makeTestSite();
    const terms = new Map(
      ['tea', 'tea-2'].map((slug) => [slug, { slug, name: 'Tea', description: '' }]),
    );
    const text = makeText('a', 'A', { topics: ['tea', 'tea-2'] });
    const report = await site.bring(exportOf([text], {}, { terms }));
    expect(report.counts.topics).toBe(1);
    expect(await site.read('content/articles/a.md')).toContain('topics:\n  - tea\nkind');
  });

  it('are those that the owner chooses after a dry run', async () => {
    const site = await makeTestSite({
      'content/topics/sleep.md': '---\ntitle: Sleep\n---\n',
    });
    const source = exportOf([
      makeText('a', 'A', { topics: ['rest', 'night'] }),
      makeText('b', 'B', { topics: ['misc'] }),
    ]);
    await site.bring(source, { isDry: true });
    expect(site.files()).toEqual(['content/topics/sleep.md']);
    await site.write('import/topics.yaml', 'rest: sleep # mine\nnight: sleep\nmisc:\n');
    const report = await site.bring(source);
    expect(await site.read('content/articles/a.md')).toContain('topics:\n  - sleep\nkind');
    expect(await site.read('content/articles/b.md')).toContain(
      'topics:\n  - blog\nkeywords:\n  - misc\n',
    );
    expect(await site.read('import/topics.yaml')).toBe('rest: sleep # mine\nnight: sleep\nmisc:\n');
    expect(report.ownTopics).toEqual(['blog']);
  });

  it('a mistake in the choices is reported with its line', async () => {
    const site = await makeTestSite({ 'import/topics.yaml': 'rest: rest\n"night: b\n' });
    await expect(site.bring(exportOf([makeText('a', 'A')]))).rejects.toThrow(
      /^import\/topics\.yaml:\d: expected lines in the form category: topic; found a mistake in YAML\. Correct the line, or remove the file to begin again$/,
    );
  });

  it('have the former addresses of their categories, and the report has settings for feeds', async () => {
    const site = await makeTestSite();
    const otherAddresses = new Map<string, 'feed' | 'home' | { topic: string }>([
      ['/category/rest/', { topic: 'rest' }],
      ['/feed/', 'feed'],
      ['/index.php', 'home'],
    ]);
    const text = makeText('a', '[rest](/category/rest) [feed](https://old.example/feed)');
    const report = await site.bring(exportOf([text], {}, { otherAddresses }));
    expect(await site.read('content/topics/rest.md')).toContain('aliases:\n  - /category/rest/\n');
    expect(await site.read('content/articles/a.md')).toMatch(
      /\[rest\]\(\/topics\/rest\) \[feed\]\(\/rss\.xml\)\n$/,
    );
    expect(report.redirects).toEqual([{ from: '/index.php', to: '/' }]);
    expect(await site.read('import/report.md')).toContain(
      "\naddresses: { former: { feeds: ['/feed/'] } },\n",
    );
  });
});

describe('a second run', () => {
  const texts = [
    makeText('a', 'A [b](/2010/09/b/)'),
    makeText('b', '## B\n\nB'),
    makeText('c', 'C'),
  ];

  it('changes nothing', async () => {
    const site = await makeTestSite();
    await site.bring(exportOf(texts));
    const before = await Promise.all([...site.files(), ...site.files(true)].map(site.read));
    const report = await site.bring(exportOf(texts));
    expect(await Promise.all([...site.files(), ...site.files(true)].map(site.read))).toEqual(
      before,
    );
    expect(report.earlier).toEqual({ unchanged: 3, edited: [], deleted: [] });
  });

  it('writes new texts, and leaves texts that the owner has edited or removed', async () => {
    const site = await makeTestSite();
    await site.bring(exportOf(texts));
    await site.write('content/articles/a.md', 'Mine.');
    await rm(join(site.root, 'content/articles/b.md'));
    const added = makeText('d', '[c](/2010/09/c/#nowhere) [b](/2010/09/b/)');
    const report = await site.bring(exportOf([...texts, added]));
    expect(report.earlier).toEqual({
      unchanged: 1,
      edited: ['content/articles/a.md'],
      deleted: ['content/articles/b.md'],
    });
    expect(await site.read('content/articles/a.md')).toBe('Mine.');
    expect(site.files()).not.toContain('content/articles/b.md');
    expect(await site.read('content/articles/d.md')).toMatch(/\n\[c\]\(\/blog\/c\) b\n$/);
    expect(site.files(true)).toContain('import/report-1.md');
    expect(countLines(report).at(-1)).toBe(
      'From an earlier run: 1 unchanged, 1 that you have edited, 1 that you have removed. They stay as they are.',
    );
  });

  it('continues where a run was stopped', async () => {
    const site = await makeTestSite();
    const stop = new AbortController();
    const first = await site.bring(exportOf(texts), {
      signal: stop.signal,
      onProgress: (done, all) => void (all === 3 && done === 1 && stop.abort()),
    });
    expect(first).toMatchObject({ isStopped: true, counts: { articles: 1 } });
    // The trace of a killed run: a complete file that is not in the ledger yet.
    const whole = await makeTestSite();
    await whole.bring(exportOf(texts));
    await site.write('content/articles/b.md', await whole.read('content/articles/b.md'));
    const second = await site.bring(exportOf(texts));
    expect(second).toMatchObject({
      isStopped: false,
      counts: { articles: 2 },
      earlier: { unchanged: 1, edited: [] },
    });
    expect(site.files()).toEqual(whole.files());
    expect(await site.read('import/ledger.json')).toBe(await whole.read('import/ledger.json'));
  });

  it('refuses a damaged ledger', async () => {
    const site = await makeTestSite({ 'import/ledger.json': '{"texts": 1}' });
    await expect(site.bring(exportOf(texts))).rejects.toThrow(
      'import/ledger.json: expected the list of imported texts as the importer wrote it; found another content. Restore the file, or remove it to import all texts again under new names',
    );
  });
});
