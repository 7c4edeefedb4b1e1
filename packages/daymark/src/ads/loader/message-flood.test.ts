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

it('a frame may post at most 5,000 messages a second', () => {
  post(5_000, outer, 1000);
  post(5_000, outer, 2000);
  expect(exceeded).not.toHaveBeenCalled();
  post(1, outer, 2999);
  expect(exceeded).toHaveBeenCalledOnce();
});

it('messages of a frame within the frame count too', () => {
  post(5_001, { parent: { parent: outer } });
  expect(exceeded).toHaveBeenCalledOnce();
});

it('messages from other windows do not count', () => {
  post(5_001, { parent: window });
  post(5_001, window);
  post(5_001, null);
  // A window that has been removed.
  post(5_001, { parent: null });
  expect(exceeded).not.toHaveBeenCalled();
});

it('no message counts after the frame has been removed', () => {
  stop();
  post(5_001, outer);
  expect(exceeded).not.toHaveBeenCalled();
});
