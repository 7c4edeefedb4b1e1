import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { commands } from '../../repo/bootstrap/commands.mjs';
import type { Extent } from '../../repo/bootstrap/packages.mjs';
import { isExhaustive } from '../exhaustive.ts';
import { timeLimits } from '../time-limits.ts';
import { linkCaches } from './copy.ts';
import {
  type CommandName,
  cloneFresh,
  runOutside,
  serveOutside,
  withStandIn,
} from './fresh-clone.ts';

/*
 * Each script of package.json works as the first command in a fresh clone, where nothing is
 * installed, under the oldest Node that starts it. The test of `create` is in packed.test.ts. In
 * `npm test` only `start` installs packages; all other commands run with links to the packages that
 * they would have installed.
 */

/** A command that ends, and the output that it must have printed. */
interface Command {
  readonly name: CommandName;
  readonly args: string;
  readonly output: RegExp;
}

const ONE_TEST = 'repo/bootstrap/npm.test.ts';

/**
 * A command of each kind: of the engine, of the importer, of the repository, of Vitest and of
 * Biome. Each command needs at least the packages of the previous command.
 */
const quick: readonly Command[] = [
  { name: 'new', args: '-- article First', output: /Wrote content\/articles\// },
  { name: 'deploy', args: '-- --help', output: /^Usage: npm run deploy/m },
  { name: 'import', args: '-- --help', output: /^Usage: npm run import/m },
  { name: 'test', args: '-- --stages audit', output: /\n1 passed, 0 failed\n$/ },
  { name: 'unit', args: `-- ${ONE_TEST} --reporter=tap`, output: /^ok 1 - \S*npm\.test\.ts/m },
  { name: 'fix', args: '-- --help', output: /^Usage: \S*biome/m },
];

const slow: readonly Command[] = [
  { name: 'check', args: '', output: /^Warnings +none$/m },
  { name: 'build', args: '', output: /The site is built in dist\./ },
  { name: 'verify', args: '', output: /Checked \d+ files/ },
  { name: 'pack', args: '', output: /create-daymark-\S+\.tgz\n/ },
  { name: 'types', args: '', output: /^Result \(\d+ files\)/m },
  { name: 'test:exhaustive', args: '-- --stages types', output: /\n1 passed, 0 failed\n$/ },
];

/** The arguments with which npm installs each extent of packages. */
const INSTALL: Readonly<Record<Extent, RegExp>> = {
  build: /--omit=dev --workspace=/,
  import: /--omit=dev --include=/,
  all: /--include=dev /,
};

const asTyped = ({ name, args }: Command) => `npm run ${name} ${args}`.trim().split(' ');

async function openClone() {
  const { root, remove } = await cloneFresh();
  onTestFinished(remove);
  return root;
}

describe('without an installation', () => {
  // All tests use one clone. Each test adds the packages that earlier tests did not need.
  let clone: Awaited<ReturnType<typeof cloneFresh>>;
  const installed = () => readFile(join(clone.root, 'installed'), 'utf8');
  beforeAll(async () => {
    clone = await cloneFresh();
  });
  afterAll(() => clone.remove());

  /** Expects the programs of all commands that need an extent of packages. */
  function expectPrograms(extent: Extent): void {
    const needing = Object.values(commands).filter(({ needs }) => needs === extent);
    const files = needing.flatMap(({ runs }) => runs.map(({ file }) => file));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(clone.root, file)))).toEqual([]);
  }

  it('npm run dev', async () => {
    const { url, stop } = await serveOutside(clone.root, ...(await withStandIn('dev')));
    onTestFinished(stop);
    expect(await (await fetch(url)).text()).toContain('</html>');
    expect(await installed()).toMatch(INSTALL.build);
  });

  it.each(quick)('npm run $name $args', async (one) => {
    const [, ...args] = one.args.split(' ');
    const started = await withStandIn(one.name, args);
    const { succeeded, output } = await runOutside(clone.root, ...started);
    expect(output).toMatch(one.output);
    expect(succeeded).toBe(true);
    const extent = commands[one.name]?.needs ?? 'all';
    expect(await installed()).toMatch(INSTALL[extent]);
    expectPrograms(extent);
  });
});

describe('with an installation', () => {
  it('npm start builds and serves the site', { timeout: timeLimits.install }, async () => {
    const root = await openClone();
    // The caches contain the images of the site, which other builds have drawn, and compressed
    // pages.
    await linkCaches(join(root, 'site'), 'compressed');
    const { url, stop } = await serveOutside(root, ['npm', 'start']);
    onTestFinished(stop);
    const response = await fetch(url);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(existsSync(join(root, 'node_modules/vitest'))).toBe(false);
  });

  it.each(isExhaustive ? [...quick, ...slow] : [])('npm run $name $args', async (one) => {
    const root = await openClone();
    // `verify` runs the tests of the files that have changed since the last commit, so the clone
    // needs a commit.
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    const git = [
      ['init', '--quiet'],
      ['add', '--all'],
      [...who, 'commit', '--quiet', '-m', 'A'],
    ];
    if (one.name === 'verify') for (const args of git) execFileSync('git', args, { cwd: root });
    const { succeeded, output } = await runOutside(root, asTyped(one));
    expect(output).toMatch(one.output);
    expect(succeeded).toBe(true);
  });

  it.each(isExhaustive ? ['dev'] : [])('npm run %s', async (name) => {
    const root = await openClone();
    const { url, stop } = await serveOutside(root, ['npm', 'run', name]);
    onTestFinished(stop);
    expect(await (await fetch(url)).text()).toContain('</html>');
  });
});
