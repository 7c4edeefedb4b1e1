import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { elements } from '../../packages/daymark/src/basics/markup.ts';
import { idsAround } from '../../packages/daymark/src/content/markdown/headings.ts';
import { readPolicies } from '../../packages/daymark/src/output/site-records.ts';
import { publishedFiles } from '../../packages/daymark/src/server/site-index.ts';
import { settings } from '../../repo/reference/field.ts';
import { sentToVisitors } from '../../repo/third-party.ts';
import { readFiles } from './built-files.ts';

/* Tests of the files that a build of tests/fixtures/publication writes. */

const { root } = inject('publication');
const built = await readFiles(join(root, 'dist'));

const textOf = (file: string) => String(built.get(join('site', file)));

it('a build contains images, compressed variants, a policy, redirects and files for hosts', () => {
  const files = [...built.keys()];
  for (const file of ['policy.json', 'redirects.json', 'deploy/nginx.conf', 'site/index.html.br'])
    expect(files).toContain(file);
  expect(files.filter((file) => file.endsWith('.png')).length).toBeGreaterThan(10);
});

it('a build contains its remarks before launch, outside the folder that is served', () => {
  const remarks = JSON.parse(String(built.get('launch.json')));
  expect(remarks).toContainEqual(
    expect.objectContaining({ id: 'placeholder-url', field: 'identity.url' }),
  );
});

it('a build does not contain the owner’s bar of the live preview', () => {
  const files = [...built].filter(([file]) => !/\.(?:br|gz|png|woff2)$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const marked = files.filter(([, bytes]) => /daymark-preview|__daymark/.test(String(bytes)));
  expect(marked.map(([file]) => file)).toEqual([]);
});

it('no script of a build contains the explanations of the settings', () => {
  const explanations = [...JSON.stringify(settings()).matchAll(/"explanation":"([^"]{20,})"/g)];
  expect(explanations.length).toBeGreaterThan(50);
  const scripts = [...built].filter(([file]) => file.endsWith('.js'));
  const marked = scripts.filter(([, bytes]) =>
    explanations.some(([, text = '']) => String(bytes).includes(text)),
  );
  expect(marked.map(([file]) => file)).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);
});

it('a build contains no placeholder of the texts of static pages', () => {
  const pages = [...built].filter(([file]) => file.endsWith('.html'));
  expect(pages.filter(([, bytes]) => String(bytes).includes('data-placeholder'))).toEqual([]);
  expect(textOf('privacy.html')).toContain('If you write to us');
});

it.each([
  ['articles/the-half-read-page.md', 'blog/the-half-read-page.html'],
  ['pages/about.md', 'about.html'],
  ['pages/contact.md', 'contact.html'],
  ['pages/preferences.md', 'preferences.html'],
  ['pages/privacy.md', 'privacy.html'],
  ['pages/resources.md', 'resources.html'],
  ['topics/rest.md', 'topics/rest.html'],
  ['path/1-five-breaths.md', 'path/five-breaths.html'],
])('the headings of content/%s cannot have an id of the page around them', (text, file) => {
  const known = idsAround(`/site/content/${text}`);
  const ids = [...elements(textOf(file))].flatMap(({ name, attributes }) =>
    /^h\d$/.test(name) ? [] : (attributes.get('id') ?? []),
  );
  expect(ids).toContain('content');
  // The ids of footnotes belong to the text. Ids of headings contain no colon.
  expect(ids.filter((id) => !known.includes(id) && !/^fn(?:ref)?-|:/.test(id))).toEqual([]);
});

it('a build shows the year of its build date', () => {
  expect(textOf('about.html')).toMatch(/© <span data-year="true">2031</);
});

it('a build contains exactly the licences of the code that visitors receive', () => {
  const text = textOf('licences.txt');
  const names = [...text.matchAll(/^-{72}\n(\S+).*\n-{72}$/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...sentToVisitors, 'Newsreader'].sort());
  expect(text).toContain('Copyright (c) Meta Platforms');
});

it('a build publishes a security contact as plain text', () => {
  const site = join(root, 'dist/site');
  const files = publishedFiles(site, readPolicies(site));
  expect(files.find(({ url }) => url === '/.well-known/security.txt')?.headers).toMatchObject({
    'Content-Type': 'text/plain; charset=utf-8',
  });
  expect(textOf('.well-known/security.txt')).toContain('Expires: 2032-02-01T');
});
