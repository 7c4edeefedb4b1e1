import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isExhaustive } from '../../../../../tests/exhaustive.ts';
import { makeFolder, writeFiles } from '../../../../../tests/small-site.ts';
import { fingerprint } from './starter.ts';
import { upgrade } from './upgrade.ts';

/*
 * Upgrades a small site with a stand-in for npm and stand-ins for two engines, which run in this process.
 * So the process can be killed, or the disk become full, at any change of a file.
 */

/** The fault, and the number of changes of files after which it begins. */
const fault = vi.hoisted(() => ({ at: Number.POSITIVE_INFINITY, isFull: false, count: 0 }));

/** Lets a function that changes files fail once the fault begins. A killed process does nothing more. */
const failing = vi.hoisted(
  () =>
    <Args extends unknown[], Result>(change: (...args: Args) => Result, needsSpace = true) =>
    (...args: Args): Result => {
      if (fault.isFull && !needsSpace) return change(...args);
      fault.count += 1;
      if (fault.count > fault.at)
        throw fault.isFull
          ? Object.assign(new Error('full'), { code: 'ENOSPC', path: String(args[0]) })
          : new Error('killed');
      return change(...args);
    },
);

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const changes = {
    renameSync: failing(fs.renameSync, false),
    rmSync: failing(fs.rmSync, false),
    writeFileSync: failing(fs.writeFileSync),
  };
  return { ...fs, ...changes, default: { ...fs, ...changes } };
});
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open = async (...args: Parameters<typeof fs.open>) => {
    const file = await failing(fs.open)(...args);
    const write = file.writeFile.bind(file);
    file.writeFile = failing(write);
    return file;
  };
  return { ...fs, open, default: { ...fs, open } };
});
vi.mock('../../output/lock.ts', () => ({ acquireLock: async () => async () => {} }));

/** The warnings of the builds by both engines. */
const warnings: Record<string, readonly string[]> = {};
vi.mock('../../output/builds.ts', () => ({
  LAST_BUILD: 'last-build.bin',
  readNote: async (_: string, out: string) => ({
    note: { results: { warnings: warnings[basename(out)] } },
  }),
}));

/** The programs that the command starts: npm, and the builds. */
const programs = vi.hoisted(() => ({
  run: (_args: readonly string[], _env: NodeJS.ProcessEnv): number => 0,
}));
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawn: (_: string, args: readonly string[], { env }: { env: NodeJS.ProcessEnv }) => {
    const child = new EventEmitter();
    queueMicrotask(() => {
      try {
        child.emit('exit', programs.run(args, env));
      } catch (error) {
        child.emit('error', error);
      }
    });
    return child;
  },
}));

const ABOUT = '---\ntitle: About us\n---\nWho publishes this, and how it is paid for.\n';
const OLD = '0.1.0';
const NEW = '0.2.0-dev-3f2a91c07b4d';

/** Returns the files of an engine's package. */
const engineOf = (version: string, properties: string) => ({
  'package.json': JSON.stringify({
    name: 'daymark',
    version,
    exports: { './components/Header': './src/Header.jsx', './components/Hero': './src/Hero.jsx' },
    peerDependencies: { astro: '~7.3.5' },
  }),
  'src/Header.d.ts': `export declare function Header({ ${properties} }: P): J;`,
  'src/Hero.d.ts': `export declare function Hero({ ${properties} }: P): J;`,
});

const newest = {
  'template/daymark.mjs': '// starts the engine\n',
  'template/gitignore': 'node_modules/\n.cache/\n',
  'template/npmrc': 'ignore-scripts=true\n',
  'words/en/content/pages/about.md': ABOUT.replace('Who', 'The people who'),
  'words/en/content/pages/terms.md': '---\ntitle: Terms\n---\nWhat visitors agree to here.\nNew.\n',
};
const versions = {
  scripts: {
    dev: 'node daymark.mjs dev',
    build: 'node daymark.mjs build',
    new: 'node daymark.mjs new',
  },
  files: { 'en/content/pages/about.md': [fingerprint(ABOUT)] },
};

/**
 * The site of an owner, with files as the starter of version 0.1.0 wrote them, and files that the
 * owner has edited.
 */
const site = {
  'package.json': `${JSON.stringify(
    {
      name: 'stillpoint',
      scripts: { dev: 'daymark dev', build: 'daymark build && say done' },
      dependencies: { daymark: `file:daymark-${OLD}.tgz`, astro: '~7.1.0' },
      devDependencies: { typescript: '6.0.3' },
    },
    null,
    4,
  )}\n`,
  'package-lock.json': '{}',
  'content/pages/about.md': ABOUT,
  'content/pages/terms.md': '---\ntitle: Terms\n---\nWhat visitors agree to here.\nMine.\n',
  'overrides/Header.tsx': 'export default () => <p>Harbour</p>;\n',
  '.daymark/addresses.json': '{"by": "build"}',
};

