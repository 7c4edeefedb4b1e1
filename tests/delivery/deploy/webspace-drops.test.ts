import { createHash } from 'node:crypto';
import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { Client } from 'basic-ftp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeAddress, writeRedirects } from '../../../packages/daymark/src/output/site-records.ts';
import { findBrowser, chromium as programs } from '../../../repo/browser.ts';
import { isExhaustive } from '../../exhaustive.ts';
import { makeFolder, makeSite } from '../../small-site.ts';
import { startApache } from '../hosts/apache.ts';
import { freePort } from '../hosts/free-port.ts';
import { deployTo, startFtps, startSftp } from './webspaces.ts';

/**
 * A function that makes the connection of the next deploy drop after this number of renames; with
 * 0, never.
 */
type Drop = (renames: number) => void;

/** Replaces sftp by a script that ends when a command follows the last rename. */
async function dropSftp(): Promise<Drop> {
  const folder = await makeFolder();
  const script = `#!/bin/sh
n=0
while IFS= read -r line; do
  case $line in '#'*) ;; *)
    if [ $n -gt 0 ] && [ $n -eq "$DROPPING_AFTER" ]; then exit; fi ;;
  esac
  case $line in -rename*) n=$((n + 1)) ;; esac
  printf '%s\\n' "$line"
done | PATH=$DROPPING_PATH exec sftp "$@"
`;
  await writeFile(join(folder, 'sftp'), script);
  await chmod(join(folder, 'sftp'), 0o755);
  vi.stubEnv('DROPPING_PATH', process.env.PATH ?? '');
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  return (renames) => void vi.stubEnv('DROPPING_AFTER', String(renames));
}

async function dropFtps(): Promise<Drop> {
  let left = 0;
  const { rename } = Client.prototype;
  const spy = vi.spyOn(Client.prototype, 'rename');
  spy.mockImplementation(async function (this: Client, ...paths) {
    const response = await rename.apply(this, paths);
    left -= 1;
    if (left === 0) this.close();
    return response;
  });
  onTestFinished(() => spy.mockRestore());
  return (renames) => {
    left = renames;
  };
}

/**
 * Each address, and where it leads in three builds of a site, in which pages are added, moved and
 * removed.
 */
const ADDRESSES: readonly (readonly [address: string, ...inBuilds: string[]])[] = [
  ['/', '/', '/', '/'],
  ['/about', '/about', '/about', '/about'],
  ['/blog/tea', '/blog/tea', '/blog/tea', '/blog/tea'],
  ['/blog/old', '/blog/old', '/blog/new', '/blog/last'],
  ['/blog/new', '404', '/blog/new', '/blog/last'],
  ['/blog/last', '404', '404', '/blog/last'],
  ['/notes/a', '/notes/a', '/talks/a', '/notes/a'],
  ['/talks/a', '404', '/talks/a', '404'],
  ['/us', '/about', '/talks/a', '/about'],
  ['/?p=1', '/blog/old', '/blog/new', '/?p=1'],
  ['/gone', '/about', '404', '404'],
  ['/missing', '404', '404', '404'],
];

const WORDS = ['one', 'two', 'three'] as const;

/** A text so long that builds compress the page. */
const LONG = '<p>long</p>'.repeat(200);

/** Makes the three builds. The pages of each have a style and a script of their own. */
async function makeBuilds(origin: string): Promise<string[]> {
  const pages = [
    { index: '', about: LONG, '404': '', 'blog/tea': '', 'blog/old': LONG, 'notes/a': '' },
    { index: LONG, about: '', '404': '', 'blog/tea': '', 'blog/new': '', 'talks/a': '' },
    { index: '', about: '', '404': '', 'blog/tea': LONG, 'blog/last': '', 'notes/a': '' },
  ];
  const redirects = [
    { '/us': '/about', '/?p=1': '/blog/old', '/gone': '/about' },
    { '/us': '/talks/a', '/?p=1': '/blog/new', '/blog/old': '/blog/new', '/notes/a': '/talks/a' },
    { '/us': '/about', '/blog/old': '/blog/last', '/blog/new': '/blog/last' },
  ];
  const builds = WORDS.map(async (word, index) => {
    const html = `<!doctype html><title>${word}</title><style>h1{--style:${word}}</style><script type="module" src="/_astro/${word}.js"></script><h1>${word}</h1>`;
    const files = Object.entries(pages[index] ?? {}).map(([name, text]) => [
      `${name}.html`,
      html + text,
    ]);
    const script = `document.documentElement.dataset.script = '${word}';\n`;
    const root = await makeSite({ ...Object.fromEntries(files), [`_astro/${word}.js`]: script });
    await writeRedirects(root, redirects[index] ?? {});
    await writeAddress(dirname(root), origin);
    return dirname(root);
  });
  return Promise.all(builds);
}

/**
 * The renames of a deploy of the second build over the first: those of the list (2), `.htaccess`
 * (3), a script, and the files of pages (8).
 */
const RENAMES = 14;

let browser: Browser;

beforeAll(async () => {
  const executablePath = await findBrowser(programs);
  browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
  return () => browser.close();
});

