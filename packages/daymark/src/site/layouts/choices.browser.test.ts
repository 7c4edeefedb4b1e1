// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as wording from '#words';
import { SCHEME_KEY, TEXT_KEY } from '../../browser/stored-values.ts';
import { watchScheme, watchText } from './choices.browser.ts';

const root = document.documentElement;
const runEarlyScript = () => {
  vi.resetModules();
  return import('./early.browser.ts');
};
const radios = (name: string, options: object) =>
  Object.keys(options)
    .map((value) => `<input type="radio" name="${name}" value="${value}">`)
    .join('');
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

  it('are stored when they are chosen, and set before the first paint of the next page', async () => {
    choose('size', 'largest');
    choose('spacing', 'wide');
    expect(localStorage.getItem(TEXT_KEY)).toBe('largest wide');
    expect(root.dataset.text).toBe('largest wide');
    delete root.dataset.text;
    await runEarlyScript();
    expect(root.dataset.text).toBe('largest wide');
  });

  it('are removed from storage when the visitor chooses normal for both', () => {
    choose('size', 'large');
    choose('spacing', 'wide');
    choose('size', '');
    expect(localStorage.getItem(TEXT_KEY)).toBe('wide');
    choose('spacing', '');
    expect(root.dataset.text).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('change after a choice or an erasure in another tab', () => {
    localStorage.setItem(TEXT_KEY, 'small');
    window.dispatchEvent(new StorageEvent('storage', { key: TEXT_KEY }));
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
    localStorage.setItem(TEXT_KEY, 'large');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(root.dataset.text).toBe('large');
    localStorage.setItem(TEXT_KEY, 'small');
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

function chooseScheme(value: string): void {
  const input = document.querySelector<HTMLInputElement>(`[value=${value}]`);
  input?.click();
}

describe('the colour scheme', () => {
  beforeEach(() => {
    localStorage.clear();
    delete root.dataset.scheme;
    document.body.innerHTML = `<fieldset>${['system', 'light', 'dark']
      .map((value) => `<input type="radio" name="s" value="${value}">`)
      .join('')}</fieldset>`;
    const panel = document.querySelector('fieldset');
    if (panel) watchScheme(panel, root);
  });

  it('is initially that of the system, and nothing is stored', () => {
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('system');
    expect(localStorage).toHaveLength(0);
  });

  it('is stored when it is chosen, and set before the first paint of the next page', async () => {
    chooseScheme('dark');
    expect(root.dataset.scheme).toBe('dark');
    expect(localStorage.getItem(SCHEME_KEY)).toBe('dark');
    delete root.dataset.scheme;
    await runEarlyScript();
    expect(root.dataset.scheme).toBe('dark');
  });

  it('is removed from storage when the visitor chooses “System”', () => {
    chooseScheme('dark');
    chooseScheme('system');
    expect(root.dataset.scheme).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('changes after a choice in another tab or while the page was in the back/forward cache', () => {
    localStorage.setItem(SCHEME_KEY, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }));
    expect(root.dataset.scheme).toBe('light');
    localStorage.setItem(SCHEME_KEY, 'dark');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.dataset.scheme).toBe('dark');
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('dark');
  });

  it('is that of the system if the stored value is invalid', async () => {
    localStorage.setItem(SCHEME_KEY, 'sepia');
    await runEarlyScript();
    const panel = document.querySelector('fieldset');
    if (panel) watchScheme(panel, root);
    expect(root.dataset.scheme).toBeUndefined();
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('system');
  });

  it('applies to the current page if storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    chooseScheme('light');
    expect(root.dataset.scheme).toBe('light');
    vi.restoreAllMocks();
  });
});
