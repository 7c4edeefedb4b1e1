import { readFile, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'astro';
import { expect, test } from 'vitest';
import { listFiles } from '../http/files.ts';
import { strictPolicy } from '../http/policy.ts';
import { policyFinder } from '../http/site-policies.ts';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { readManifest } from './page-policies.ts';
import publish from './publish.ts';

test('an Astro build writes integrity hashes, policies, variants, file times and a cache', {
  timeout: 60_000,
}, async () => {
  const folder = await makeFolder();
  await writeFiles(folder, {
    'package.json': '{"type":"module"}',
    'src/pages/index.astro': `<html><body><script is:inline>start()</script>${'<p>Light</p>'.repeat(100)}</body></html>`,
    'src/pages/blog/x.astro': '<html><body>x<script is:inline src="/a.js"></script></body></html>',
    'public/a.js': 'start()',
  });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await build({
    root: folder,
    configFile: false,
    outDir: './dist/site',
    trailingSlash: 'never',
    build: { format: 'file' },
    logLevel: 'silent',
    integrations: [publish()],
  });
  const root = join(folder, 'dist', 'site');
  expect(listFiles(root)).toEqual([
    'a.js',
    'blog/x.html',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(await readFile(join(root, 'blog/x.html'), 'utf8')).toMatch(
    /<script integrity="sha256-[^"]+" src="\/a\.js">/,
  );
  const policyOf = policyFinder(readManifest(root));
  expect(policyOf('/')?.['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
  expect(policyOf('/blog/x')).toEqual(strictPolicy);
  expect(listFiles(join(folder, '.cache', 'compressed'))).toHaveLength(2);
  const { mtime } = await stat(join(root, 'index.html.br'));
  expect(mtime.getFullYear(), 'a modification time that is derived from the content').toBeLessThan(
    2015,
  );
});
