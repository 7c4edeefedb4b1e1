// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readNotebook } from '../../notebook/storage.ts';
import Share from './Share.island.tsx';

const url = 'https://daymark.example/blog/guide-1';
const show = () => {
  const user = userEvent.setup();
  render(<Share title="Tai Chi & Qigong Guide 1" url={url} />);
  return user;
};
const status = () => screen.getByRole('status').textContent;

describe('sharing an article', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('copies the canonical link and says so', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(status()).toBe('Link copied');
  });

  it('shows the link where copying is not allowed', async () => {
    const user = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(status()).toContain(url);
  });

  it('opens the system’s share sheet where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    const user = show();
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Tai Chi & Qigong Guide 1', url });
    Object.assign(navigator, { share: undefined });
  });

  it('says nothing when the share sheet is closed', async () => {
    const user = show();
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(status()).toBe('');
    Object.assign(navigator, { share: undefined });
  });

  it('copies where there is no share sheet', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(status()).toBe('Link copied');
  });

  it('keeps the article on the reading list, and takes it off again', async () => {
    const user = show();
    const keep = screen.getByRole('button', { name: 'Keep for later' });
    await user.click(keep);
    expect(keep.getAttribute('aria-pressed')).toBe('true');
    expect(status()).toBe('On your reading list');
    expect(readNotebook().notebook.readingList).toEqual([
      { path: '/blog/guide-1', title: 'Tai Chi & Qigong Guide 1', kept: expect.any(String) },
    ]);
    await user.click(keep);
    expect(keep.getAttribute('aria-pressed')).toBe('false');
    expect(status()).toBe('Off your reading list');
    expect(localStorage).toHaveLength(0);
  });

  it('sends the link by e-mail, the title escaped', () => {
    show();
    expect(screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')).toBe(
      `mailto:?subject=Tai%20Chi%20%26%20Qigong%20Guide%201&body=${encodeURIComponent(url)}`,
    );
  });
});
