// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TICK, WITHDRAW, WITHDRAWN } from './protocol.ts';

/** The messages that the frame has posted over its port. */
const said: unknown[] = [];

class Port {
  onmessage?: (event: MessageEvent) => void;
  postMessage(message: unknown) {
    said.push(message);
  }
}

/** A message event. As in browsers, `data` is a getter of the prototype. */
class Message extends Event {
  #data: unknown;
  constructor(data: unknown) {
    super('message');
    this.#data = data;
  }
  get data() {
    return this.#data;
  }
}

let port: MessagePort;
const order = (data: unknown) => Reflect.apply(port.onmessage ?? fail, port, [new Message(data)]);
const fail = () => {
  throw new Error('frame: expected a listener on the port; found none');
};

beforeEach(async () => {
  said.splice(0);
  vi.stubGlobal('MessagePort', Port);
  vi.stubGlobal('MessageEvent', Message);
  vi.resetModules();
  const { run } = await import('./run.ts');
  port = Object.assign(new MessageChannel().port1);
  Object.setPrototypeOf(port, Port.prototype);
  run(port, 8000, { html: '<div id="container"></div>', kind: 'home' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a frame', () => {
  it('sends a heartbeat when it starts, and at each tick of the page', () => {
    order(TICK);
    order(TICK);
    expect(said).toEqual([1, 2, 3].map((beat) => ({ beat, loads: 0 })));
  });

  it('does not count a `load` event that a creative dispatches', () => {
    dispatchEvent(new Event('load'));
    order(TICK);
    expect(said.at(-1)).toEqual({ beat: 2, loads: 0 });
  });

  it("inserts the network's HTML into its document", () => {
    expect(document.getElementById('container')).not.toBeNull();
  });

  it('blocks all requests when consent is withdrawn, and then replies', () => {
    order(WITHDRAW);
    const policy = document.querySelector('head > meta[http-equiv="Content-Security-Policy"]');
    expect(policy?.getAttribute('content')).toContain("default-src 'none'");
    expect(said.at(-1)).toBe(WITHDRAWN);
  });

  it('ignores all other messages on the port', () => {
    order({ beat: 1 });
    expect(said).toHaveLength(1);
  });
});
