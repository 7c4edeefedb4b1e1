import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellingRuntime } from './runtime.ts';

/** Ignores errors, as Pagefind does when it loads a part of its index. */
const SWALLOWING = `export const load = () => fetch('/part').then((answer) => answer.text()).catch(() => 'nothing');`;

const runtime = () =>
  import(`data:text/javascript,${encodeURIComponent(tellingRuntime(SWALLOWING))}`);
const answer = (response: Response) => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));

describe('the runtime of the search', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('passes a successful response to Pagefind unchanged', async () => {
    answer(new Response('part'));
    const { load, takeFailure } = await runtime();
    await expect(load()).resolves.toBe('part');
    expect(takeFailure()).toBeUndefined();
  });

  it('reports a failed response that Pagefind ignored, and only once', async () => {
    answer(new Response('', { status: 503 }));
    const { load, takeFailure } = await runtime();
    await expect(load()).resolves.toBe('nothing');
    expect(takeFailure()).toEqual(new Error('/part: expected status 200; found 503'));
    expect(takeFailure()).toBeUndefined();
  });

  it('reports a network error', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no network')));
    const { load, takeFailure } = await runtime();
    await load();
    expect(takeFailure()).toEqual(new TypeError('no network'));
  });

  it('takes the WebAssembly from its own folder, whatever the folder of the index', async () => {
    const fetched = vi.fn().mockResolvedValue(new Response('module'));
    vi.stubGlobal('fetch', fetched);
    const script = tellingRuntime(`export const load = () => fetch('/shard/wasm.site.pagefind');`);
    const { load } = await import(
      `data:text/javascript,${encodeURIComponent(script)}#/runtime/a.js`
    );
    await load();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/runtime\/wasm\.site\.pagefind$/),
    );
  });
});
