// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../browser/scripts/load-script.browser.ts';
import type { InlineConfiguration } from '../browser-settings.ts';
import type { SlotRequest } from '../frame/protocol.ts';
import { fillInline } from './inline.browser.ts';

vi.mock('../../browser/scripts/load-script.browser.ts', () => ({
  loadScript: vi.fn(() => Promise.resolve()),
}));

const slot: SlotRequest = {
  bannerId: 601,
  width: 300,
  height: 250,
  sizes: [[300, 250]],
  milliseconds: 5000,
};
const elements: InlineConfiguration = {
  script: 'https://acme.example/fill.js',
  element: 'ins',
  emptyMark: { attribute: 'data-fill', value: 'none' },
  slots: { 601: { class: 'acme', 'data-zone': '601' } },
};
const adsense: InlineConfiguration = { ...elements, request: 'adsense' };
const reportState = vi.fn();
let box: HTMLElement;
/** The width of the box; 0 when it is not displayed. */
let width: number;

const container = () => box.querySelector('ins');

beforeEach(() => {
  vi.useFakeTimers();
  reportState.mockReset();
  Reflect.deleteProperty(window, 'adsbygoogle');
  Reflect.deleteProperty(window, 'googletag');
  Reflect.deleteProperty(window, 'dataLayer');
  document.body.innerHTML = '<div class="slot-box"></div>';
  box = document.querySelector<HTMLElement>('.slot-box') ?? document.body;
  width = 320;
  Object.defineProperty(box, 'offsetWidth', { get: () => width });
});

afterEach(() => vi.useRealTimers());

describe('a slot that is filled inline', () => {
  it('contains the element for which the network searches, in the size of the creative', () => {
    fillInline(box, elements, slot, reportState);
    expect(container()?.className).toBe('acme');
    expect(container()?.dataset.zone).toBe('601');
    expect(container()?.parentElement?.style.width).toBe('300px');
    expect(loadScript).toHaveBeenCalledWith(elements.script);
  });

  it('is empty if the network marks it as empty', () => {
    fillInline(box, elements, slot, reportState);
    container()?.setAttribute('data-fill', 'none');
    vi.advanceTimersByTime(250);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('empty');
    expect(box.childElementCount).toBe(0);
  });

  it('is late if no creative arrives before the timeout', () => {
    fillInline(box, elements, slot, reportState);
    vi.advanceTimersByTime(slot.milliseconds);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('late');
    expect(box.childElementCount).toBe(0);
  });

  it('is neither late nor empty while it is not displayed', () => {
    fillInline(box, elements, slot, reportState);
    container()?.append(document.createElement('b'));
    width = 0;
    vi.advanceTimersByTime(2 * slot.milliseconds);
    expect(reportState).not.toHaveBeenCalled();
    width = 320;
    vi.advanceTimersByTime(slot.milliseconds);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('empty');
  });

  it('removes its request from the queue of AdSense when it is late', () => {
    fillInline(box, adsense, slot, reportState);
    expect(window.adsbygoogle).toEqual([{}]);
    vi.advanceTimersByTime(slot.milliseconds);
    expect(window.adsbygoogle).toEqual([]);
  });

  it('stays late if Google’s tag responds after the timeout', () => {
    fillInline(box, { ...elements, request: 'gpt' }, slot, reportState);
    vi.advanceTimersByTime(0);
    const waiting: (() => void)[] = [...Object(window.googletag?.cmd)];
    vi.advanceTimersByTime(slot.milliseconds);
    for (const command of waiting) command();
    expect(waiting).toHaveLength(1);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('late');
  });

  it('has failed if the network’s script does not load', async () => {
    vi.mocked(loadScript).mockRejectedValueOnce(new Error('gone'));
    fillInline(box, elements, slot, reportState);
    await vi.advanceTimersByTimeAsync(1500);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('failed');
  });

  it('fails without a request if an ad blocker has removed the functions of AdSense', () => {
    vi.mocked(loadScript).mockClear();
    Reflect.set(window, 'adsbygoogle', {});
    fillInline(box, adsense, slot, reportState);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('failed');
    expect(loadScript).not.toHaveBeenCalled();
  });

  it('sends a refusal to Google and reloads the page when consent is withdrawn', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    const refuse = fillInline(box, adsense, slot, reportState);
    refuse();
    const signals = Object(window.dataLayer?.at(-1));
    expect(signals[1]).toBe('update');
    expect(signals[2]).toMatchObject({ ad_storage: 'denied' });
    expect(reload).toHaveBeenCalledOnce();
  });
});
