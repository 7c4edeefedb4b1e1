// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import { type Notebook, parseNotebook } from '../../browser/notebook/notebook.ts';
import { readNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY } from '../../browser/stored-values.ts';
import StoredData from './StoredData.island.tsx';

const file = (name: string, notebook: unknown) =>
  new File([JSON.stringify(notebook)], name, { type: 'application/json' });
const input = () => screen.getByLabelText<HTMLInputElement>('Import from a file');
const heading = () => screen.getByRole('heading', { name: 'Export and import' });

/** Returns a file that moved or changed after the visitor chose it. */
function gone() {
  const moved = file('copy.json', {});
  moved.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  return moved;
}

function show(notebook?: Notebook) {
  if (notebook) localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(notebook));
  render(<StoredData steps={[]} hasArticles others={[]} language="en-GB" />);
  return userEvent.setup();
}

describe('a notebook file', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('contains the exported notebook', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:copy';
    });
    const user = show(exampleNotebook());
    await user.click(screen.getByRole('button', { name: 'Export to a file' }));
    const text = (await blobs[0]?.text()) ?? '';
    expect(parseNotebook(text, 'copy').notebook).toEqual(exampleNotebook());
  });

  it('is not exported from an empty notebook', async () => {
    const create = vi.spyOn(URL, 'createObjectURL');
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Export to a file' }));
    expect(create).not.toHaveBeenCalled();
    expect(screen.getByText('There is nothing to export yet.')).toBeTruthy();
  });

  it('is summarized before it is added to the notebook', async () => {
    const user = show(exampleNotebook({ notes: [] }));
    const copy = exampleNotebook({ readingList: [] });
    const regions = screen.getAllByRole('status');
    await user.upload(input(), file('copy.json', copy));
    const summary = await screen.findByText(
      'In the file: 1 step done, 0 articles and 1 note. In this browser: 1 step done, 1 article and 0 notes.',
    );
    // Screen readers announce the text only if its region existed before.
    expect(regions).toContain(summary);
    expect(readNotebook().notebook.notes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to what is here' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
    expect(document.activeElement).toBe(heading());
  });

  it('replaces the notebook after a confirmation that lists the lost data', async () => {
    const user = show(exampleNotebook({ notes: [] }));
    const copy = exampleNotebook({ readingList: [] });
    await user.upload(input(), file('copy.json', copy));
    await user.click(await screen.findByRole('button', { name: 'Replace what is here' }));
    const dialog = screen.getByRole('dialog', { name: 'Replace what is here?' });
    expect(dialog.textContent).toContain(
      'This replaces what this browser keeps (1 step done, 1 article and 0 notes) with what is in the file (1 step done, 0 articles and 1 note).',
    );
    expect(readNotebook().notebook.notes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(readNotebook().notebook).toEqual(copy);
    expect(document.activeElement).toBe(heading());
  });

  it('is imported without confirmation if the notebook is empty', async () => {
    const user = show();
    await user.upload(input(), file('copy.json', exampleNotebook()));
    await user.click(await screen.findByRole('button', { name: 'Replace what is here' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText(/is now saved in this browser/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByText(/is now saved in this browser/)).toBeNull();
  });

  it('is counted and imported without duplicate entries', async () => {
    const user = show();
    const [note] = exampleNotebook().notes;
    const twice = exampleNotebook({ notes: note ? [note, note] : [] });
    await user.upload(input(), file('copy.json', twice));
    expect(await screen.findByText(/In the file: 1 step done, 1 article and 1 note/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Replace what is here' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
  });

  it('can be chosen again after the visitor has corrected it', async () => {
    const user = show();
    await user.upload(input(), file('copy.json', 'not a notebook'));
    expect(input().files).toHaveLength(1);
    await user.click(input());
    expect(input().files).toHaveLength(0);
  });

  it('is reported with its name, field, expected value and received value if it is invalid', async () => {
    const user = show(exampleNotebook());
    const wrong = { ...exampleNotebook(), version: 7 };
    await user.upload(input(), file('copy.json', wrong));
    expect(
      await screen.findByText(
        'This file cannot be imported: this site did not export it, or it is damaged. Nothing was changed.',
      ),
    ).toBeTruthy();
    const report = screen.getByText(/copy\.json has 1 invalid field/);
    expect(report.closest('details')?.open).toBe(false);
    expect(report.textContent).toBe(
      'copy.json has 1 invalid field:\n  version\n    expected: 1\n    received: 7',
    );
    expect(readNotebook().notebook).toEqual(exampleNotebook());
    expect(screen.queryByRole('button', { name: 'Add to what is here' })).toBeNull();
  });

  it.each([
    ['too large', () => new File(['x'.repeat(5_000_001)], 'copy.json'), /^This file is too large/],
    ['gone', gone, /^Your browser could not read this file/],
  ])('is reported if it is %s', async (_, chosen, fault) => {
    const user = show();
    await user.upload(input(), chosen());
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(screen.queryByText('Technical details')).toBeNull();
  });
});
