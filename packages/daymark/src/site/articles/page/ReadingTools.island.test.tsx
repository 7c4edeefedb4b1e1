// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotebook } from '../../../browser/notebook/storage.ts';
import { TEXT_KEY } from '../../../browser/stored-values.ts';
import { watchText } from '../../layouts/choices.browser.ts';
import ReadingTools from './ReadingTools.island.tsx';

function show() {
  history.replaceState(null, '', '/blog/guide-1');
  document.body.innerHTML = '<h1>Tai Chi &amp; Qigong Guide 1</h1>';
  render(<ReadingTools />);
  return userEvent.setup();
}
const status = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the button "Save to reading list"', () => {
  it('adds the article to the reading list, and removes it on the next press', async () => {
    const user = show();
    const save = screen.getByRole('button', { name: 'Save to reading list' });
    await user.click(save);
    expect(save.textContent).toBe('Remove from reading list');
    expect(status()).toBe('Saved to reading list.');
    expect(readNotebook().notebook.readingList).toEqual([
      { path: '/blog/guide-1', title: 'Tai Chi & Qigong Guide 1', kept: expect.any(String) },
    ]);
    await user.click(save);
    expect(save.textContent).toBe('Save to reading list');
    expect(status()).toBe('Removed from reading list.');
    expect(localStorage).toHaveLength(0);
  });

  it('says visibly why the article was not saved', async () => {
    const user = show();
    const setItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    await user.click(screen.getByRole('button', { name: 'Save to reading list' }));
    expect(status()).toContain('This was not saved');
    expect(screen.getByRole('status').className).toBe('');
    vi.unstubAllGlobals();
  });
});

describe('the button "Text size"', () => {
  const open = (user: ReturnType<typeof show>) =>
    user.click(screen.getByRole('button', { name: 'Text size' }));
  const checked = () =>
    screen
      .getAllByRole('radio', { checked: true })
      .map(({ parentElement }) => parentElement?.textContent);
  const root = document.documentElement;

  beforeEach(() => {
    delete root.dataset.text;
    watchText(null, root);
    // happy-dom has no popovers.
    const showPopover = function (this: HTMLElement) {
      this.dispatchEvent(new Event('beforetoggle'));
    };
    Object.assign(HTMLElement.prototype, { showPopover });
  });

  it('opens a choice that changes the text of the page and is stored', async () => {
    const user = show();
    expect(screen.queryByRole('radio')).toBeNull();
    await open(user);
    expect(checked()).toEqual(['Normal', 'Normal']);
    await user.click(screen.getByRole('radio', { name: 'Larger' }));
    await user.click(screen.getByRole('radio', { name: 'Wide' }));
    expect(root.dataset.text?.split(' ').toSorted()).toEqual(['large', 'wide']);
    expect(localStorage.getItem(TEXT_KEY)).toBe(root.dataset.text);
    const [normal] = screen.getAllByRole('radio', { name: 'Normal' });
    if (normal) await user.click(normal);
    expect(root.dataset.text).toBe('wide');
    expect(checked()).toEqual(['Normal', 'Wide']);
  });

  it('shows the earlier choice of the visitor', async () => {
    root.dataset.text = 'largest wide';
    const user = show();
    await open(user);
    expect(checked()).toEqual(['Largest', 'Wide']);
  });
});
