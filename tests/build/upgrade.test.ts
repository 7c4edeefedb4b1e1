import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { type Packed, packEngine } from '../../repo/pack/pack.ts';
import { isExhaustive } from '../exhaustive.ts';
import { writeFiles } from '../small-site.ts';
import { differences, readFiles } from './built-files.ts';
import { copySite } from './copy.ts';
import { runOutside } from './fresh-clone.ts';

/*
 * Upgrades sites of earlier engines to the packed engine, with npm and complete builds, and kills
 * the upgrade at each step. The unit test packages/daymark/src/cli/upgrade/upgrade.test.ts replaces
 * npm and builds by stand-ins.
 */

const run = promisify(execFile);

/** The folder of one test, outside of this repository. */
let folder: string;

let engine: Packed;

/** The first engine whose sites can be upgraded, and the last one before upgrades by a command. */
const FIRST = 'f35a302ae2b225a39fabf4b60340641c85497022';
const LAST = '9ead816092037577fe001026fd20a23386ff77c9';

/** Whether this clone has a commit. Clones of the newest commit alone have none of these. */
const hasCommit = (commit: string) =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );

/** Packs the engine of an earlier commit. Returns the path of the tarball. */
async function packCommit(commit: string): Promise<string> {
  const root = join(folder, 'earlier');
  const packed = join(folder, 'packed-earlier');
  await mkdir(root, { recursive: true });
  const archive = join(folder, 'earlier.tar');
  await run('git', ['archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', root]);
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  // The function of the first commit returns the path itself.
  const code = `import { packEngine } from './repo/pack/pack.ts';
const packed = await packEngine(${JSON.stringify(packed)}, { isTagged: false });
console.log(packed.file ?? packed);`;
  await mkdir(packed);
  await writeFile(join(root, 'pack-earlier.ts'), code);
  const { stdout } = await run(process.execPath, ['pack-earlier.ts'], { cwd: root });
  return stdout.trim();
}

/** Packs this engine as an earlier version, which has no upgrades, no logo, and another word in the footer. */
async function packEarlier(): Promise<string> {
  const root = join(folder, 'earlier');
  await mkdir(root);
  await run('tar', ['-xzf', engine.file, '-C', root]);
  const edit = async (file: string, from: RegExp | string, to: string) => {
    const path = join(root, 'package', file);
    const text = await readFile(path, 'utf8');
    expect(text).toMatch(from);
    await writeFile(path, text.replace(from, to));
  };
  await edit('package.json', engine.manifest.version, '0.1.0');
  await edit('src/site/layouts/header/Header.d.ts', 'siteName, logo, ', 'siteName, ');
  await edit('src/site/layouts/header/Header.d.ts', /^ *logo\?.*$/m, '');
  await edit('words/en.js', 'Quick Links', 'Short Links');
  for (const part of ['CHANGELOG.md', 'starter'])
    await rm(join(root, 'package', part), { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', '.'], {
    cwd: join(root, 'package'),
  });
  return join(root, 'package', JSON.parse(stdout)[0].filename);
}

/** Later engines publish security.txt only with an address that is no placeholder, or with this setting. */
const REPORTS = "security: { contact: 'https://stillpoint.example/security' },";

const article = (day: number) => `---
title: Walk ${day}
summary: The way along the harbour on day ${day}, from the pier to the lighthouse.
date: 2026-06-${String(day).padStart(2, '0')}
kind: essay
topics: [beginnings]
---
The tide of day ${day} was high at noon.
`;

/** Writes the site of an owner with an earlier engine: 30 articles, four overrides, an adapter and two pages. */
async function writeSite(root: string, tarball: string): Promise<void> {
  await cp(resolve('tests/fixtures/starter-0.1.0'), root, { recursive: true });
  const own = resolve('tests/fixtures/own');
  for (const part of ['adapters', 'pages/booking.md', 'pages/retreats', 'overrides'])
    await cp(join(own, part), join(root, part), { recursive: true });
  const [networks = ''] =
    /^ {2}networks: [\s\S]*?^ {2}\],$/m.exec(await readFile(join(own, 'site.config.ts'), 'utf8')) ??
    [];
  const fitting = networks.replace(/^.*'article\.in-content'.*\n/m, '');
  const settings = await readFile(join(root, 'site.config.ts'), 'utf8');
  const manifest = {
    name: 'stillpoint',
    private: true,
    type: 'module',
    scripts: { build: 'daymark build', check: 'daymark check', start: 'echo ready; daymark start' },
    dependencies: {
      daymark: `file:${basename(tarball)}`,
      astro: '~7.3.5',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
    },
  };
  const days = Array.from({ length: 30 }, (_, index) => index + 1);
  await writeFiles(root, {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'site.config.ts': settings.replace('donation:', `${fitting}\n  ${REPORTS}\n  donation:`),
    ...Object.fromEntries(days.map((day) => [`content/articles/walk-${day}.md`, article(day)])),
    'overrides/Header.tsx':
      "import { Header } from 'daymark/components/Header';\nexport default ({ siteName, navigation, currentPath }) => (\n  <Header siteName={siteName} navigation={navigation} currentPath={currentPath} />\n);\n",
    'overrides/Hero.tsx':
      'export default ({ headline, subtitle, action, actionPath }) => (\n  <section>\n    <h1>{headline}</h1>\n    <p>{subtitle}</p>\n    <a href={actionPath}>{action}</a>\n  </section>\n);\n',
    'overrides/Byline.tsx': 'export default ({ author }) => <p>By {author.name}</p>;\n',
  });
  const about = join(root, 'content/pages/about.md');
  await writeFile(about, `${await readFile(about, 'utf8')}\nWe walk along the harbour.\n`);
  await cp(tarball, join(root, basename(tarball)));
  const install = ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'];
  expect(await runOutside(root, install)).toMatchObject({ succeeded: true });
}

