import type { Faults } from './fault.ts';

/** Faults of the ad network's script: it throws, fills slots late or never, or breaks built-ins. */
export const scripts: Faults = {
  'throws-at-load': {
    state: 'failed',
    play: () => {
      throw new Error('thrown at load');
    },
    reports: [/thrown at load/],
  },
  'throws-later': {
    isVariant: true,
    state: 'failed',
    play: () => {
      addEventListener('load', () => {
        throw new Error('thrown later');
      });
      Promise.reject(new Error('rejected later'));
    },
    reports: [/thrown later/, /rejected later/],
  },
  'throws-in-a-timer': {
    isVariant: true,
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      setInterval(() => {
        throw new Error('thrown in a timer');
      }, 100);
    },
    reports: [/thrown in a timer/],
  },
  'needs-storage': {
    state: 'failed',
    play: (kit) => {
      // Prebid.js fails in this way: it catches the error, so no listener for errors is called.
      try {
        Reflect.set(document, 'cookie', 'test=1');
        kit.fillAll();
      } catch {
        // The frame reports the cause when the slot has failed.
      }
    },
    reports: [/A sandboxed frame has no cookies .* set its mode to "second-host"/],
  },
  'document-write': {
    state: 'filled',
    play: (kit) => {
      const [first] = kit.fillAll();
      const creative = first?.innerHTML ?? '';
      // Networks still use `write`, although the type of `Document` marks it as deprecated.
      const page: { write(html: string): void } = document;
      // In a timer, because browsers ignore `write` while a script runs that the parser did not
      // insert.
      setTimeout(() => page.write(creative));
    },
  },
  'document-open': {
    state: 'failed',
    play: () => {
      setTimeout(() => {
        document.open();
        document.close();
      });
    },
  },
  'no-fill': {
    state: 'empty',
    play: (kit) => {
      for (const container of kit.containers()) container.setAttribute('data-fill', 'none');
    },
  },
  'fills-after-10-seconds': {
    state: 'late',
    play: (kit) => {
      setTimeout(() => kit.fillAll(), 10_000);
    },
  },
  'cpu-loop': {
    state: 'heavy',
    orElse: 'late',
    isBusy: true,
    needsFullBrowser: true,
    play: (kit) => {
      kit.fillAll();
      const end = Date.now() + 10_000;
      setTimeout(() => {
        while (Date.now() < end);
      }, 100);
    },
  },
  'overwritten-arrays': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const spoilt = () => {
        throw new Error('spoilt');
      };
      for (const name of Object.getOwnPropertyNames(Array.prototype))
        if (name !== 'length' && name !== 'constructor') Reflect.set(Array.prototype, name, spoilt);
    },
  },
  'shadowed-globals': {
    isVariant: true,
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      Reflect.set(MessagePort.prototype, 'postMessage', () => {});
      for (const name of ['postMessage', 'setTimeout', 'requestAnimationFrame', 'MessagePort'])
        Reflect.set(window, name, null);
      for (const name of ['port', 'slot', 'frame', 'state', 'settings'])
        Reflect.set(window, name, { state: 'filled' });
    },
  },
  'removes-its-container': {
    state: 'failed',
    play: (kit) => {
      for (const container of kit.containers()) container.remove();
    },
  },
  'stub-of-a-blocker': {
    state: 'late',
    play: () => {
      // Some ad blockers replace a script by a stub, which defines the globals of the script but
      // none of their methods.
      Object.assign(window, { network: {}, googletag: { cmd: [] }, adsbygoogle: {} });
    },
  },
};
