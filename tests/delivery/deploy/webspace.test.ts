import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../../../packages/daymark/src/deploy/local-build.ts';
import { htaccess } from '../../../packages/daymark/src/hosts/apache.ts';
import { readPublishedSite } from '../../../packages/daymark/src/hosts/published-site.ts';
import { makeFolder } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';
import { deployTo, served, startFtps, startSftp, type WebspaceServer } from './webspaces.ts';

/** Names of files that programs, servers and operating systems could misread. */
const HOSTILE = [
  '-rf',
  ' a space',
  `it's "quoted"`,
  'back\\slash\\',
  '*?[a]{b}',
  '#hash;semicolon|pipe&and$(dollar)`tick`',
  '%41 + é'.normalize('NFC'),
  '%41 + é'.normalize('NFD'),
  '灯台/光 と 影',
  'constructor',
  '~home',
];

const hostile = Object.fromEntries(HOSTILE.map((name) => [`${name}.txt`, name]));

/** Returns the files of a build and the configuration of Apache for it, as `served` does. */
async function filesOf(build: string): Promise<Record<string, string>> {
  const files = readBuild(build).files.filter((file) => file.startsWith('site/'));
  const texts = files.map(async (file) => [
    file.slice('site/'.length),
    await readFile(join(build, file), 'latin1'),
  ]);
  const configuration = Buffer.from(htaccess(readPublishedSite(build))).toString('latin1');
  return { ...Object.fromEntries(await Promise.all(texts)), '.htaccess': configuration };
}

