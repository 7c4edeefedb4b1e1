import { expect, test } from 'vitest';
import { rootFolder } from '../http/urls.ts';
import { twoOriginsFiles } from './two-origins.ts';

const site = {
  url: new URL('https://site.example'),
  folders: rootFolder,
  policies: [],
  redirects: {},
};
const config = twoOriginsFiles['two-origins/haproxy.cfg'](site);

test('the health check of every origin uses the host name of the site', () => {
  expect(config).toContain('    server origin1 10.0.0.11:80\n    server origin2 10.0.0.12:80\n');
  expect(config).toContain('meth GET uri / ver HTTP/1.1 hdr Host site.example\n');
});

test('the health check requests the home page of a site below a path', () => {
  const below = { ...site, url: new URL('https://site.example/calm/') };
  expect(twoOriginsFiles['two-origins/haproxy.cfg'](below)).toContain('meth GET uri /calm ver');
});

test('only GET and HEAD are retried', () => {
  expect(config).toContain('disable-l7-retry unless { method GET HEAD }\n');
});

test('plain http redirects to https, and https responses get additional headers', () => {
  expect(config).toContain(
    '    bind :::80 v4v6\n    bind :::443 v4v6 ssl crt "/etc/haproxy/site.example.pem"',
  );
  expect(config).toContain('redirect prefix https://site.example code 308 unless { ssl_fc }\n');
  expect(config).toContain(
    'http-response set-header Strict-Transport-Security "max-age=63072000" if { ssl_fc }\n',
  );
});

test('the process has its own user and root folder', () => {
  expect(config).toContain(
    'global\n    user haproxy\n    group haproxy\n    chroot /var/lib/haproxy\n',
  );
});
