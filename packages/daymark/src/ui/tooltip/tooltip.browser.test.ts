// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './tooltip.browser.ts';

const host = (id: string) =>
  `<span id="${id}" data-tooltip="closed"><button>${id}</button><span role="tooltip">${id}</span></span>`;

const state = (id: string) => document.getElementById(id)?.getAttribute('data-tooltip');
const point = (selector: string, pointerType = 'mouse') =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

describe('a tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<p>text</p>${host('copy')}${host('share')}`;
  });
  afterEach(() => {
    document.dispatchEvent(new Event('pointerdown'));
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('opens when the pointer has rested on the control for 700 ms, not before', () => {
    point('#copy button');
    vi.advanceTimersByTime(699);
    expect(state('copy')).toBe('closed');
    vi.advanceTimersByTime(1);
    expect(state('copy')).toBe('open');
  });

  it('stays open while the pointer moves onto its text, and closes when the pointer leaves', () => {
    point('#copy button');
    vi.advanceTimersByTime(700);
    point('#copy [role=tooltip]');
    expect(state('copy')).toBe('open');
    point('p');
    expect(state('copy')).toBe('closed');
  });

  it('opens at once within 300 ms after another tooltip has closed', () => {
    point('#copy button');
    vi.advanceTimersByTime(700);
    point('p');
    vi.advanceTimersByTime(299);
    point('#share button');
    expect(state('share')).toBe('open');
  });

  it('opens with a delay again if another tooltip closed more than 300 ms ago', () => {
    point('#copy button');
    vi.advanceTimersByTime(700);
    point('p');
    vi.advanceTimersByTime(300);
    point('#share button');
    expect(state('share')).toBe('closed');
  });

  it('closes on Escape and on a press', () => {
    for (const sign of [
      new KeyboardEvent('keydown', { key: 'Escape' }),
      new Event('pointerdown'),
    ]) {
      point('#copy button');
      vi.advanceTimersByTime(700);
      expect(state('copy')).toBe('open');
      document.dispatchEvent(sign);
      expect(state('copy')).toBe('closed');
    }
  });

  it('does not open for a touch', () => {
    point('#copy button', 'touch');
    vi.advanceTimersByTime(700);
    expect(state('copy')).toBe('closed');
  });
});
