// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { watchFlood } from './message-flood.ts';

const exceeded = vi.fn();
const frame = document.createElement('iframe');
const outer = { parent: window };

function post(count: number, source: unknown, time = 1000) {
  for (let sent = 0; sent < count; sent += 1) {
    const message = new Event('message');
    Object.defineProperties(message, { source: { value: source }, timeStamp: { value: time } });
    dispatchEvent(message);
  }
}

let stop = () => {};

beforeEach(() => {
  stop();
  exceeded.mockReset();
  Object.defineProperty(frame, 'contentWindow', { value: outer, configurable: true });
  stop = watchFlood(frame, exceeded);
});

it('watchFlood reports a frame that posts more than 5,000 messages a second', () => {
  post(5_000, outer, 1000);
  post(5_000, outer, 2000);
  expect(exceeded).not.toHaveBeenCalled();
  post(1, outer, 2999);
  expect(exceeded).toHaveBeenCalledOnce();
});

it('watchFlood counts messages of a nested frame', () => {
  post(5_001, { parent: { parent: outer } });
  expect(exceeded).toHaveBeenCalledOnce();
});

it('watchFlood does not count messages from other windows', () => {
  post(5_001, { parent: window });
  post(5_001, window);
  post(5_001, null);
  // A window that has been removed: its `parent` is null.
  post(5_001, { parent: null });
  expect(exceeded).not.toHaveBeenCalled();
});

it('watchFlood counts no messages after the frame has been removed', () => {
  stop();
  post(5_001, outer);
  expect(exceeded).not.toHaveBeenCalled();
});
