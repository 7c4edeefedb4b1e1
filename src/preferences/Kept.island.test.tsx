// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleNotebook } from '../notebook/example.ts';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../notebook/keys.ts';
import { type Notebook, parseNotebook } from '../notebook/notebook.ts';
import { readNotebook } from '../notebook/storage.ts';
import Kept from './Kept.island.tsx';

const steps = [{ slug: 'five-breaths', path: '/path/five-breaths', title: 'Five breaths' }];
const others = [{ key: 'color-scheme', title: 'Colour scheme', words: 'Light or dark.' }];
const kind = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement);
const file = (name: string, notebook: unknown) =>
  new File([JSON.stringify(notebook)], name, { type: 'application/json' });

function show(notebook?: Notebook) {
  if (notebook) localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(notebook));
  render(<Kept steps={steps} others={others} language="en-GB" />);
  return userEvent.setup();
}

describe('what this browser keeps', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is nothing at first, and looking writes nothing', () => {
    show();
    expect(screen.getAllByText('Nothing')).toHaveLength(4);
    expect(localStorage).toHaveLength(0);
  });

  it('is counted by its kind, and shown in full', () => {
    show(exampleNotebook());
    expect(kind('Progress on the path').getByText('1 step done')).toBeTruthy();
    expect(kind('Reading list').getByText('1 article')).toBeTruthy();
    expect(kind('Notes').getByText('1 note')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Guide 1' }).getAttribute('href')).toBe(
      '/blog/guide-1',
    );
    expect(screen.getByText('Hurried. <b>Outnumbered</b> & late.')).toBeTruthy();
    expect(screen.getByText('Done on 14 June 2026')).toBeTruthy();
  });

  it('names a step that the path no longer has', () => {
    show(exampleNotebook({ done: { 'old-step': '2026-06-14T09:30:00.000Z' } }));
    expect(screen.getByText('old-step')).toBeTruthy();
  });

  it('is erased by its kind, after one question that says what goes', async () => {
    const user = show(exampleNotebook());
    await user.click(screen.getByRole('button', { name: 'Erase reading list' }));
    const dialog = screen.getByRole('dialog', { name: 'Erase this?' });
    expect(dialog.textContent).toContain('This erases reading list: 1 article.');
    expect(readNotebook().notebook.readingList).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook({ readingList: [] }));
  });

  it('stays when the question is answered so', async () => {
    const user = show(exampleNotebook());
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
  });

  it('is erased as a whole, choices and all', async () => {
    localStorage.setItem('color-scheme', 'dark');
    localStorage.setItem(SET_ASIDE_KEY, 'something');
    const user = show(exampleNotebook());
    expect(kind('Colour scheme').getByText('Kept')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Erase everything' }));
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    expect(localStorage).toHaveLength(0);
    expect(screen.getAllByText('Nothing')).toHaveLength(4);
  });
});

describe('a copy of what is kept', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('is a file that reads as what was kept', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:copy';
    });
    const user = show(exampleNotebook());
    await user.click(screen.getByRole('button', { name: 'Export a file' }));
    const text = (await blobs[0]?.text()) ?? '';
    expect(parseNotebook(text, 'copy').notebook).toEqual(exampleNotebook());
  });

  it('is not made of nothing', async () => {
    const create = vi.spyOn(URL, 'createObjectURL');
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Export a file' }));
    expect(create).not.toHaveBeenCalled();
    expect(screen.getByText('There is nothing to take along yet.')).toBeTruthy();
  });

  it('says what it holds before it is added to what is here', async () => {
    const user = show(exampleNotebook({ notes: [] }));
    const copy = exampleNotebook({ readingList: [] });
    await user.upload(screen.getByLabelText('Import a file'), file('copy.json', copy));
    expect(
      await screen.findByText(
        'The file holds 1 step done, 0 articles and 1 note. This browser holds 1 step done, 1 article and 0 notes.',
      ),
    ).toBeTruthy();
    expect(readNotebook().notebook.notes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add to what is here' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
  });

  it('can replace what is here', async () => {
    const user = show(exampleNotebook({ notes: [] }));
    const copy = exampleNotebook({ readingList: [] });
    await user.upload(screen.getByLabelText('Import a file'), file('copy.json', copy));
    await user.click(await screen.findByRole('button', { name: 'Replace what is here' }));
    expect(readNotebook().notebook).toEqual(copy);
  });

  it('that is wrong is told of by file, field, what was expected and what was found', async () => {
    const user = show(exampleNotebook());
    const wrong = { ...exampleNotebook(), version: 7 };
    await user.upload(screen.getByLabelText('Import a file'), file('copy.json', wrong));
    const alert = await screen.findByText(/copy\.json has 1 wrong field/);
    expect(alert.textContent).toBe(
      'copy.json has 1 wrong field:\n  version\n    expected: 1\n    received: 7',
    );
    expect(readNotebook().notebook).toEqual(exampleNotebook());
    expect(screen.queryByRole('button', { name: 'Add to what is here' })).toBeNull();
  });
});

describe('what cannot be read', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('is told about, and stays until it is erased', async () => {
    localStorage.setItem(NOTEBOOK_KEY, 'not a notebook');
    const user = show();
    expect(screen.getByText(/that this site cannot read/)).toBeTruthy();
    expect(localStorage.getItem(NOTEBOOK_KEY)).toBe('not a notebook');
    await user.click(screen.getByRole('button', { name: 'Erase it' }));
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/that this site cannot read/)).toBeNull();
  });

  it('is told about after it was set aside', () => {
    localStorage.setItem(SET_ASIDE_KEY, 'not a notebook');
    show(exampleNotebook());
    expect(screen.getByText(/was set aside under the name “notebook-set-aside”/)).toBeTruthy();
  });
});
