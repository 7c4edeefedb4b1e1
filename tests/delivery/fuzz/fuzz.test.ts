import { expect, test } from 'vitest';
import { isExhaustive } from '../../exhaustive.ts';
import { built } from '../build.ts';
import { readExpectedSite } from '../expected-site.ts';
import { startLoad } from '../load/load.ts';
import { activate } from '../server/activated.ts';
import { attack } from './attack.ts';

const REQUESTS = isExhaustive ? 100_000 : 5_000;
/**
 * The number of requests before the first measurement of memory. The memory of a new server grows
 * most during these first requests.
 */
const WARM_UP = 3_000;
/** Node's options for a heap so small that a memory leak ends the server process. */
const smallHeap = '--max-old-space-size=40 --max-semi-space-size=1';
/** Megabytes by which the memory of the server process may grow, inside and outside its heap. */
const GROWTH = 40;

test('hostile requests get only files of the site and short error responses', async () => {
  const seed = process.env.FUZZ_SEED || new Date().toISOString();
  const expectedSite = readExpectedSite(built);
  const server = await activate(built, { NODE_OPTIONS: smallHeap });
  await server.start();
  const port = Number(new URL(server.url).port);
  await attack({ port, site: expectedSite, requests: WARM_UP, seed: `${seed}, to warm up` });
  const before = await server.megabytes();

  const begun = performance.now();
  const { statuses, faults } = await attack({ port, site: expectedSite, requests: REQUESTS, seed });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
  const growth = (await server.megabytes()) - before;
  const counts = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`FUZZ_SEED='${seed}': ${seconds} s, ${counts}; grown by ${growth.toFixed(0)} MB`);

  expect(faults, `FUZZ_SEED='${seed}'`).toEqual([]);
  expect(statuses.get(200), 'requests that still found a file').toBeGreaterThan(REQUESTS / 100);
  expect(growth).toBeLessThan(GROWTH);
  const urls = expectedSite.paths.map((path) => new URL(path, server.url).href);
  const load = startLoad({ urls, kept: 4, fresh: 2, check: expectedSite.check });
  await load.more(500);
  expect(await load.stop()).toMatchObject({ failures: 0, reasons: [] });
});
