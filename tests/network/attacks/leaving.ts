import type { Faults } from '../faults/fault.ts';

/** Attacks when a visitor leaves the page or withdraws consent, and uses of forbidden features. */
export const leaving: Faults = {
  'computes-before-leaving': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const compute = () => {
        kit.report('beforeunload', 'heard');
        const end = Date.now() + 5_000;
        while (Date.now() < end);
      };
      addEventListener('beforeunload', compute, true);
      Reflect.set(window, 'onbeforeunload', compute);
    },
  },
  'listens-for-unload': {
    state: 'filled',
    needsFullBrowser: true,
    play: (kit) => {
      kit.fillAll();
      addEventListener('unload', () => kit.report('unload', 'heard'));
    },
    reports: [/unload is not allowed in this document/],
  },
  'sends-last-requests': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      for (const name of ['pagehide', 'visibilitychange'])
        for (const target of [window, document])
          target.addEventListener(name, () => {
            kit.report('image', name);
            navigator.sendBeacon(`${kit.origin}/received?beacon=${name}`);
            fetch(`${kit.origin}/received?fetch=${name}`, { keepalive: true, mode: 'no-cors' });
          });
    },
    reports: [/violates the (?:following|document's) Content Security Policy/],
  },
  'goes-back-by-a-frame': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.nest('setInterval(() => history.back(), 50);');
    },
  },
  'uses-what-it-may-not': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
        if (Reflect.get(window, name)) kit.report('WebRTC', name);
      const policy: unknown = Reflect.get(document, 'featurePolicy');
      if (!(policy instanceof Object)) return;
      const allowed: unknown = Reflect.get(policy, 'allowedFeatures').call(policy);
      const hints = /^ch-(?:save-data|ua|ua-mobile|ua-platform)$/;
      for (const feature of Array.isArray(allowed) ? allowed : [])
        if (!hints.test(feature)) kit.report('feature', feature);
      if (document.pictureInPictureEnabled) kit.report('feature', 'picture-in-picture');
    },
    reports: [/picture-in-picture is not allowed/],
  },
};
