// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as wording from '#words';
import { EARLY_SCRIPT } from '../early-script.ts';
import { STORAGE_KEY, watchText } from './text.browser.ts';

const root = document.documentElement;
const runEarlyScript = () => new Function(EARLY_SCRIPT)();
const radios = (name: string, options: readonly (readonly string[])[]) =>
  options.map(([value]) => `<input type="radio" name="${name}" value="${value}">`).join('');
const choose = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`)?.click();
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);

describe('the text size and the line spacing', () => {
  beforeEach(() => {
    localStorage.clear();
    delete root.dataset.text;
    document.body.innerHTML = `<div>${radios('size', wording.textSizes)}${radios('spacing', wording.lineSpacings)}</div>`;
    watchText(document.querySelector('div'), root);
  });

  it('are initially normal, and nothing is stored', () => {
    expect(chosen()).toEqual(['', '']);
    expect(root.dataset.text).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are stored when they are chosen, and set before the first paint of the next page', () => {
    choose('size', 'largest');
    choose('spacing', 'wide');
    expect(localStorage.getItem(STORAGE_KEY)).toBe('largest wide');
    expect(root.dataset.text).toBe('largest wide');
    delete root.dataset.text;
    runEarlyScript();
    expect(root.dataset.text).toBe('largest wide');
  });

  it('are removed from storage when the visitor chooses normal for both', () => {
    choose('size', 'large');
    choose('spacing', 'wide');
    choose('size', '');
    expect(localStorage.getItem(STORAGE_KEY)).toBe('wide');
    choose('spacing', '');
    expect(root.dataset.text).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('change after a choice or an erasure in another tab', () => {
    localStorage.setItem(STORAGE_KEY, 'small');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(root.dataset.text).toBe('small');
    expect(chosen()).toEqual(['small', '']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(root.dataset.text).toBeUndefined();
    expect(chosen()).toEqual(['', '']);
  });

  it('change on pages without switches, which were prerendered or in the back/forward cache', () => {
    document.body.innerHTML = '';
    watchText(null, root);
    localStorage.setItem(STORAGE_KEY, 'large');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(root.dataset.text).toBe('large');
    localStorage.setItem(STORAGE_KEY, 'small');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.dataset.text).toBe('small');
  });

  it('apply to the current page if storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    choose('size', 'large');
    expect(root.dataset.text).toBe('large');
    vi.restoreAllMocks();
  });
});
