import { describe, expect, it } from 'vitest';
import { publishedSite } from '../../../../tests/published-site.ts';
import { siteFiles } from '../../../../tests/small-site.ts';
import { nginxConfig } from './nginx.ts';

const place = { root: '/srv/site', http: '127.0.0.1:8080' };

describe('the configuration for nginx', () => {
  it('has a policy for each kind of page, and no line for each page', async () => {
    const files = Array.from({ length: 50 }, (_, index) => [`blog/page-${index}.html`, '']);
    const config = nginxConfig(await publishedSite(Object.fromEntries(files)), place);
    expect(config).toContain(`"~^/blog/([^/.]+)$" 0;`);
    expect(config).not.toContain('page-1');
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

  it('refuses symbolic links, except in the path of the default folder', async () => {
    const site = await publishedSite();
    expect(nginxConfig(site, place)).toContain(' disable_symlinks on;');
    expect(nginxConfig(site)).toContain(' disable_symlinks on from=$document_root;');
  });

  it('encodes a dollar in the target of a redirect, which would begin a variable', async () => {
    const site = { ...(await publishedSite()), redirects: { '/a$uri': '/b$uri' } };
    const config = nginxConfig(site, place);
    expect(config).toContain('location = "/a$uri" { return 308 "/b%24uri$is_args$args"; }');
  });

  it('redirects ads.txt to another host, temporarily and without the query', async () => {
    const redirects = { '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=1' };
    const config = nginxConfig({ ...(await publishedSite()), redirects }, place);
    for (const slash of ['', '/'])
      expect(config).toContain(
        `location = "/ads.txt${slash}" { return 302 "https://manager.example/a%20b/ads.txt?site=1"; }`,
      );
  });

  it('has one location for an old address that is given with and without a slash', async () => {
    const site = { ...(await publishedSite()), redirects: { '/a': '/b', '/a/': '/c' } };
    const locations = nginxConfig(site, place).match(/location = "\/a\/" .*$/gm);
    expect(locations).toEqual(['location = "/a/" { return 308 "/c$is_args$args"; }']);
  });

  it('uses the error pages that the site has', async () => {
    const { '500.html': _, ...files } = siteFiles;
    const config = nginxConfig(await publishedSite(files), place);
    expect(config).toContain('error_page 403 404 =404 /404.html;');
    expect(config).not.toContain('/500.html');
  });

  it('has the timeouts of the embedded server', async () => {
    const config = nginxConfig(await publishedSite(), place);
    for (const line of ['    send_timeout 60s;', '    keepalive_timeout 5s;'])
      expect(config).toContain(line);
  });
});
