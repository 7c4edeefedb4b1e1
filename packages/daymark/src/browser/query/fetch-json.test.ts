import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));

describe('static data', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched', async () => {
    answer(Response.json([1]));
    await expect(fetchJson('/data.json')).resolves.toEqual([1]);
  });

  it('that does not exist causes an error that names the address', async () => {
    answer(new Response('', { status: 404 }));
    await expect(fetchJson('/data.json')).rejects.toThrow(
      '/data.json: expected status 200; found 404',
    );
  });
});
