// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queuePrompt } from '../prompt-queue.ts';
import { DONATION_KEY } from '../stored-values.ts';
import DonationDialog from './DonationDialog.island.tsx';

const words = {
  title: 'If this is of use to you',
  message: 'Pass it on.',
  url: 'https://charity.example/donate',
  donateLabel: 'Donate Now',
  laterLabel: 'Later',
};
const show = (restDays = 0) => act(() => render(<DonationDialog {...words} restDays={restDays} />));
const dialog = () => document.querySelector('dialog');
const DAY = 86_400_000;

describe('the donation dialog', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('opens as soon as it is hydrated, without taking the focus', () => {
    show();
    expect(dialog()?.open).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it('is announced in a polite live region', () => {
    show();
    const announced = screen.getByRole('status').textContent;
    expect(announced).toContain(words.title);
    expect(announced).not.toContain(words.message);
  });

  it('links to the charity in the same tab', () => {
    show();
    const link = screen.getByRole('link', { name: 'Donate Now' });
    expect(link.getAttribute('href')).toBe(words.url);
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('shows an account without a link, as text that translation tools do not change', () => {
    const { url: _, ...others } = words;
    const account = { holder: 'Bank transfer to Ines:', iban: 'GB82 WEST 1234 5698 7654 32' };
    act(() => render(<DonationDialog {...others} account={account} restDays={0} />));
    expect(screen.queryByRole('link')).toBeNull();
    const number = screen.getByText(account.iban);
    expect(number.getAttribute('translate')).toBe('no');
    expect(number.parentElement?.textContent).toBe(`${account.holder} ${account.iban}`);
  });

  it('closes on Later and stores nothing', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(dialog()?.open).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('closes on Escape', () => {
    show();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dialog()?.open).toBe(false);
  });

  it('hides and ignores Escape while the consent prompt is shown', () => {
    show();
    let end = () => {};
    act(() => {
      end = queuePrompt('consent', () => {});
    });
    expect(dialog()?.open).toBe(false);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    act(() => end());
    expect(dialog()?.open).toBe(true);
  });

  it.each([
    ['Later', () => fireEvent.click(screen.getByRole('button', { name: 'Later' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('does not open during the rest period that the owner sets, after %s', (_, rest) => {
    const pressed = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(pressed);
    show(2);
    rest();
    const reopen = (later: number) => {
      cleanup();
      clock.mockReturnValue(pressed + later);
      show(2);
      return dialog()?.open;
    };
    expect(reopen(2 * DAY - 1)).toBe(false);
    expect(reopen(2 * DAY)).toBe(true);
    clock.mockRestore();
  });

  it('opens if the stored time of "Later" is not a time', () => {
    localStorage.setItem(DONATION_KEY, 'soon');
    show(2);
    expect(dialog()?.open).toBe(true);
  });
});
