import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensurePinnedNode, isSameMajor, pinnedNodeFile } from './pinned-node.mjs';

let root: string;
let file: string;

const older = { platform: 'linux', node: '20.11.0' };
const newer = { platform: 'linux', node: '24.1.0' };

function placeNode(version: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
}

/** An npm that does what this program says, and leaves a note of its arguments. */
function npmThat(program: string) {
  const note = "require('fs').writeFileSync('called', process.argv.slice(1).join(' '));";
  return { command: process.execPath, args: ['-e', note + program, '--'], shell: false };
}

const wasCalled = () => existsSync(join(root, 'called'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'with a space '));
  file = pinnedNodeFile(root, 'linux');
  const manifest = { devDependencies: { node: '24.21.0' } };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
});

afterEach(() => rmSync(root, { recursive: true }));

// The stand-ins for Node are shell scripts.
describe.runIf(process.platform !== 'win32')('ensurePinnedNode', () => {
  it('does nothing when the pinned Node is there', () => {
    placeNode('24.21.0');
    ensurePinnedNode(root, npmThat(''), older);
    expect(wasCalled()).toBe(false);
  });

  it.each(['', '20.11.0', '24.20.0'])(
    'has npm install it when what is there is "%s"',
    (version) => {
      if (version) placeNode(version);
      const places = `
      const fs = require('fs');
      fs.mkdirSync('node_modules/.bin', { recursive: true });
      fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho v24.21.0', { mode: 0o755 });`;
      ensurePinnedNode(root, npmThat(places), older);
      expect(wasCalled()).toBe(true);
    },
  );

  it('says what npm said, and what to do, when it cannot be had', () => {
    const npm = npmThat("console.error('blocked'); process.exitCode = 1");
    expect(() => ensurePinnedNode(root, npm, older)).toThrow(
      /Node 24\.21\.0, .*npm rebuild node said:\s+blocked\s.* install Node 24 from/s,
    );
  });

  it('makes way for the running Node when that is of the same major version', () => {
    placeNode('broken');
    ensurePinnedNode(root, npmThat(''), newer);
    expect(existsSync(file)).toBe(false);
  });
});

describe('isSameMajor', () => {
  it('compares numbers, not beginnings', () => {
    expect(isSameMajor('24.0.0', '24.21.0')).toBe(true);
    expect(isSameMajor('2.4.0', '24.21.0')).toBe(false);
  });
});
