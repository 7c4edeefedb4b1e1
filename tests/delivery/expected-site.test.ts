import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { makeSite } from '../small-site.ts';
import { type ExpectedSite, readExpectedSite } from './expected-site.ts';

async function expectedSite(): Promise<ExpectedSite> {
  return readExpectedSite(
    dirname(await makeSite({ 'café.html': 'x'.repeat(2_000), '404.html': '', 'a.txt': 'a' })),
  );
}

const response = { url: 'http://a.example/caf%C3%A9', status: 200, headers: {} };

test('`paths` contains the URL of every file except the error pages', async () => {
  expect((await expectedSite()).paths).toEqual(['/a.txt', '/caf%C3%A9']);
});

test('the check accepts the bytes of a file in each of its encodings', async () => {
  const { bodies, check } = await expectedSite();
  const all = bodies.get('/café') ?? [];
  expect(all).toHaveLength(3);
  for (const body of all) expect(check({ ...response, body })).toBeUndefined();
});

test('the check reports wrong bytes and wrong statuses', async () => {
  const { check } = await expectedSite();
  const body = Buffer.from('other');
  expect(check({ ...response, body })).toBe(
    '/café: expected the bytes of its file; found 5 other bytes',
  );
  expect(check({ ...response, status: 404, body })).toBe('/café: expected status 200; found 404');
});
