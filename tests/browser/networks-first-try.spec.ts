import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { listen, urlOfServer } from '../../server/listen.ts';
import { readManifest } from '../../server/manifest.ts';
import { copyProject } from '../build/copy.ts';
import { network } from '../network/addresses.ts';
import { expect, test } from './networks.ts';
import { filledBoxes, seeEachBox } from './networks-boxes.ts';

const MINUTE = 60_000;
const HOST = '127.0.0.1';

/** The first network of the guide, word for word but for the addresses. */
async function networkOfTheGuide(): Promise<string> {
  const guide = await readFile('docs/advertising.md', 'utf8');
  const example = /```ts\n(?<settings>\s*networks: \[.*?)```/s.exec(guide)?.groups?.settings;
  if (!example) throw new Error('docs/advertising.md: expected an example of networks; found none');
  return example.replace(/https:\/\/(?:cdn|img)\.acme\.example/g, network);
}

test('an owner who follows the guide sees the network in the slot at the first try', async ({
  page,
  asked,
}) => {
  test.setTimeout(2 * MINUTE);
  const copy = await copyProject();
  try {
    await copy.edit('site.config.ts', '  slots: {', `${await networkOfTheGuide()}  slots: {`);
    const { succeeded, output } = await copy.build({
      DAYMARK_SITE: 'site.config.ts',
      DAYMARK_OUT: 'dist',
    });
    expect(succeeded, output).toBe(true);
    const root = join(copy.root, 'dist/site');
    const app = createApp({ root, policy: readManifest(root) });
    const server = await listen(app, { host: HOST, port: 0 });

    await page.goto(urlOfServer(server, HOST));
    await page.getByRole('button', { name: 'Accept' }).click();
    await seeEachBox(page);
    await expect
      .poll(() => filledBoxes(page))
      .toMatchObject([{ bannerId: 101, state: 'filled', house: false, guest: true }]);
    expect((await asked()).map(({ path }) => path)).toContain('/fill.js');
    server.close();
  } finally {
    await copy.remove();
  }
});
