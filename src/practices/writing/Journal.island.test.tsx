// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNotebook } from '../../notebook/storage.ts';
import Journal from './Journal.island.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const keep = () => act(async () => void press('Keep in this browser'));
const page = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.input(page(), { target: { value } });
const said = () => screen.getByRole('status').textContent;

describe('the journal', () => {
  beforeEach(() => {
    localStorage.clear();
    render(<Journal step="the-exact-word" prompts={['Which word?', 'And a closer one?']} />);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('keeps nothing while one writes', () => {
    write('Hurried.');
    fireEvent.blur(page());
    expect(localStorage).toHaveLength(0);
  });

  it('keeps what is written, with its question, when asked to, and clears the page', async () => {
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
    expect(said()).toBe('Kept in this browser.');
    expect(screen.getByText(/One note is kept from this step/)).toBeTruthy();
  });

  it('keeps one note where the button is pressed twice before the first is kept', async () => {
    write('Hurried.');
    await act(async () => {
      press('Keep in this browser');
      press('Keep in this browser');
    });
    expect(readNotebook().notebook.notes).toHaveLength(1);
    expect(said()).toBe('Kept in this browser.');
  });

  it('keeps no empty page', async () => {
    write('  ');
    await keep();
    expect(said()).toBe('There is nothing written yet.');
    expect(localStorage).toHaveLength(0);
  });

  it('leaves the words on the page, and says why, where there is no room', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    write('A long letter.');
    await keep();
    expect(said()).toBe('This was not kept: this browser has no room left for this site.');
    expect(page().value).toBe('A long letter.');
  });

  it('keeps an answer with the question that it began with, and says so', async () => {
    write('Hurried.');
    press('Another question');
    expect(said()).toBe('What is written stays with its question: Which word?');
    press('Another question');
    press('Another question');
    await keep();
    write('Late.');
    await keep();
    const prompts = readNotebook().notebook.notes.map(({ prompt }) => prompt);
    expect(prompts).toEqual(['And a closer one?', 'Which word?']);
  });

  it('keeps an answer that was begun anew with the question that is asked', async () => {
    write('Hurried.');
    press('Another question');
    write('');
    write('Outnumbered.');
    await keep();
    expect(readNotebook().notebook.notes[0]?.prompt).toBe('And a closer one?');
  });

  it('keeps no text that is too long, cuts nothing off, and says how much is too much', async () => {
    vi.useFakeTimers();
    const long = 'a'.repeat(25_000);
    write(long);
    const excess = () => document.querySelector('#journal-excess:not([hidden])')?.textContent;
    expect(excess()).toMatch(/^5,000 letters too many: a note holds at most 20,000\./);
    expect(page().getAttribute('aria-invalid')).toBe('true');
    const announced = document.querySelector('[aria-live=polite]');
    expect(announced?.textContent).toBe('');
    act(() => vi.runAllTimers());
    expect(announced?.textContent).toBe(excess());
    vi.useRealTimers();

    await keep();
    expect(said()).toBe('This was not kept: it is too long.');
    expect(document.activeElement).toBe(page());
    expect(page().value).toBe(long);
    expect(localStorage).toHaveLength(0);

    write(` ${long.slice(5_000)}\n`);
    expect(excess()).toBeUndefined();
    expect(said()).toBe('');
    await keep();
    expect(readNotebook().notebook.notes).toHaveLength(1);
  });

  it('asks before the page is left while something is written that is not kept', async () => {
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

  it('goes when the page is left, also where the browser would bring it back', () => {
    expect(page().autocomplete).toBe('off');
    write('Hurried.');
    window.dispatchEvent(new Event('pagehide'));
    expect(page().value).toBe('');
  });

  it('comes round to the first question again', () => {
    press('Another question');
    press('Another question');
    expect(screen.getByLabelText('Which word?')).toBe(page());
  });
});