let root: string;
let engine: string;
const printed: string[] = [];
const before = process.cwd();

/** Writes the folders of a site and of the new engine, and enters the site. */
async function begin(changes: Readonly<Record<string, string>> = {}): Promise<Map<string, string>> {
  Object.assign(fault, { at: Number.POSITIVE_INFINITY, isFull: false, count: 0 });
  const folder = await makeFolder();
  [root, engine] = [join(folder, 'site'), join(folder, 'engine')];
  const old = Object.entries(engineOf(OLD, 'siteName'));
  await writeFiles(root, {
    ...site,
    ...Object.fromEntries(old.map(([file, text]) => [`node_modules/daymark/${file}`, text])),
    [`daymark-${NEW}.tgz`]: '',
    ...changes,
  });
  const starter = { ...newest, 'versions.json': JSON.stringify(versions) };
  await writeFiles(engine, {
    ...engineOf(NEW, 'siteName, logo, languages'),
    'CHANGELOG.md': '# Changelog\n\n## 0.2.0\n\n- A logo.\n',
    ...Object.fromEntries(Object.entries(starter).map(([file, text]) => [`starter/${file}`, text])),
  });
  process.chdir(root);
  process.env.npm_execpath = join(folder, 'npm-cli.js');
  programs.run = runProgram;
  printed.length = 0;
  return readAll(root);
}

/** Stands in for npm, which installs the new engine, and for the builds of both engines. */
function runProgram([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): number {
  if (basename(program) === 'npm-cli.js') {
    printed.push(`npm ${args.join(' ')}, NODE_ENV=${env.NODE_ENV}`);
    writeFileSync('package-lock.json', '{ "packages": {} }');
    for (const [file, text] of Object.entries(engineOf(NEW, 'siteName, logo, languages'))) {
      mkdirSync(dirname(join('node_modules/daymark', file)), { recursive: true });
      writeFileSync(join('node_modules/daymark', file), text);
    }
    return 0;
  }
  const { version } = JSON.parse(readFileSync('node_modules/daymark/package.json', 'utf8'));
  printed.push(`${args.join(' ')} with ${version} for ${env.DAYMARK_TODAY}`);
  const out = join('.daymark/builds--daymark-upgrade', String(env.DAYMARK_OUT), 'site');
  mkdirSync(out, { recursive: true });
  mkdirSync(join(String(env.DAYMARK_OUT), 'site'), { recursive: true });
  writeFileSync(join(String(env.DAYMARK_OUT), 'site/index.html'), `<p>Engine ${version}</p>`);
  writeFileSync('.daymark/addresses.json', `{"by": "${version}"}`);
  return 0;
}

/** Returns the content of all files below a folder, except those that the undoing has replaced. */
function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.includes('.daymark/undone'))
      .toSorted()
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  );
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Runs the upgrade. Returns the message of the error; undefined if the upgrade succeeds. */
const run = (...args: string[]) =>
  upgrade(args, engine).then(
    () => undefined,
    (error: Error) => error.message,
  );

beforeEach(() => {
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  process.chdir(before);
  process.exitCode = undefined;
});

it('an upgrade renews the files that the owner has not edited, shows the differences of edited files, and compares both builds', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await begin();
  expect(await run()).toBe(undefined);
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'stillpoint',
    scripts: {
      dev: 'node daymark.mjs dev',
      build: 'daymark build && say done',
      new: 'node daymark.mjs new',
    },
    dependencies: { daymark: `file:daymark-${NEW}.tgz`, astro: '~7.3.5' },
    devDependencies: { typescript: '6.0.3' },
    daymark: { newProperties: { Header: ['logo', 'languages'] } },
  });
  expect(read('package.json')).toMatch(/^\{\n {4}"name"/);
  expect(read('daymark.mjs')).toBe(newest['template/daymark.mjs']);
  expect(read('.npmrc')).toBe(newest['template/npmrc']);
  expect(existsSync(join(root, '.gitignore'))).toBe(false);
  expect(read('content/pages/about.md')).toBe(newest['words/en/content/pages/about.md']);
  expect(read('content/pages/terms.md')).toBe(site['content/pages/terms.md']);
  const today = new Date().toISOString().slice(0, 10);
  const output = printed.join('\n');
  expect(output).toContain(`This upgrades daymark ${OLD} to daymark ${NEW}.`);
  for (const line of [
    '## 0.2.0\n\n- A logo.',
    `build with ${OLD} for ${today}`,
    'npm install --no-audit --no-fund, NODE_ENV=undefined',
    `build with ${NEW} for ${today}`,
    '-  "build": "daymark build && say done"\n+  "build": "node daymark.mjs build"',
    ' What visitors agree to here.\n-Mine.\n+New.',
    `Pages with changed words: 1 of 1\n  - Engine ${OLD}  [/]\n  + Engine ${NEW}  [/]`,
    'To undo the upgrade, run: node .daymark/upgrade/undo.mjs',
  ])
    expect(output).toContain(line);
  expect(read('.daymark/upgrade/report.txt')).toContain('+New.');
});

