import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { npmCommand } from './npm.mjs';
import { extentFor, installPackages, isInstalled, stampOf } from './packages.mjs';
import { SetupError } from './setup-error.mjs';

let root: string;

/** Returns a stand-in for npm that runs this program. */
function npmThat(program: string) {
  return { command: process.execPath, args: ['-e', program, '--'], shell: false };
}

/** A stand-in for npm that writes its arguments to a file. */
const npm = npmThat(
  "const fs = require('fs'); fs.writeFileSync('called', process.argv.slice(1).join(' ')); " +
    "fs.mkdirSync('node_modules', { recursive: true })",
);
const called = () => readFileSync(join(root, 'called'), 'utf8');

function lock(text: string): void {
  writeFileSync(join(root, 'package-lock.json'), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'with a space '));
  lock('{"packages":{}}');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('installPackages', () => {
  it('must run when node_modules is missing or was created by something else', () => {
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
  });

  it('must run again only after the lockfile has changed', () => {
    installPackages(root, npm);
    expect(isInstalled(root)).toBe(true);
    lock('{"packages":{"node_modules/a":{}}}');
    expect(isInstalled(root)).toBe(false);
    installPackages(root, npm);
    expect(isInstalled(root)).toBe(true);
  });

  it('installs the packages of the lockfile, and runs no install script', () => {
    installPackages(root, npm);
    expect(called()).toMatch(/^ci /);
    expect(called()).toContain(' --ignore-scripts');
    expect(called()).toContain(' --include=dev');
  });

  it('omits the tools that check and test when a site is only built', () => {
    installPackages(root, npm, 'build');
    expect(called()).toContain(' --omit=dev');
    expect(isInstalled(root, 'build')).toBe(true);
    expect(isInstalled(root, 'all')).toBe(false);
  });

  it('omits the packages of the importer when a site is only built', () => {
    installPackages(root, npm, 'build');
    expect(called()).toContain(' --workspace=site ');
    expect(called()).not.toContain('packages/daymark-import');
    expect(isInstalled(root, 'import')).toBe(false);
    installPackages(root, npm, 'import');
    expect(called()).not.toContain('--workspace');
    expect(isInstalled(root, 'build')).toBe(true);
  });

  it('need not run for a build when all packages are installed', () => {
    installPackages(root, npm, 'all');
    expect(isInstalled(root, 'build')).toBe(true);
  });

  it('shows the output of npm when npm fails, and must run again afterwards', () => {
    const npm = npmThat("console.log('one'); console.error('E404 two'); process.exitCode = 1");
    expect(() => installPackages(root, npm)).toThrow(SetupError);
    expect(() => installPackages(root, npm)).toThrow(/one\s+E404 two\s+Check the connection/);
    expect(isInstalled(root)).toBe(false);
  });

  describe('without network', () => {
    const offline = "console.error('npm error code ENOTFOUND'); process.exitCode = 1";

    it('reports the missing network in one sentence, without the output of npm', () => {
      expect(() => installPackages(root, npmThat(offline))).toThrow(
        /^npm cannot reach its registry, from which it installs the packages\. .*, then run the command again\.$/,
      );
    });

    it('installs the packages from the cache of npm if the cache contains them', () => {
      const npm = npmThat(`if (!process.argv.includes('--offline')) { ${offline} }`);
      installPackages(root, npm);
      expect(isInstalled(root)).toBe(true);
    });

    it('does not wait for the retries of npm', () => {
      lock(
        '{"lockfileVersion":3,"packages":{"":{"dependencies":{"zod":"4.6.7"}},' +
          '"node_modules/zod":{"version":"4.6.7","integrity":"sha512-AA=="}}}',
      );
      writeFileSync(join(root, 'package.json'), '{"dependencies":{"zod":"4.6.7"}}');
      // A registry at which nothing listens.
      vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/');
      vi.stubEnv('npm_config_cache', join(root, 'cache'));
      const npm = npmCommand(process.env, process);
      expect(() => installPackages(root, npm)).toThrow('npm cannot reach its registry');
    });
  });

  it('reports that npm is missing', () => {
    const npm = { command: join(root, 'no-npm'), args: [], shell: false };
    expect(() => installPackages(root, npm)).toThrow('ENOENT');
  });
});

describe('extentFor', () => {
  it('keeps tools that npm or installPackages has already installed', () => {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}');
    expect(extentFor(root, 'build')).toBe('all');
    installPackages(root, npm, 'build');
    expect(extentFor(root, 'build')).toBe('build');
    installPackages(root, npm, 'all');
    lock('{"packages":{"node_modules/a":{}}}');
    expect(extentFor(root, 'build')).toBe('all');
  });
});

describe('stampOf', () => {
  it('depends on the lockfile, the system, the processor and the extent', () => {
    const stamps = [
      stampOf('a', { platform: 'linux', arch: 'x64' }, 'all'),
      stampOf('b', { platform: 'linux', arch: 'x64' }, 'all'),
      stampOf('a', { platform: 'darwin', arch: 'x64' }, 'all'),
      stampOf('a', { platform: 'linux', arch: 'arm64' }, 'all'),
      stampOf('a', { platform: 'linux', arch: 'x64' }, 'build'),
    ];
    expect(new Set(stamps).size).toBe(5);
  });
});
