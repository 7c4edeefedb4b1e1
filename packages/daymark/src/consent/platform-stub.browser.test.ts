// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Api = (...call: unknown[]) => unknown;
const api: Api = (...call) => Reflect.get(window, '__tcfapi')(...call);

describe('the stub of a consent platform', () => {
  let stub: Api;
  beforeAll(async () => {
    await import('./platform-stub.browser.ts');
    stub = Reflect.get(window, '__tcfapi');
  });
  beforeEach(() => {
    Reflect.set(window, '__tcfapi', stub);
    Object(stub()).length = 0;
  });

  it('stores commands in a queue, which a call without arguments returns', () => {
    const listener = () => {};
    api('addEventListener', 2, listener);
    expect(api()).toEqual([['addEventListener', 2, listener]]);
  });

  it('answers ping, with the value of setGdprApplies', () => {
    const replies: unknown[] = [];
    api('ping', 2, (reply: unknown) => replies.push(reply));
    api('setGdprApplies', 2, () => {}, true);
    api('ping', 2, (reply: unknown) => replies.push(reply));
    expect(replies).toEqual([
      { gdprApplies: undefined, cmpLoaded: false, cmpStatus: 'stub' },
      { gdprApplies: true, cmpLoaded: false, cmpStatus: 'stub' },
    ]);
  });

  it('adds the hidden locator frame, and leaves an existing API as it is', async () => {
    const frames = () =>
      [...document.querySelectorAll('iframe')].map(({ name, style }) => [name, style.display]);
    expect(frames()).toEqual([['__tcfapiLocator', 'none']]);
    const own = () => {};
    Reflect.set(window, '__tcfapi', own);
    vi.resetModules();
    await import('./platform-stub.browser.ts');
    expect(Reflect.get(window, '__tcfapi')).toBe(own);
    expect(frames()).toHaveLength(1);
  });

  it.each([
    ['objects', (message: unknown) => message],
    ['text', JSON.stringify],
  ])('forwards calls of frames to the API, as %s', (_, form) => {
    const own = (command: string, version: number, callback: Api, value: unknown) =>
      callback({ command, version, value }, true);
    Reflect.set(window, '__tcfapi', own);
    const postMessage = vi.fn();
    const source = Object.assign(new EventTarget(), { postMessage });
    const data = form({
      __tcfapiCall: { command: 'getTCData', version: 2, callId: 'a', parameter: [7] },
    });
    dispatchEvent(Object.assign(new Event('message'), { data, source }));
    const reply = {
      returnValue: { command: 'getTCData', version: 2, value: [7] },
      success: true,
      callId: 'a',
    };
    expect(postMessage.mock.calls).toEqual([[form({ __tcfapiReturn: reply }), '*']]);
  });

  it('ignores other messages', () => {
    for (const data of [undefined, null, 7, 'text', '{', 'null', {}, { __tcfapiCall: null }])
      expect(() => dispatchEvent(Object.assign(new Event('message'), { data }))).not.toThrow();
    expect(api()).toEqual([]);
  });
});
