// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Pacer from './Pacer.island.tsx';

const SECOND = 1000;
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * SECOND));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const spoken = () => screen.getAllByRole('status')[0]?.textContent;
const shown = () => document.querySelector('.pacer [aria-hidden]')?.textContent;

const motion = { pause: vi.fn(), cancel: vi.fn(), currentTime: 0 };
const animate = vi.fn(() => motion);

function show(isMotionReduced = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  render(<Pacer />);
}

describe('the breathing pacer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    Object.assign(HTMLElement.prototype, { animate });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });

  it('shows the instruction for each phase of a breath and counts its seconds', () => {
    show();
    press('Start the circle');
    expect(shown()).toBe('Breathe in1');
    pass(3.5);
    expect(shown()).toBe('Breathe in4');
    pass(1);
    expect(shown()).toBe('Breathe out1');
    expect(spoken()).toBe('Breathe out');
    expect(screen.queryByText(/\d breath/)).toBeNull();
    pass(4);
    expect(screen.getByText('1 breath')).toBeTruthy();
  });

  it('animates its circle at the chosen pace', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: /Longer out/ }));
    press('Start the circle');
    expect(animate).toHaveBeenCalledWith(
      [
        expect.objectContaining({ scale: 0.5 }),
        expect.objectContaining({ offset: 0.4, scale: 1 }),
        expect.anything(),
      ],
      { duration: 10 * SECOND, iterations: Number.POSITIVE_INFINITY },
    );
  });

  it('does not animate under reduced motion, but shows the instructions', () => {
    show(true);
    press('Start the circle');
    pass(4.2);
    expect(animate).not.toHaveBeenCalled();
    expect(shown()).toBe('Breathe out1');
  });

  it('pauses, and resumes at the same moment of the breath', () => {
    show();
    press('Start the circle');
    pass(2.2);
    press('Pause');
    expect(motion.pause).toHaveBeenCalledTimes(animate.mock.calls.length);
    expect(spoken()).toBe('Paused.');
    pass(60);
    expect(shown()).toBe('Breathe in3');
    press('Continue');
    pass(1);
    expect(shown()).toBe('Breathe in4');
  });

  it('starts a new breath when the visitor changes the pace', () => {
    show();
    press('Start the circle');
    pass(6);
    fireEvent.click(screen.getByRole('radio', { name: /With a hold/ }));
    expect(shown()).toBe('Breathe in1');
    pass(4.2);
    expect(shown()).toBe('Hold1');
  });

  it('stops its screen reader announcements after three breaths', () => {
    show();
    press('Start the circle');
    pass(23.5);
    expect(spoken()).toBe('Breathe out');
    pass(1);
    expect(spoken()).toBe('The circle continues without announcements.');
  });
});
