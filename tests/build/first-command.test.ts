import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { isExhaustive } from '../exhaustive.ts';
import { linkCaches } from './copy.ts';
import {
  type CommandName,
  cloneFresh,
  runOutside,
  serveOutside,
  withStandIn,
} from './fresh-clone.ts';

/*
 * Each command of the README works as the first one in a fresh clone, where nothing is installed. The
 * test of `create` is in packed.test.ts. In `npm test` only `start` installs packages; the others
 * run on links to those packages that they would have installed.
 */

const { scripts } = manifest;

/** A command that ends, and what it then has written. */
interface Command {
  readonly name: CommandName;
  readonly args: string;
  readonly output: RegExp;
}

const quick: readonly Command[] = [
  { name: 'new', args: '-- article First', output: /Wrote content\/articles\// },
  { name: 'import', args: '-- --help', output: /^Usage: npm run import/m },
  { name: 'deploy', args: '-- --help', output: /^Usage: npm run deploy/m },
  { name: 'test', args: '-- --stages audit', output: /\n1 passed, 0 failed\n$/ },
];

const slow: readonly Command[] = [
  { name: 'build', args: '', output: /The site is built in dist\./ },
  { name: 'check', args: '', output: /Checked \d+ files/ },
  { name: 'pack', args: '', output: /create-daymark-\S+\.tgz\n$/ },
  { name: 'test', args: '-- --stages types', output: /\n1 passed, 0 failed\n$/ },
  { name: 'test:exhaustive', args: '-- --stages types', output: /\n1 passed, 0 failed\n$/ },
];

/** Commands that start the same program, with the same packages, as one of `quick`. */
const ALIKE = /^test/;

const asTyped = ({ name, args }: Command) => `npm run ${name} ${args}`.trim().split(' ');

async function openClone() {
  const { root, remove } = await cloneFresh();
  onTestFinished(remove);
  return root;
}

describe('without an installation', () => {
  let clone: Awaited<ReturnType<typeof cloneFresh>>;
  beforeAll(async () => {
    clone = await cloneFresh();
  });
  afterEach(async () => {
    for (const name of ['installed', 'node_modules'])
      await rm(join(clone.root, name), { recursive: true, force: true });
  });
  afterAll(() => clone.remove());

  it.each(quick)('npm run $name $args', async (one) => {
    const [, ...args] = one.args.split(' ');
    const started = await withStandIn(one.name, args);
    const { succeeded, output } = await runOutside(clone.root, ...started);
    expect(output).toMatch(one.output);
    expect(succeeded).toBe(true);
  });

  it('npm run dev', async () => {
    const { url, stop } = await serveOutside(clone.root, ...(await withStandIn('dev')));
    onTestFinished(stop);
    expect(await (await fetch(url)).text()).toContain('</html>');
    expect(await readFile(join(clone.root, 'installed'), 'utf8')).toContain('--omit=dev');
  });

  const withStub = slow.filter(({ name }) => isExhaustive || !ALIKE.test(name));
  it.each(withStub)('npm run $name gets the programs that it starts', async ({ name }) => {
    const { root } = clone;
    const own = `site:${name}` as CommandName;
    const programs = [...scripts[own].matchAll(/(?:^|&& )(?:[A-Z_]+=\S+ )?(\w+)/g)].map(
      ([, program]) => String(program),
    );
    // In place of the script, a script of the same name that does nothing.
    const file = join(root, 'package.json');
    const changed = { ...manifest, scripts: { ...scripts, [own]: 'node --version' } };
    await writeFile(file, JSON.stringify(changed));
    const { succeeded, output } = await runOutside(root, ...(await withStandIn(name)));
    expect(output).toMatch(/^v24\./m);
    expect(succeeded).toBe(true);
    expect(programs.length).toBeGreaterThan(0);
    const missing = programs.filter(
      (program) => program !== 'npm' && !existsSync(join(root, 'node_modules/.bin', program)),
    );
    expect(missing).toEqual([]);
  });
});

describe('with an installation', () => {
  it('npm start builds and serves the site', async () => {
    const root = await openClone();
    // The images of the site, which other builds have drawn, and compressed pages.
    await linkCaches(join(root, 'site'), 'compressed');
    const { url, stop } = await serveOutside(root, ['npm', 'start']);
    onTestFinished(stop);
    const response = await fetch(url);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(existsSync(join(root, 'node_modules/vitest'))).toBe(false);
  });

  it.each(isExhaustive ? [...quick, ...slow] : [])('npm run $name $args', async (one) => {
    const root = await openClone();
    // The check runs the tests of the files that have changed since the last commit.
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
    const git = [
      ['init', '--quiet'],
      ['add', '--all'],
      [...who, 'commit', '--quiet', '-m', 'A'],
    ];
    if (one.name === 'check') for (const args of git) execFileSync('git', args, { cwd: root });
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
