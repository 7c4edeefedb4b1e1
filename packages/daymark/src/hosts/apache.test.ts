import { describe, expect, it } from 'vitest';
import { publishedSite } from '../../../../tests/published-site.ts';
import { htaccess } from './apache.ts';
import { readHtaccess } from './read-htaccess.ts';

const rulesOf = async (redirects: Record<string, string>) =>
  htaccess({ ...(await publishedSite()), redirects });

describe('the file .htaccess', () => {
  it('has a policy for each kind of page, and no line for each page', async () => {
    const files = Array.from({ length: 50 }, (_, index) => [`blog/page-${index}.html`, '']);
    const text = htaccess(await publishedSite(Object.fromEntries(files)));
    expect(text).toContain('SetEnvIf Request_URI "^/blog/([^/.]+)(?:/index)?\\\\.html');
    expect(text).not.toContain('page-1');
  });

  it('encodes characters that would begin a variable in the target of a redirect', async () => {
    expect(await rulesOf({ '/old': '/$1 %{x}' })).toContain(
      'RewriteRule "^old/?$" "https://site.example/\\$1\\%20\\%25\\%7Bx\\%7D" [R=308,NE,L]\n',
    );
  });

  it('tells browsers to use https only over https, also behind a proxy', async () => {
    expect(await rulesOf({})).toContain(
      `Header always set Strict-Transport-Security "max-age=63072000" "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"`,
    );
  });
});

describe('the file .htaccess while a build replaces another', () => {
  const page = (word: string) => `<style>p{--word:${word}}</style>`;

  /** Returns the text for a disk with these files, while the second site replaces the first. */
  async function textWith(files: readonly string[]): Promise<string> {
    const former = await publishedSite({ 'index.html': page('a'), 'blog/tea.html': page('a') });
    const newest = await publishedSite({ 'index.html': page('b'), '404.html': page('b') });
    return htaccess(
      { ...newest, redirects: { '/us': '/about', '/ads.txt': 'https://manager.example/ads.txt' } },
      [{ ...former, redirects: { '/us': '/', '/we': '/', '/gone': '/gone.txt' } }],
      (file) => files.includes(file),
    );
  }

  it('has a policy for the pages of both builds', async () => {
    const { policies } = readHtaccess(await textWith([]));
    const styles = policies.map(({ addresses, policy }) => [
      addresses,
      policy['style-src']?.length,
    ]);
    expect(styles).toEqual([
      [['/'], 3],
      [['/404'], 2],
      [['/blog/*'], 2],
    ]);
  });

  it('redirects as the newest build whose target is on the disk', async () => {
    const ads = { '/ads.txt': 'https://manager.example/ads.txt' };
    const redirectsWith = async (files: string[]) => readHtaccess(await textWith(files)).redirects;
    expect(await redirectsWith(['index.html'])).toEqual({ ...ads, '/us': '/', '/we': '/' });
    expect(await redirectsWith(['index.html', 'about.html', 'gone.txt'])).toEqual({
      ...ads,
      '/us': '/about',
      '/we': '/',
      '/gone': '/gone.txt',
    });
  });

  it('sends an error page only if the page is on the disk', async () => {
    expect(await textWith([])).not.toContain('ErrorDocument 404 /404.html');
    expect(await textWith(['404.html'])).toContain('ErrorDocument 404 /404.html');
  });

  it('is the file of the build if both builds have the same policies and redirects', async () => {
    const site = await publishedSite();
    expect(htaccess(site, [{ ...site, policies: site.policies.slice(1) }])).toBe(htaccess(site));
  });
});
