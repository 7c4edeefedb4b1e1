import type { Faults } from './fault.ts';

/** Faults of creatives (the content of ads): wrong or changing sizes, reloads, heavy use, sound. */
export const creatives: Faults = {
  'too-large': {
    state: 'filled',
    play: (kit) => {
      for (const container of kit.containers()) kit.fill(container, 1_600, 1_200);
    },
  },
  'of-zero-size': {
    state: 'empty',
    play: (kit) => {
      for (const container of kit.containers()) kit.fill(container, 0, 0);
    },
  },
  'in-an-empty-frame': {
    state: 'empty',
    play: (kit) => kit.frameAll(''),
  },
  'in-a-blocked-frame': {
    state: 'empty',
    play: (kit) => kit.frameAll('https://blocked.localhost/creative.html'),
    reports: [/violates the following Content Security Policy directive: "frame-src/],
  },
  'in-an-empty-box': {
    isVariant: true,
    state: 'empty',
    play: (kit) => {
      for (const container of kit.containers()) {
        const box = document.createElement('div');
        box.style.height = '250px';
        container.replaceChildren(box);
      }
    },
  },
  'grows-and-shrinks': {
    state: 'filled',
    play: (kit) => {
      const filled = kit.fillAll();
      let turn = 0;
      setInterval(() => {
        turn += 1;
        const high = turn % 2 === 0 ? 40 : 900;
        for (const container of filled) kit.fill(container, high, high);
      }, 150);
    },
  },
  'refreshes-every-second': {
    isVariant: true,
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      setInterval(() => kit.fillAll(), 1_000);
    },
  },
  'of-50-megabytes': {
    state: 'heavy',
    isBusy: true,
    play: async (kit) => {
      kit.fillAll();
      const { body } = await fetch(`${kit.origin}/huge`);
      const reader = body?.getReader();
      while (reader && !(await reader.read()).done);
    },
  },
  'plays-sound': {
    state: 'filled',
    play: (kit) => {
      for (const container of kit.fillAll()) {
        const recording = document.createElement('audio');
        recording.src = `${kit.origin}/sound.wav`;
        recording.autoplay = true;
        recording.loop = true;
        recording.addEventListener('playing', () => kit.report('sound', 'playing'));
        container.append(recording);
      }
      const sound = new AudioContext();
      const tone = sound.createOscillator();
      tone.connect(sound.destination);
      tone.start();
      setInterval(() => {
        if (sound.state === 'running') kit.report('sound', sound.state);
      }, 200);
    },
  },
};
