import { describe, expect, it } from 'vitest';
import { lockfiles, readLockfile } from './lockfiles.ts';
import {
  completeLockfile,
  type Lockfile,
  missingOptionalPackages,
  parseLockfile,
} from './optional-packages.ts';

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
