import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { containerFiles } from '../container/files.ts';
import { publishedSite } from '../testing/published.ts';
import { serviceUnit, socketUnit, systemdFiles } from './units.ts';

/** The values of a setting, in order. */
function valuesOf(unit: string, setting: string): string[] {
  return [...unit.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

test('the service runs the packed server of the build that the link leads to', async () => {
  const unit = serviceUnit(await publishedSite());
  expect(valuesOf(unit, 'ExecStart')).toEqual([
    '/usr/bin/node --max-semi-space-size=4 /srv/site.example/current/deploy/server.mjs',
  ]);
  expect(Object.keys(containerFiles)).toContain('server.mjs');
  expect(valuesOf(unit, 'Environment')).toEqual([
    'NODE_ENV=production DAYMARK_OUT=/srv/site.example/current',
  ]);
});

test('a reload is the signal that the server reads the build anew for', async () => {
  const unit = serviceUnit(await publishedSite());
  expect(valuesOf(unit, 'ExecReload')).toEqual(['/bin/kill -HUP $MAINPID']);
});

test('the socket listens where the server would by itself', async () => {
  expect(valuesOf(socketUnit(await publishedSite()), 'ListenStream')).toEqual(['127.0.0.1:4321']);
});

test('each unit names the other by the name that it is written under', async () => {
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

test.each(Object.values(systemdFiles))('every line of a unit is a setting', async (make) => {
  for (const line of make(await publishedSite()).split('\n'))
    expect(line).toMatch(/^(?:|#.*|\[[A-Z][a-z]+\]|[A-Z][A-Za-z]+=.*)$/);
});
