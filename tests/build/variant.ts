import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { photograph } from '../fixtures/showcase/picture.ts';
import { type Copy, copySite } from './copy.ts';
import { exampleOf } from './guide.ts';

/*
 * The site `variant`: tests/fixtures/publication with the texts and settings that several test
 * files need, so that they share a build. publication.test.ts reads the unpublished articles, the
 * old URLs and the short list pages, advertising.test.ts the sensitive topic and page, the consent
 * platform and AdSense on the home page, links.test.ts the symbolic links, own/extensions.test.ts
 * what the policies refuse.
 */

/** The ads.txt that a manager of the advertising space maintains. */
export const MANAGERS_FILE = 'https://manager.example/daymark.example/ads.txt';

const article = (title: string, more: string, picture = '') => `---
title: ${title}
summary: A text that is written for the tests and says nothing about anything.
topics: [rest]
kind: essay
${more}
---
On kettles, benches and the last bus.

${picture}
`;

/** An article on a topic that is not sensitive, with fewer words than most slots need. */
const short = article('A short word', 'date: 2026-01-01').replace('[rest]', '[habits]');

export async function copyVariant(): Promise<Copy> {
  const copy = await copySite();
  const write = (slug: string, text: string) => copy.write(`content/articles/${slug}.md`, text);
  await write(
    'kept-back',
    article(
      'Quince',
      'date: 2026-01-01\ndraft: true\naliases: [quince]\ncover: ./orchard.jpg\ncoverAlt: Trees',
      '![A ladder](./ladder.jpg)',
    ),
  );
  // Two different images, because a build stores identical files only once.
  for (const name of ['orchard', 'ladder']) {
    const picture = Buffer.concat([await photograph(), Buffer.from(name)]);
    await copy.add(`content/articles/${name}.jpg`, picture);
  }
  await write('in-time', article('Medlar', 'date: 2031-02-03'));
  await write(
    'on-the-day',
    article(
      'Damson',
      'date: 2031-02-02\naliases: [sloe, /2019/sloe.html]\nsponsor: { name: Acme Jam, url: https://acme.example }',
      ':::pull\nBeware of wasps.\n:::\n\n[Jars](/go/jars), and [jam](https://www.acme.example/jam).',
    ).replace('kind: essay', 'kind: case-study'),
  );
  await write('elsewhere', article('Bullace', 'date: 2026-01-02\nabout: Tai Chi'));
  await write('a-short-word', `${short}\n## One\n\nOf these.\n\n## Two\n\nAnd of those.\n`);
  await copy.edit('content/articles/ending-work-on-purpose.md', 'kind:', 'leads: true\nkind:');
  await copy.edit('content/pages/about.md', 'title: About us', "title: '{Product}: who we are'");
  await copy.edit('content/topics/rest.md', 'order:', 'sensitive: true\norder:');
  await copy.edit('content/pages/community.md', 'title:', 'sensitive: true\ntitle:');
  await copy.edit('site.config.ts', "author: 'editors'", "author: 'editors', pageSize: 1");
  await copy.edit(
    'site.config.ts',
    "resources: { 'after-path': { bannerId: 501, creative: 'write-to-us' } }",
    'resources: false',
  );
  const affiliates = "affiliates: ['/go/'],";
  const ads = `ads: { adsTxt: { redirect: '${MANAGERS_FILE}' } },`;
  await copy.edit(
    'site.config.ts',
    '  contact: {',
    `${exampleOf('adsense')}  ${ads}  ${affiliates}  contact: {`,
  );
  await copy.write('maps/map.txt', 'a map\n');
  await symlink('../maps/map.txt', join(copy.root, 'public/file.txt'));
  await symlink('../maps', join(copy.root, 'public/folder'));
  const own = 'tests/fixtures/own';
  for (const part of ['overrides', 'pages/retreats']) await copy.addFolder(`${own}/${part}`, part);
  const count = '<script src="https://count.example/a.js?b=1&amp;c=2" />';
  await copy.edit('overrides/Footer.tsx', '<>', `<>${count}`);
  const frame = '<iframe src="//talk.example/"></iframe>';
  await copy.edit('pages/retreats/spring.astro', '</Page>', `${frame}</Page>`);
  const font = "@font-face { font-family: 'A'; src: url(https://fonts.example/a.woff2); }";
  await copy.write('custom.css', `/* A font of another host. */\n${font}\n`);
  return copy;
}
