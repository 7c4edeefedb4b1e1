import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { built } from './build.ts';
import { buildWorker } from './hosts/edge.ts';

test('`wrangler deploy` accepts the Cloudflare worker, which is within the limits of the free plan', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daymark-edge-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const said = await buildWorker(built, folder);
  expect(said).toContain('--dry-run: exiting now.');
  const [, size = 'unknown'] = /gzip: ([\d.]+) KiB/.exec(said) ?? [];
  expect(Number(size)).toBeLessThan(3 * 1024);
  const [, files = 'unknown'] = /Read (\d+) files/.exec(said) ?? [];
  expect(Number(files)).toBeLessThan(20_000);
  expect(await readdir(folder)).toContain('main.js');
});
