import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { writeRedirects } from '../http/redirects.ts';
import { makeSite } from '../server/testing/site.ts';
import { writeHostFiles } from './build.ts';
import { writeAddress } from './published-site.ts';

test('the build warns if a site is too large for one host, and writes the files for all other hosts', async () => {
  const root = await makeSite();
  const out = dirname(root);
  const old = Array.from({ length: 2049 }, (_, index) => [`/old-${index}`, '/about']);
  await writeRedirects(root, Object.fromEntries(old));
  await writeAddress(out, 'https://site.example');
  const warnings: string[] = [];
  await writeHostFiles(out, (message) => warnings.push(message));
  expect(warnings).toEqual([
    'vercel.json: expected at most 2048 redirects, the limit of Vercel; found 2049. Remove old addresses that nobody requests any more, or choose another host. The build leaves out this file; every other host can serve the site.',
  ]);
  const written = await readdir(join(out, 'deploy'));
  expect(written).toContain('nginx.conf');
  expect(written).not.toContain('vercel.json');
});