it('an upgrade ends with the warnings that the earlier engine did not give, and shows the beginning of a long changelog', async () => {
  await begin();
  Object.assign(warnings, { before: ['a.md: old'], after: ['a.md: old', 'b.md: new'] });
  const entries = Array.from({ length: 50 }, (_, index) => `- Change ${index}.\n`);
  writeFileSync(join(engine, 'CHANGELOG.md'), `# Changelog\n\n## 0.2.0\n\n${entries.join('')}`);
  expect(await run()).toBe(undefined);
  const output = printed.join('\n');
  expect(output).toMatch(
    /Pages with changed words[\s\S]*\nWarnings that the earlier engine did not give:\n {2}b\.md: new\n\nThe site has/,
  );
  expect(output).not.toContain('a.md: old');
  expect(output).toContain('- Change 37.\n… The rest is in .daymark/upgrade/changes.md');
  expect(output).not.toContain('- Change 38.');
  expect(read('.daymark/upgrade/changes.md')).toContain('- Change 49.');
  expect(read('.daymark/upgrade/report.txt')).toContain('b.md: new');
});

it('one command undoes an upgrade byte for byte, with the engine and without it', async () => {
  const withoutEngine = () => {
    // On macOS, the folder for temporary files has such a link in its path.
    symlinkSync(root, `${root}-link`);
    const file = join(`${root}-link`, '.daymark/upgrade/undo.mjs');
    return spawnSync(process.execPath, [file], { encoding: 'utf8' }).stderr;
  };
  for (const undoing of [() => run('--undo'), withoutEngine]) {
    const files = await begin();
    await run();
    writeFileSync(join(root, 'content/pages/about.md'), 'My own words.');
    expect(await undoing()).toBeFalsy();
    expect(readAll(root)).toEqual(files);
    const replaced = readdirSync(join(root, '.daymark/undone'));
    const about = String(replaced.find((name) => name.endsWith('about.md')));
    expect(read(`.daymark/undone/${about}`)).toBe('My own words.');
    expect(replaced.filter((name) => name.includes('node_modules'))).toEqual([]);
  }
  expect(await run('--undo')).toBe(undefined);
  expect(printed.at(-1)).toBe('There is no upgrade to undo in this folder.');
  expect(process.exitCode).toBe(1);
});

/**
 * Makes a site and runs the command until the fault, for a fault at each change of a file in turn.
 */
async function* eachFault(isFull: boolean) {
  for (let at = 0; ; at += isExhaustive ? 1 : 3) {
    const files = await begin();
    Object.assign(fault, { at, isFull });
    const message = await run();
    const isOver = fault.count <= at;
    Object.assign(fault, { at: Number.POSITIVE_INFINITY });
    if (isOver) return;
    yield { at, files, message };
  }
}

it('whenever the process is killed, the upgrade can be undone, also if the undoing is killed', async () => {
  let faults = 0;
  for await (const { at, files } of eachFault(false)) {
    faults += 1;
    for (let killed = 0; killed < 4; killed += 1) {
      Object.assign(fault, { at: killed, count: 0 });
      await run('--undo');
    }
    Object.assign(fault, { at: Number.POSITIVE_INFINITY });
    await run('--undo');
    // The next upgrade removes the files that a kill before the journal has left.
    rmSync(join(root, '.daymark/upgrade'), { recursive: true, force: true });
    expect(readAll(root), `killed at change ${at}`).toEqual(files);
  }
  expect(faults).toBeGreaterThan(5);
});

it('whenever the process is killed, the next upgrade first undoes the changes, and then ends', async () => {
  await begin();
  await run();
  const upgraded = readAll(root);
  for await (const { at } of eachFault(false)) {
    expect(await run()).toBe(undefined);
    expect([...readAll(root).keys()], `killed at change ${at}`).toEqual([...upgraded.keys()]);
  }
});

it('a disk that becomes full at any time leaves the folder as it was', async () => {
  let faults = 0;
  for await (const { at, files, message } of eachFault(true)) {
    // The site has the new engine before the comparison is written.
    if (JSON.parse(read('node_modules/daymark/package.json')).version === NEW) await run('--undo');
    faults += 1;
    expect(message).toBe('full');
    expect(readAll(root), `full at change ${at}`).toEqual(files);
  }
  expect(faults).toBeGreaterThan(5);
});

