// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT, STORAGE_KEY, watchScheme } from './scheme.browser.ts';

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

  it('is the system’s at first, and nothing is stored', () => {
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('system');
    expect(localStorage).toHaveLength(0);
  });

  it('is kept once chosen, and set before the next page is painted', () => {
    choose('dark');
    expect(root.dataset.scheme).toBe('dark');
    expect(localStorage.getItem(STORAGE_KEY)).toBe('dark');
    delete root.dataset.scheme;
    runEarlyScript();
    expect(root.dataset.scheme).toBe('dark');
  });

  it('leaves nothing behind when the system’s is chosen again', () => {
    choose('dark');
    choose('system');
    expect(root.dataset.scheme).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('follows a choice made in another tab, or before the visitor came back', () => {
    localStorage.setItem(STORAGE_KEY, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    expect(root.dataset.scheme).toBe('light');
    localStorage.setItem(STORAGE_KEY, 'dark');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(root.dataset.scheme).toBe('dark');
    expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('dark');
  });

  it('ignores a stored word that is no scheme', () => {
    localStorage.setItem(STORAGE_KEY, 'sepia');
    runEarlyScript();
    expect(root.dataset.scheme).toBeUndefined();
  });

  it('holds for the page where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    choose('light');
    expect(root.dataset.scheme).toBe('light');
    vi.restoreAllMocks();
  });
});