describe.each([
  ['SFTP', startSftp],
  ['FTPS', startFtps],
])('a deploy over %s', (_, start) => {
  let server: WebspaceServer;

  beforeAll(async () => {
    server = await start();
    return () => server.stop();
  });

  const run = (
    ...args: Parameters<typeof deployTo> extends [unknown, ...infer More] ? More : never
  ) => deployTo(server, ...args);

  test('sends only changed files, whatever their names, and leaves the files of the owner', async () => {
    const target = join(await makeFolder(), "it's a site");
    const mine = { 'mine.txt': 'mine', '-rf': 'a', 'x\n-rw-r--r--    1 0 0 7 Nov 27 14:54 y': '' };
    await mkdir(target);
    for (const [name, text] of Object.entries(mine)) await writeFile(join(target, name), text);
    const one = await makeBuild('one', {
      ...hostile,
      'old/deep/page.html': '<p>old</p>',
      empty: '',
    });
    const count = Object.keys(await filesOf(one)).length;
    expect(await run(target, one, { isDryRun: true })).toEqual([
      expect.stringMatching(
        `^a deploy would upload ${count} files \\(\\d{4,} bytes\\) and remove 0 files`,
      ),
    ]);
    expect(await served(target)).toEqual(mine);
    expect(await run(target, one)).toEqual([
      `uploading ${count} files`,
      `replacing ${count} files`,
    ]);
    expect(await served(target)).toEqual({ ...(await filesOf(one)), ...mine });
    expect((await stat(join(target, 'old'))).mode & 0o777).toBe(0o755);
    expect((await stat(join(target, 'index.html'))).mode & 0o777).toBe(0o644);
    expect(await run(target, one)).toEqual([]);

    const two = await makeBuild('two', { ...hostile, '-rf.txt': 'other', empty: '' });
    await rm(join(target, 'robots.txt'));
    expect(await run(target, two, { isDryRun: true })).toEqual([
      expect.stringMatching('^a deploy would upload 7 files .* and remove 1 file '),
    ]);
    expect(await run(target, two)).toEqual([
      'uploading 7 files',
      'replacing 7 files',
      'removing 1 file',
    ]);
    // The scripts of former pages stay for visitors who have these pages open.
    const scripts = Object.entries(await filesOf(one)).filter(([path]) =>
      path.startsWith('_astro'),
    );
    expect(await served(target)).toEqual({
      ...(await filesOf(two)),
      ...mine,
      ...Object.fromEntries(scripts),
    });
    expect(await readdir(target)).not.toContain('old');
    for (const word of ['three', 'four', 'five']) await run(target, await makeBuild(word));
    expect(await readdir(join(target, '_astro'))).toEqual(
      ['five', 'four', 'three', 'two'].flatMap((word) =>
        ['', '.br', '.gz'].map((suffix) => `${word}.js${suffix}`),
      ),
    );
    expect((await readdir(join(target, '.daymark'))).sort()).toEqual([
      '.htaccess',
      'index.html',
      'lock',
      expect.stringMatching(/^records-[\da-f]{32}$/),
    ]);
  });

  test('replaces a file by a folder and a folder by a file', async () => {
    const target = await makeFolder();
    await run(target, await makeBuild('one', { a: 'file', 'b/c/d': 'deep' }));
    const two = await makeBuild('one', { 'a/b': 'deep', b: 'file' });
    await run(target, two);
    expect(await served(target)).toEqual(await filesOf(two));
  });

  test('replaces files that it has not written only with --replace', async () => {
    const target = await makeFolder();
    await writeFile(join(target, 'index.html'), 'Here comes a site');
    const build = await makeBuild('one');
    await expect(run(target, build)).rejects.toThrow(
      ': expected no files of yours at the addresses of the site; found index.html. Move them away, or run the command again with --replace, which overwrites them.',
    );
    expect(await served(target)).toEqual({ 'index.html': 'Here comes a site' });
    await run(target, build, { isReplacing: true });
    expect(await served(target)).toEqual(await filesOf(build));
  });

  test('refuses a damaged list of files, and writes a new list with --replace', async () => {
    const target = await makeFolder();
    const build = await makeBuild('one');
    await run(target, build);
    const records = (await readdir(join(target, '.daymark'))).find((name) => /^rec/.test(name));
    const list = join(target, '.daymark', records ?? '', 'files.json');
    await writeFile(list, (await readFile(list, 'utf8')).slice(0, -1));
    await expect(run(target, build)).rejects.toThrow(
      `: expected .daymark/${records}/files.json as a deploy has written it; found another content. Run the command with --replace, which uploads all files again.`,
    );
    await run(target, build, { isReplacing: true });
    expect(await run(target, build)).toEqual([]);
    // The state after a deploy was killed at a server that renames only to new names.
    await rename(list, `${list}.draft`);
    expect(await run(target, build)).toEqual([]);
    expect(await readdir(dirname(list))).toEqual(['drafts', 'files.json']);
  });

  test('does not wait for another deploy, and names the deploy that holds the lock', async () => {
    const target = await makeFolder();
    const [one, two] = [await makeBuild('one'), await makeBuild('two')];
    await run(target, one);
    const lock = join(target, '.daymark/lock');
    const holder = '2026-11-27T14.36.07Z,anna,laptop,4711,';
    await mkdir(join(lock, holder), { recursive: true });
    await expect(run(target, two)).rejects.toThrow(
      ': expected no other deploy to run; found the lock of anna@laptop since 2026-11-27T14:36:07Z. Wait until that deploy ends. If it was stopped, run the command again with --break-lock.',
    );
    expect(await served(target)).toEqual(await filesOf(one));
    expect(await run(target, two, { isLockBroken: true })).toContain(
      'breaking the lock of anna@laptop since 2026-11-27T14:36:07Z',
    );
    expect(await readdir(lock)).toEqual([]);
    // A process of this machine that has ended.
    await mkdir(join(lock, `2026-11-27T14.36.07Z,anna,${hostname()},999999999,`));
    expect(await run(target, two)).toEqual([expect.stringMatching('^breaking the lock of anna@')]);
    // Each deploy may succeed or be refused, because the second may begin after the first has
    // ended. Both run in this process.
    for (const end of await Promise.allSettled([run(target, one), run(target, one)]))
      if (end.status === 'rejected')
        expect(String(end.reason)).toMatch(/found the lock of|could not make the folder .*lock/);
    await run(target, one);
    expect(await served(target)).toMatchObject(await filesOf(one));
    expect(await readdir(lock)).toEqual([]);
  });

  test('reports a folder that does not exist, and a folder to which it may not write', async () => {
    const build = await makeBuild('one');
    await expect(run('/nowhere', build)).rejects.toThrow(
      /could not open the folder.*(?:No such|Failed to change)/,
    );
    await expect(run('/sys', build)).rejects.toThrow(/could not make the folder .daymark: /);
  });

  test('refuses a file name that servers would misread', async () => {
    const build = await makeBuild('one', { 'a\nb.txt': '' });
    await expect(run(await makeFolder(), build)).rejects.toThrow(
      'expected names of files without control characters, which SFTP programs and FTP servers misread; found "a\\nb.txt". Rename the file.',
    );
  });
});
