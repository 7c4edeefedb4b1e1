import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));

describe('static data', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched and parsed', async () => {
    answer(Response.json([1]));
    await expect(fetchJson('/data.json')).resolves.toEqual([1]);
  });

  it('causes an error with the URL if it does not exist', async () => {
    answer(new Response('', { status: 404 }));
    await expect(fetchJson('/data.json')).rejects.toThrow(
      '/data.json: expected status 200; found 404',
    );
  });
});
