import { symlink } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { exportOf, makeTestSite, PNG } from '../testing.ts';
import { type Found, type MediaOptions, mediaFinder } from './media.ts';

async function finder(
  files: Readonly<Record<string, Uint8Array>>,
  options: Partial<MediaOptions> = {},
  root?: string,
) {
  const made = await makeTestSite();
  const all = { isFetching: false, isDry: false, ...options };
  return mediaFinder(exportOf([], files), made.sites[0].readPicture, root ?? made.root, all);
}

/** Returns the result of a search for a file, without the data. */
const kindOf = (found: Found) =>
  found.kind === 'missing' ? found.reason : `${found.kind}${'ending' in found ? found.ending : ''}`;

describe('the content of a file decides its kind', () => {
  it.each([
    ['a.jpg', PNG, 'picture.png'],
    ['a', PNG, 'picture.png'],
    ['a.pdf', '%PDF-1.7', 'file.pdf'],
    ['a.mp3', 'ID3', 'file.mp3'],
    ['a.pdf', '<script>go()</script>', 'a file whose content is not that of a PDF file'],
    ['a.html', '<script>go()</script>', 'a file which is not a picture, or is damaged'],
    ['a.png', PNG.subarray(0, 40), 'a file which is cut off; copy the file again'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/></svg>', 'picture.svg'],
  ])('%s with the content %s: %s', async (address, content, kind) => {
    const find = await finder({ [address]: Buffer.from(content) });
    expect(kindOf(await find(address))).toBe(kind);
  });
});

it('a picture is found in its full size, if the text shows a smaller copy', async () => {
  const find = await finder({ '/uploads/pier.png': PNG });
  for (const size of ['300x200', 'scaled'])
    expect(kindOf(await find(`/uploads/pier-${size}.png`))).toBe('picture.png');
});

it('a picture in the address itself is found, and no other file', async () => {
  const find = await finder({});
  const of = (data: Buffer) => find(`data:image/png;base64,${data.toString('base64')}`);
  expect(kindOf(await of(PNG))).toBe('picture.png');
  expect(kindOf(await of(Buffer.from('<script>go()</script>')))).toMatch(/^a file which is not/);
});

it('the report says how a missing file could be provided', async () => {
  const find = await finder({});
  expect(kindOf(await find('https://old.example/a.png'))).toBe(
    'not in the export; --fetch or --media may bring it',
  );
  expect(kindOf(await find('ftp://old.example/a.png'))).toBe('not in the export');
});

describe('a folder with the files of the other site', () => {
  it('may begin at any segment of the address', async () => {
    const folder = await makeFolder();
    await writeFiles(folder, { '2010/09/a pier.png': PNG });
    const find = await finder({}, { folder });
    const address = 'https://old.example/wp-content/uploads/2010/09/a%20pier.png?x=1';
    expect(kindOf(await find(address))).toBe('picture.png');
  });

  it('has names with accents in the spelling of another program', async () => {
    const folder = await makeFolder();
    await writeFiles(folder, { 'cafe\u0301.png': PNG });
    const find = await finder({}, { folder });
    expect(kindOf(await find('https://old.example/caf%C3%A9.png'))).toBe('picture.png');
  });

  it('gives no access to files outside of the folder', async () => {
    const outside = await makeFolder();
    await writeFiles(outside, { 'secret.png': PNG, 'media/a.txt': '' });
    await symlink(join(outside, 'secret.png'), join(outside, 'media/link.png'));
    const find = await finder({}, { folder: join(outside, 'media') });
    for (const address of [
      '../secret.png',
      '/..%2fsecret.png',
      'link.png',
      join(outside, 'secret.png'),
    ])
      expect(kindOf(await find(address))).toMatch(/^not in the export/);
  });
});

/** Serves files, and returns the address of the server and the paths that were requested. */
async function serve(respond: RequestListener) {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, requested };
}

/**
 * Allows the server of the test, which stands for a server on the internet. All other private
 * addresses are refused.
 */
const fetching = { isFetching: true, isAllowed: (address: string) => address === '127.0.0.1' };

describe('a file that is fetched', () => {
  it('is not fetched again, not even by a later run', async () => {
    const { url, requested } = await serve((_, response) => response.end(PNG));
    const { root } = await makeTestSite();
    for (let run = 0; run < 2; run += 1) {
      const find = await finder({}, fetching, root);
      expect(kindOf(await find(`${url}/a.png`))).toBe('picture.png');
      expect(kindOf(await find(`${url}/a.png`))).toBe('picture.png');
    }
    expect(requested).toEqual(['/a.png']);
  });

  it('comes from where redirects lead, and from no private address', async () => {
    const { url, port } = await serve((request, response) => {
      const to = {
        '/a.png': '/b.png',
        '/c.png': `http://127.0.0.2:${port}/b.png`,
        '/d.png': '/d.png',
      };
      const location = Object.entries(to).find(([from]) => from === request.url)?.[1];
      if (location) response.writeHead(302, { location }).end();
      else response.end(PNG);
    });
    const find = await finder({}, fetching);
    expect(kindOf(await find(`${url}/a.png`))).toBe('picture.png');
    expect(kindOf(await find(`${url}/c.png`))).toBe('127.0.0.2 is a private address');
    expect(kindOf(await find(`${url}/d.png`))).toBe('more than 5 redirects');
    expect(kindOf(await find('http://[::1]/a.png'))).toBe('::1 is a private address');
  });

  it('comes from no host whose name leads to a private address', async () => {
    const { port, requested } = await serve((_, response) => response.end(PNG));
    const find = await finder({}, { isFetching: true });
    expect(kindOf(await find(`http://localhost:${port}/a.png`))).toMatch(
      /^localhost has the private address /,
    );
    expect(requested).toEqual([]);
  });

  it('is whole and of a limited size', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/none.png') response.writeHead(404).end();
      else if (request.url === '/cut.png')
        response.writeHead(200, { 'content-length': 900 }).write(PNG, () => response.destroy());
      else {
        const part = Buffer.alloc(2 ** 20);
        const more = () => void (response.destroyed || response.write(part, more));
        more();
      }
    });
    const find = await finder({}, fetching);
    expect(kindOf(await find(`${url}/none.png`))).toMatch(/ answered with status 404$/);
    expect(kindOf(await find(`${url}/cut.png`))).toMatch(/aborted|ended before/);
    expect(kindOf(await find(`${url}/large.png`))).toBe('more than 50 MB');
  });

  it('is counted, but not fetched, in a dry run', async () => {
    const { url, requested } = await serve((_, response) => response.end(PNG));
    const find = await finder({}, { ...fetching, isDry: true });
    expect(kindOf(await find(`${url}/a.png`))).toBe('fetchable');
    expect(requested).toEqual([]);
  });
});

describe('nothing is fetched from machines and networks at home', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.7',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '2130706433',
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fc00::1]',
    '[::ffff:10.0.0.7]',
    '[64:ff9b::a00:7]',
    '[2002:a00:7::]',
  ])('%s', async (host) => {
    const find = await finder({}, { isFetching: true });
    expect(kindOf(await find(`http://${host}/a.png`))).toMatch(/ is a private address$/);
  });

  it.each(['93.184.216.34', '[2606:2800:220:1:248:1893:25c8:1946]'])(
    'but from %s on the internet',
    async (host) => {
      // The request is stopped before it begins, because a test contacts no other machine.
      const find = await finder({}, { isFetching: true, signal: AbortSignal.abort() });
      await expect(find(`http://${host}/a.png`)).rejects.toThrow('aborted');
    },
  );
});
