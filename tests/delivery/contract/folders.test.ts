import { readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeHostFiles } from '../../../packages/daymark/src/hosts/build.ts';
import type { PublishedSite } from '../../../packages/daymark/src/hosts/published-site.ts';
import { siteResponse } from '../../../packages/daymark/src/http/site-response.ts';
import { folderOf } from '../../../packages/daymark/src/http/urls.ts';
import { ask, type Reply } from '../../embedded-server.ts';
import { addressesInFolders, filesInFolders, publishedSite } from '../../published-site.ts';
import { hosts } from '../hosts/hosts.ts';
import { routesOf } from '../routes.ts';
import { expected } from './differences.ts';
import { definedHeadersOf, lowerCased } from './site.ts';

/** Requests of which one half is in the folders of the site and the other outside of them. */
function requestsOf({ files, folders }: PublishedSite): string[] {
  const places = ['', '/de', '/DE', '/dex', ...folders.map(({ path }) => path)];
  const requests = ['', '/', '/404', '/500', '/about/', '/about.html?a=1'];
  const missing = ['/missing', '/missing/', '/blog/missing', '/missing.php', '/.hidden'];
  const assets = ['/missing.png', '/_astro/missing', '/de/_astro/missing', '/about.html.gz'];
  return [
    ...files.map(({ url }) => url),
    ...places.flatMap((place) =>
      [...requests, ...missing, ...assets].map((rest) => `${place}${rest}`),
    ),
    `${folders.at(-1)?.path}/index.html`,
    '/us',
    '/us/?b=2',
  ]
    .filter((target) => target !== '')
    .map(encodeURI);
}

/** What a visitor notices of a response, and the headers that the site defines. */
interface Seen {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const seenIn = (reply: Reply): Seen => ({
  status: reply.status,
  location: reply.headers.location,
  body: String(reply.body),
  headers: definedHeadersOf(reply),
});

/** Returns what the hosts must respond, as the embedded server computes it. */
function expectedOf(site: PublishedSite) {
  const routes = routesOf(site);
  return (target: string): Seen => {
    const request = { method: 'GET', target, headers: {}, secure: false };
    const { status, headers, body = '' } = siteResponse(routes, request, site.folders);
    const { Location, 'Content-Length': _, 'Accept-Ranges': _ranges, ...defined } = headers;
    return {
      status,
      location: Location,
      body:
        typeof body === 'object' ? readFileSync(join(site.root, body.bytes.file), 'utf8') : body,
      headers: lowerCased(defined),
    };
  };
}

describe.each(addressesInFolders)('a site at $url in two languages', (address) => {
  it.each(hosts)('gets the same responses from $name', async ({ name, start }) => {
    const site = await publishedSite(filesInFolders(address), address);
    const out = dirname(site.root);
    // nginx runs as another user.
    await chmod(dirname(out), 0o755);
    await writeHostFiles(site, join(out, 'deploy'));
    const host = await start(out);
    onTestFinished(host.stop);
    const expectedAt = expectedOf(site);
    const requests = requestsOf(site);
    expect(requests.length).toBeGreaterThan(100);
    for (const target of requests) {
      const path = decodeURI(target.replace(/\?.*/, ''));
      const folder = folderOf(path, site.folders);
      const isPage = expected(name, 'the response for a missing asset', 'line') === 'page';
      const usual = expectedAt(target);
      const wanted =
        isPage && folder && usual.body === 'Not found\n'
          ? expectedAt(encodeURI(`${folder.path}/missing`))
          : usual;
      const seen = seenIn(await ask(host.port, target));
      const { etag: _, ...headers } = wanted.headers;
      const isExact = expected(name, 'the headers of an error or a redirect', true);
      if (wanted.status === 200 || isExact)
        expect([target, { ...seen.headers, etag: undefined }]).toEqual([
          target,
          { ...headers, etag: undefined },
        ]);
      else expect([target, seen.headers]).toMatchObject([target, headers]);
      expect([target, seen.status, seen.location]).toEqual([
        target,
        wanted.status,
        wanted.location,
      ]);
      if (wanted.status !== 308) expect([target, seen.body]).toEqual([target, wanted.body]);
    }
  });
});
