import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import type { Export } from '../export/export.ts';
import { expectFixture, makeTestSite, PNG } from '../testing.ts';
import { readMedium } from './medium.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/medium');

/** Reads the fixture, and serves pictures at the addresses of their largest size. */
async function readFixture(): Promise<Export> {
  return {
    ...(await readMedium(join(FIXTURE, 'export'))),
    media: async (address) => (address.includes('/max/2560/') ? PNG : undefined),
  };
}

/** Reads an export with these posts, by the names of their files. */
async function exportWith(posts: Readonly<Record<string, string>>): Promise<Export> {
  const folder = await makeFolder();
  for (const [name, html] of Object.entries(posts))
    await writeFiles(folder, { [`posts/${name}.html`]: html });
  return readMedium(folder);
}

/** Returns the HTML of a post. */
const post = (title: string, body: string, canonical = '') =>
  `<article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="body" class="e-content">${body}</section><footer>${canonical && `<a href="${canonical}" class="p-canonical">Canonical link</a>`}</footer></article>`;
const line = (words: string) => `<p class="graf graf--p">${words}</p>`;

const ADDRESS = 'https://medium.com/@ada/x-0a1b2c3d4e5f';

describe('an export of Medium', () => {
  it('becomes the expected files, and a second run changes nothing', async () => {
    const { site } = await expectFixture(FIXTURE, readFixture);
    // The importer reads only the folder posts/.
    const all = await Promise.all([...site.files(), ...site.files(true)].map(site.read));
    expect(all.join('\n')).not.toMatch(/@mail\.example|Private claps/);
  });

  it.each([
    ['https://medium.com/@ada/a-chair-0a1b2c3d4e5f', 'a-chair', ''],
    ['https://ada.medium.com/a-chair-0a1b2c3d4e5f', 'a-chair', 'https://ada.medium.com'],
    ['https://chairs.example/caf%C3%A9-0a1b2c3d4e5f', 'café', 'https://chairs.example'],
    ['https://medium.com/@ada/0a1b2c3d4e5f', '', ''],
  ])('with the address %s has the name %j and the site %j', async (address, slug, url) => {
    const source = await exportWith({ '2018-08-11_x-0a1b2c3d4e5f': post('A', line('B'), address) });
    const [text] = await Array.fromAsync(source.texts());
    expect([source.url, text?.slug, text?.id, text?.addresses, text?.date]).toEqual([
      url,
      slug,
      'post-0a1b2c3d4e5f',
      [new URL(address).pathname],
      '2018-08-11',
    ]);
  });

  it.each([
    ['I agree…', line('I agree with all of it.'), 'response'],
    [
      'I agree',
      line('I agree with all of it.') + line('B') + line('C') + line('D') + line('E'),
      'published',
    ],
    ['I agree', `<h3 class="graf graf--h3">I agree</h3>${line('I agree.')}`, 'published'],
    [
      'I agree',
      `${line('I agree.')}<figure class="graf"><img src="https://a.example/x.png"></figure>`,
      'published',
    ],
    ['Another title', line('I agree.'), 'published'],
    ['', line('I agree.'), 'published'],
  ])('%j with %s is %s', async (title, body, status) => {
    const html = post(title, body, ADDRESS);
    const source = await exportWith({ '2018-08-11_x-0a1b2c3d4e5f': html });
    const [text] = await Array.fromAsync(source.texts());
    expect(text?.status).toBe(status);
  });
});

it('two files with the same id are two texts, and a file without an address is a draft', async () => {
  const source = await exportWith({
    '2018-08-11_a-0a1b2c3d4e5f': post('A', line('B'), ADDRESS),
    '2018-08-12_b-0a1b2c3d4e5f': post('B', line('C')),
  });
  const texts = await Array.fromAsync(source.texts());
  expect(texts.map(({ id, status }) => [id, status])).toEqual([
    ['post-0a1b2c3d4e5f', 'published'],
    ['post-posts/2018-08-12_b-0a1b2c3d4e5f.html', 'draft'],
  ]);
});

it('texts that cannot be converted become drafts that say why, and the other texts are imported', async () => {
  const site = await makeTestSite();
  const source = await exportWith({
    '2018-08-11_Deep-0a1b2c3d4e5f': post('Deep', '<b>'.repeat(6000)),
    '2018-08-12_..%2F..%2Fevil-0a1b2c3d4e60': post('Evil', line('A')),
    'draft_-0a1b2c3d4e61': 'no HTML of Medium',
  });
  const report = await site.bring(source);
  expect(report.drafts).toEqual([
    {
      file: 'content/articles/deep.md',
      says: 'it could not be converted: expected HTML with at most some hundred elements inside one another; found more. Correct the text in the other tool, and export it again',
    },
  ]);
  const articles = site.files().filter((file) => file.startsWith('content/articles/'));
  expect(articles).toEqual([
    'content/articles/2f-2fevil.md',
    'content/articles/deep.md',
    'content/articles/post-0a1b2c3d4e61.md',
  ]);
});

it('a folder without posts is refused', async () => {
  const folder = await makeFolder();
  await expect(readMedium(folder)).rejects.toThrow(
    'expected a folder posts/ with HTML of Medium; found none. Export again in Medium under Settings, Security and apps',
  );
});
