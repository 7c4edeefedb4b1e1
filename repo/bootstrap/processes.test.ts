import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { descendantsOf, parsePs, parseStat, runningProcesses } from './processes.mjs';

describe('descendantsOf', () => {
  it('lists children before their parents, and no other process', () => {
    const all = [
      { pid: 1, parent: 0 },
      { pid: 10, parent: 1 },
      { pid: 11, parent: 10 },
      { pid: 12, parent: 11 },
      { pid: 13, parent: 10 },
      { pid: 20, parent: 1 },
    ];
    expect(descendantsOf(10, all)).toEqual([12, 11, 13]);
    expect(descendantsOf(20, all)).toEqual([]);
  });
});

describe('parseStat', () => {
  it.each(['node', 'a b', 'x) R 9 (y'])('skips the name "%s"', (name) => {
    expect(parseStat(`4711 (${name}) S 815 4711 4711 0 -1 4194304`)).toEqual({
      pid: 4711,
      parent: 815,
    });
  });
});

describe('parsePs', () => {
  it('reads a process from each line', () => {
    expect(parsePs('    1     0\n  815     1\n 4711   815\n')).toEqual([
      { pid: 1, parent: 0 },
      { pid: 815, parent: 1 },
      { pid: 4711, parent: 815 },
    ]);
  });
});

describe.runIf(process.platform !== 'win32')('runningProcesses', () => {
  it('includes a child of this process', () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    expect(descendantsOf(process.pid, runningProcesses())).toContain(child.pid);
    child.kill('SIGKILL');
  });
});
