import { describe, expect, it } from 'vitest';
import type { Route } from '../../http/routes.ts';
import { siteFiles } from '../../server/testing/site.ts';
import { publishedSite } from '../testing/published.ts';
import { nginxConfig } from './config.ts';

const place = { root: '/srv/site', http: '127.0.0.1:8080' };

describe('the configuration for nginx', () => {
  it('names every address of the site once, and no compressed file', async () => {
    const site = await publishedSite();
    const config = nginxConfig(site, place);
    for (const address of site.routes.keys())
      expect(config.split(`\n    "${address}" "`)).toHaveLength(2);
    expect(config).not.toContain('index.html.br');
  });

  it('uses https, a folder in /srv and the certificate of Certbot by default', async () => {
    const config = nginxConfig(await publishedSite());
    for (const line of [
      'listen 443 ssl http2;',
      'listen [::]:80;',
      'server_name site.example;',
      'root "/srv/site.example/current/site";',
      'ssl_certificate "/etc/letsencrypt/live/site.example/fullchain.pem";',
      'location ^~ /.well-known/acme-challenge/ { root "/var/www/letsencrypt"; }',
      'location / { return 308 "https://site.example$request_uri"; }',
    ])
      expect(config).toContain(line);
  });

  it('escapes a dollar in a file name, which would begin a variable', async () => {
    const config = nginxConfig(await publishedSite({ ...siteFiles, 'a$uri.txt': 'a' }), place);
    expect(config).toMatch(/"\/a\$uri\.txt" ".* \/a\$\{s[0-9a-f]{6}_dollar\}uri\.txt";/);
  });

  it('distinguishes addresses that differ only in case', async () => {
    const site = await publishedSite();
    const old = ['/About', '/a+\\b', '/A+\\B'].map((from): [string, Route] => [
      from,
      { kind: 'redirect', to: '/blog' },
    ]);
    const config = nginxConfig({ ...site, routes: new Map([...site.routes, ...old]) }, place);
    expect(config).not.toContain('"/About"');
    expect(config).toContain(String.raw`"~^/About\z" "> /blog";`);
    expect(config).toContain(String.raw`"~^/A\x2b\x5cB\z" "> /blog";`);
  });

  it('has the timeouts of the embedded server', async () => {
    const config = nginxConfig(await publishedSite(), place);
    for (const line of ['    send_timeout 20s;', '    keepalive_timeout 5s;'])
      expect(config).toContain(line);
  });
});
