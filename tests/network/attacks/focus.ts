import type { Faults } from '../faults/fault.ts';

/**
 * Attacks that take the focus, to receive the keys that a visitor types. The page removes a frame
 * that has taken the focus of the page (`failed`). If a field gets only the focus of its own
 * document, not of the page, its frame receives no keys, and the page keeps the frame (`filled`).
 */
export const focus: Faults = {
  'focuses-a-field-once': {
    state: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.add('input').focus();
      window.focus();
    },
  },
  'focuses-a-field-in-a-frame': {
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.nest('setInterval(() => field.focus(), 30);');
    },
  },
  'focuses-a-frame': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.nest('setInterval(() => window.focus(), 30);');
    },
  },
  'focuses-before-it-can-be-seen': {
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      document.documentElement.style.opacity = '0';
      kit.nest('setInterval(() => field.focus(), 30);');
    },
  },
  'focuses-by-a-label': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      const label = kit.add('label', 'Name', document.createElement('input'));
      setInterval(() => label.click(), 30);
    },
  },
  'focuses-by-selecting': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      const field = kit.add('input');
      setInterval(() => field instanceof HTMLInputElement && field.select(), 30);
    },
  },
  'focuses-by-checking-a-form': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      const field = kit.add('input');
      field.setAttribute('required', '');
      setInterval(() => field instanceof HTMLInputElement && field.reportValidity(), 30);
    },
  },
  'focuses-by-a-dialog': {
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      const dialog = kit.add('dialog', document.createElement('input'));
      setInterval(() => {
        if (!(dialog instanceof HTMLDialogElement)) return;
        dialog.close();
        dialog.showModal();
      }, 30);
    },
  },
  'focuses-by-a-fragment': {
    isVariant: true,
    state: 'failed',
    orElse: 'filled',
    play: (kit) => {
      kit.fillAll();
      kit.add('input').id = 'field';
      setInterval(() => location.replace('#field'), 30);
    },
  },
};
