import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { largeSite, publishedSite } from '../../../../tests/published-site.ts';
import { makeFolder, makeSite, writeFiles } from '../../../../tests/small-site.ts';
import { writeRedirects } from '../output/site-records.ts';
import { embeddedServerFiles } from './container-and-systemd.ts';

const {
  'server.mjs': makeServer,
  Containerfile: makeContainerfile,
  ...units
} = embeddedServerFiles;
const { 'systemd/daymark.service': serviceUnit, 'systemd/daymark.socket': socketUnit } = units;

/** Returns the values of a setting, in order. */
function valuesOf(unit: string, setting: string): string[] {
  return [...unit.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

test('the service runs the bundled server of the current build', async () => {
  const unit = serviceUnit(await publishedSite());
  expect(valuesOf(unit, 'ExecStart')).toEqual([
    '/usr/bin/node --max-semi-space-size=4 /srv/site.example/current/deploy/server.mjs',
  ]);
  expect(valuesOf(unit, 'Environment')).toEqual([
    'NODE_ENV=production DAYMARK_OUT=/srv/site.example/current',
  ]);
});

test('a reload sends the signal that makes the server read the build again', async () => {
  const unit = serviceUnit(await publishedSite());
  expect(valuesOf(unit, 'ExecReload')).toEqual(['/bin/kill -HUP $MAINPID']);
});

test('the socket has the default address of the server', async () => {
  expect(valuesOf(socketUnit(await publishedSite()), 'ListenStream')).toEqual(['127.0.0.1:4321']);
});

test('each unit refers to the other by its file name', async () => {
  const site = await publishedSite();
  const names = Object.keys(units).map((path) => basename(path));
  expect(names).toEqual(['daymark.service', 'daymark.socket']);
  for (const setting of ['Requires', 'After', 'Also'])
    expect(valuesOf(serviceUnit(site), setting)).toEqual(['daymark.socket']);
});

test.each([
  ['DynamicUser', 'yes'],
  ['ProtectSystem', 'strict'],
  ['NoNewPrivileges', 'yes'],
  ['PrivateNetwork', 'yes'],
  ['CapabilityBoundingSet', ''],
])('the process is confined by %s=%s', async (setting, value) => {
  expect(valuesOf(serviceUnit(await publishedSite()), setting)).toEqual([value]);
});

test.each(Object.values(units))(
  'every line of a unit is a comment, a section or a setting',
  async (make) => {
    for (const line of make(await publishedSite()).split('\n'))
      expect(line).toMatch(/^(?:|#.*|\[[A-Z][a-z]+\]|[A-Z][A-Za-z]+=.*)$/);
  },
);

const run = promisify(execFile);
const text = makeContainerfile(largeSite(1, Infinity));

/** Returns the arguments of an instruction of the Containerfile, for each line with it. */
function instructions(name: string): string[] {
  return [...text.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);
}

/** Returns the command that an instruction ends with, as a list. */
function program(name: string): [string, ...string[]] {
  return JSON.parse(/\[.*\]$/.exec(instructions(name)[0] ?? '')?.[0] ?? '[]');
}

/** Makes a built site with the container files that the build writes next to it. */
async function built(): Promise<string> {
  const root = await makeSite();
  await writeRedirects(root, {});
  const out = dirname(root);
  await writeFiles(join(out, 'deploy'), { 'server.mjs': await makeServer() });
  return out;
}

/** Copies into an empty folder the files of the COPY lines in the Containerfile. */
async function copyInto(folder: string, context: string): Promise<void> {
  for (const line of instructions('COPY').filter((line) => !line.endsWith(' /tmp/'))) {
    const parts = line.split(' ');
    const to = resolve(folder, parts.at(-1) ?? '');
    for (const from of parts.slice(0, -1)) {
      const target = line.endsWith('/') ? join(to, basename(from)) : to;
      await mkdir(dirname(target), { recursive: true });
      await cp(join(context, from), target, { recursive: true });
    }
  }
}

test('the image holds everything its command needs', async () => {
  const image = await makeFolder();
  await copyInto(image, await built());
  const [file, ...args] = program('CMD');
  expect(file).toBe('node');
  const env = { PATH: process.env.PATH, DAYMARK_OUT: image, PORT: '0' };
  const child = spawn(process.execPath, args, {
    cwd: image,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  const [, url = '', port = ''] = /ready at (http:\S+:(\d+)\/)/.exec(String(line)) ?? [];
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}about`)).headers.get('content-security-policy')).toContain('default');

  const [, ...check] = program('HEALTHCHECK');
  await run(process.execPath, check, { env: { PORT: port } });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await expect(run(process.execPath, check, { env: { PORT: port } })).rejects.toThrow();
});

test.each([
  ['no remark before launch', [], undefined],
  [
    'a remark that only time has caused',
    [{ id: 'help-looked-up', file: 'a', found: 'b' }],
    undefined,
  ],
  [
    'a remark before launch',
    [{ id: 'blank', file: 'content/pages/terms.md', line: 8, found: '[___ Name]' }],
    /content\/pages\/terms\.md:8: \[___ Name\] \[blank\]\n[\s\S]*Remarks before launch: 1\. Correct each remark/,
  ],
])('a build with %s becomes an image only if visitors may see it', async (_, remarks, message) => {
  const folder = await makeFolder();
  await writeFiles(folder, { 'launch.json': JSON.stringify(remarks) });
  const [, ...args] = program('RUN').map((word) => word.replace('/tmp/', `${folder}/`));
  const gate = run(process.execPath, args);
  if (message) await expect(gate).rejects.toMatchObject({ stderr: expect.stringMatching(message) });
  else expect(await gate).toMatchObject({ stderr: '' });
});

test('the image holds the folders of a site, if they are recorded', () => {
  const folders = [{ path: '/de', search: '/de/suche' }];
  const inFolders = makeContainerfile({ ...largeSite(1, Infinity), folders });
  expect(inFolders).toContain('COPY policy.json redirects.json site.json deploy/server.mjs ./');
  expect(text).toContain('COPY policy.json redirects.json deploy/server.mjs ./');
});

test('the image uses the tested Node version, and its server does not run as root', () => {
  expect(instructions('FROM')).toEqual([`docker.io/library/node:${process.versions.node}-slim`]);
  expect(instructions('USER')).toEqual(['node']);
  expect(instructions('ENV')).toEqual([
    'NODE_ENV=production DAYMARK_OUT=/srv/site HOST=0.0.0.0 PORT=8080',
    'CONNECTIONS_PER_ADDRESS=1000',
  ]);
  expect(instructions('WORKDIR')).toEqual(['/srv/site']);
  expect(instructions('EXPOSE')).toEqual(['8080']);
});
