import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { listFiles } from '../../../daymark/src/basics/files.ts';
import { exportSite } from '../../../daymark/src/cli/export.ts';
import { readText } from '../../../daymark/src/content/checks/text.ts';
import { GERMAN, makeTestSite, PNG } from '../testing.ts';
import { readFolder } from './folder.ts';

const article = `---
title: First light on the {product} mat
summary: Why the hour before breakfast is the best one for {product}, and how to keep it.
date: 2010-09-03
updated: 2012-01-02
author: anna
topics: [rest, mornings]
aliases: [dawn, /2010/09/first-light]
cover: ./harbour.png
coverAlt: A harbour
sources:
  - author: Ines
    title: On mornings
    year: 1999
---

{Product} on {site}, but not \`{product}\`.[^1]

:::note[Before you *begin*]
Sit on the
floor, not the {product} mat.
:::
After the note.

:::quote[Ines]
I sit on the last step.
:::

:::pull
Sit on the floor.
:::

- A list

  :::note
  inside
  :::

::video[A walk & a talk]{youtube=dQw4w9WgXcQ}

::button[About yoga]{href=/about-yoga}

:::gallery[The harbour]
![The quay](./harbour.png "At dawn")
:::

See [the page](/about-yoga), [the other](/blog/night-boat).

[^1]: A footnote.
`;

const files = {
  'content/articles/first-light.md': article,
  'content/articles/harbour.png': PNG,
  'content/articles/night-boat.md':
    '---\ntitle: "Night boat: a *draft*"\nsummary: What a boat at night does for the rest of the week, and why.\ndate: 2011-01-01\ndraft: true\ntopics: [rest]\ncover: { motif: open sea }\n---\n\nThe boat.\n',
  'content/authors/anna.md':
    '---\nname: Anna Müller\nrole: Writes\nsummary: Anna Müller writes about habits, and has kept a notebook of her own for years.\n---\n\nHer life.\n',
  'content/topics/rest.md':
    '---\ntitle: Rest\nsummary: How rest works, what takes it away, and how it comes back at last.\norder: 1\n---\n\nOn rest.\n',
  'content/topics/mornings.md':
    '---\ntitle: Slow mornings\nsummary: How mornings work, what takes them away, and how they come back.\norder: 2\n---\n',
  'content/pages/contact.md':
    '---\ntitle: Contact\nsummary: How to reach the people who write this site.\n---\n\n::contact\n',
  'pages/about-yoga.md':
    '---\ntitle: About {Product}, and more\nsummary: What {product} is, where it comes from, and what it is not.\n---\n\nA page.\n',
  'content/de/articles/erstes-licht.md':
    '---\ntitle: Erstes Licht\nsummary: Warum die Stunde vor dem Frühstück die beste ist, und wie sie bleibt.\ndate: 2010-09-03\ntopics: [ruhe]\ntranslationOf: first-light\n---\n\n{Product} am Morgen.\n',
  'content/de/topics/ruhe.md':
    '---\ntitle: Ruhe\nsummary: Wie Ruhe entsteht, was sie nimmt, und wie sie am Ende wiederkommt.\norder: 1\n---\n',
};

