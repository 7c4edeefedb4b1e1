import { expect, test } from 'vitest';
import type { Routes } from '../http/routes.ts';
import { packSite, unpackSite } from './packed-site.ts';
import { publishedSite } from './testing/published.ts';

/** Serializes routes without the modification times, which only the embedded server knows. */
const portable = (routes: Routes) =>
  JSON.parse(JSON.stringify([...routes], (key, value) => (key === 'modified' ? undefined : value)));

test('a site is unchanged after packing, JSON serialization and unpacking', async () => {
  const site = await publishedSite();
  const sent = JSON.parse(JSON.stringify(packSite(site)));
  expect(portable(unpackSite(sent))).toEqual(portable(site.routes));
});

test('shared headers are stored once, and the result does not depend on file times', async () => {
  const packed = packSite(await publishedSite());
  const texts = packed.headers.map((headers) => JSON.stringify(headers));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeLessThan(packed.files.length);
  expect(packSite(await publishedSite())).toEqual(packed);
});

test('unpacking throws if the headers of a file are missing', () => {
  const file = { file: 'a.html', headers: 3, identity: [1, '"a"'], encoded: {} } as const;
  expect(() => unpackSite({ headers: [], files: [file], redirects: {} })).toThrow(
    'a.html: expected group 3 of headers; found none.',
  );
});
