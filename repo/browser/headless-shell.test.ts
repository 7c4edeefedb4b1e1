import { beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
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

  it('installs the package beside an installed browser if the process runs as root', async () => {
    const files: string[] = [];
    const installPackages = vi.fn(async () => void files.push(file));
    const exists = (path: string) => files.includes(path);
    const machine = machineWith({ exists, installPackages });
    expect(await findHeadlessShell({ ...machine, isRoot: false })).toBeUndefined();
    expect(installPackages).not.toHaveBeenCalled();
    expect(await findHeadlessShell(machine)).toBe(file);
    expect(installPackages).toHaveBeenCalledWith(['chromium-headless-shell']);
  });

  it('does without the shell if its package cannot be installed', async () => {
    const installPackages = async () => Promise.reject(new Error('E: no such package'));
    const machine = machineWith({ exists: () => false, installPackages });
    expect(await findHeadlessShell(machine)).toBeUndefined();
  });
});
