import { expect, test } from 'vitest';
import { publishedSite } from '../testing/published.ts';
import { redirectsFile } from './redirects.ts';

test('every old URL redirects permanently, percent-encoded as a browser requests it', async () => {
  expect(redirectsFile(await publishedSite())).toBe(`# Written by the build.
/2019/caf%C3%A9.html /blog/first-light 301
/us /about 301
`);
});
