import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installPackages, isInstalled, stampOf } from './packages.mjs';
import { SetupError } from './setup-error.mjs';

let root: string;

/** An npm that does what this program says. */
function npmThat(program: string) {
  return { command: process.execPath, args: ['-e', program, '--'], shell: false };
}

const makesFolder = npmThat("require('fs').mkdirSync('node_modules', { recursive: true })");

function lock(text: string): void {
  writeFileSync(join(root, 'package-lock.json'), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'with a space '));
  lock('{"packages":{}}');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('installPackages', () => {
  it('is needed when there is no node_modules, or it is not ours', () => {
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
  });

  it('is not needed again before the lockfile changes', () => {
    installPackages(root, makesFolder);
    expect(isInstalled(root)).toBe(true);
    lock('{"packages":{"node_modules/a":{}}}');
    expect(isInstalled(root)).toBe(false);
    installPackages(root, makesFolder);
    expect(isInstalled(root)).toBe(true);
  });

  it('shows what npm printed when it fails, and is then still needed', () => {
    const npm = npmThat("console.log('one'); console.error('E404 two'); process.exitCode = 1");
    expect(() => installPackages(root, npm)).toThrow(SetupError);
    expect(() => installPackages(root, npm)).toThrow(/one\s+E404 two\s+Check the connection/);
    expect(isInstalled(root)).toBe(false);
  });

  it('says so when there is no npm', () => {
    const npm = { command: join(root, 'no-npm'), args: [], shell: false };
    expect(() => installPackages(root, npm)).toThrow('ENOENT');
  });
});

describe('stampOf', () => {
  it('differs by lockfile, system and processor', () => {
    const stamps = [
      stampOf('a', { platform: 'linux', arch: 'x64' }),
      stampOf('b', { platform: 'linux', arch: 'x64' }),
      stampOf('a', { platform: 'darwin', arch: 'x64' }),
      stampOf('a', { platform: 'linux', arch: 'arm64' }),
    ];
    expect(new Set(stamps).size).toBe(4);
  });
});
