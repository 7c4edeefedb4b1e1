// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOTEBOOK_KEY } from '../../browser/notebook/keys.ts';
import { readNotebook } from '../../browser/notebook/storage.ts';
import { exampleNotebook } from '../../browser/notebook/testing.ts';
import StepDone from './StepDone.island.tsx';

const button = () => screen.getByRole('button');
const label = () => button().querySelector('span:not([hidden])')?.textContent;

describe('the done button of a step', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('stores a mark for a step that is done, and removes the mark on the next click', () => {
    render(<StepDone step="one-thing" />);
    fireEvent.click(button());
    expect(readNotebook().notebook.done).toEqual({ 'one-thing': expect.any(String) });
    expect(label()).toBe('Mark as not done');
    fireEvent.click(button());
    expect(localStorage).toHaveLength(0);
  });

  it('changes when another tab changes the progress', () => {
    render(<StepDone step="five-breaths" />);
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(exampleNotebook()));
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: NOTEBOOK_KEY })));
    expect(label()).toBe('Mark as not done');
    expect(screen.getByRole('status').textContent).toBe('Done, and kept in this browser.');
  });
});
