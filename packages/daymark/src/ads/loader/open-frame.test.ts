// @vitest-environment happy-dom
import { setImmediate as passed } from 'node:timers/promises';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FrameRequest, WITHDRAW, WITHDRAWN } from '../frame/protocol.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';

const slot: FrameRequest = {
  bannerId: 101,
  width: 300,
  height: 250,
  sizes: [[300, 250]],
  milliseconds: 8000,
  page: { address: 'https://example.org/blog/first', topics: [] },
};
const reportState = vi.fn();

/** A slot box with a frame, and the messages between page and frame. */
interface Stage {
  box: HTMLElement;
  /** The width of the slot box; 0 if the box is not displayed. */
  width: number;
  opened?: OpenFrame;
  /** The only message to the window of the frame. */
  asked?: unknown;
  /** The frame's end of the message channel. */
  port?: MessagePort;
}

const stage: Stage = { box: document.createElement('div'), width: 320 };

const frameOf = () => stage.box.querySelector('iframe');
const load = () => frameOf()?.dispatchEvent(new Event('load'));

/** Posts a message from the frame, and waits until the page has received it. */
async function say(message: unknown) {
  stage.port?.postMessage(message);
  await passed();
  await passed();
}

function open(address = '/ads/frame/acme') {
  stage.opened = openFrame(stage.box, address, slot, reportState);
  const contentWindow = {
    postMessage: (data: unknown, _target: string, [end]: MessagePort[]) => {
      stage.asked = data;
      if (end) stage.port = end;
    },
  };
  Object.defineProperty(frameOf() ?? {}, 'contentWindow', { value: contentWindow });
  load();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('MessageChannel', MessageChannel);
  reportState.mockReset();
  stage.box = document.createElement('div');
  stage.width = 320;
  Object.defineProperty(stage.box, 'offsetWidth', { get: () => stage.width });
});
afterEach(() => {
  stage.opened?.withdraw();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'featurePolicy');
});

describe('a frame', () => {
  it('may navigate the tab after a click only if the settings allow its network to', () => {
    open();
    const sandbox = frameOf()?.getAttribute('sandbox');
    expect(sandbox).not.toContain('top-navigation');
    stage.opened?.end('empty');
    stage.box.dataset.mayReplacePage = '';
    open();
    expect(frameOf()?.getAttribute('sandbox')).toBe(
      `${sandbox} allow-top-navigation-by-user-activation`,
    );
  });

  it('has an opaque origin, and only the permissions that a creative needs', () => {
    open();
    expect(frameOf()?.getAttribute('sandbox')).not.toContain('same-origin');
    expect(frameOf()?.getAttribute('allow')).toMatch(/^gamepad 'none'/);
    expect(frameOf()?.hasAttribute('credentialless')).toBe(true);
    expect(frameOf()?.width).toBe('300');
    // The frame does not load lazily, because the timeout begins now, wherever the visitor scrolls.
    expect(frameOf()?.hasAttribute('loading')).toBe(false);
  });

  it('keeps its origin on another host', () => {
    open('https://frames.example/ads/frame/keeper');
    expect(frameOf()?.getAttribute('sandbox')).toContain('allow-same-origin');
  });

  it('receives the slot request and the remaining time', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1250);
    open();
    expect(stage.asked).toEqual({ slot: { ...slot, milliseconds: 7750 } });
  });

  it('that reports "filled" stays', async () => {
    open();
    await say({ state: 'filled' });
    expect(reportState).toHaveBeenCalledExactlyOnceWith('filled');
    vi.advanceTimersByTime(slot.milliseconds);
    expect(frameOf()).not.toBeNull();
  });

  it.each(['empty', 'failed', 'heavy'])('that reports "%s" is removed', async (state) => {
    open();
    await say({ state });
    expect(reportState).toHaveBeenCalledExactlyOnceWith(state);
    expect(frameOf()).toBeNull();
  });

  it('that reports no state before the timeout is removed, with the state "late"', () => {
    open();
    vi.advanceTimersByTime(slot.milliseconds);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('late');
    expect(frameOf()).toBeNull();
  });

  it('that stops sending heartbeats for 5.5 s gets the state "heavy"', async () => {
    open();
    await say({ beat: 1, loads: 1 });
    load();
    await say({ state: 'filled' });
    vi.advanceTimersByTime(5000);
    expect(reportState).not.toHaveBeenCalledWith('heavy');
    vi.advanceTimersByTime(500);
    expect(reportState).toHaveBeenLastCalledWith('heavy');
  });

  it('that stops sending heartbeats after a `load` event that it has not counted gets the state "failed"', async () => {
    open();
    await say({ beat: 1, loads: 1 });
    load();
    load();
    vi.advanceTimersByTime(2000);
    expect(reportState).toHaveBeenLastCalledWith('failed');
    expect(frameOf()).toBeNull();
  });

  it('that reopens its document and keeps sending heartbeats stays', async () => {
    open();
    load();
    load();
    for (let beat = 1; beat < 10; beat += 1) {
      await say({ beat, loads: 1 });
      vi.advanceTimersByTime(500);
    }
    expect(reportState).not.toHaveBeenCalled();
  });

  it('blocks its requests and then is removed when consent is withdrawn', async () => {
    open();
    const orders: unknown[] = [];
    stage.port?.on('message', (order: unknown) => orders.push(order));
    stage.opened?.withdraw();
    expect(frameOf()).not.toBeNull();
    await say(WITHDRAWN);
    expect(orders).toContain(WITHDRAW);
    expect(frameOf()).toBeNull();
    expect(reportState).not.toHaveBeenCalled();
  });

  it('is removed half a second after consent is withdrawn if it does not reply', () => {
    open();
    stage.opened?.withdraw();
    vi.advanceTimersByTime(499);
    expect(frameOf()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(frameOf()).toBeNull();
  });

  it('is removed at once when consent is withdrawn if it has navigated away', () => {
    open();
    load();
    stage.opened?.withdraw();
    expect(frameOf()).toBeNull();
  });
});

