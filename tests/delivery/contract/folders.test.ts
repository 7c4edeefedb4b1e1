import { realpathSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeHostFiles } from '../../../packages/daymark/src/hosts/build.ts';
import {
  type PublishedSite,
  readPublishedSite,
} from '../../../packages/daymark/src/hosts/published-site.ts';
import { folderOf } from '../../../packages/daymark/src/http/urls.ts';
import { sharedBuild } from '../../build/shared-builds.ts';
import { ask } from '../../embedded-server.ts';
import { addressesInFolders, filesInFolders, publishedSite } from '../../published-site.ts';
import type { Host } from '../hosts/host.ts';
import { hosts } from '../hosts/hosts.ts';
import { expected, locationOf } from './differences.ts';
import { referenceOf, seenIn } from './site.ts';

/** Returns requests: half of them inside the folders of the site, and half outside. */
function requestsOf({ files, folders, redirects }: PublishedSite): string[] {
  const places = ['', '/de', '/DE', '/dex', ...folders.map(({ path }) => path)];
  const requests = ['', '/', '/404', '/500', '/about/', '/about.html?a=1'];
  const missing = ['/missing', '/missing/', '/blog/missing', '/missing.php', '/.hidden'];
  const assets = ['/missing.png', '/_astro/missing', '/de/_astro/missing', '/about.html.gz'];
  return [
    // Most of the articles are left out, because they are alike.
    ...files.map(({ url }) => url).filter((url) => !/article-\d\d/.test(url)),
    ...places.flatMap((place) =>
      [...requests, ...missing, ...assets].map((rest) => `${place}${rest}`),
    ),
    `${folders.at(-1)?.path}/index.html`,
    ...Object.keys(redirects).flatMap((old) => [old, `${old}/?b=2`]),
  ]
    .filter((target) => target !== '')
    .map(encodeURI);
}

/** Checks that a host responds to requests as the embedded server computes it. */
async function checkHost(host: Host, site: PublishedSite): Promise<void> {
  const { port, stop } = await host.start(dirname(site.root));
  onTestFinished(stop);
  const { name } = host;
  const isPage = expected(name, 'the response for a missing asset', 'line') === 'page';
  const isExact = expected(name, 'the headers of an error or a redirect', true);
  const expectedAt = referenceOf(site);
  for (const target of requestsOf(site)) {
    const folder = folderOf(decodeURI(target.replace(/\?.*/, '')), site.folders);
    const usual = expectedAt(target);
    const { status, location, body, headers } =
      isPage && folder && usual.body === 'Not found\n'
        ? expectedAt(encodeURI(`${folder.path}/missing`))
        : usual;
    const seen = seenIn(await ask(port, target));
    const about = `${name}: ${target}`;
    const redirected = location && locationOf(name, site.url, location);
    expect([about, seen.status, seen.location]).toEqual([about, status, redirected]);
    const isOwn =
      expected(name, 'the line of text outside the folders of a site', 'ours') === 'own';
    if (!folder && isOwn && status === 404) continue;
    if (status !== 308) expect([about, seen.body]).toEqual([about, body]);
    const { etag: _, ...others } = headers;
    const { etag: _seen, ...seenOthers } = seen.headers;
    if (status === 200 || isExact) expect([about, seenOthers]).toEqual([about, others]);
    else expect([about, seenOthers]).toMatchObject([about, others]);
  }
}

/**
 * Checks all hosts. If a check fails, the function first waits for the other checks, so that all
 * hosts are stopped.
 */
async function checkHosts(site: PublishedSite): Promise<void> {
  const checks = await Promise.allSettled(hosts.map((host) => checkHost(host, site)));
  for (const check of checks) if (check.status === 'rejected') throw check.reason;
}

it.each(addressesInFolders)(
  'every host sends the same responses for a site at $url in two languages',
  async (address) => {
    const site = await publishedSite(filesInFolders(address), address);
    expect(requestsOf(site).length).toBeGreaterThan(100);
    const out = dirname(site.root);
    // nginx runs as another user, who must be able to read the folder.
    await chmod(dirname(out), 0o755);
    await writeHostFiles(site, join(out, 'deploy'));
    await checkHosts(site);
  },
);

it('every host sends the same responses for a built site in three languages below a path', async () => {
  const { root } = await sharedBuild('languages');
  const site = readPublishedSite(realpathSync(join(root, 'dist')));
  expect(Object.keys(site.redirects).length).toBeGreaterThan(5);
  await checkHosts(site);
});
