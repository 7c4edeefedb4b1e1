import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const command = fileURLToPath(new URL('../../bin/daymark.mjs', import.meta.url));

describe('the daymark command', () => {
  it.each([['biuld'], ['toString'], []])('lists its commands instead of running %j', (...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'daymark: expected one of the commands dev, build, sync, check, new, export, report, start, host, upgrade, deploy; ' +
        `found "${args[0] ?? ''}". daymark --help describes them\n`,
    ]);
  });

  it('describes each command, and one alone, with --help', () => {
    const [all, one] = [['--help'], ['check', '--help']].map((args) =>
      spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' }),
    );
    expect([all?.status, one?.status]).toEqual([0, 0]);
    expect(all?.stdout).toContain(
      'daymark export <folder>\n    writes all texts as plain Markdown',
    );
    expect(all?.stdout).toContain(one?.stdout);
    expect(one?.stdout).toMatch(/^daymark check \[--json\] .*\n {4}reports problems .*\n$/);
  });

  it.each([
    [['dev', '--port', '3000'], 'daymark dev: expected no options; found "--port"'],
    [
      ['build', '--verbose', '--verbos'],
      'daymark build: expected only --verbose or --force or --then-start; found "--verbos"',
    ],
    [
      ['check', '--link'],
      'daymark check: expected only --json or --launch or --write-links or --links; found "--link"',
    ],
    [['report'], 'daymark report: expected the files of access logs; found none'],
    [['report', '--all'], 'daymark report: expected the files of access logs; found "--all"'],
  ])('refuses options that a command does not have: %j', (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, `${message}\n`]);
  });

  it.each([
    ['missing settings', ['--json'], 'DAYMARK_SITE: expected the path of a settings file; '],
    [
      'an unknown option',
      ['--json', '--all'],
      'daymark check: expected only --json or --launch or --write-links; found "--all"',
    ],
  ])('prints one JSON object for programs, also if an error is %s', (_, args, message) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'check', ...args], {
      encoding: 'utf8',
      cwd: 'site',
      env: { ...process.env, DAYMARK_SITE: 'nowhere.ts' },
    });
    expect([status, stderr]).toEqual([1, '']);
    expect(JSON.parse(stdout)).toEqual({
      problems: [{ id: 'error', message: expect.stringContaining(message) }],
      warnings: [],
      launch: [],
      accepted: [],
    });
  });

  it('refuses a build before the server starts if the port is in use, without building', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = Object(other.address());
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [command, 'build', '--then-start'],
      { encoding: 'utf8', env: { ...process.env, PORT: String(port), HOST: '' } },
    );
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm start\n`,
    ]);
  });
});
