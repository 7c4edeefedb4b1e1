import type { Faults } from '../faults/fault.ts';

/**
 * Attacks on the scroll position: each repeatedly tries to scroll the page back to the creative.
 * The page removes all frames if something has scrolled it against the visitor's input (`failed`).
 */
export const scroll: Faults = {
  'scrolls-itself-into-view': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      setInterval(() => document.body.scrollIntoView(), 30);
    },
  },
  'scrolls-by-a-frame': {
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.nest('setInterval(() => field.scrollIntoView(), 30);');
    },
  },
  'scrolls-smoothly-by-a-frame': {
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.nest("setInterval(() => field.scrollIntoView({ behavior: 'smooth' }), 100);");
    },
  },
  'scrolls-at-times-by-a-frame': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.nest('setInterval(() => field.scrollIntoView(), 400);');
    },
  },
  'scrolls-by-a-search': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.add('p', 'needle');
      const find: unknown = Reflect.get(window, 'find');
      setInterval(() => {
        if (find instanceof Function) find.call(window, 'needle', false, false, true);
      }, 30);
    },
  },
  'scrolls-by-a-fragment': {
    isVariant: true,
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.add('p', 'here').id = 'here';
      setInterval(() => location.replace('#here'), 30);
    },
  },
  'scrolls-by-a-selection': {
    isVariant: true,
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      const text = kit.add('div', 'Some words');
      text.contentEditable = 'true';
      setInterval(() => {
        getSelection()?.collapse(text.firstChild, 1);
        getSelection()?.modify('move', 'forward', 'word');
      }, 30);
    },
  },
};
