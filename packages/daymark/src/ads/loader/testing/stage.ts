import { setImmediate as passed } from 'node:timers/promises';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { afterEach, beforeEach, vi } from 'vitest';
import type { FrameRequest } from '../../frame/message.ts';
import { type OpenFrame, openFrame } from '../open-frame.ts';

export const slot: FrameRequest = {
  bannerId: 101,
  width: 300,
  height: 250,
  sizes: [[300, 250]],
  milliseconds: 8000,
  page: { address: 'https://example.org/blog/first', topics: [] },
};
export const reportState = vi.fn();

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

export const stage: Stage = { box: document.createElement('div'), width: 320 };

export const frameOf = () => stage.box.querySelector('iframe');
export const load = () => frameOf()?.dispatchEvent(new Event('load'));

/** Posts a message from the frame, and waits until the page has received it. */
export async function say(message: unknown) {
  stage.port?.postMessage(message);
  await passed();
  await passed();
}

export function open(address = '/ads/frame/acme') {
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

/** Creates a slot box before each test, and removes it after the test. */
export function setStage(): void {
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
  });
}
