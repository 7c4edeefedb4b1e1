import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../packages/daymark/src/server/listen.ts';
import { portOf, siteListener } from '../../embedded-server.ts';
import { makeSite } from '../../small-site.ts';
import { readExpectedSite } from '../expected-site.ts';
import { attack } from './attack.ts';

const seed = 'a planted hole';

async function open(app: RequestListener): Promise<number> {
  const { server } = await listen(app, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  return portOf(server.address());
}

test('a path traversal vulnerability is detected', async () => {
  const root = await makeSite();
  const port = await open(({ url = '' }, response) => {
    const file = join(root, url.replaceAll('%2e', '.').replaceAll('%2f', '/'));
    try {
      response.end(readFileSync(file));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  const expectedSite = readExpectedSite(dirname(root));
  const { faults } = await attack({ port, site: expectedSite, requests: 2_000, seed });
  expect(faults.join()).toMatch(/no file was requested.*policy\.json/);
});

test('a server that sends status 500 for some requests is detected', async () => {
  const root = await makeSite();
  const port = await open(({ url = '' }, response) => {
    response.statusCode = url.includes('%00') ? 500 : 404;
    response.end();
  });
  const expectedSite = readExpectedSite(dirname(root));
  const { faults } = await attack({ port, site: expectedSite, requests: 2_000, seed });
  expect(faults[0]).toMatch(/^status 500: .*%00/);
});

test('attacks with the same seed send the same requests', async () => {
  const root = await makeSite();
  const expectedSite = readExpectedSite(dirname(root));
  const sent = async () => {
    const urls: string[] = [];
    const port = await open(({ url = '' }, response) => {
      urls.push(url);
      response.end();
    });
    await attack({ port, site: expectedSite, requests: 300, seed });
    return urls.sort();
  };
  expect(await sent()).toEqual(await sent());
});

test('the embedded server has no faults', async () => {
  const root = await makeSite();
  const port = await open(await siteListener(root));
  const expectedSite = readExpectedSite(dirname(root));
  const { statuses, faults } = await attack({ port, site: expectedSite, requests: 1_000, seed });
  expect(faults).toEqual([]);
  expect([...statuses.values()].reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1_000);
});
