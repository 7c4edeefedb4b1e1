import { describe, expect, it } from 'vitest';
import { siteFiles } from '../../server/testing/site.ts';
import { publishedSite } from '../testing/published.ts';
import { caddyfile } from './config.ts';

const place = { root: '/srv/site', http: '127.0.0.1:8080' };

describe('the configuration for Caddy', () => {
  it('names every address of the site once, except those of the error pages', async () => {
    const site = await publishedSite();
    const config = caddyfile(site, place);
    for (const address of site.routes.keys())
      expect(config.split(`\`${address}\` \``)).toHaveLength(/^\/[45]0.$/.test(address) ? 1 : 2);
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

  it('cannot be written for a file name that Caddy would read as a placeholder', async () => {
    const site = await publishedSite({ ...siteFiles, '{host}.txt': 'a' });
    expect(() => caddyfile(site, place)).toThrow(
      'Caddy: expected a text without backticks and braces; found /{host}.txt.',
    );
  });

  it('has the timeouts of the embedded server', async () => {
    const config = caddyfile(await publishedSite(), place);
    for (const line of ['\t\t\tread_header 5s\n', '\t\t\tidle 5s\n'])
      expect(config).toContain(line);
  });
});
