import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../server/testing/site.ts';
import { packSite, unpackSite } from './packed-site.ts';
import { readPackedSite } from './packed-site-schema.ts';
import { readPublishedSite, writeAddress } from './published-site.ts';

test('a packed site, read back from JSON, holds its URLs with their headers and ETags', async () => {
  const folder = dirname(await makeSite());
  await writeAddress(folder, 'https://daymark.example');
  const routes = unpackSite(readPackedSite(JSON.stringify(packSite(readPublishedSite(folder)))));
  expect(routes.get('/_astro/app.D1gest.js')).toMatchObject({
    file: {
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      identity: { file: '_astro/app.D1gest.js', etag: expect.stringMatching(/^"[\w-]{22}"$/) },
      encoded: [{ encoding: 'br' }, { encoding: 'gzip' }],
    },
  });
  expect(routes.get('/about.html')).toEqual({ kind: 'redirect', to: '/about' });
});

test('a malformed packed site is refused with the reason', () => {
  expect(() => readPackedSite('{"headers":[],"files":[{"file":1}],"redirects":{}}')).toThrow(
    /"path": \[\s*"files",\s*0,\s*"file"\s*\],\s*"message": "Invalid input: expected string/,
  );
});
