import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../small-site.ts';
import { currentOf, runTool } from './tool.ts';
import { makeBuilds } from './turns.ts';

/**
 * A command for --then. The command logs the target's folder, and the title of the page and the
 * scripts in this folder.
 */
const note = `
for word in one two; do grep -q "<title>$word" current/site/index.html && title=$word; done
echo "$(basename "$PWD") $title: $(cd current/site/_astro && echo *.js)" >>../notes`;

test('all targets have the new assets before the first target serves the new pages', async () => {
  const folder = await makeFolder();
  const targets = [join(folder, 'a'), join(folder, 'b')];
  const [one = '', two = ''] = await makeBuilds('one', 'two');
  await runTool(one, targets);
  const { errors, output } = await runTool(two, [...targets, '--then', note]);
  expect(errors).toBe('');
  expect((await readFile(join(folder, 'notes'), 'utf8')).trimEnd().split('\n')).toEqual([
    'a one: one.js two.js',
    'b one: one.js two.js',
    'a two: one.js two.js',
    'b two: one.js two.js',
  ]);
  const names = await Promise.all(targets.map(currentOf));
  expect(output).toContain(
    `${targets[0]} serves ${names[0]}.\n${targets[1]} serves ${names[1]}.\n`,
  );
});

test('the nginx configuration contains the folder of the current build', async () => {
  const target = join(await makeFolder(), 'site');
  const [one = '', two = ''] = await makeBuilds('one', 'two');
  for (const build of [one, two]) await runTool(build, [target, '--http', '127.0.0.1:8080']);
  const config = () => readFile(join(target, 'current/deploy/nginx.conf'), 'utf8');
  expect(await config()).toContain(`root "${target}/builds/${await currentOf(target)}/site";`);
  expect(await config()).toContain('listen 127.0.0.1:8080;');
  await runTool('', [target, '--rollback', '--http', '127.0.0.1:8081']);
  expect(await config()).toContain(`root "${target}/builds/${await currentOf(target)}/site";`);
  expect(await config()).toContain('listen 127.0.0.1:8081;');
});

test('the address in --http is stored at the target until --http off removes it', async () => {
  const target = join(await makeFolder(), 'site');
  const [one = '', two = ''] = await makeBuilds('one', 'two');
  const listening = async (build: string, ...args: string[]) => {
    expect((await runTool(build, [target, ...args])).errors).toBe('');
    const text = await readFile(join(target, 'current/deploy/nginx.conf'), 'utf8');
    const caddy = await readFile(join(target, 'current/deploy/Caddyfile'), 'utf8');
    expect(caddy.includes('https://daymark.example:443')).toBe(text.includes('listen 443'));
    return [...new Set(text.match(/(?<=listen )[^ ;]+/g))];
  };
  expect(await listening(one, '--http', '[::1]:8080')).toEqual(['[::1]:8080']);
  expect(await listening(two)).toEqual(['[::1]:8080']);
  expect(await listening('', '--rollback')).toEqual(['[::1]:8080']);
  expect(await listening(two, '--http', 'off')).toEqual(['443', '[::]:443', '80', '[::]:80']);
  expect(await listening(one)).toEqual(['443', '[::]:443', '80', '[::]:80']);
  await writeFile(join(target, 'http.txt'), '80; listen 81\n');
  expect((await runTool(two, [target])).errors).toBe(
    `Target ${target}: expected http.txt with a port (80), or an address with a port (10.0.0.11:80, [fd00::11]:80); found "80; listen 81".\n`,
  );
});

/**
 * A stand-in for rsync 3.2.3, the version in Debian 11. The stand-in refuses an option of later
 * versions.
 */
const formerRsync = `#!/bin/sh
for word in "$@"; do
  case $word in --secluded-args) echo "rsync: $word: unknown option" >&2; exit 1 ;; esac
done
PATH=$REAL_PATH exec rsync "$@"
`;

test('a deploy works with rsync 3.2.3', async () => {
  const tools = await makeFolder();
  await writeFile(join(tools, 'rsync'), formerRsync);
  await chmod(join(tools, 'rsync'), 0o755);
  const [build = ''] = await makeBuilds('one');
  const { PATH } = process.env;
  const { errors } = await runTool(build, [join(tools, 'site')], {
    PATH: `${tools}:${PATH}`,
    REAL_PATH: PATH,
  });
  expect(errors).toBe('');
});
