import { describe, expect, it } from 'vitest';
import { publishedSite } from '../../../../tests/published-site.ts';
import { siteFiles } from '../../../../tests/small-site.ts';
import { caddyfile } from './caddy.ts';

const place = { root: '/srv/site', http: '127.0.0.1:8080' };

describe('the configuration for Caddy', () => {
  it('has a policy for each kind of page, and no line for each page', async () => {
    const files = Array.from({ length: 50 }, (_, index) => [`blog/page-${index}.html`, '']);
    const config = caddyfile(await publishedSite(Object.fromEntries(files)), place);
    expect(config).toContain('\t\t\t`~^/blog/([^/.]+)$` 0\n');
    expect(config).not.toContain('page-1');
  });

  it('serves any host name over plain http behind a load balancer', async () => {
    const config = caddyfile(await publishedSite(), place);
    expect(config).toContain('\nhttp://:8080 {\n\tbind 127.0.0.1\n');
    expect(config).not.toContain('Strict-Transport-Security');
  });

  it('lets Caddy obtain a certificate by default', async () => {
    const config = caddyfile(await publishedSite());
    expect(config).toContain('\nhttps://site.example:443 {\n\troot * ');
    expect(config).not.toMatch(/^\ttls /m);
    expect(config).toContain('\nhttp://:80 {\n');
    expect(config).toContain('Strict-Transport-Security');
  });

  it('redirects ads.txt to another host, temporarily and without the query', async () => {
    const redirects = {
      '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=1',
      '/old': '/about',
    };
    const config = caddyfile({ ...(await publishedSite()), redirects }, place);
    expect(config).toContain('@elsewhere vars {clean} `/ads.txt` `/ads.txt/`\n');
    expect(config).toContain('header Location `https://manager.example/a%20b/ads.txt?site=1`\n');
    expect(config).toContain('respond 302\n');
    expect(config).not.toContain('`/ads.txt` `https');
    expect(config).toContain('`/old` `/about`\n');
  });

  it('cannot be written for an old address that Caddy would read as a placeholder', async () => {
    const site = { ...(await publishedSite()), redirects: { '/{host}': '/about' } };
    expect(() => caddyfile(site, place)).toThrow(
      'Caddy: expected a text without backticks and braces; found /{host}.',
    );
  });

  it('sends a line of text for an error without a page', async () => {
    const { '404.html': _, ...files } = siteFiles;
    const config = caddyfile(await publishedSite(files), place);
    expect(config).toContain('respond `Not found\n` 404');
    expect(config).toContain('rewrite * /500.html');
  });

  it('has the timeouts of the embedded server', async () => {
    const config = caddyfile(await publishedSite(), place);
    for (const line of ['\t\t\tread_header 5s\n', '\t\t\tidle 5s\n'])
      expect(config).toContain(line);
  });
});