it('exports plain Markdown, which the importer brings into another site', async () => {
  const site = await makeTestSite(files as never, GERMAN);
  const folder = join(await makeFolder(), 'plain');
  const { left } = await exportSite(site.root, folder);
  expect
    .soft(left)
    .toEqual([
      '_drafts/blog/night-boat.md: the cover, which the engine draws',
      'contact.md: ::contact',
    ]);
  expect
    .soft(listFiles(folder))
    .toEqual([
      '_drafts/blog/night-boat.md',
      'about-yoga.md',
      'addresses.csv',
      'authors/anna.md',
      'blog/first-light/harbour.png',
      'blog/first-light/index.md',
      'contact.md',
      'de/blog/erstes-licht.md',
      'de/topics/ruhe.md',
      'topics/mornings.md',
      'topics/rest.md',
    ]);
  expect(await readFile(join(folder, 'blog/first-light/index.md'), 'utf8')).toBe(`---
type: article
language: en
permalink: /blog/first-light/
url: /blog/first-light/
translationKey: articles/first-light
title: First light on the yoga mat
summary: Why the hour before breakfast is the best one for yoga, and how to keep it.
date: 2010-09-03
updated: 2012-01-02
author: Anna Müller
topics:
  - Rest
  - Slow mornings
aliases:
  - /blog/dawn
  - /2010/09/first-light
cover: ./harbour.png
coverAlt: A harbour
sources:
  - author: Ines
    title: On mornings
    year: 1999
redirect_from:
  - /blog/dawn
  - /2010/09/first-light
---

Yoga on Lantern Hill, but not \`{product}\`.[^1]

> **Before you *begin***
>
> Sit on the
> floor, not the yoga mat.

After the note.

> I sit on the last step.
>
> — Ines

- A list

  > inside

[A walk \\& a talk](https://www.youtube.com/watch?v=dQw4w9WgXcQ)

[About yoga](/about-yoga/)

![The quay](./harbour.png "At dawn")

*The harbour*

See [the page](/about-yoga/), [the other](/blog/night-boat/).

[^1]: A footnote.
`);
  expect
    .soft(await readFile(join(folder, 'addresses.csv'), 'utf8'))
    .toBe(
      [
        'path,file,title,date',
        '/blog/first-light,blog/first-light/index.md,First light on the yoga mat,2010-09-03',
        '/authors/anna,authors/anna.md,Anna Müller,',
        '/contact,contact.md,Contact,',
        '/topics/mornings,topics/mornings.md,Slow mornings,',
        '/topics/rest,topics/rest.md,Rest,',
        '/about-yoga,about-yoga.md,"About Yoga, and more",',
        '/de/blog/erstes-licht,de/blog/erstes-licht.md,Erstes Licht,2010-09-03',
        '/de/topics/ruhe,de/topics/ruhe.md,Ruhe,',
        '',
      ].join('\r\n'),
    );

  const other = await makeTestSite({}, GERMAN);
  const report = await other.bring(await readFolder(folder));
  expect(report.counts).toMatchObject({ articles: 3, pages: 1, drafts: 1, topics: 3, authors: 1 });
  expect(other.files()).toEqual([
    'content/articles/first-light/harbour.png',
    'content/articles/first-light/index.md',
    'content/articles/night-boat.md',
    'content/authors/anna-muller.md',
    'content/de/articles/erstes-licht.md',
    'content/de/topics/ruhe.md',
    'content/topics/rest.md',
    'content/topics/slow-mornings.md',
    'pages/about-yoga.md',
  ]);
  expect(await other.read('content/de/articles/erstes-licht.md')).toContain(
    'translationOf: first-light\n',
  );
  const { fields } = readText('', await other.read('content/articles/first-light/index.md'));
  expect(fields).toMatchObject({
    title: 'First light on the yoga mat',
    summary: 'Why the hour before breakfast is the best one for yoga, and how to keep it.',
    date: new Date('2010-09-03'),
    updated: new Date('2012-01-02'),
    author: 'anna-muller',
    topics: ['rest', 'slow-mornings'],
    aliases: ['/blog/dawn', '/2010/09/first-light'],
    cover: './harbour.png',
    coverAlt: 'A harbour',
  });
  expect(await other.read('content/authors/anna-muller.md')).toContain('writes about habits');
  expect(await other.read('content/topics/rest.md')).toContain('How rest works');
  // The parts that an import cannot restore.
  const printed = await other.read('import/report.md');
  for (const line of [
    '- `pages/contact-2`: /contact/: the site has a page of its own there',
    '- 1 × field sources of the front matter: left out',
    '- 2 × text of an author or a topic, except its summary: left out',
  ])
    expect(printed).toContain(line);
});

it('refuses a folder that is not empty, and texts that it cannot read', async () => {
  const site = await makeTestSite({
    'there/a.txt': '',
    'content/articles/a.md': '---\ntitle: [\n---\n',
  });
  await expect(exportSite(site.root, join(site.root, 'there'))).rejects.toThrow(
    'daymark export: expected a folder that is empty or does not exist; found 1 file in ',
  );
  await expect(exportSite(site.root, join(site.root, 'new'))).rejects.toThrow(
    /^content\/articles\/a.md:\d: /,
  );
  expect(site.files()).toEqual(['content/articles/a.md', 'there/a.txt']);
});
