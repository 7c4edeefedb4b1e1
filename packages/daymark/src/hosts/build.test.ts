import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../../../../tests/small-site.ts';
import {
  readPolicies,
  writeAddress,
  writePolicies,
  writeRedirects,
} from '../output/site-records.ts';
import { writeHostFiles } from './build.ts';
import { readPublishedSite } from './published-site.ts';

test('the build warns if a site is too large for one host, and writes the files for all other hosts', async () => {
  const root = await makeSite();
  const out = dirname(root);
  const old = Array.from({ length: 5000 }, (_, index) => [`/old-${index}`, '/about']);
  await writeRedirects(root, Object.fromEntries(old));
  await writeAddress(out, 'https://site.example');
  const warnings: string[] = [];
  await writeHostFiles(readPublishedSite(out), join(out, 'deploy'), (message) =>
    warnings.push(message),
  );
  expect(warnings).toEqual([
    'vercel.json: expected at most 2048 redirects, the limit of Vercel; found 5000. Remove old addresses that nobody requests any more, or choose another host. The build leaves out this file; every other host can serve the site.',
    expect.stringMatching(/nginx\.conf with \d+ KB.* and 5000 redirects\. Remove old redirects/),
    expect.stringMatching(
      /^\.htaccess: expected at most 150 KB; found \d+ KB with 5000 redirects\. Apache reads the file at each request, which takes about 3 ms for 1,000 redirects\. If you use Apache, remove/,
    ),
  ]);
  const written = await readdir(join(out, 'deploy'));
  expect(written).toContain('nginx.conf');
  expect(written).not.toContain('vercel.json');
  expect(written).not.toContain('htaccess-left-out.txt');
});

test('a site with 8,000 redirects has the first redirects in .htaccess, and a list of the other redirects', async () => {
  const root = await makeSite();
  const out = dirname(root);
  const old = Array.from({ length: 8_000 }, (_, index) => [`/old-${index}`, '/about']);
  await writeRedirects(root, { ...Object.fromEntries(old), '/?p=12': '/about' });
  await writeAddress(out, 'https://site.example');
  const warnings: string[] = [];
  const site = readPublishedSite(out);
  await writeHostFiles(site, join(out, 'deploy'), (message) => warnings.push(message));
  expect(warnings.at(-1)).toMatch(
    /with 5000 redirects\. .* The file has the first 5000 redirects; htaccess-left-out\.txt lists the other 3001, which Apache answers with status 404\./,
  );
  const lines = async (file: string) =>
    (await readFile(join(out, 'deploy', file), 'utf8')).split('\n');
  const kept = (await lines('.htaccess')).filter((line) => line.endsWith('[R=308,NE,L]'));
  const left = (await lines('htaccess-left-out.txt')).filter(Boolean);
  expect(left).toHaveLength(3_001);
  const names = (all: readonly string[]) => all.flatMap((line) => /old-\d+/.exec(line) ?? []);
  expect(new Set([...names(kept), ...names(left)]).size).toBe(8_000);
  expect(await lines('.htaccess')).toContain(
    'RewriteRule ^ "https://site.example/about" [R=308,NE,L,QSD]',
  );
});

test('the build warns of large files for hosts if thousands of pages are exceptions, and writes them', async () => {
  const root = await makeSite();
  const out = dirname(root);
  const [rule] = readPolicies(root);
  const addresses = Array.from(
    { length: 12_000 },
    (_, index) => `/blog/with-a-long-title-${index}`,
  );
  const players = {
    addresses,
    policy: { ...rule?.policy, 'frame-src': ['https://player.example'] },
  };
  await writePolicies(root, [...readPolicies(root), players]);
  await writeAddress(out, 'https://site.example');
  const warnings: string[] = [];
  await writeHostFiles(readPublishedSite(out), join(out, 'deploy'), (message) =>
    warnings.push(message),
  );
  expect(warnings).toEqual([
    expect.stringMatching(
      /^Files for hosts: expected at most 256 KB each; found .*nginx\.conf with \d+ KB, .*They list 12000 pages, .* and 0 redirects/,
    ),
    expect.stringMatching(/^\.htaccess: expected at most 150 KB; found \d+ KB with 0 redirects/),
  ]);
  expect(await readdir(join(out, 'deploy'))).toContain('nginx.conf');
});
