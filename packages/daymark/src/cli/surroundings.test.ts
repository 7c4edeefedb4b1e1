import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkPeers, checkWritable, freePort, spaceWarning } from './surroundings.ts';

describe('the peer dependencies', () => {
  it.each([
    ['^19.3.1', '19.3.1', true],
    ['^19.3.1', '19.4.0', true],
    ['^19.3.1', '19.3.0', false],
    ['^19.3.1', '19.2.9', false],
    ['^19.3.1', '20.3.1', false],
    ['~7.3.5', '7.3.6', true],
    ['~7.3.5', '7.3.4', false],
    ['~7.3.5', '7.4.0', false],
    ['~7.3.5', '7.4.0-beta.9', false],
  ])('of the range %s may have the version %s: %s', (range, version, isWithin) => {
    const check = expect(() => checkPeers({ react: range }, () => version));
    if (isWithin) check.not.toThrow();
    else check.toThrow(`react: expected ${range}; found ${version}`);
  });

  it('outside their ranges are listed, with the command that installs them', () => {
    const ranges = { astro: '~7.3.5', react: '^19.3.1', 'react-dom': '^19.3.1' };
    const installed: Record<string, string> = { astro: '6.9.0', 'react-dom': '19.3.1' };
    expect(() => checkPeers(ranges, (name) => installed[name])).toThrow(
      new Error(`daymark requires other versions of these packages:
  astro: expected ~7.3.5; found 6.9.0
  react: expected ^19.3.1; found none
Run: npm install "astro@~7.3.5" "react@^19.3.1"`),
    );
  });

  it('of this repository are within their ranges', () => {
    expect(() => checkPeers()).not.toThrow();
  });
});

describe('the folder of the site', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'folder-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('contains no new file after the check that it can be written', async () => {
    await mkdir(join(root, '.daymark'));
    await checkWritable(root);
    expect(await readdir(root, { recursive: true })).toEqual(['.daymark']);
  });

  it('is refused with a sentence that names it if it cannot be written', async () => {
    const write = () => Promise.reject(Object.assign(new Error(), { code: 'EACCES' }));
    await expect(checkWritable(root, write)).rejects.toThrow(
      `You have no permission to write or read ${root}. Give your user the permission`,
    );
  });

  it('causes a warning if its disk has less than 200 MB of free space', async () => {
    const withFree = (megabytes: number) => async () => ({ bavail: megabytes, bsize: 2 ** 20 });
    expect(await spaceWarning('/site', withFree(199.9))).toBe(
      'The disk of /site has 199 MB of free space. A build of a large site may need more.',
    );
    expect(await spaceWarning('/site', withFree(200))).toBeUndefined();
    expect(String(await spaceWarning(root))).not.toContain('NaN');
  });
});

describe('a server', () => {
  const host = '127.0.0.1';
  const command = 'npm run dev';

  it('can use a port that the system has chosen', async () => {
    const port = await freePort({ port: 0, host }, command);
    expect(port).toBeGreaterThan(0);
    expect(await freePort({ port, host }, command)).toBe(port);
  });

  it('on a port in use is refused, with the command for another port', async () => {
    const other = createServer().listen(0, host);
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = Object(other.address());
    await expect(freePort({ port, host }, command)).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm run dev`,
    );
  });

  it('on a host that is not an address of this machine is refused', async () => {
    await expect(freePort({ port: 0, host: '192.0.2.1' }, command)).rejects.toThrow(
      'HOST: expected an address of this machine; found "192.0.2.1". Example: HOST=127.0.0.1 npm run dev',
    );
  });
});
