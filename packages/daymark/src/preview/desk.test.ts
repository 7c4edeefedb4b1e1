import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { blankSettings } from '../settings/settings.ts';
import { forwardingNotice, serveDesk, writeDesk } from './desk.ts';

const desk = {
  ...{ forge: 'github' as const, repository: 'stillpoint/site', branch: 'main', review: false },
  host: 'https://desk.stillpoint.example',
};

const HOST = '127.0.0.1';

/** Makes the folder of a site with the package of the desk. */
async function siteWithDesk(): Promise<string> {
  const root = await makeFolder();
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Uses a port of this computer until the end of the test. */
async function takePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return Object(server.address()).port;
}

it('a site has the desk only if it has the package', async () => {
  const pages = { host: HOST, port: 0 };
  expect(await serveDesk(await makeFolder(), pages, undefined, 'npm run dev')).toBeUndefined();
  const desk = await serveDesk(await siteWithDesk(), pages, undefined, 'npm run dev');
  expect(desk?.notice('http://localhost:4321/still')).toBe(
    `To write in a browser, open http://localhost:${desk?.port}/\n`,
  );
});

it('the desk has the next free port if its usual port is in use', async () => {
  const taken = await takePort();
  const pages = { host: HOST, port: taken > 2000 ? taken - 1000 : taken + 1000 };
  const desk = await serveDesk(await siteWithDesk(), pages, undefined, 'npm run dev');
  expect(desk?.port).toBeGreaterThan(taken);
  expect(desk?.notice('http://127.0.0.1:4321/')).toBe(
    `Port ${taken} is in use, so the desk has port ${desk?.port}. DESK_PORT chooses another.\nTo write in a browser, open http://127.0.0.1:${desk?.port}/\n`,
  );
});

it('a port that the owner has chosen for the desk and that is in use stops the start', async () => {
  const taken = await takePort();
  const pages = { host: HOST, port: 4321 };
  await expect(serveDesk(await siteWithDesk(), pages, taken, 'npm run dev')).rejects.toThrow(
    `Port ${taken} of 127.0.0.1 is in use. Choose another: DESK_PORT=${taken + 1} npm run dev`,
  );
});

it.each([
  [undefined, undefined],
  ['127.0.0.1:4321', undefined],
  ['192.168.1.7:4321', undefined],
  ['localhost:9000', 'localhost:9000 is forwarded to port 4321. Forward port 4321 and the port of'],
  ['site-4321.example', 'site-4321.example is forwarded to port 4321. Forward port 4321 and the'],
])(
  'a browser that reaches the pages as %s reaches a forwarded port, or does not',
  (host, begin) => {
    const notice = forwardingNotice(host, 'http://127.0.0.1:4321/still', 5321);
    expect(notice?.slice(0, begin?.length)).toBe(begin);
  },
);

it('the desk uses the settings of the current preview after a restart', async () => {
  const pages = { host: HOST, port: 0 };
  const desk = await serveDesk(await siteWithDesk(), pages, undefined, 'npm run dev');
  const page = async () => {
    const response = await fetch(`http://${HOST}:${desk?.port}`);
    return { status: response.status, text: await response.text() };
  };
  expect((await page()).status).toBe(503);
  for (const name of ['Still Point', 'Another name']) {
    const { identity, ...settings } = blankSettings();
    desk?.run({
      settings: { ...settings, identity: { ...identity, name } },
      onChecked: () => () => {},
      pages: () => 'http://127.0.0.1:4321/',
    });
    expect(await page()).toEqual({
      status: 200,
      text: expect.stringContaining(`"name":"${name}"`),
    });
  }
});

it('reports the missing package only if the settings have a desk', async () => {
  const root = await makeFolder();
  const settings = blankSettings();
  expect(await writeDesk(root, `${root}/desk`, settings)).toBe(0);
  await expect(writeDesk(root, `${root}/desk`, { ...settings, desk })).rejects.toThrow(
    'desk: expected the package daymark-desk, which writes the desk; found none.',
  );
});