it('if npm or the earlier engine fails, the folder is as it was', async () => {
  for (const failing of ['npm-cli.js', 'daymark.mjs']) {
    const files = await begin();
    programs.run = (args, env) => {
      runProgram(args, env);
      return basename(args[0] ?? '') === failing ? 1 : 0;
    };
    expect(await run()).toMatch(
      new RegExp(`${failing} \\w+.* failed, as its output above says\\.$`),
    );
    expect(printed).toContain('The upgrade failed. The folder is as it was before.');
    expect(readAll(root)).toEqual(files);
  }
});

it('if the new engine does not build the site, the same command builds and compares again', async () => {
  await begin();
  let failures = 0;
  programs.run = (args, env) =>
    env.DAYMARK_OUT?.endsWith('after') && failures++ === 0 ? 1 : runProgram(args, env);
  expect(await run()).toContain('failed');
  expect(printed.join('\n')).toContain(
    'Correct what the build reports, and run this command again.',
  );
  printed.length = 0;
  expect(await run()).toBe(undefined);
  expect(printed.join('\n')).toContain('Pages with changed words: 1 of 1');
  expect(printed.filter((line) => line.startsWith('npm'))).toEqual([]);
});

/** Returns a tarball as npm packs it, with only a package.json. */
function tarballOf(manifest: object): Buffer {
  const json = JSON.stringify(manifest);
  const header = Buffer.alloc(512);
  header.write('package/package.json');
  header.write(json.length.toString(8).padStart(11, '0'), 124);
  const other = Buffer.alloc(1024);
  other.write('package/LICENSE');
  other.write('00000000001', 124);
  return gzipSync(Buffer.concat([other, header, Buffer.from(json)]));
}

it('the importer and the desk are installed from their tarballs for the new engine', async () => {
  const manifest = JSON.parse(site['package.json']);
  manifest.dependencies['daymark-desk'] = 'file:daymark-desk-0.1.0.tgz';
  manifest.dependencies['@sveltia/cms'] = '0.1.0';
  await begin({ 'package.json': JSON.stringify(manifest) });
  expect(await run()).toBe(
    `daymark-desk: expected in this folder its tarball for daymark ${NEW}; found none. Copy it here.`,
  );
  const peers = { '0.1.0': OLD, '0.2.0': NEW };
  for (const [version, daymark] of Object.entries(peers))
    writeFileSync(
      join(root, `daymark-desk-${version}.tgz`),
      tarballOf({ peerDependencies: { daymark, '@sveltia/cms': version } }),
    );
  expect(await run()).toBe(undefined);
  expect(JSON.parse(read('package.json')).dependencies).toEqual({
    daymark: `file:daymark-${NEW}.tgz`,
    astro: '~7.3.5',
    'daymark-desk': 'file:daymark-desk-0.2.0.tgz',
    '@sveltia/cms': '0.2.0',
  });
});

it.each<[string, string, () => void]>([
  [
    'another option',
    'daymark upgrade: expected no option, or --undo; found "--now"',
    () => undefined,
  ],
  [
    'no tarball of the new engine',
    `daymark-${NEW}.tgz: expected the tarball of the new engine in this folder; found none. Copy it here.`,
    () => rmSync(join(root, `daymark-${NEW}.tgz`)),
  ],
  [
    'an engine that comes from no tarball',
    'package.json: expected the engine in dependencies as a tarball, such as "file:daymark-0.1.0.tgz"; found *. In a clone of the repository, merge the new engine instead (docs/upgrading.md).',
    () => writeFileSync(join(root, 'package.json'), '{"dependencies":{"daymark":"*"}}'),
  ],
  [
    'no installed engine',
    'node_modules: expected the engine that the site has so far; found none. Run npm ci first.',
    () => rmSync(join(root, 'node_modules'), { recursive: true }),
  ],
  [
    'another package manager',
    `daymark upgrade: expected npm to run this command; found /usr/bin/yarn.js. Run: npm exec --yes --package ./daymark-${NEW}.tgz -- daymark upgrade`,
    () => vi.stubEnv('npm_execpath', '/usr/bin/yarn.js'),
  ],
])('%s is reported in one sentence, and changes nothing', async (name, message, change) => {
  await begin();
  change();
  const files = readAll(root);
  expect(await run(...(name === 'another option' ? ['--now'] : []))).toBe(message);
  expect(readAll(root)).toEqual(files);
});

it('a folder that has this engine already stays as it is', async () => {
  await begin({ 'node_modules/daymark/package.json': JSON.stringify({ version: NEW }) });
  const files = readAll(root);
  expect(await run()).toBe(undefined);
  expect(printed.join('\n')).toContain(`This folder has daymark ${NEW} already.`);
  expect(readAll(root)).toEqual(files);
});
