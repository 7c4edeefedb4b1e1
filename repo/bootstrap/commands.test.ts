import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import site from '../../site/package.json' with { type: 'json' };
import { commands } from './commands.mjs';

it('every script of package.json starts through the bootstrap, and is a command', () => {
  const started = Object.keys(commands).map((name) => [name, `node repo/bootstrap.mjs ${name}`]);
  expect(Object.entries(manifest.scripts)).toEqual(started);
});

it('every program of a command exists', () => {
  const files = Object.values(commands).flatMap(({ runs }) => runs.map(({ file }) => file));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('a command with the name of a script of the site runs the script in the folder of the site', () => {
  const names = Object.keys(site.scripts).filter((name) => commands[name]);
  expect(names).toEqual(expect.arrayContaining(['dev', 'check', 'build', 'start', 'deploy']));
  for (const name of names)
    expect(commands[name]?.runs.at(-1)).toMatchObject({ args: [name], folder: 'site' });
});

it('an unknown command is refused with the names of the commands', () => {
  const args = ['repo/bootstrap.mjs', 'sart'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toMatch(/^repo\/bootstrap\.mjs: expected one of start, dev, .*; found "sart"\n$/);
  expect(status).toBe(1);
});
