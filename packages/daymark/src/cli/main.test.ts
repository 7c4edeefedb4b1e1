import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../bin/daymark.mjs', import.meta.url));

describe('the daymark command', () => {
  it.each([['biuld'], ['toString'], []])('lists its commands instead of running %j', (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'daymark: expected one of the commands dev, build, sync, check, new, start, deploy; ' +
        `found "${args[0] ?? ''}"\n`,
    ]);
  });
});
