import { expect, test } from 'vitest';
import { largeSite } from '../../../../tests/published-site.ts';
import { hostFiles } from './build.ts';
import { HostLimitError, type PublishedSite } from './published-site.ts';

/** The maximum size of `policy.json` in characters. */
const MEGABYTE = 1024 * 1024;

/** Returns the sizes of the files for hosts, and the files that a host does not allow. */
async function measure(site: PublishedSite) {
  const sizes: Record<string, number> = {};
  const refused: string[] = [];
  for (const [file, make] of Object.entries(hostFiles)) {
    if (file === 'server.mjs') continue;
    try {
      sizes[file] = Buffer.byteLength(await make(site));
    } catch (error) {
      if (!(error instanceof HostLimitError)) throw error;
      refused.push(file);
    }
  }
  return { sizes, refused };
}

test('the files for hosts of a site with 100,000 articles, of which 2,000 have players, are small', {
  timeout: 120_000,
}, async () => {
  const site = largeSite(100_000, 50);
  const { sizes, refused } = await measure(site);
  expect(refused).toEqual(['cloudflare/wrangler.jsonc', '_headers']);
  for (const [file, size] of Object.entries(sizes))
    expect([file, size <= 256 * 1024]).toEqual([file, true]);
  expect(JSON.stringify(site.policies, null, 1).length).toBeLessThan(MEGABYTE);
});

test('the configurations of servers do not grow with the number of pages', () => {
  for (const file of ['nginx.conf', 'Caddyfile', 'vercel.json', '_headers']) {
    const make = hostFiles[file];
    const [few, many] = [1_000, 3_000].map((articles) => make?.(largeSite(articles, Infinity)));
    expect([file, many]).toEqual([file, few]);
  }
});
