// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT } from '../early-script.ts';
import { STORAGE_KEY, watchScheme } from './scheme.browser.ts';

const root = document.documentElement;
const runEarlyScript = () => new Function(EARLY_SCRIPT)();

function choose(value: string): void {
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

  it('is stored when it is chosen, and set before the first paint of the next page', () => {
    choose('dark');
    expect(root.dataset.scheme).toBe('dark');
    expect(localStorage.getItem(STORAGE_KEY)).toBe('dark');
    delete root.dataset.scheme;
    runEarlyScript();
    expect(root.dataset.scheme).toBe('dark');
  });

  it('is removed from storage when the visitor chooses “System”', () => {
    choose('dark');
    choose('system');
    expect(root.dataset.scheme).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('changes after a choice in another tab or while the page was in the back/forward cache', () => {
    localStorage.setItem(STORAGE_KEY, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(root.dataset.scheme).toBe('light');
    localStorage.setItem(STORAGE_KEY, 'dark');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.dataset.scheme).toBe('dark');
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('dark');
  });

  it('is that of the system if the stored value is invalid', () => {
    localStorage.setItem(STORAGE_KEY, 'sepia');
    runEarlyScript();
    const panel = document.querySelector('fieldset');
    if (panel) watchScheme(panel, root);
    expect(root.dataset.scheme).toBeUndefined();
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('system');
  });

  it('applies to the current page if storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    choose('light');
    expect(root.dataset.scheme).toBe('light');
    vi.restoreAllMocks();
  });
});
