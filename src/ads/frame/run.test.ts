// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the frame has said over its port. */
const said: unknown[] = [];

class Port {
  postMessage(message: unknown) {
    said.push(message);
  }
}

beforeEach(async () => {
  said.splice(0);
  vi.useFakeTimers();
  vi.stubGlobal('MessagePort', Port);
  vi.resetModules();
  const { run } = await import('./run.ts');
  const channel = new MessageChannel();
  Object.setPrototypeOf(channel.port1, Port.prototype);
  run(channel.port1, 8000, { html: '<div id="container"></div>' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a frame', () => {
  it('says at once and ever again that it lives', () => {
    vi.advanceTimersByTime(1000);
    expect(said).toEqual([1, 2, 3].map((beat) => ({ beat, loads: 0 })));
  });

  it('does not count a load that a creative has made up', () => {
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(500);
    expect(said.at(-1)).toEqual({ beat: 2, loads: 0 });
  });

  it("has the network's HTML in its document", () => {
    expect(document.getElementById('container')).not.toBeNull();
  });
});
