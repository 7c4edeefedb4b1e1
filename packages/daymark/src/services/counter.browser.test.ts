// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const counted = vi.fn((_url: string) => Promise.resolve());
let visibility = 'visible';

beforeEach(() => {
  vi.resetModules();
  counted.mockClear();
  visibility = 'visible';
  vi.stubGlobal('fetch', counted);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(
    () => visibility as DocumentVisibilityState,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Runs the script of a page, which then loads. */
async function load(attributes: object = {}, signals: object = {}): Promise<void> {
  const script = document.createElement('script');
  const request = { count: 'https://stats.example/c', as: 'text', fields: '{"u":"$path"}' };
  Object.assign(script.dataset, request, attributes);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  for (const [name, value] of Object.entries(signals))
    Object.defineProperty(navigator, name, { value, configurable: true });
  await import('./counter.browser.ts');
  for (const name of Object.keys(signals)) Reflect.deleteProperty(navigator, name);
  dispatchEvent(new Event('load'));
}

it('a visit is counted when the page has loaded, and only once', async () => {
  await load();
  expect(counted).toHaveBeenCalledOnce();
  dispatchEvent(new Event('visibilitychange'));
  expect(counted).toHaveBeenCalledOnce();
});

it('a page that nobody sees yet, such as a prerendered page, is counted when somebody sees it', async () => {
  visibility = 'hidden';
  await load();
  dispatchEvent(new Event('visibilitychange'));
  expect(counted).not.toHaveBeenCalled();
  visibility = 'visible';
  dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('visibilitychange'));
  expect(counted).toHaveBeenCalledOnce();
});

it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a visit with the signal %j is counted only if the owner ignores signals',
  async (signals) => {
    await load({}, signals);
    expect(counted).not.toHaveBeenCalled();
    vi.resetModules();
    await load({ always: '' }, signals);
    expect(counted).toHaveBeenCalledOnce();
  },
);
