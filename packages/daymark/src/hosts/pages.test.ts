import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publishedSite } from '../../../../tests/published-site.ts';
import { makeFolder, siteFiles } from '../../../../tests/small-site.ts';
import { type PagesHost, writePages } from './pages.ts';

interface Made {
  readonly folder: string;
  readonly warnings: readonly string[];
  read(file: string): Promise<string>;
}

/** Writes a small site for a host. */
async function pagesOf(
  host: PagesHost,
  redirects: Record<string, string> = {},
  ...[files, address]: Parameters<typeof publishedSite>
): Promise<Made> {
  const site = { ...(await publishedSite(files, address)), redirects };
  const folder = join(await makeFolder(), 'pages');
  const warnings: string[] = [];
  await writePages(site, host, folder, (message) => warnings.push(message));
  return { folder, warnings, read: (file) => readFile(join(folder, file), 'utf8') };
}

const below = {
  url: 'https://ada.github.io/calm',
  folders: [{ path: '/calm', search: '/calm/search' }],
};

describe('the files for Pages', () => {
  it('have the policy of each page in the page, without directives that need a header', async () => {
    const { read, folder, warnings } = await pagesOf('github-pages');
    const page = await read('index.html');
    expect(page).toMatch(
      /^<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;;script-src /,
    );
    expect(page).not.toContain('frame-ancestors');
    expect(page).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">');
    expect(warnings).toEqual([]);
    const files = await readdir(folder, { recursive: true });
    expect(files).toEqual(
      expect.arrayContaining(['.nojekyll', '404.html', '.well-known/security.txt']),
    );
    expect(files.filter((file) => /\.(?:br|gz)$|hidden/.test(file))).toEqual(['archive.tar.gz']);
  });

  it('keep the encoding of a page in its first bytes', async () => {
    const html = '<!doctype html><html><head><meta charset="utf-8"><title>A</title></head></html>';
    const { read } = await pagesOf('github-pages', {}, { ...siteFiles, 'about.html': html });
    expect(await read('about.html')).toMatch(
      /^<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
    );
  });

  it('lead from old addresses to pages, and name those that cannot', async () => {
    const { read, warnings } = await pagesOf('github-pages', {
      '/2010/09/first-light': '/blog/first-light',
      '/us.html': '/about',
      '/feed.xml': '/rss.xml',
      '/story.php': '/about',
      '/?p=12': '/about',
      '/robots.txt/old': '/about',
      [`/${'long'.repeat(80)}`]: '/about',
      '/ads.txt': 'https://manager.example/ads.txt',
    });
    const page = await read('2010/09/first-light/index.html');
    for (const part of [
      '<link rel="canonical" href="https://site.example/blog/first-light">',
      '<meta http-equiv="refresh" content="0;url=https://site.example/blog/first-light">',
    ])
      expect(page).toContain(part);
    expect(await read('us.html')).toContain('url=https://site.example/about');
    expect(await read('story.php/index.html')).toContain('url=https://site.example/about');
    expect(await read('feed.xml')).toBe(siteFiles['rss.xml']);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^GitHub Pages cannot redirect these old addresses, which get the 404 page: \/\?p=12, \/ads\.txt, \/robots\.txt\/old, \/(?:long){80}\. Hosts do not compare queries/,
      ),
    ]);
  });

  it('are the files below the path of the site, with a warning about other files', async () => {
    const files = {
      'calm/index.html': 'Home',
      'calm/404.html': 'Not here',
      'calm/about.html': 'About',
      'robots.txt': '',
    };
    const { folder, warnings } = await pagesOf(
      'github-pages',
      { '/calm/us': '/calm/about', '/us': '/calm' },
      files,
      below,
    );
    expect((await readdir(folder)).sort()).toEqual([
      '.nojekyll',
      '404.html',
      'about.html',
      'index.html',
      'us',
    ]);
    expect(warnings).toEqual([
      'GitHub Pages serves only what is below /calm, so these files are left out: robots.txt. A custom domain has a root of its own.',
      expect.stringContaining('404 page: /us. Hosts'),
    ]);
  });

  it('redirect at GitLab by its own rules, and are compressed', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => [`/old-${index}`, '/café']);
    const { read, folder } = await pagesOf('gitlab-pages', Object.fromEntries(many));
    const lines = (await read('_redirects')).trim().split('\n');
    expect(lines).toHaveLength(1000);
    expect(lines[0]).toBe('/old-0 /caf%C3%A9 301');
    expect(await read('old-1000/index.html')).toContain('url=https://site.example/caf%C3%A9');
    const compressed = gunzipSync(await readFile(join(folder, 'about.html.gz')));
    expect(String(compressed)).toBe(await read('about.html'));
  });

  it('cannot keep ad networks in frames', async () => {
    const site = await publishedSite();
    const sandboxed = {
      addresses: ['/ads/frame/acme'],
      policy: { 'default-src': [], sandbox: ['allow-scripts'] },
    };
    const made = writePages(
      { ...site, policies: [...site.policies, sandboxed] },
      'github-pages',
      join(await makeFolder(), 'pages'),
      () => {},
    );
    await expect(made).rejects.toThrow(
      /^GitHub Pages: expected no ad networks in frames, because their isolation needs the header "Content-Security-Policy: sandbox", which this host does not send: .* Found \/ads\/frame\/acme\. Choose a host that sends headers/,
    );
  });
});
