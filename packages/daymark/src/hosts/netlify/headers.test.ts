import { expect, test } from 'vitest';
import { siteFiles } from '../../server/testing/site.ts';
import { headersByUrl } from '../headers-by-url.ts';
import { headersGiven } from '../testing/netlify-rules.ts';
import { publishedSite } from '../testing/published.ts';
import { headersFile } from './headers.ts';

const more = { '_astro/logo.D1gest.svg': '<svg/>', 'social/0a1b.png': '' };

test.each([
  ['a small site', siteFiles],
  ['a site with an SVG image among its assets', { ...siteFiles, ...more }],
  ['a site with a file extension in capitals', { ...siteFiles, 'LOGO.SVG': '<svg/>' }],
])('every URL of %s gets exactly its headers, each once', async (_title, files) => {
  const site = await publishedSite(files);
  const text = headersFile(site);
  for (const [url, { 'Content-Type': type, ...expected }] of headersByUrl(site)) {
    const { 'Content-Type': given = [type], ...others } = headersGiven(text, url);
    expect(others, url).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, [value]])),
    );
    expect(given).toEqual([type]);
  }
});

test('files of a folder with the same headers share one rule', async () => {
  expect(headersFile(await publishedSite())).toContain(
    '\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n/',
  );
});

test('a missing file gets the headers that all responses have', async () => {
  const given = headersGiven(headersFile(await publishedSite()), '/missing');
  expect(given).toMatchObject({
    'X-Content-Type-Options': ['nosniff'],
    'Strict-Transport-Security': ['max-age=63072000'],
  });
});
