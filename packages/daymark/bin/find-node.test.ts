import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findNode, pinnedVersion } from './find-node.mjs';

const { platform, arch } = process;
const execPath = '/usr/bin/node';
const older = { node: '20.19.2' };

describe('findNode', () => {
  it('returns the path of the running Node if its major version is the pinned one', () => {
    const versions = { node: `${Number.parseInt(pinnedVersion(), 10)}.0.0` };
    expect(findNode({ platform, arch, execPath, versions })).toBe(execPath);
  });

  it('returns the path of the binary installed with the engine if the running Node is older', () => {
    const binary = findNode({ platform, arch, execPath, versions: older });
    const version = execFileSync(String(binary), ['--version'], { encoding: 'utf8' });
    expect(version.trim()).toBe(`v${pinnedVersion()}`);
  });

  it('reports the missing package and what to install', () => {
    expect(findNode({ platform: 'sunos', arch: 'x64', execPath, versions: older })).toEqual({
      problem:
        'Daymark runs on Node 24; this is Node 20.19.2, and the package node-sunos-x64 is not ' +
        'installed. Install Node 24 from https://nodejs.org, or run npm install without --omit=optional.',
    });
  });
});