/** Returns the bytes of all files that a site needs, and the place of its packages on the disk. */
async function stateOf(root: string) {
  const moved = join(folder, 'node_modules-aside');
  const { ino } = await stat(join(root, 'node_modules'));
  await rename(join(root, 'node_modules'), moved);
  const files = await readFiles(root);
  await rename(moved, join(root, 'node_modules'));
  // Caches, locks of processes that were killed, and what the undoing has replaced.
  const kept = [...files].filter(
    ([file]) => !/^\.(?:cache|astro|daymark\/undone)\/|lock$/.test(file),
  );
  return { ino, files: new Map(kept) };
}

const upgradeCommand = () => [
  ...['npm', 'exec', '--yes', '--prefer-offline', '--package', `./${basename(engine.file)}`],
  ...['--', 'daymark', 'upgrade'],
];

/** Starts an upgrade, and kills all of its processes when it prints a line that begins with a text. */
async function killAt(root: string, beginning: string): Promise<void> {
  const [command = '', ...args] = upgradeCommand();
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(command, args, { cwd: root, detached: true, stdio: [...stdio] });
  let output = '\n';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.includes(`\n${beginning}`)) process.kill(-(child.pid ?? 0), 'SIGKILL');
  });
  await once(child, 'close');
  expect(output).toContain(`\n${beginning}`);
  expect(output).not.toContain('To undo the upgrade');
}

async function undo(root: string, former: string): Promise<void> {
  const { succeeded, output } = await runOutside(root, ['node', '.daymark/upgrade/undo.mjs']);
  expect(output).toContain(`is undone. The folder is as it was with daymark ${former}.`);
  expect(succeeded).toBe(true);
}

it('the engine that a folder has already changes nothing, and says how to start an upgrade', async () => {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  onTestFinished(() => copy.remove());
  const { succeeded, output } = await copy.run(['upgrade']);
  expect(output).toMatch(
    /^This folder has daymark \S+ already\. Another version upgrades the folder by: npm exec --yes --package /,
  );
  expect(succeeded).toBe(true);
});

/** The earlier engines: functions that pack them, and whether the header there has the property `logo`. */
const earlier: [name: string, pack: () => Promise<string>, hasLogo: boolean][] = [
  ['an earlier version of this engine', packEarlier, false],
];
if (await hasCommit(FIRST))
  earlier.push(['the engine of commit f35a302a', () => packCommit(FIRST), false]);
if (await hasCommit(LAST))
  earlier.push(['the engine of commit 9ead8160', () => packCommit(LAST), true]);

it.each(isExhaustive ? earlier : [])(
  'an upgrade from %s keeps the addresses, names differences, and is undone after a kill at each step',
  async (_, pack, hasLogo) => {
    folder = await mkdtemp(join(tmpdir(), 'daymark-upgrade-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    engine = await packEngine(folder, { isTagged: false });
    const root = join(folder, 'site');
    const tarball = await pack();
    const manifest = await run('tar', ['-xOf', tarball, 'package/package.json']);
    const { version } = JSON.parse(manifest.stdout);
    await writeSite(root, tarball);
    await cp(engine.file, join(root, basename(engine.file)));
    const before = await stateOf(root);
    const isAsBefore = async (when: string) => {
      await undo(root, version);
      const after = await stateOf(root);
      expect(differences(before.files, after.files), when).toEqual([]);
      expect(after.ino).toBe(before.ino);
    };
    const steps = [version, engine.manifest.version].map(
      (each) => `Building with daymark ${each}.`,
    );
    for (const step of [...steps, 'Renewing package', 'Installing ']) {
      await killAt(root, step);
      await isAsBefore(`killed at ${step}`);
    }

    const { succeeded, output } = await runOutside(root, upgradeCommand());
    expect(succeeded, output).toBe(true);
    for (const line of [
      `This upgrades daymark ${version} to daymark ${engine.manifest.version}.`,
      'Addresses that no longer exist: none',
      '-  "start": "echo ready; daymark start"',
    ])
      expect(output).toContain(line);
    const warning = 'overrides/Header.tsx: expected the properties that the last upgrade';
    expect(output.includes(warning)).toBe(!hasLogo);
    const report = await readFile(join(root, '.daymark/upgrade/report.txt'), 'utf8');
    expect(report).toContain('-We walk along the harbour.');
    expect(report).not.toMatch(/^ {2}[-+] .*The tide of day/m);
    expect(await readFile(join(root, 'daymark.mjs'), 'utf8')).toBe(
      await readFile('packages/create-daymark/template/daymark.mjs', 'utf8'),
    );
    await isAsBefore('after the upgrade');
    expect(existsSync(join(root, 'daymark.mjs'))).toBe(false);
  },
);
