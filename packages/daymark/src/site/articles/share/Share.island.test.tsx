// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readNotebook } from '../../../browser/notebook/storage.ts';
import Share from './Share.island.tsx';

const url = 'https://daymark.example/blog/guide-1';
const show = () => {
  const user = userEvent.setup();
  render(<Share title="Tai Chi & Qigong Guide 1" url={url} />);
  return user;
};
const status = () => screen.getByRole('status').textContent;

describe('the share buttons', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('copy the canonical URL and show a confirmation', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(status()).toBe('Link copied');
  });

  it('announce each copy of the link', async () => {
    const user = show();
    const copy = () => user.click(screen.getByRole('button', { name: 'Copy link' }));
    await copy();
    const first = screen.getByRole('status').firstChild;
    await copy();
    expect(status()).toBe('Link copied');
    expect(screen.getByRole('status').firstChild).not.toBe(first);
  });

  it('show the link if copying is not allowed', async () => {
    const user = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(status()).toContain(url);
  });

  it('open the system’s share sheet if the system has one', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    const user = show();
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Tai Chi & Qigong Guide 1', url });
    Object.assign(navigator, { share: undefined });
  });

  it('show no message if the visitor closes the share sheet', async () => {
    const user = show();
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(status()).toBe('');
    Object.assign(navigator, { share: undefined });
  });

  it('copy the link if the system has no share sheet', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(status()).toBe('Link copied');
  });

  it('add the article to the reading list, and remove it on the next click', async () => {
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

  it('link to an e-mail whose subject is the escaped title', () => {
    show();
    expect(screen.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')).toBe(
      `mailto:?subject=Tai%20Chi%20%26%20Qigong%20Guide%201&body=${encodeURIComponent(url)}`,
    );
  });
});
