import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readFiles } from './built-files.ts';
import { gapsIn } from './gaps.ts';

/* Tests of tests/fixtures/bare, a site that consists of settings only. */

const { root, output } = inject('bare');
const built = await readFiles(join(root, 'dist/site'));
const read = (file: string) => String(built.get(file));
const pages = [...built.keys()].filter((file) => file.endsWith('.html'));

describe('a site without content', () => {
  it('builds without a warning', () => {
    expect(output).toMatch(/^Warnings +none$/m);
  });

  it('has only the pages that need no text of the owner', () => {
    expect(pages.toSorted()).toEqual([
      '404.html',
      '500.html',
      'blog.html',
      'community.html',
      'contact.html',
      'index.html',
      'preferences.html',
      'resources.html',
      'search.html',
      'sitemap.html',
    ]);
  });

  it.each([
    ['index', 'Nothing has been published yet.'],
    ['blog', 'Nothing has been published yet.'],
    ['resources', 'The first guides and practices will appear here.'],
    ['community', 'There are no stories yet.'],
    ['search', 'There is nothing to search yet.'],
  ])('says so on the page %s', (page, sentence) => {
    expect(read(`${page}.html`)).toContain(sentence);
  });

  it('links only to pages that exist', () => {
    const absent = /href="\/(?:about|accessibility|privacy|terms|favicon\.svg)"/;
    expect(pages.filter((page) => absent.test(read(page)))).toEqual([]);
  });

  it('links to no feed, although the file of the feed exists', () => {
    expect(pages.filter((page) => read(page).includes('feed.atom'))).toEqual([]);
    expect(built.has('feed.atom')).toBe(true);
  });

  it('has an icon', () => {
    expect(read('index.html')).toContain('rel="icon" href="/icon.svg"');
    expect(read('icon.svg')).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });
});

it.each(['bare', 'own'] as const)(
  'no page of the site %s has a heading without content, a list without items or a count of 0',
  async (name) => {
    const files = await readFiles(join(inject(name).root, 'dist/site'));
    const found = [...files].flatMap(([file, content]) =>
      file.endsWith('.html') ? gapsIn(String(content)).map((gap) => `${file}: ${gap}`) : [],
    );
    expect(found).toEqual([]);
  },
);
