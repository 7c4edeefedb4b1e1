// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { readNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY } from '../../browser/stored-values.ts';
import StepDone from './StepDone.island.tsx';

const button = () => screen.getByRole('button');
const said = () => screen.getByRole('status').textContent;
const label = () => button().querySelector('[aria-hidden=false]')?.textContent;

describe('the done button of a step', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('stores a mark for a step that is done, removes the mark on the next click, and announces both', async () => {
    render(<StepDone step="one-thing" />);
    await act(async () => void fireEvent.click(button()));
    expect(readNotebook().notebook.done).toEqual({ 'one-thing': expect.any(String) });
    expect(label()).toBe('Mark as not done');
    expect(said()).toBe('Marked as done, in this browser.');
    await act(async () => void fireEvent.click(button()));
    expect(localStorage).toHaveLength(0);
    expect(said()).toBe('No longer marked as done.');
    await act(async () => void fireEvent.click(button()));
    expect(said()).toBe('Marked as done, in this browser.');
  });

  it('changes when another tab changes the progress', () => {
    render(<StepDone step="five-breaths" />);
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(exampleNotebook()));
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: NOTEBOOK_KEY })));
    expect(label()).toBe('Mark as not done');
    expect(said()).toBe('Marked as done, in this browser.');
  });
});
