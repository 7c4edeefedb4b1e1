// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAdsense, askPublisherTag, tellConsent } from './google.ts';

const slot = { bannerId: 302, width: 300, height: 600, milliseconds: 5000 };
const askTag = (mark = () => {}, fail = () => {}) =>
  askPublisherTag('container-302', '/1234567/blog', slot, mark, fail);

/** What a blocker leaves of a tag. */
const stub = (name: string, value: object) => Reflect.set(window, name, value);

/** Does what waits for the tag, as the tag does when it comes. */
function runCommands() {
  const { cmd } = window.googletag ?? {};
  if (Array.isArray(cmd)) for (const command of cmd) command();
}

beforeEach(() => {
  for (const name of ['adsbygoogle', 'googletag', 'dataLayer', '__tcfapi'])
    Reflect.deleteProperty(window, name);
});

it("Google's tags are told of consent by the object that they know commands by", () => {
  tellConsent('default', 'unasked');
  tellConsent('update', 'granted');
  const commands = (window.dataLayer ?? []).map((command) => [
    Object.prototype.toString.call(command),
    ...Array.from(Object(command)),
  ]);
  expect(commands).toEqual([
    ['[object Arguments]', 'consent', 'default', expect.objectContaining({ ad_storage: 'denied' })],
    ['[object Arguments]', 'consent', 'update', expect.objectContaining({ ad_storage: 'granted' })],
  ]);
});

it("Google's tags are left to the consent platform where there is one, purpose by purpose", () => {
  stub('__tcfapi', () => {});
  tellConsent('default', 'unasked');
  expect(window.dataLayer).toBeUndefined();
});

describe('AdSense', () => {
  it('is asked before it is there', () => {
    askAdsense();
    expect(window.adsbygoogle).toEqual([{}]);
  });

  it('of which a blocker has left the name is found out', () => {
    stub('adsbygoogle', {});
    expect(askAdsense).toThrow('adsbygoogle.push: expected a function; found undefined');
  });
});

describe('Google Publisher Tag', () => {
  it('of which a blocker has left the name is found out, before it runs and when it does', () => {
    stub('googletag', { cmd: {} });
    expect(askTag).toThrow('googletag.cmd.push: expected a function; found undefined');

    const fail = vi.fn();
    stub('googletag', { cmd: [], pubads: () => ({}) });
    askTag(undefined, fail);
    runCommands();
    expect(fail).toHaveBeenCalledOnce();
  });

  it('fills its unit, and says of its own slot alone that there is nothing', () => {
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

    const tell = (id: string, isEmpty: boolean) => {
      for (const listener of listeners) listener({ isEmpty, slot: { getSlotElementId: () => id } });
    };
    tell('container-301', true);
    tell('container-302', false);
    expect(mark).not.toHaveBeenCalled();
    tell('container-302', true);
    expect(mark).toHaveBeenCalledOnce();
  });
});
