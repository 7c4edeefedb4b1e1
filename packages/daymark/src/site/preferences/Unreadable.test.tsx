// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../../browser/stored-values.ts';
import StoredData from './StoredData.island.tsx';

function show() {
  render(<StoredData steps={[]} hasArticles others={[]} language="en-GB" />);
  return userEvent.setup();
}

describe('an unreadable notebook', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is shown, and stays in storage until it is erased', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    const user = show();
    const regions = screen.getAllByRole('status');
    expect(regions).toContain(screen.getByText(/earlier cannot be read/));
    expect(localStorage.getItem(NOTEBOOK_KEY)).toBe('not a notebook');
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete for good?' });
    expect(dialog.textContent).toContain('This deletes what could not be read.');
    expect(localStorage).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/earlier cannot be read/)).toBeNull();
    expect(screen.getAllByRole('status')).toEqual(regions);
    const heading = screen.getByRole('heading', { name: 'What this browser keeps' });
    expect(document.activeElement).toBe(heading);
  });

  it('is shown after it was moved to another key', () => {
    localStorage.setItem(SET_ASIDE_KEY, 'not a notebook');
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(exampleNotebook()));
    show();
    expect(screen.getByText(/unreadable data was set aside/)).toBeTruthy();
  });

  it('is erased with all other data, without being written to storage again', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    const user = show();
    const write = vi.spyOn(localStorage, 'setItem');
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(localStorage).toHaveLength(0);
    expect(write).not.toHaveBeenCalled();
  });
});