/** Starts Apache for a new folder, and returns functions that visit its pages. */
async function startVisits() {
  const target = await makeFolder();
  await chmod(target, 0o755);
  const port = await freePort();
  onTestFinished(await startApache(target, port));
  const origin = `http://127.0.0.1:${port}`;
  const tab = await browser.newPage();
  onTestFinished(() => tab.close());
  const session = await tab.context().newCDPSession(tab);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const problems: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const known = new Map<string, Promise<string>>();

  /** Returns the words of the title, the style and the script of a page, and what is wrong. */
  async function read(address: string): Promise<string> {
    problems.length = 0;
    await tab.goto(origin + address);
    const seen = await tab.evaluate(() => {
      const heading = document.querySelector('h1') ?? document.body;
      const style = getComputedStyle(heading).getPropertyValue('--style');
      return [document.title, style, document.documentElement.dataset.script].join(' ');
    });
    return [seen, ...problems.filter((text) => !text.includes('status of 404'))].join(' ');
  }

  /** Returns where an address leads, and what the browser shows at the target. */
  async function visit(address: string): Promise<[place: string, page: string]> {
    const response = await fetch(origin + address);
    const place = response.status === 404 ? '404' : response.url.slice(origin.length);
    const policy = response.headers.get('content-security-policy');
    if (!policy) return [place, 'a page without a policy'];
    // The result for equal responses is kept, because a browser shows the same for them.
    const scripts = String(await readdir(join(target, '_astro')));
    const key = [address, response.status, policy, scripts, await response.text()].join('\n');
    known.set(key, known.get(key) ?? read(address));
    return [place, (await known.get(key)) ?? ''];
  }

  /** Expects that each page works as in one of these builds. */
  async function expectPagesOf(builds: readonly number[], when: string): Promise<void> {
    const words = builds.map((build) => WORDS[build]);
    for (const [address, ...inBuilds] of ADDRESSES) {
      const [place, page] = await visit(address);
      expect(
        builds.map((build) => inBuilds[build]),
        `where ${address} leads ${when}`,
      ).toContain(place);
      expect(
        words.map((word) => `${word} ${word} ${word}`),
        `the page at ${address} ${when}`,
      ).toContain(page);
    }
  }
  return { target, origin, expectPagesOf };
}

/**
 * Changes the list on a webspace to the form that earlier versions of the engine wrote, with fewer
 * records.
 */
async function forgetSites(target: string): Promise<void> {
  const folders = await readdir(join(target, '.daymark'));
  const records = folders.find((name) => name.startsWith('records-')) ?? '';
  const file = join(target, '.daymark', records, 'files.json');
  const [, text = ''] = (await readFile(file, 'utf8')).split('\n');
  const { sites: _, ...list } = JSON.parse(text);
  const earlier = JSON.stringify(list);
  await writeFile(file, `${createHash('sha256').update(earlier).digest('hex')}\n${earlier}`);
}

describe.each([
  ['SFTP', startSftp, dropSftp],
  ['FTPS', startFtps, dropFtps],
])('a deploy over %s', (protocol, start, prepareDrops) => {
  test('leaves each page as in one of the builds, wherever the connection drops', async () => {
    const server = await start();
    onTestFinished(() => server.stop());
    const { target, origin, expectPagesOf } = await startVisits();
    const builds = await makeBuilds(origin);
    const drop = await prepareDrops();
    const before = await makeFolder();

    async function deploy(build: number, renames = 0): Promise<void> {
      // The lock of a dropped deploy remains, because its process, which is this one, has not ended.
      const lock = join(target, '.daymark/lock');
      await rm(lock, { recursive: true, force: true });
      drop(renames);
      const run = deployTo(server, target, builds[build] ?? '');
      if (renames === 0) await run;
      else await expect(run).rejects.toThrow(/lost|closed/i);
    }

    async function restart({ isEarlier = false } = {}): Promise<void> {
      for (const name of await readdir(target)) await rm(join(target, name), { recursive: true });
      await cp(before, target, { recursive: true });
      if (isEarlier) await forgetSites(target);
    }

    await deploy(0);
    await cp(target, before, { recursive: true });
    await expectPagesOf([0], 'in the first build');
    await deploy(1);
    await expectPagesOf([1], 'in the second build');

    // The ordinary run tests a drop after every rename over SFTP, and over FTPS only after two
    // renames and with the list of an earlier version.
    const isWhole = isExhaustive || protocol === 'SFTP';
    const all = Array.from({ length: RENAMES }, (_, index) => index + 1);
    for (const renames of isWhole ? all : []) {
      await restart();
      await deploy(1, renames);
      await expectPagesOf([0, 1], `after ${renames} renames`);
      if (!isExhaustive && renames !== 7) continue;
      await deploy(2, renames);
      await expectPagesOf([0, 1, 2], `after ${renames} renames of two deploys`);
      await deploy(2);
      await expectPagesOf([2], 'in the third build');
    }
    for (const renames of isExhaustive ? all : isWhole ? [] : [3, 7]) {
      await restart({ isEarlier: true });
      await deploy(1, renames);
      await expectPagesOf([0, 1], `after ${renames} renames over an earlier version`);
    }
    // The deploy has no rename left.
    await restart();
    drop(RENAMES + 1);
    await deployTo(server, target, builds[1] ?? '');
  });
});
