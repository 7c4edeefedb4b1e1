import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen, urlOfServer } from '../../packages/daymark/src/server/listen.ts';
import { siteListener } from '../../packages/daymark/src/server/testing/site-listener.ts';
import { copySite } from '../build/copy.ts';
import { exampleOf } from '../build/guide.ts';
import { network } from '../network/addresses.ts';
import { expect, test } from './networks.ts';
import { filledBoxes, seeEachBox } from './networks-boxes.ts';

const MINUTE = 60_000;
const HOST = '127.0.0.1';
const HOSTS = /https:\/\/(?:(?:cdn|img)\.acme|paper)\.example(?!\/privacy)/g;

/** Returns the settings of a network from docs/advertising.md, with the fake network's host. */
const networkOf = (adapter: string) =>
  exampleOf(adapter)
    .replace(HOSTS, network)
    .replace(/^\s*networks: \[/, '')
    .replace(/\],\s*$/, '');

/** The guide's first network, but in the page itself (inline), and in a slot of its own. */
const insider = networkOf('elements')
  .replace("id: 'acme',", "id: 'insider', mode: 'inline',")
  .replace(/slots: \{[\s\S]*/, "slots: { 'community.after-stories': { sizes: ['300x250'] } } },");

/** The guide's network whose adapter is a module of the site, in a slot of its own. */
const ADAPTER = 'adapters/acme.ts';
const own = networkOf(`./${ADAPTER}`)
  .replace("id: 'acme',", "id: 'own',")
  .replace('home.after-hero', 'resources.after-path');

/** A page for each network, with the script that the page requests from the network. */
const visits = [
  { path: '/', bannerId: 101, script: '/fill.js' },
  { path: '/topics/attention', bannerId: 401, script: '/tag.js' },
  { path: '/community', bannerId: 601, script: '/fill.js' },
  { path: '/resources', bannerId: 501, script: '/fill.js' },
];

test('an owner who follows docs/advertising.md sees each network in its slot on the first try', async ({
  page,
  asked,
}) => {
  test.setTimeout(2 * MINUTE);
  const copy = await copySite();
  try {
    const networks = [networkOf('elements'), networkOf('tag'), insider, own].join('');
    await copy.edit('site.config.ts', '  slots: {', `networks: [${networks}],\n  slots: {`);
    const adapter = await readFile(`tests/fixtures/own/${ADAPTER}`, 'utf8');
    await copy.write(ADAPTER, adapter.replace(HOSTS, network));
    await copy.write('tags/paper.html', `<script src="${network}/tag.js"></script>`);
    const { succeeded, output } = await copy.build({
      DAYMARK_SITE: 'site.config.ts',
      DAYMARK_OUT: 'dist',
    });
    expect(succeeded, output).toBe(true);
    const root = join(copy.root, 'dist/site');
    const app = siteListener(root);
    const server = await listen(app, { host: HOST, port: 0 });

    await page.goto(urlOfServer(server, HOST));
    await page.getByRole('button', { name: 'Accept' }).click();
    for (const { path, bannerId, script } of visits) {
      const before = (await asked()).length;
      await page.goto(new URL(path, urlOfServer(server, HOST)).href);
      await seeEachBox(page);
      await expect
        .poll(() => filledBoxes(page), path)
        .toMatchObject([{ bannerId, state: 'filled', house: false, creative: true }]);
      const here = (await asked()).slice(before);
      expect(
        here.map(({ path }) => path.split('?')[0]),
        path,
      ).toContain(script);
    }
    server.close();
  } finally {
    await copy.remove();
  }
});
