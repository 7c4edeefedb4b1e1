// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { frameOf, open, reportState, say, setStage, slot, stage } from './testing/stage.ts';

setStage();

describe('a frame that is not displayed', () => {
  it('does not time out', () => {
    open();
    stage.width = 0;
    vi.advanceTimersByTime(slot.milliseconds);
    stage.width = 320;
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(slot.milliseconds);
    hidden.mockReturnValue(false);
    vi.advanceTimersByTime(slot.milliseconds - 500);
    expect(reportState).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('late');
  });

  it('stays even if it reports that it is empty', async () => {
    open();
    await say({ state: 'filled' });
    stage.width = 0;
    await say({ state: 'empty' });
    vi.advanceTimersByTime(slot.milliseconds);
    stage.width = 320;
    await say({ state: 'filled' });
    vi.advanceTimersByTime(slot.milliseconds);
    expect(reportState).not.toHaveBeenCalledWith('empty');
    expect(frameOf()).not.toBeNull();
  });

  it('is removed if it is still empty when its slot box is displayed again', async () => {
    open();
    stage.width = 0;
    await say({ state: 'empty' });
    stage.width = 320;
    vi.advanceTimersByTime(1000);
    expect(reportState).toHaveBeenCalledExactlyOnceWith('empty');
  });
});
