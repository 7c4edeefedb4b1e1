// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queuePrompt } from './prompt-queue.ts';

const ends: (() => void)[] = [];

/** Adds a prompt to the queue and records its callbacks. */
function ask(prompt: 'consent' | 'donation') {
  const turns: boolean[] = [];
  const end = queuePrompt(prompt, (isTurn) => turns.push(isTurn));
  ends.push(end);
  return { turns, end };
}

/** Opens or closes the menu, like a visitor. */
function setMenu(isOpen: boolean) {
  const element = isOpen ? document.body : null;
  vi.spyOn(document, 'querySelector').mockReturnValue(element);
  document.body.dispatchEvent(new Event('toggle'));
}

describe('the prompt queue', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const end of ends.splice(0)) end();
  });

  it('shows the only prompt at once', () => {
    expect(ask('donation').turns).toEqual([true]);
  });

  it('shows the consent prompt first and then the donation dialog', () => {
    const consent = ask('consent');
    const donation = ask('donation');
    expect(donation.turns).toEqual([]);
    consent.end();
    expect(donation.turns).toEqual([true]);
    expect(consent.turns).toEqual([true]);
  });

  it('hides the donation dialog while the consent prompt is shown', () => {
    const donation = ask('donation');
    const consent = ask('consent');
    expect(donation.turns).toEqual([true, false]);
    expect(consent.turns).toEqual([true]);
    consent.end();
    expect(donation.turns).toEqual([true, false, true]);
  });

  it('shows no prompt until an open menu closes', () => {
    setMenu(true);
    const consent = ask('consent');
    expect(consent.turns).toEqual([]);
    setMenu(false);
    expect(consent.turns).toEqual([true]);
  });

  it('hides the prompt while a menu is open', () => {
    const consent = ask('consent');
    const donation = ask('donation');
    setMenu(true);
    setMenu(false);
    expect(consent.turns).toEqual([true, false, true]);
    expect(donation.turns).toEqual([]);
  });

  it('does not call back after a prompt has left the queue', () => {
    const { turns, end } = ask('donation');
    end();
    setMenu(true);
    setMenu(false);
    expect(turns).toEqual([true]);
  });
});
