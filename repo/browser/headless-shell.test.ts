import { describe, expect, it } from 'vitest';
import { findHeadlessShell } from './headless-shell.ts';
import type { Machine } from './machine.ts';

const file = '/usr/bin/chromium-headless-shell';

const machineWith = (changes: Partial<Machine>): Machine => ({
  platform: 'linux',
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  isRoot: true,
  playwrightPath: '',
  exists: (path) => path === file,
  starts: async () => true,
  download: async () => {},
  installPackages: async () => {},
  ...changes,
});

describe('findHeadlessShell', () => {
  it('finds the program on PATH', async () => {
    expect(await findHeadlessShell(machineWith({}))).toBe(file);
  });

  it.each([
    ['is not installed', { exists: () => false }],
    ['does not start', { starts: async () => false }],
    ['is searched for on Windows', { platform: 'win32' }],
  ])('returns undefined if the program %s', async (_, changes) => {
    expect(await findHeadlessShell(machineWith(changes))).toBeUndefined();
  });
});
