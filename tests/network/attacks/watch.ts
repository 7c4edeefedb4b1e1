import type { Faults } from '../faults/fault.ts';

/**
 * Attacks on the monitoring of a creative: on the timers and the clock of its frame, on the port
 * over which the frame reports to the page, and on the event loop of the page.
 */
export const watch: Faults = {
  'clears-every-timer': {
    isVariant: true,
    state: 'empty',
    play: (kit) => {
      const containers = kit.fillAll();
      setTimeout(() => {
        for (let timer = 0; timer < 10_000; timer += 1) clearInterval(timer);
        for (const container of containers) container.replaceChildren();
      }, 1_000);
    },
  },
  'clears-every-timer-and-opens-its-document': {
    state: 'empty',
    play: (kit) => {
      kit.fillAll();
      setTimeout(() => {
        for (let timer = 0; timer < 10_000; timer += 1) clearInterval(timer);
        document.open();
        document.close();
      }, 1_000);
    },
  },
  'stops-the-clock': {
    state: 'empty',
    play: (kit) => {
      const containers = kit.fillAll();
      Object.defineProperty(Performance.prototype, 'now', { value: () => 0 });
      Date.now = () => 0;
      setTimeout(() => {
        for (const container of containers) container.replaceChildren();
      }, 1_000);
    },
  },
  'reaches-for-the-port': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const found = {
        get: () => kit.report('port', 'found'),
        set: () => kit.report('port', 'found'),
      };
      for (const name of ['data', 'ports', 'source'])
        Object.defineProperty(MessageEvent.prototype, name, found);
      for (const name of ['target', 'currentTarget', 'srcElement'])
        Object.defineProperty(Event.prototype, name, found);
      Object.defineProperty(MessagePort.prototype, 'onmessage', found);
    },
  },
  'floods-without-pause': {
    isVariant: true,
    state: 'heavy',
    isBusy: true,
    play: (kit) => {
      kit.fillAll();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        for (let sent = 0; sent < 500; sent += 1) parent.postMessage(sent, '*');
        port2.postMessage(0);
      };
      port2.postMessage(0);
    },
  },
  'floods-by-a-frame': {
    state: 'heavy',
    isBusy: true,
    play: (kit) => {
      kit.fillAll();
      kit.nest(
        "setInterval(() => { for (let sent = 0; sent < 2000; sent += 1) top.postMessage(sent, '*'); }, 4);",
      );
    },
  },
};
