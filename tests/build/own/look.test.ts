import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { openCopy } from '../copy.ts';

/* A site with a look and an order of sections of its own: tests/fixtures/own. */

const copy = openCopy(inject('own').root);
const home = await copy.read('dist/site/index.html');

/** Returns, for each font face of a page that has a file, the file and the Unicode range. */
const facesOf = (html: string) =>
  [
    ...html.matchAll(
      /@font-face\{font-family:Figtree;src:url\(([^)]+)\)[^}]*unicode-range:([^}]+)\}/g,
    ),
  ].map(([, file = '', range = '']) => ({ file, range }));

it('the sections of the home page, each with its slots, are in the order of the settings', () => {
  const places = [
    'data-banner-id="101"',
    'Community Stories',
    'google-ads',
    'Newest Articles',
    'data-banner-id="104"',
    'Featured Articles',
  ].map((part) => home.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

describe('the typeface', () => {
  it('replaces the engine’s typeface on all pages', async () => {
    for (const page of ['index', 'blog/the-first-hill', '404']) {
      const html = await copy.read(`dist/site/${page}.html`);
      expect(html, page).toMatch(
        /--typeface: ?"Figtree",;.*--font-text: ?var\(--typeface\) ?"Text Arial", ?"Text Roboto", ?"Text DejaVu", ?sans-serif/s,
      );
      expect(html, page).not.toMatch(/url\([^)]*newsreader/);
    }
    expect((await copy.list('dist/site')).filter((file) => /newsreader/.test(file))).toEqual([]);
  });

  it('is divided into small files, whose ranges contain only letters that the font has', async () => {
    const faces = facesOf(home);
    expect(faces.map(({ range }) => range.split(',')[0]?.trim())).toEqual([
      'U+20-7E',
      'U+A1-A8',
      'U+102',
    ]);
    for (const { file } of faces)
      expect((await stat(join(copy.root, 'dist/site', file))).size).toBeLessThan(15_000);
  });

  it('preloads only the file with the most common letters', () => {
    const preloaded = [...home.matchAll(/<script data-font="([^"]+)"/g)];
    expect(preloaded.map(([, href]) => href)).toEqual([facesOf(home)[0]?.file]);
  });

  it('has a fallback font with the same metrics', () => {
    const [own, fallback] = ['Figtree', 'Text Arial'].map((family) => {
      const face =
        home.match(new RegExp(`@font-face\\{font-family:"?${family}"?;[^}]*\\}`))?.[0] ?? '';
      const value = (name: string) =>
        Number(new RegExp(`${name}: ?([\\d.]+)%`).exec(face)?.[1]) / 100;
      const size = value('size-adjust');
      return { ascent: value('ascent-override') * size, descent: value('descent-override') * size };
    });
    expect(own?.ascent).toBeGreaterThan(0.5);
    expect(fallback?.ascent).toBeCloseTo(own?.ascent ?? 0, 2);
    expect(fallback?.descent).toBeCloseTo(own?.descent ?? 0, 2);
  });

  it('has its licence in licences.txt instead of the licence of the engine’s typeface', async () => {
    const text = await copy.read('dist/site/licences.txt');
    expect(text).toMatch(/^-{72}\nFigtree\n-{72}\n\nCopyright 2022 The Figtree Project Authors/m);
    expect(text).not.toContain('Newsreader');
  });
});

describe('the logo', () => {
  it('replaces the mark in the header, with a fixed size and without styles', () => {
    const logo = home.match(/<a class="site-name[^>]*>.*?<svg[^>]*>.*?<\/a>/s)?.[0] ?? '';
    expect(logo).toContain('viewBox="0 0 48 32" width="36" height="24"');
    expect(logo).not.toMatch(/style|<title/);
  });

  it('is the icon of the tab', async () => {
    expect(home).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml"/>');
    expect(await copy.read('dist/site/icon.svg')).toMatch(/^<svg [^>]*><style>svg\{color:/);
  });
});

describe('the paper and the forms', () => {
  it('replace those of the engine on all pages, in the same bytes', async () => {
    for (const page of ['index', 'blog/the-first-hill', '404']) {
      const html = await copy.read(`dist/site/${page}.html`);
      expect(html, page).toMatch(/--color-paper:light-dark\(oklch\(93\.8% \.036 58\),/);
      expect(html, page).toContain('--radius-small:.75rem');
      expect(html, page).not.toContain('oklch(97.8% .008 85)');
      expect(html, page).toContain('<meta name="theme-color" content="#fee5d4"');
    }
  });

  it('are in the web app manifest', async () => {
    const { background_color } = JSON.parse(await copy.read('dist/site/site.webmanifest'));
    expect(background_color).toBe('#fee5d4');
  });
});

it('only the home page contains the styles of the hero', async () => {
  expect(home).toMatch(/<style>[^<]*\.opening\{--h0:light-dark\(#/);
  expect(home).not.toContain('class="hero"');
  expect(home).not.toContain('.lead');
  const others = ['blog', 'about', 'blog/the-first-hill'];
  for (const page of others)
    expect(await copy.read(`dist/site/${page}.html`)).not.toMatch(/--h0|\.opening\{/);
});