describe('a frame that is not displayed', () => {
  it('does not time out', () => {
    open();
    stage.width = 0;
    vi.advanceTimersByTime(slot.milliseconds);
    stage.width = 320;
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(slot.milliseconds);
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(slot.milliseconds - 500);
    expect(reportState).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('late');
  });

  it('stays even if it reports that it is empty', async () => {
    open();
    await say({ state: 'filled' });
    stage.width = 0;
    await say({ state: 'empty' });
    vi.advanceTimersByTime(slot.milliseconds);
    stage.width = 320;
    await say({ state: 'filled' });
    vi.advanceTimersByTime(slot.milliseconds);
    expect(reportState).not.toHaveBeenCalledWith('empty');
    expect(frameOf()).not.toBeNull();
  });

  it('is removed if it is still empty when its slot box is displayed again', async () => {
    open();
    stage.width = 0;
    await say({ state: 'empty' });
    stage.width = 320;
    vi.advanceTimersByTime(1000);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('empty');
  });
});

const allowed = () => {
  open();
  return frameOf()?.getAttribute('allow');
};

it('a frame may use no feature that the browser knows, except hints about the browser', () => {
  const features = () => ['unload', 'ch-ua', 'a-feature-of-next-year'];
  Object.defineProperty(document, 'featurePolicy', { value: { features }, configurable: true });
  expect(allowed()).toBe("unload 'none'; a-feature-of-next-year 'none'");
});

it('a frame may not use gamepads and storage in browsers that do not list their features', () => {
  expect(allowed()).toBe("gamepad 'none'; storage-access 'none'");
});

describe('a frame that floods the page with messages', () => {
  function post(count: number, source: unknown, time = 1000) {
    for (let sent = 0; sent < count; sent += 1) {
      const message = new Event('message');
      Object.defineProperties(message, { source: { value: source }, timeStamp: { value: time } });
      dispatchEvent(message);
    }
  }
  /** Opens a frame, and returns its window. */
  function outer() {
    open();
    return Object.assign(frameOf()?.contentWindow ?? {}, { parent: window });
  }

  it('is removed after more than 5,000 messages in a second, with the state "heavy"', () => {
    const source = outer();
    post(5_000, source, 1000);
    post(5_000, source, 2000);
    expect(reportState).not.toHaveBeenCalled();
    post(1, source, 2999);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('heavy');
    expect(frameOf()).toBeNull();
  });

  it('is removed even if nested frames post the messages', () => {
    post(5_001, { parent: { parent: outer() } });
    expect(reportState).toHaveBeenCalledWith('heavy');
  });

  it('is not confused with other windows', () => {
    outer();
    post(5_001, { parent: window });
    post(5_001, window);
    post(5_001, null);
    // A window that has been removed: its `parent` is null.
    post(5_001, { parent: null });
    expect(reportState).not.toHaveBeenCalled();
  });

  it('is no longer watched after consent is withdrawn', () => {
    const source = outer();
    stage.opened?.withdraw();
    post(5_001, source);
    expect(reportState).not.toHaveBeenCalled();
  });
});
