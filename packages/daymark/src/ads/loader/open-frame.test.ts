// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { WITHDRAW, WITHDRAWN } from '../frame/message.ts';
import { frameOf, load, open, reportState, say, setStage, slot, stage } from './testing/stage.ts';

setStage();

describe('a frame', () => {
  it('has an opaque origin, and only the permissions that a creative needs', () => {
    open();
    expect(frameOf()?.getAttribute('sandbox')).not.toContain('same-origin');
    expect(frameOf()?.getAttribute('allow')).toMatch(/^gamepad 'none'/);
    expect(frameOf()?.hasAttribute('credentialless')).toBe(true);
    expect(frameOf()?.width).toBe('300');
    // Not lazy: the timeout begins now, wherever the visitor scrolls.
    expect(frameOf()?.hasAttribute('loading')).toBe(false);
  });

  it('keeps its origin on another host', () => {
    open('https://frames.example/ads/frame/keeper');
    expect(frameOf()?.getAttribute('sandbox')).toContain('allow-same-origin');
  });

  it('receives the slot request and the remaining time', () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1250);
    open();
    expect(stage.asked).toEqual({ slot: { ...slot, milliseconds: 7750 } });
  });

  it('that reports "filled" stays', async () => {
    open();
    await say({ state: 'filled' });
    expect(reportState).toHaveBeenCalledExactlyOnceWith('filled');
    vi.advanceTimersByTime(slot.milliseconds);
    expect(frameOf()).not.toBeNull();
  });

  it.each(['empty', 'failed', 'heavy'])('that reports "%s" is removed', async (state) => {
    open();
    await say({ state });
    expect(reportState).toHaveBeenCalledExactlyOnceWith(state);
    expect(frameOf()).toBeNull();
  });

  it('that reports no state before the timeout is removed, with the state "late"', () => {
    open();
    vi.advanceTimersByTime(slot.milliseconds);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('late');
    expect(frameOf()).toBeNull();
  });

  it('that stops sending heartbeats for 5.5 s gets the state "heavy"', async () => {
    open();
    await say({ beat: 1, loads: 1 });
    load();
    await say({ state: 'filled' });
    vi.advanceTimersByTime(5000);
    expect(reportState).not.toHaveBeenCalledWith('heavy');
    vi.advanceTimersByTime(500);
    expect(reportState).toHaveBeenLastCalledWith('heavy');
  });

  it('that stops sending heartbeats after a `load` event that it has not counted gets the state "failed"', async () => {
    open();
    await say({ beat: 1, loads: 1 });
    load();
    load();
    vi.advanceTimersByTime(2000);
    expect(reportState).toHaveBeenLastCalledWith('failed');
    expect(frameOf()).toBeNull();
  });

  it('that reopens its document and keeps sending heartbeats stays', async () => {
    open();
    load();
    load();
    for (let beat = 1; beat < 10; beat += 1) {
      await say({ beat, loads: 1 });
      vi.advanceTimersByTime(500);
    }
    expect(reportState).not.toHaveBeenCalled();
  });

  it('blocks its requests and then is removed when consent is withdrawn', async () => {
    open();
    const orders: unknown[] = [];
    stage.port?.on('message', (order: unknown) => orders.push(order));
    stage.opened?.withdraw();
    expect(frameOf()).not.toBeNull();
    await say(WITHDRAWN);
    expect(orders).toContain(WITHDRAW);
    expect(frameOf()).toBeNull();
    expect(reportState).not.toHaveBeenCalled();
  });

  it('is removed half a second after consent is withdrawn if it does not reply', () => {
    open();
    stage.opened?.withdraw();
    vi.advanceTimersByTime(499);
    expect(frameOf()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(frameOf()).toBeNull();
  });

  it('is removed at once when consent is withdrawn if it has navigated away', () => {
    open();
    load();
    stage.opened?.withdraw();
    expect(frameOf()).toBeNull();
  });
});
