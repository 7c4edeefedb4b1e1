// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotebook } from '../../notebook/storage.ts';
import Journal from './Journal.island.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const keep = () => act(async () => void press('Save in this browser'));
const page = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.input(page(), { target: { value } });
const status = () => document.querySelector('.actions [role=status]');
const said = () => status()?.textContent;

describe('the journal', () => {
  beforeEach(() => {
    localStorage.clear();
    render(<Journal step="the-exact-word" prompts={['Which word?', 'And a closer one?']} />);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('counts notes only in a browser, because the HTML of the page does not know of them', () => {
    expect(screen.getByText(/No notes from this step yet/)).toBeTruthy();
    const html = renderToString(<Journal step="the-exact-word" prompts={['Which word?']} />);
    expect(html).toContain('Read or delete your notes');
    expect(html).not.toContain('No notes');
  });

  it('stores nothing while the visitor writes', () => {
    write('Hurried.');
    fireEvent.blur(page());
    expect(localStorage).toHaveLength(0);
  });

  it('stores a text with its question when the visitor presses the button, and clears the field', async () => {
    press('Another question');
    write('  Outnumbered <b>&</b> late.\n');
    await keep();
    expect(readNotebook().notebook.notes).toEqual([
      {
        step: 'the-exact-word',
        prompt: 'And a closer one?',
        text: 'Outnumbered <b>&</b> late.',
        kept: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect(page().value).toBe('');
    expect(said()).toBe('Saved in this browser.');
    expect(screen.getByText(/1 note saved from this step/)).toBeTruthy();
  });

  it('stores one note if the button is pressed twice before the first note is stored', async () => {
    write('Hurried.');
    await act(async () => {
      press('Save in this browser');
      press('Save in this browser');
    });
    expect(readNotebook().notebook.notes).toHaveLength(1);
    expect(said()).toBe('Saved in this browser.');
  });

  it('does not store an empty text, and announces that at each press', async () => {
    write('  ');
    await keep();
    expect(said()).toBe('You have not written anything yet.');
    expect(localStorage).toHaveLength(0);
    const first = status()?.firstChild;
    await keep();
    expect(said()).toBe('You have not written anything yet.');
    expect(status()?.firstChild).not.toBe(first);
    write('A letter.');
    expect(said()).toBe('');
  });

  it('keeps the text in the field, with a message, if storage is full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    write('A long letter.');
    await keep();
    expect(said()).toBe(
      'This was not saved: this browser has no storage space left for this site.',
    );
    expect(page().value).toBe('A long letter.');
  });

  it('stores a text with the question that was shown when it was begun, and shows that question', async () => {
    write('Hurried.');
    press('Another question');
    expect(said()).toBe(
      'This is a new question. Your text is still in the box, and belongs to the previous question: “Which word?”',
    );
    press('Another question');
    press('Another question');
    await keep();
    write('Late.');
    await keep();
    const prompts = readNotebook().notebook.notes.map(({ prompt }) => prompt);
    expect(prompts).toEqual(['And a closer one?', 'Which word?']);
  });

  it('stores the current question with a text that was cleared and begun again', async () => {
    write('Hurried.');
    press('Another question');
    write('');
    write('Outnumbered.');
    await keep();
    expect(readNotebook().notebook.notes[0]?.prompt).toBe('And a closer one?');
  });

  it('does not store or truncate a text that is too long, and shows the excess', async () => {
    vi.useFakeTimers();
    const long = 'a'.repeat(25_000);
    write(long);
    const excess = () => document.querySelector('#journal-excess:not([hidden])')?.textContent;
    expect(excess()).toMatch(/^5,000 characters too many: a note holds at most 20,000\./);
    expect(page().getAttribute('aria-invalid')).toBe('true');
    const [announced] = screen.getAllByRole('status');
    expect(announced?.textContent).toBe('');
    act(() => vi.runAllTimers());
    expect(announced?.textContent).toBe(excess());
    vi.useRealTimers();

    await keep();
    expect(said()).toBe('This was not saved: it is too long.');
    expect(document.activeElement).toBe(page());
    expect(page().value).toBe(long);
    expect(localStorage).toHaveLength(0);

    write(` ${long.slice(5_000)}\n`);
    expect(excess()).toBeUndefined();
    expect(said()).toBe('');
    await keep();
    expect(readNotebook().notebook.notes).toHaveLength(1);
  });

  it('asks for confirmation before the visitor leaves the page with an unsaved text', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    write('Hurried.');
    expect(isAsked()).toBe(true);
    await keep();
    expect(isAsked()).toBe(false);
    write('Late.');
    write(' ');
    expect(isAsked()).toBe(false);
  });

  it('is cleared when the visitor leaves the page, even if the browser could restore it', () => {
    expect(page().autocomplete).toBe('off');
    write('Hurried.');
    window.dispatchEvent(new Event('pagehide'));
    expect(page().value).toBe('');
  });

  it('announces the next question, and returns to the first after the last', () => {
    const question = screen.getByText('Which word?');
    expect(question.closest('[aria-live=polite]')).not.toBeNull();
    press('Another question');
    expect(question.isConnected && question.textContent).toBe('And a closer one?');
    press('Another question');
    expect(screen.getByLabelText('Which word?')).toBe(page());
  });
});
