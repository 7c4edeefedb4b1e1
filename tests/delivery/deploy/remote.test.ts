import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../../small-site.ts';
import { makeBuild } from './small-build.ts';
import { type Sshd, startSshd } from './sshd.ts';
import { buildsOf, currentOf, missingAt, runTool } from './tool.ts';

let sshd: Sshd;

beforeAll(async () => {
  sshd = await startSshd();

  return sshd.stop;
});

const newTarget = async () => join(await makeFolder(), "it's a site");

/** Runs the deploy tool with a target that the tool reaches over ssh. */
function run(build: string, target: string, ...args: string[]) {
  return runTool(build, [`${sshd.host}:${target}`, '--ssh', sshd.shell, ...args]);
}

test('a build is deployed over ssh, and the command in --then runs in the ssh session', async () => {
  const target = await newTarget();
  const build = await makeBuild('one');
  const { output, errors } = await run(build, target, '--then', 'echo $SSH_CONNECTION >seen');
  expect(errors).toBe('');
  const name = await currentOf(target);
  expect(output).toMatch(`${sshd.host}:${target} serves ${name}.\n`);
  expect(await missingAt(target, build)).toEqual([]);
  expect(await readFile(join(target, 'seen'), 'utf8')).toContain('127.0.0.1');
});

test('a second build shares unchanged files with the first, and both are listed and can be served', async () => {
  const target = await newTarget();
  for (const word of ['one', 'two']) await run(await makeBuild(word), target);
  const [one, two] = await buildsOf(target);
  expect((await stat(join(target, 'current/site/robots.txt'))).nlink).toBe(2);
  expect((await run('', target, '--list')).output).toMatch(
    new RegExp(`:\n${two} .* current\n${one} .*Z  previous\n$`),
  );
  expect((await run('', target, '--rollback')).output).toMatch(/ serves 0001-\w+\.\n$/);
  expect(await currentOf(target)).toBe(one);
});

test('an unreachable machine is reported', async () => {
  const shell = `${sshd.shell} -o Port=1`;
  const args = [`${sshd.host}:/srv/daymark`, '--ssh', shell.replace(/-p \d+ /, '')];
  const { code, errors } = await runTool(await makeBuild('one'), args);
  expect(code).toBe(1);
  expect(errors).toMatch(
    `Target ${sshd.host}:/srv/daymark: could not connect: ssh: connect to host 127.0.0.1 port 1: Connection refused`,
  );
});
