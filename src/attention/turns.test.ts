// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Asker, takeTurns } from './turns.ts';

const ends: (() => void)[] = [];

/** Asks, and lists the turns that come. */
function ask(asker: Asker) {
  const turns: boolean[] = [];
  const end = takeTurns(asker, (isTurn) => turns.push(isTurn));
  ends.push(end);
  return { turns, end };
}

/** Opens or closes the menu, as a visitor does. */
function setMenu(isOpen: boolean) {
  const element = isOpen ? document.body : null;
  vi.spyOn(document, 'querySelector').mockReturnValue(element);
  document.body.dispatchEvent(new Event('toggle'));
}

describe('the attention of a visitor', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    for (const end of ends.splice(0)) end();
  });

  it('goes to one who asks for it alone', () => {
    expect(ask('donation').turns).toEqual([true]);
  });

  it('goes to consent first, and then to the donation', () => {
    const consent = ask('consent');
    const donation = ask('donation');
    expect(donation.turns).toEqual([]);
    consent.end();
    expect(donation.turns).toEqual([true]);
    expect(consent.turns).toEqual([true]);
  });

  it('leaves the donation when consent has to be asked for, and comes back', () => {
    const donation = ask('donation');
    const consent = ask('consent');
    expect(donation.turns).toEqual([true, false]);
    expect(consent.turns).toEqual([true]);
    consent.end();
    expect(donation.turns).toEqual([true, false, true]);
  });

  it('stays with an open menu until it closes', () => {
    setMenu(true);
    const consent = ask('consent');
    expect(consent.turns).toEqual([]);
    setMenu(false);
    expect(consent.turns).toEqual([true]);
  });

  it('goes to a menu that is opened, and comes back', () => {
    const consent = ask('consent');
    const donation = ask('donation');
    setMenu(true);
    setMenu(false);
    expect(consent.turns).toEqual([true, false, true]);
    expect(donation.turns).toEqual([]);
  });

  it('is of no more concern to one who has ended', () => {
    const { turns, end } = ask('donation');
    end();
    setMenu(true);
    setMenu(false);
    expect(turns).toEqual([true]);
  });
});
