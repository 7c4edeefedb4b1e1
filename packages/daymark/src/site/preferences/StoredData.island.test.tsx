// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleNotebook } from '../../../../../tests/example-notebook.ts';
import type { Notebook } from '../../browser/notebook/notebook.ts';
import { readNotebook } from '../../browser/notebook/storage.ts';
import { NOTEBOOK_KEY, SET_ASIDE_KEY } from '../../browser/stored-values.ts';
import StoredData from './StoredData.island.tsx';

const steps = [{ slug: 'five-breaths', path: '/path/five-breaths', title: 'Five breaths' }];
const scheme = {
  key: 'color-scheme',
  title: 'Colour scheme',
  words: 'Light or dark.',
  toErase: 'it',
};
const others = [scheme];
const kind = (title: string) =>
  within(screen.getByText(title, { selector: '.kept-title' }).closest('li') as HTMLElement);
const said = () => document.querySelector('.kept > [role=status]')?.textContent;
const isFocused = (heading: string) =>
  document.activeElement === screen.getByRole('heading', { level: 2, name: heading });

function show(notebook?: Notebook) {
  if (notebook) localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(notebook));
  render(<StoredData steps={steps} hasArticles others={others} language="en-GB" />);
  return userEvent.setup();
}

describe('the data in this browser on a site without path and articles', () => {
  const rest = { ...scheme, key: 'donation-later', title: 'Rest' };
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
  const showBare = () =>
    render(
      <StoredData steps={[]} hasArticles={false} others={[...others, rest]} language="en-GB" />,
    );
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('is shown in two words if nothing is stored', () => {
    showBare();
    expect(texts('h2')).toEqual(['What this browser keeps', 'Delete for good?']);
    expect(texts('.kept-title')).toEqual([]);
    expect(screen.getByText('Nothing yet.')).toBeTruthy();
  });

  it('includes data from an earlier time', () => {
    localStorage.setItem(NOTEBOOK_KEY, JSON.stringify(exampleNotebook()));
    localStorage.setItem(rest.key, '1');
    showBare();
    expect(texts('.kept-title')).toEqual(expect.arrayContaining(['Notes', 'Reading list', 'Rest']));
    expect(texts('h2')).toEqual(expect.arrayContaining(['Export and import', 'Your notes']));
  });
});

describe('the data in this browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is initially a list of ways to fill the notebook, and showing the list stores nothing', () => {
    show();
    const ways = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(ways).toEqual([
      expect.stringMatching(/^No step /),
      expect.stringMatching(/^No article /),
      expect.stringMatching(/^No notes yet\./),
    ]);
    expect(screen.queryByRole('heading', { name: /^Your/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is shown in parts if there are many entries', async () => {
    const [note] = exampleNotebook().notes;
    if (!note) throw new Error('The example has no note.');
    const notes = Array.from({ length: 350 }, (_, index) => ({ ...note, text: `Note ${index}.` }));
    const user = show(exampleNotebook({ notes }));
    const shown = () => screen.getAllByRole('button', { name: /^Delete this note/ }).length;
    expect(kind('Notes').getByText('350 notes')).toBeTruthy();
    expect(shown()).toBe(100);
    await user.click(screen.getByRole('button', { name: 'Show 100 more (250 left)' }));
    expect(shown()).toBe(200);
    expect(document.activeElement?.textContent).toContain('Note 100.');
    await user.click(screen.getByRole('button', { name: 'Show the other 150' }));
    expect(shown()).toBe(350);
    expect(document.activeElement?.textContent).toContain('Note 200.');
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('is counted by kind, and shown in full', () => {
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

  it('is under headings that differ from each other', () => {
    show(exampleNotebook());
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings).not.toContain('Notes');
  });

  it('includes steps that the owner has removed from the path', () => {
    show(exampleNotebook({ done: { 'old-step': '2026-06-14T09:30:00.000Z' } }));
    expect(screen.getByText('old-step')).toBeTruthy();
  });

  it('is erased by kind, after a confirmation that lists the lost data', async () => {
    const user = show(exampleNotebook());
    await user.click(screen.getByRole('button', { name: 'Delete reading list' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete for good?' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('This deletes your reading list (1 article).');
    expect(readNotebook().notebook.readingList).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook({ readingList: [] }));
    expect(isFocused('What this browser keeps')).toBe(true);
    expect(said()).toBe('Deleted.');
  });

  it('is not said to be erased if the browser does not let the site erase it', async () => {
    const user = show(exampleNotebook());
    vi.stubGlobal('localStorage', {
      getItem: () => JSON.stringify(exampleNotebook()),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete reading list' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(/^This was not saved/);
    expect(said()).toBe('');
  });

  it('is removed entry by entry, and the focus stays in the section as long as the section exists', async () => {
    const gone = { 'old-step': '2026-06-14T09:30:00.000Z' };
    const user = show(exampleNotebook({ done: { ...exampleNotebook().done, ...gone } }));
    await user.click(screen.getByRole('button', { name: 'Mark as not done: old-step' }));
    expect(isFocused('Your progress on the path')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Mark as not done: Five breaths' }));
    expect(isFocused('What this browser keeps')).toBe(true);
    expect(said()).toBe('No longer marked as done.');
    await user.click(screen.getByRole('button', { name: 'Remove from reading list: Guide 1' }));
    expect(isFocused('What this browser keeps')).toBe(true);
    expect(said()).toBe('Removed from reading list.');
    expect(readNotebook().notebook).toEqual(exampleNotebook({ done: {}, readingList: [] }));
  });

  it('includes a note until its removal is confirmed in a dialog that quotes its beginning', async () => {
    const [note] = exampleNotebook().notes;
    const long = {
      step: 'a',
      prompt: 'Why?',
      text: `So\n${'🌒'.repeat(38)}`,
      kept: '2026-07-01T08:00:00Z',
    };
    const user = show(exampleNotebook({ notes: note ? [note, long] : [] }));
    const opening = `“So ${'🌒'.repeat(37)}…”`;
    await user.click(screen.getByRole('button', { name: `Delete this note: ${opening}` }));
    const dialog = screen.getByRole('dialog', { name: 'Delete for good?' });
    expect(dialog.textContent).toContain(`This deletes the note that begins ${opening}.`);
    expect(readNotebook().notebook.notes).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
    expect(isFocused('Your notes')).toBe(true);
  });

  it('stays if the visitor cancels the confirmation', async () => {
    const user = show(exampleNotebook());
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(readNotebook().notebook).toEqual(exampleNotebook());
  });

  it('can be erased completely, including choices such as the colour scheme', async () => {
    localStorage.setItem('color-scheme', 'dark');
    localStorage.setItem(SET_ASIDE_KEY, 'something');
    const user = show(exampleNotebook());
    expect(kind('Colour scheme').getByText('Kept')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    expect(screen.getByRole('dialog').textContent).toContain(
      'This deletes your progress on the path (1 step done), your reading list (1 article), your note, it and what could not be read.',
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(localStorage).toHaveLength(0);
    expect(document.querySelector('.kept-kinds')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  });

  it('names a note by its beginning without its full stop, because another full stop follows', async () => {
    const [note] = exampleNotebook().notes;
    const user = show(
      exampleNotebook({ notes: note ? [{ ...note, text: 'Tired. Stretched.' }] : [] }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete this note: “Tired. Stretched”' }));
    expect(screen.getByRole('dialog').textContent).toContain('begins “Tired. Stretched”.');
  });
});
