import { expect, test } from 'vitest';
import { publishedSite } from '../testing/published.ts';
import { redirectsFile } from './redirects.ts';

test('every old URL redirects permanently, percent-encoded as a browser requests it', async () => {
  expect(redirectsFile(await publishedSite())).toBe(`# Written by the build.
/2019/caf%C3%A9.html /blog/first-light 301
/us /about 301
`);
});

test('ads.txt redirects to another host, temporarily', async () => {
  const redirects = { '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=1' };
  expect(redirectsFile({ ...(await publishedSite()), redirects })).toBe(
    '# Written by the build.\n/ads.txt https://manager.example/a%20b/ads.txt?site=1 302\n',
  );
});
