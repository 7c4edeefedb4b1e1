// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Share from './Share.island.tsx';

const url = 'https://daymark.example/blog/guide-1';
const show = () => {
  const user = userEvent.setup();
  document.head.innerHTML = `<link rel="canonical" href="${url}">`;
  document.body.innerHTML = '<h1>Tai Chi &amp; Qigong Guide 1</h1>';
  render(<Share />);
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
    expect(status()).toBe('Link copied.');
  });

  it('announce each copy of the link', async () => {
    const user = show();
    const copy = () => user.click(screen.getByRole('button', { name: 'Copy link' }));
    await copy();
    const first = screen.getByRole('status').firstChild;
    await copy();
    expect(status()).toBe('Link copied.');
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
    expect(status()).toBe('Link copied.');
  });
});
