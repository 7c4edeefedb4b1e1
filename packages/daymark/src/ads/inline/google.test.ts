// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestAdsense, requestPublisherTag, sendConsent } from './google.ts';

/** Requests an ad unit in an element, and passes the request on to the tag. */
function askTag(id = 302, mark = (_isEmpty: boolean) => {}, fail = () => {}) {
  const request = { id: `container-${id}`, unit: `/1234567/${id}`, mark, fail };
  return requestPublisherTag({ ...request, sizes: [[300, 600]] });
}

/** Replaces a tag's global object, like an ad blocker. */
const stub = (name: string, value: object) => Reflect.set(window, name, value);

/** Runs the queued commands, like Google Publisher Tag when it loads. */
function runCommands() {
  vi.runAllTimers();
  const { cmd } = window.googletag ?? {};
  if (Array.isArray(cmd)) for (const command of cmd) command();
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['adsbygoogle', 'googletag', 'dataLayer', '__tcfapi'])
    Reflect.deleteProperty(window, name);
});

afterEach(() => vi.useRealTimers());

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
  it('restricts the processing of data before its first request, or requests nothing', () => {
    const request = {
      id: 'container-301',
      unit: '/1/301',
      mark() {},
      sizes: [[300, 250]] as const,
    };
    const calls: unknown[] = [];
    const tag = {
      cmd: [],
      setConfig() {},
      defineSlot: () => void calls.push('defineSlot'),
      enableServices() {},
      display: () => void calls.push('display'),
    };
    const setPrivacySettings = (settings: object) => void calls.push(settings);
    stub('googletag', { ...tag, pubads: () => ({ setPrivacySettings }) });
    const fail = vi.fn();
    requestPublisherTag({ ...request, isRestricted: true, fail });
    runCommands();
    expect(calls).toEqual([{ restrictDataProcessing: true }, 'defineSlot', 'display']);
    stub('googletag', { ...tag, cmd: [], pubads: () => ({}) });
    requestPublisherTag({ ...request, isRestricted: true, fail });
    runCommands();
    expect(fail).toHaveBeenCalledOnce();
    expect(calls).toHaveLength(3);
  });

  it('receives the key-values of the page and of each slot before its first request', () => {
    const calls: unknown[] = [];
    const record = (name: string) => (value: unknown) => void calls.push([name, value]);
    stub('googletag', {
      cmd: [],
      setConfig: record('page'),
      defineSlot: (unit: string) => ({ addService() {}, setConfig: record(unit) }),
      display: record('display'),
    });
    const targeting = { topic: ['rest'], language: 'en' };
    const request = { sizes: [[300, 250]] as const, targeting, mark() {}, fail() {} };
    const slotTargeting = '{"slot":"home.after-hero"}';
    requestPublisherTag({ ...request, id: 'a', unit: '/1/a', slotTargeting });
    requestPublisherTag({ ...request, id: 'b', unit: '/1/b' });
    runCommands();
    expect(calls).toEqual([
      ['page', expect.objectContaining({ singleRequest: true, targeting })],
      ['/1/a', { targeting: { slot: 'home.after-hero' } }],
      ['display', 'a'],
      ['display', 'b'],
    ]);
  });

  it('causes an error for an ad blocker’s stub, both when commands are queued and when they run', () => {
    stub('googletag', { cmd: {} });
    expect(askTag).toThrow('googletag.cmd.push: expected a function; found undefined');

    const fail = vi.fn();
    stub('googletag', { cmd: [], pubads: () => ({}) });
    askTag(302, undefined, fail);
    runCommands();
    expect(fail).toHaveBeenCalledOnce();
  });

  it('requests all ad units at once, in SafeFrames, and marks the slots of empty units', () => {
    const calls: unknown[][] = [];
    const record =
      (name: string) =>
      (...parameters: unknown[]) => {
        calls.push([name, ...parameters]);
      };
    const listeners: ((event: object) => void)[] = [];
    const pubads = {
      addEventListener: (_name: string, listener: () => void) => listeners.push(listener),
    };
    stub('googletag', {
      cmd: [],
      pubads: () => pubads,
      setConfig: record('setConfig'),
      defineSlot: record('defineSlot'),
      enableServices: record('enableServices'),
      display: record('display'),
    });
    const marks = [vi.fn(), vi.fn()] as const;
    askTag(301, marks[0]);
    askTag(302, marks[1]);
    const withdraw = askTag(303);
    withdraw();
    runCommands();
    const safeFrame = { forceSafeFrame: true, sandbox: true };
    expect(calls).toEqual([
      ['setConfig', { singleRequest: true, centering: true, safeFrame }],
      ['defineSlot', '/1234567/301', [[300, 600]], 'container-301'],
      ['defineSlot', '/1234567/302', [[300, 600]], 'container-302'],
      ['enableServices'],
      ['display', 'container-301'],
      ['display', 'container-302'],
    ]);

    const dispatchRender = (id: string, isEmpty: boolean) => {
      for (const listener of listeners) listener({ isEmpty, slot: { getSlotElementId: () => id } });
    };
    dispatchRender('container-302', true);
    dispatchRender('container-301', false);
    expect(marks[0]).toHaveBeenCalledExactlyOnceWith(false);
    expect(marks[1]).toHaveBeenCalledExactlyOnceWith(true);
  });
});
