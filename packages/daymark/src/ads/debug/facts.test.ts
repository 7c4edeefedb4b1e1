// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';

function boxWith(data: Record<string, string>): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.dataset, { bannerId: '101', ...data });
  // The reserved height includes the top and bottom borders, as in slot.css.
  Object.assign(box.style, {
    minHeight: '252px',
    borderTop: '1px solid',
    borderBottom: '1px solid',
  });
  Object.defineProperties(box, {
    offsetHeight: { value: 252 },
    clientHeight: { value: 250 },
    offsetWidth: { value: 360 },
    clientWidth: { value: 360 },
  });
  box.innerHTML = '<div class="house-creative"></div><ins></ins>';
  document.body.replaceChildren(box);
  return box;
}

describe('the debug overlay', () => {
  it('describes a house creative', () => {
    expect(factsOf(boxWith({}), { shift: 0 })).toEqual({
      slot: '101',
      'filled by': 'house',
      consent: 'not needed',
      reserved: '360 × 250',
      rendered: '360 × 250',
      creative: '0 × 0',
      'layout shift': '0.000',
      state: 'no network',
    });
  });

  it('describes a slot for a network before the loader requests a creative', () => {
    expect(factsOf(boxWith({ network: 'acme' }), { shift: 0 })).toMatchObject({
      'filled by': 'acme',
      consent: 'not known yet',
      state: 'not requested',
    });
  });

  it('describes a filled slot with the consent and the time until it was filled', () => {
    const box = boxWith({ network: 'acme', consent: 'granted', state: 'filled' });
    const change = { state: 'filled' as const, milliseconds: 412 };
    expect(factsOf(box, { shift: 0.0123, change })).toMatchObject({
      consent: 'granted',
      'layout shift': '0.012',
      state: 'filled after 412 ms',
    });
  });

  it('shows the state of a consent platform, if the site has one', () => {
    const box = boxWith({ network: 'acme', consent: 'unasked', platform: 'asks the visitor' });
    expect(factsOf(box, { shift: 0 })).toMatchObject({ 'consent platform': 'asks the visitor' });
  });

  it('shows a state without a time if the state changed before the overlay started', () => {
    const box = boxWith({ network: 'acme', state: 'late' });
    expect(factsOf(box, { shift: 0 })).toMatchObject({ state: 'late' });
  });

  it('describes the box for Google Ads, which has no banner id', () => {
    const box = boxWith({});
    delete box.dataset.bannerId;
    box.textContent = 'Google Ads';
    expect(factsOf(box, { shift: 0 })).toMatchObject({
      slot: 'no banner id',
      'filled by': 'none',
      creative: 'none',
    });
  });
});
