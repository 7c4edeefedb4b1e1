// @vitest-environment happy-dom
import { setImmediate as passed } from 'node:timers/promises';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFrame } from './open-frame.ts';

const slot = { bannerId: 101, width: 300, height: 250, milliseconds: 8000 };
const tell = vi.fn();
let box: HTMLElement;
let remove: () => void;
/** The one message to it. */
let asked: unknown;
/** The end of the line that the frame has. */
let port: MessagePort;

const frameOf = () => box.querySelector('iframe');
const load = () => frameOf()?.dispatchEvent(new Event('load'));

/** Says something in the frame's name, and waits until it is heard. */
async function say(message: unknown) {
  port.postMessage(message);
  await passed();
  await passed();
}

function open(address = '/ads/frame/acme') {
  remove = openFrame(box, address, slot, tell);
  const contentWindow = {
    postMessage: (data: unknown, _target: string, [end]: MessagePort[]) => {
      asked = data;
      if (end) port = end;
    },
  };
  Object.defineProperty(frameOf() ?? {}, 'contentWindow', { value: contentWindow });
  load();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('MessageChannel', MessageChannel);
  tell.mockReset();
  box = document.createElement('div');
});

afterEach(() => {
  remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a frame', () => {
  it('has no origin, and may nothing but what a creative needs', () => {
    open();
    expect(frameOf()?.getAttribute('sandbox')).not.toContain('same-origin');
    expect(frameOf()?.getAttribute('allow')).toBe('');
    expect(frameOf()?.hasAttribute('credentialless')).toBe(true);
    expect(frameOf()?.width).toBe('300');
  });

  it('keeps its origin on another host, where it is not ours', () => {
    open('https://frames.example/ads/frame/keeper');
    expect(frameOf()?.getAttribute('sandbox')).toContain('allow-same-origin');
  });

  it('is asked for its slot, and told how much patience is left', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1250);
    open();
    expect(asked).toEqual({ slot: { ...slot, milliseconds: 7750 } });
  });

  it('that says so is filled, and stays', async () => {
    open();
    await say({ state: 'filled' });
    expect(tell).toHaveBeenCalledExactlyOnceWith('filled');
    vi.advanceTimersByTime(slot.milliseconds);
    expect(frameOf()).not.toBeNull();
  });

  it.each(['empty', 'failed', 'heavy'])('that says "%s" is taken away', async (state) => {
    open();
    await say({ state });
    expect(tell).toHaveBeenCalledExactlyOnceWith(state);
    expect(frameOf()).toBeNull();
  });

  it('of which nothing is heard is late', () => {
    open();
    vi.advanceTimersByTime(slot.milliseconds);
    expect(tell).toHaveBeenCalledExactlyOnceWith('late');
    expect(frameOf()).toBeNull();
  });

  it('that lives and falls silent computes too much', async () => {
    open();
    await say({ beat: 1, loads: 1 });
    load();
    await say({ state: 'filled' });
    vi.advanceTimersByTime(5000);
    expect(tell).not.toHaveBeenCalledWith('heavy');
    vi.advanceTimersByTime(500);
    expect(tell).toHaveBeenLastCalledWith('heavy');
  });

  it('that falls silent after a load which was not its own has gone elsewhere', async () => {
    open();
    await say({ beat: 1, loads: 1 });
    load();
    load();
    vi.advanceTimersByTime(2000);
    expect(tell).toHaveBeenLastCalledWith('failed');
    expect(frameOf()).toBeNull();
  });

  it('that writes its document anew and lives on is left alone', async () => {
    open();
    load();
    load();
    for (let beat = 1; beat < 10; beat += 1) {
      await say({ beat, loads: 1 });
      vi.advanceTimersByTime(500);
    }
    expect(tell).not.toHaveBeenCalled();
  });
});
