import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { policyFinder } from '../../../packages/daymark/src/http/policy.ts';
import { readPolicies } from '../../../packages/daymark/src/output/site-records.ts';
import { copyOwnSite, openCopy } from '../copy.ts';

/* A site whose owner adds pages, a component, styles and an integration: tests/fixtures/own. */

const OWN = ['/retreats', '/retreats/spring'];

const { root, output } = inject('own');
const copy = openCopy(root);

const page = (path: string) => copy.read(`dist/site${path}.html`);

it('a site with all kinds of extensions builds without a warning', () => {
  expect(output).toMatch(/^Warnings +none$/m);
});

it('the desk is beside the site, and no file of the desk is in the site', async () => {
  const desk = await copy.list('dist/desk');
  expect(desk).toEqual(expect.arrayContaining(['index.html', 'desk.js', '_headers']));
  expect(await copy.read('dist/desk/index.html')).toContain('"repo":"stillpoint/site"');
  const site = await copy.list('dist/site');
  expect(site.filter((file) => /desk|sveltia/i.test(file))).toEqual([]);
});

describe('a page that the owner adds', () => {
  it.each(OWN)('is in the lists for visitors and for crawlers: %s', async (path) => {
    const index: { pages: { path: string }[] } = JSON.parse(
      await copy.read('dist/site/pages.json'),
    );
    expect(index.pages.map((entry) => entry.path)).toContain(path);
    expect(await page('/sitemap')).toContain(`href="${path}"`);
    expect(await copy.read('dist/site/sitemap-1.xml')).toContain(
      `<loc>https://stillpoint.example${path}</loc>`,
    );
  });

  it.each([
    ['/retreats', 'along the dunes'],
    ['/retreats/spring', 'crosses a saltmarsh'],
  ])('is found by the search: %s', async (path, words) => {
    const files = (await copy.list('dist/site')).filter((file) => file.endsWith('.pf_fragment'));
    const fragments = await Promise.all(
      files.map(async (file) =>
        gunzipSync(await readFile(join(copy.root, 'dist/site', file))).toString(),
      ),
    );
    const found = fragments.filter((fragment) => fragment.includes(words));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`"url":"${path}"`);
  });

  it.each(['/booking', '/retreats'])(
    'has the styles of its form and of the one in the footer: %s',
    async (path) => {
      expect(await page(path)).toContain('.field,');
    },
  );

  it.each(OWN)('has the strict CSP: %s', async (path) => {
    const policy = policyFinder(readPolicies(join(copy.root, 'dist/site')))(path);
    expect(policy).toMatchObject({ 'default-src': [], 'require-trusted-types-for': ["'script'"] });
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(await page(path)).not.toMatch(/<script(?![^>]*integrity)[^>]*\ssrc=/);
  });

  it.each([
    ['/retreats', 'Retreats', 'practise yoga'],
    ['/retreats/spring', 'The weekend in spring', 'A programme for three days'],
  ])('has the metadata of a page: %s', async (path, title, description) => {
    const html = await page(path);
    expect(html).toContain(`<title>${title} · Stillpoint</title>`);
    expect(html).toMatch(new RegExp(`<meta name="description" content="[^"]*${description}`));
    expect(html).toContain(`<link rel="canonical" href="https://stillpoint.example${path}"/>`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\/social\//);
  });

  it('can be linked in the navigation', async () => {
    expect(await page('/retreats')).toContain('<a href="/retreats" aria-current="page">');
    expect(await page('/retreats/spring')).toContain('<a href="/retreats" aria-current="true">');
  });

  it('can be the accessibility statement, to which every page links', async () => {
    expect(await page('/accessibility')).toContain('has no step');
    for (const { file, html } of await pages())
      expect(html, file).toContain('<a href="/accessibility">Accessibility</a>');
  });

  it('states the day of its last change for crawlers and visitors', async () => {
    expect(await copy.read('dist/site/sitemap-1.xml')).toMatch(
      /\/retreats<\/loc><lastmod>2026-11-20/,
    );
    expect(await page('/retreats')).toContain('Last changed on 20 November 2026');
  });
});

/** Returns every page of the site, except the pages of ad frames. */
const pages = async () =>
  Promise.all(
    (await copy.list('dist/site'))
      .filter((file) => file.endsWith('.html') && !file.startsWith('ads/'))
      .map(async (file) => ({ file, html: await copy.read(`dist/site/${file}`) })),
  );

it('an override replaces the component on every page, and can wrap the engine’s own', async () => {
  for (const { file, html } of await pages())
    expect(html.match(/class="tides"|class="site-footer /g), file).toEqual([
      'class="tides"',
      'class="site-footer ',
    ]);
});

it('custom.css overrides the styles of the engine on every page', async () => {
  for (const { file, html } of await pages()) {
    const [before = '', after] = html.split('.tides+.site-footer{margin-block-start:0}');
    expect(before, file).toContain('@font-face');
    // Styles in a layer never override styles outside of layers.
    expect(after, file).toMatch(/^\s*(?:<\/style>|@layer )/);
  }
});

it('an Astro integration of the owner runs', async () => {
  expect(await copy.read('dist/site/tides.txt')).toBe('High water 07:00\n');
});

it('a build warns about addresses that the policy refuses', () => {
  const { output } = inject('variant');
  for (const found of [
    'overrides/Footer.tsx:7: expected the script in public/, or a link to it; found https://count.example/a.js?b=1&c=2, which',
    'custom.css:2: expected the font in public/, or a link to it; found https://fonts.example/a.woff2, which',
    ': expected the frame in public/, or a link to it; found //talk.example/, which browsers do not load, because the frame-src of the content security policy refuses it in 1 page (/retreats/spring)',
  ])
    expect(output).toContain(found);
  expect(output).toMatch(/^ +pages\/retreats\/spring\.astro:\d+: expected the frame/m);
});

it('a check reports all mistakes in the pages, the adapter, the logo and the typeface together', async () => {
  const copy = await copyOwnSite();
  onTestFinished(() => copy.remove());
  await copy.write('pages/blog/walks.md', '---\ntitle: Walks\nsummary: Short\n---\nText');
  await copy.write('pages/notes.mdx', '');
  await copy.edit('pages/retreats.md', '(/retreats/spring)', '(/retreats/summer)');
  await copy.write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  await copy.write('fonts/OFL.txt', '\n');
  await copy.edit('site.config.ts', 'fonts/figtree.woff2', 'fonts/figtre.woff2');
  await copy.edit('adapters/acme.ts', '[a-z]+', '[a-m]+');
  const { succeeded, output } = await copy.run(['check']);
  expect(succeeded).toBe(false);
  const [, problems = ''] = output.split('in the content or the settings:');
  expect(problems.split('\n').filter((line) => line.startsWith('  '))).toEqual([
    '  pages/blog/walks.md: expected an address that no page of the engine has; found /blog/walks',
    '  pages/blog/walks.md:3: summary: expected a summary of at least 40 characters; found "Short"',
    '  pages/notes.mdx: expected a Markdown file whose name ends in .md; found .mdx',
    '  pages/retreats.md:12: expected a link to a page or file of this site; found /retreats/summer',
    '  site.config.ts:20: theme.logo: expected an SVG file that every page can contain; found "logo.svg", which contains a <script> element',
    '  site.config.ts:29: theme.typeface.file: expected a font; found "fonts/figtre.woff2", which does not exist',
    '  site.config.ts:30: theme.typeface.licence: expected the licence of the font; found "fonts/OFL.txt", which is empty',
    '  site.config.ts:87: networks.0.zone: expected a zone, such as "north"; found "north"',
  ]);
});
