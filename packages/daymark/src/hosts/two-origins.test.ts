import { expect, test } from 'vitest';
import { haproxyConfig } from './two-origins.ts';

const url = new URL('https://site.example');
const place = { http: '127.0.0.1:8080', origins: ['10.0.0.11:80', '10.0.0.12:80'] };

test('the health check of every origin uses the host name of the site', () => {
  const config = haproxyConfig({ url }, place);
  expect(config).toContain('    server origin1 10.0.0.11:80\n    server origin2 10.0.0.12:80\n');
  expect(config).toContain('meth GET uri / ver HTTP/1.1 hdr Host site.example\n');
});

test('only GET and HEAD are retried', () => {
  expect(haproxyConfig({ url }, place)).toContain('disable-l7-retry unless { method GET HEAD }\n');
});

test('with https, plain http redirects to https, and https responses get additional headers', () => {
  const https = { listen: '443', certificate: '/etc/haproxy/site.pem' };
  const config = haproxyConfig({ url }, { ...place, http: '80', https });
  expect(config).toContain(
    '    bind :::80 v4v6\n    bind :::443 v4v6 ssl crt "/etc/haproxy/site.pem"',
  );
  expect(config).toContain('redirect prefix https://site.example code 308 unless { ssl_fc }\n');
  expect(config).toContain(
    'http-response set-header Strict-Transport-Security "max-age=63072000" if { ssl_fc }\n',
  );
});

test('a configuration without https has none of the settings for https', () => {
  const config = haproxyConfig({ url }, place);
  expect(config).toContain('    bind 127.0.0.1:8080\n    default_backend origins\n');
  expect(config).not.toContain('Strict-Transport-Security');
});

test('a confined process has its own user and root folder', () => {
  const confinement = { user: 'haproxy', folder: '/var/lib/haproxy' };
  expect(haproxyConfig({ url }, { ...place, confinement })).toContain(
    'global\n    user haproxy\n    group haproxy\n    chroot /var/lib/haproxy\n',
  );
});
