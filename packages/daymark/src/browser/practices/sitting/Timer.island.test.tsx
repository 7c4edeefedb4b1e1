// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bell } from './bell.ts';
import Timer from './Timer.island.tsx';

const MINUTE = 60_000;
const strike = vi.spyOn(Bell.prototype, 'strike').mockReturnValue();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const clock = () => screen.getByRole('timer').textContent;
const type = (minutes: string) =>
  fireEvent.input(screen.getByRole('spinbutton', { name: 'Minutes' }), {
    target: { value: minutes },
  });

describe('the timer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    strike.mockClear();
    render(<Timer minutes={3} />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('shows the length of the practice initially, and then a length that the visitor types', () => {
    expect(clock()).toBe('3:00');
    type('12');
    expect(clock()).toBe('12:00');
  });

  it('rings once at the start and once at the end', () => {
    press('Start the timer');
    expect(strike).toHaveBeenCalledTimes(1);
    pass(3 * MINUTE - 1);
    expect(strike).toHaveBeenCalledTimes(1);
    pass(1);
    expect(strike).toHaveBeenCalledTimes(2);
    pass(10 * MINUTE);
    expect(strike).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status').textContent).toBe('Time is up.');
  });

  it('shows the right time when a suspended tab resumes', () => {
    press('Start the timer');
    // Time passes, but no timer fires.
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(clock()).toBe('1:00');
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(clock()).toBe('0:00');
    expect(strike).toHaveBeenCalledTimes(2);
  });

  it('ends on time even if the system clock is set back', () => {
    press('Start the timer');
    pass(MINUTE);
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    pass(MINUTE);
    expect(clock()).toBe('1:00');
    pass(MINUTE);
    expect(clock()).toBe('0:00');
    expect(strike).toHaveBeenCalledTimes(2);
  });

  it('pauses, resumes, and ends later by the length of the pause', () => {
    press('Start the timer');
    pass(MINUTE);
    press('Pause');
    pass(30 * MINUTE);
    expect(clock()).toBe('2:00');
    press('Continue');
    pass(2 * MINUTE - 1000);
    expect(clock()).toBe('0:01');
    pass(1000);
    expect(strike).toHaveBeenCalledTimes(2);
  });

  it('rings at the chosen volume', () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Soft' }));
    press('Start the timer');
    expect(strike).toHaveBeenCalledWith('soft');
  });

  it('can be ended early without a bell, and then focuses the start button and announces the end', () => {
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('');
    press('Start the timer');
    pass(MINUTE);
    screen.getByRole('button', { name: 'Stop' }).focus();
    press('Stop');
    expect(strike).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe('Start the timer');
    expect(clock()).toBe('3:00');
    expect(said()).toBe('Stopped.');
    press('Start the timer');
    pass(3 * MINUTE);
    press('Reset the timer');
    expect(said()).toBe('');
  });

  it('focuses the pause button when Enter in the field starts it, because the field disappears', () => {
    const field = screen.getByRole('spinbutton');
    field.focus();
    fireEvent.submit(field);
    expect(document.activeElement?.textContent).toBe('Pause');
  });

  it('focuses the button that stays when the sitting is over', () => {
    press('Start the timer');
    screen.getByRole('button', { name: 'Stop' }).focus();
    pass(3 * MINUTE);
    expect(document.activeElement?.textContent).toBe('Reset the timer');
  });

  it.each(['0', '61', '2.5', ''])(
    'rejects “%s” with a message, until the minutes are valid',
    (typed) => {
      const field = screen.getByRole('spinbutton');
      const fault = () => screen.getByRole('alert').textContent;
      type(typed);
      expect(field.getAttribute('aria-invalid')).toBeNull();
      press('Start the timer');
      expect(fault()).toBe('Choose a whole number of minutes, from 1 to 60.');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(field.parentElement?.nextElementSibling).toBe(screen.getByRole('alert'));
      expect(strike).not.toHaveBeenCalled();
      type('70');
      expect(fault()).not.toBe('');
      type('7');
      expect(fault()).toBe('');
      expect(field.getAttribute('aria-invalid')).toBeNull();
    },
  );
});
