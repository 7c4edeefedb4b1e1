import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  exampleAddresses,
  exampleRoutes,
  exampleText,
} from '../../../../../tests/example-texts.ts';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { checkBuiltLinks, checkLinks, type Reference } from './links.ts';
import { formatProblem } from './problem.ts';
import { sitePages } from './site-pages.ts';

const SITE = new URL('https://harbour.example');
const texts = [
  exampleText('content/articles/dawn.md', '', ['the-sky']),
  exampleText('content/articles/dusk.md', 'draft: true'),
  exampleText('content/articles/origins.md', 'about: Yoga'),
  exampleText('content/pages/about.md'),
];
const pages = sitePages(texts, exampleRoutes, ['beacon.svg'], exampleAddresses);
const redirects = { '/blog/daybreak': '/blog/dawn' };

const reference = (href: string, change: Partial<Reference> = {}): Reference => ({
  href,
  file: 'content/articles/dawn.md',
  line: 7,
  from: '/blog/dawn',
  isPublished: true,
  ...change,
});

const check = (from: Reference) => checkLinks([from], SITE, pages, redirects);

function verdictOn(href: string, change: Partial<Reference> = {}): string {
  const { problems, unproven } = check(reference(href, change));
  const [verdict] = [...problems.map(formatProblem), ...unproven.map(() => 'unproven')];
  return verdict ?? 'good';
}

describe('a reference before the build', () => {
  it.each([
    '/',
    '/about',
    '/about?from=here',
    '/robots.txt',
    '/beacon.svg',
    '/blog/dawn',
    '/blog/dawn#the-sky',
    '/blog/dawn#content',
    '#the-sky',
    'dawn',
    `${SITE.origin}/blog/dawn`,
    'https://elsewhere.example/nowhere',
    '//elsewhere.example/nowhere',
    'mailto:letters@harbour.example',
    'tel:123',
  ])('to %s is valid', (href) => {
    expect(verdictOn(href)).toBe('good');
  });

  it.each([
    ['/blog/nowhere', 'a link to a page or file of this site; found /blog/nowhere'],
    ['/terms', 'a link to a page or file of this site; found /terms'],
    ['/about/', 'a link to a page or file of this site (did you mean "/about"?); found /about/'],
    [
      './dawn.md',
      'a link to a page or file of this site (did you mean "/blog/dawn"?); found ./dawn.md',
    ],
    [`${SITE}/nowhere`, `a link to a page or file of this site; found ${SITE}/nowhere`],
    [
      '#the-sea',
      'an anchor of content/articles/dawn.md (did you mean "#the-sky"?); found #the-sea',
    ],
    [
      '/blog/dawn#the-sea',
      'an anchor of content/articles/dawn.md (did you mean "#the-sky"?); found /blog/dawn#the-sea',
    ],
    ['/blog/daybreak', '/blog/dawn, to which this old path redirects; found /blog/daybreak'],
    [
      '/blog/dusk',
      'a link to a published page; found /blog/dusk (content/articles/dusk.md is not published)',
    ],
  ])('to %s is invalid', (href, words) => {
    expect(verdictOn(href)).toBe(`content/articles/dawn.md:7: expected ${words}`);
  });

  it('to a draft is valid in another draft', () => {
    expect(verdictOn('/blog/dusk', { isPublished: false })).toBe('good');
  });

  it('to an article about one noun is valid only in an article about the same noun', () => {
    expect(verdictOn('/blog/origins', { about: 'Yoga' })).toBe('good');
    for (const about of [undefined, 'Tai Chi'])
      expect(verdictOn('/blog/origins', { about })).toBe(
        'content/articles/dawn.md:7: expected a link to a text without the field "about"; found /blog/origins (content/articles/origins.md is published only if the noun is "Yoga")',
      );
  });

  it.each(['/blog/page/2', '/about#contact'])(
    'to %s can be verified only after the build',
    (href) => {
      expect(verdictOn(href)).toBe('unproven');
    },
  );
});

describe('a reference after the build', () => {
  const verdict = async (href: string) => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'about.html'), '<p id="contact">Letters</p>');
    const { links } = check(reference(href));
    return (await checkBuiltLinks(links, folder)).map(formatProblem);
  };

  it('is valid if its target exists', async () => {
    expect(await verdict('/about')).toEqual([]);
    expect(await verdict('/about#contact')).toEqual([]);
  });

  it('is invalid if its target does not exist', async () => {
    expect(await verdict('/blog/page/9')).toEqual([
      'content/articles/dawn.md:7: expected a link to a page or file of this site; found /blog/page/9',
    ]);
    expect(await verdict('/about#nowhere')).toEqual([
      'content/articles/dawn.md:7: expected an anchor of /about; found /about#nowhere',
    ]);
  });
});
