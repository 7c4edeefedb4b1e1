import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { unpackSite } from '../hosts/packed-site.ts';
import { writeAddress } from '../hosts/published-site.ts';
import { makeSite } from '../server/testing/site.ts';
import { readRoutesRecord, routesRecord } from './record.ts';

test('the record of a build holds its URLs with their headers and ETags', async () => {
  const folder = dirname(await makeSite());
  await writeAddress(folder, 'https://daymark.example');
  const routes = unpackSite(readRoutesRecord(routesRecord(folder)));
  expect(routes.get('/_astro/app.D1gest.js')).toMatchObject({
    file: {
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      identity: { file: '_astro/app.D1gest.js', etag: expect.stringMatching(/^"[\w-]{22}"$/) },
      encoded: [{ encoding: 'br' }, { encoding: 'gzip' }],
    },
  });
  expect(routes.get('/about.html')).toEqual({ kind: 'redirect', to: '/about' });
});

test('a malformed record is refused with the reason', () => {
  expect(() => readRoutesRecord('{"headers":[],"files":[{"file":1}],"redirects":{}}')).toThrow(
    /"path": \[\s*"files",\s*0,\s*"file"\s*\],\s*"message": "Invalid input: expected string/,
  );
});
