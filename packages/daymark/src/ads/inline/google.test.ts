// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestAdsense, requestPublisherTag, sendConsent } from './google.ts';

const slot = { bannerId: 302, width: 300, height: 600, milliseconds: 5000 };
const askTag = (mark = () => {}, fail = () => {}) =>
  requestPublisherTag('container-302', '/1234567/blog', slot, mark, fail);

/** Replaces a tag's global object, like an ad blocker. */
const stub = (name: string, value: object) => Reflect.set(window, name, value);

/** Runs the queued commands, like Google Publisher Tag when it loads. */
function runCommands() {
  const { cmd } = window.googletag ?? {};
  if (Array.isArray(cmd)) for (const command of cmd) command();
}

beforeEach(() => {
  for (const name of ['adsbygoogle', 'googletag', 'dataLayer', '__tcfapi'])
    Reflect.deleteProperty(window, name);
});

it("Google's tags receive consent commands as `arguments` objects", () => {
  sendConsent('default', 'unasked');
  sendConsent('update', 'granted');
  const commands = (window.dataLayer ?? []).map((command) => [
    Object.prototype.toString.call(command),
    ...Array.from(Object(command)),
  ]);
  expect(commands).toEqual([
    ['[object Arguments]', 'consent', 'default', expect.objectContaining({ ad_storage: 'denied' })],
    ['[object Arguments]', 'consent', 'update', expect.objectContaining({ ad_storage: 'granted' })],
  ]);
});

it("Google's tags receive no consent commands on a page with a consent platform", () => {
  stub('__tcfapi', () => {});
  sendConsent('default', 'unasked');
  expect(window.dataLayer).toBeUndefined();
});

describe('AdSense', () => {
  it('receives requests through a queue before the script loads', () => {
    requestAdsense();
    expect(window.adsbygoogle).toEqual([{}]);
  });

  it('causes an error if an ad blocker has removed the function `push`', () => {
    stub('adsbygoogle', {});
    expect(requestAdsense).toThrow('adsbygoogle.push: expected a function; found undefined');
  });
});

describe('Google Publisher Tag', () => {
  it('causes an error for an ad blocker’s stub, both when commands are queued and when they run', () => {
    stub('googletag', { cmd: {} });
    expect(askTag).toThrow('googletag.cmd.push: expected a function; found undefined');

    const fail = vi.fn();
    stub('googletag', { cmd: [], pubads: () => ({}) });
    askTag(undefined, fail);
    runCommands();
    expect(fail).toHaveBeenCalledOnce();
  });

  it('displays the ad unit, and marks only the slot of that unit as empty', () => {
    const listeners: ((event: object) => void)[] = [];
    const defineSlot = vi.fn(() => ({ addService: () => {} }));
    const display = vi.fn();
    const addEventListener = (_name: string, listener: () => void) => listeners.push(listener);
    stub('googletag', { cmd: [], pubads: () => ({ addEventListener }), defineSlot, display });
    const mark = vi.fn();
    askTag(mark);
    runCommands();
    expect(defineSlot).toHaveBeenCalledWith('/1234567/blog', [[300, 600]], 'container-302');
    expect(display).toHaveBeenCalledWith('container-302');

    const dispatchRender = (id: string, isEmpty: boolean) => {
      for (const listener of listeners) listener({ isEmpty, slot: { getSlotElementId: () => id } });
    };
    dispatchRender('container-301', true);
    dispatchRender('container-302', false);
    expect(mark).not.toHaveBeenCalled();
    dispatchRender('container-302', true);
    expect(mark).toHaveBeenCalledOnce();
  });
});
