import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { publishedSite } from '../../../../tests/published-site.ts';
import { containerFiles } from './container.ts';
import { systemdFiles } from './systemd.ts';

const { 'systemd/daymark.service': serviceUnit, 'systemd/daymark.socket': socketUnit } =
  systemdFiles;

/** Returns the values of a setting, in order. */
function valuesOf(unit: string, setting: string): string[] {
  return [...unit.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

test('the service runs the bundled server of the current build', async () => {
  const unit = serviceUnit(await publishedSite());
  expect(valuesOf(unit, 'ExecStart')).toEqual([
    '/usr/bin/node --max-semi-space-size=4 /srv/site.example/current/deploy/server.mjs',
  ]);
  expect(Object.keys(containerFiles)).toContain('server.mjs');
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
  const names = Object.keys(systemdFiles).map((path) => basename(path));
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

test.each(Object.values(systemdFiles))(
  'every line of a unit is a comment, a section or a setting',
  async (make) => {
    for (const line of make(await publishedSite()).split('\n'))
      expect(line).toMatch(/^(?:|#.*|\[[A-Z][a-z]+\]|[A-Z][A-Za-z]+=.*)$/);
  },
);
