// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../browser/query/client.ts';
import type { OlderArticles } from '../../../machines/search-index/files.ts';
import { MAX_LENGTH } from '../address.ts';
import type { Findings, SearchEngine } from '../engine/engine.ts';
import { SearchForm } from './SearchForm.tsx';

const find = vi.fn<SearchEngine['find']>();

function findings(words: string, total: number, count = total): Findings {
  const found = Array.from({ length: count }, (_, index) => ({
    path: `/blog/${index}`,
    title: `${words} ${index}`,
    label: 'Rest',
    excerpt: [{ text: '<b>', isMatch: true }],
  }));
  return { words, total, found };
}

const prepare = vi.fn();
const suggestions = {
  needs: [{ text: 'I am angry', href: '/blog/anger' }],
  topics: [{ title: 'Rest', path: '/topics/rest' }],
};
const wanted = (words: string, count: number, years: number[] = []) => ({ words, count, years });

function show(older?: OlderArticles) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={client}>
      <SearchForm engine={{ find, prepare }} {...suggestions} older={older} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole<HTMLInputElement>('searchbox') };
}

const findStatus = (words: string) =>
  expect.poll(() => document.querySelector('.search-status')?.textContent).toBe(words);

describe('the search form', () => {
  beforeEach(() => {
    prepare.mockReset();
    find
      .mockReset()
      .mockImplementation(async ({ words, count }) => findings(words, 20, Math.min(count, 20)));
  });
  afterEach(() => {
    cleanup();
    history.replaceState(null, '', '/');
  });

  it('searches once for words typed without a pause', async () => {
    const { user, field } = show();
    await user.type(field, 'slow');
    await findStatus('20 results for “slow”');
    expect(find).toHaveBeenCalledExactlyOnceWith(wanted('slow', 6), expect.any(AbortSignal));
    expect(location.search).toBe('?q=slow');
  });

  it('searches for a word that was pasted with invisible characters, and shows the word without them', async () => {
    const { user, field } = show();
    await user.click(field);
    await user.paste('\u202Esl\u200Bow\u2069');
    await findStatus('20 results for “slow”');
    expect(find).toHaveBeenCalledExactlyOnceWith(wanted('slow', 6), expect.any(AbortSignal));
    expect(location.search).toBe('?q=slow');
  });

  it('suggests needs and topics before a search and after one that found nothing', async () => {
    find.mockImplementation(async ({ words }) => findings(words, words === 'slow' ? 1 : 0));
    const { user, field } = show();
    const suggested = () => screen.queryAllByRole('navigation').length;
    expect(screen.getByRole('link', { name: 'I am angry' })).toHaveProperty(
      'pathname',
      '/blog/anger',
    );
    expect(suggested()).toBe(2);
    await user.type(field, 'slow{Enter}');
    await screen.findByText('slow 0');
    expect(suggested()).toBe(0);
    await user.type(field, 'x{Enter}');
    await findStatus('Nothing found for “slowx”. Try another word, or begin with one of these.');
    expect(suggested()).toBe(2);
  });

  it('prepares the search before the first pause in typing', () => {
    show();
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(find).not.toHaveBeenCalled();
  });

  it('does not search for letters typed before its code loaded until typing pauses', async () => {
    const markup = <SearchForm engine={{ find, prepare }} {...suggestions} />;
    const root = document.body.appendChild(document.createElement('div'));
    const app = <QueryClientProvider client={createQueryClient()}>{markup}</QueryClientProvider>;
    root.innerHTML = renderToString(app);
    const field = within(root).getByRole<HTMLInputElement>('searchbox');
    field.value = 's';
    render(app, { container: root, hydrate: true });
    // In one go, because a slow machine pauses between two letters.
    for (const value of ['sl', 'slo', 'slow']) fireEvent.input(field, { target: { value } });
    await findStatus('20 results for “slow”');
    expect(find).toHaveBeenCalledExactlyOnceWith(wanted('slow', 6), expect.any(AbortSignal));
  });

  it('searches for the words in its URL', async () => {
    history.replaceState(null, '', '/search?q=Tai+%26+Chi');
    const { field } = show();
    await findStatus('20 results for “Tai & Chi”');
    expect(field).toHaveProperty('value', 'Tai & Chi');
  });

  it('truncates the words of a long URL to the maximum length', async () => {
    history.replaceState(null, '', `/search?q=${'a'.repeat(20_000)}`);
    const { field } = show();
    const words = 'a'.repeat(MAX_LENGTH);
    await expect.poll(() => location.search).toBe(`?q=${words}`);
    expect(field).toMatchObject({ value: words, maxLength: MAX_LENGTH });
    expect(find).toHaveBeenCalledExactlyOnceWith(wanted(words, 6), expect.any(AbortSignal));
  });

  it('keeps the previous results until the next results have loaded', async () => {
    const { user, field } = show();
    await user.type(field, 'slow{Enter}');
    await screen.findByText('slow 0');
    const next = Promise.withResolvers<Findings>();
    find.mockReturnValue(next.promise);
    await user.type(field, 'er{Enter}');
    await screen.findByText('Searching…');
    expect(screen.getByText('slow 0')).toBeTruthy();
    next.resolve(findings('slower', 1));
    await findStatus('1 result for “slower”');
    expect(screen.queryByText('slow 0')).toBeNull();
  });

  it('marks matches, and shows markup as text', async () => {
    const { user, field } = show();
    await user.type(field, 'slow{Enter}');
    const [mark] = await screen.findAllByText('<b>');
    expect(mark?.tagName).toBe('MARK');
  });

  it('moves the focus through the results and back with the arrow keys', async () => {
    const { user, field } = show();
    await user.type(field, 'slow{Enter}');
    await screen.findByText('slow 0');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('slow 1');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field);
  });

  it('shows more results on request, and focuses the first new one', async () => {
    const { user, field } = show();
    await user.type(field, 'slow{Enter}');
    const press = async () =>
      user.click(await screen.findByRole('button', { name: 'Show more results' }));
    await press();
    expect(find).toHaveBeenLastCalledWith(wanted('slow', 12), expect.any(AbortSignal));
    for (const first of [6, 12, 18]) {
      await expect.poll(() => document.activeElement?.textContent).toBe(`slow ${first}`);
      if (first < 18) await press();
    }
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });

  it('moves the focus to the new results only if the visitor has not moved the focus elsewhere', async () => {
    const { user, field } = show();
    await user.type(field, 'slow{Enter}');
    const more = await screen.findByRole('button', { name: 'Show more results' });
    const next = Promise.withResolvers<Findings>();
    find.mockReturnValue(next.promise);
    await user.click(more);
    await user.click(field);
    next.resolve(findings('slow', 20, 12));
    await screen.findByText('slow 6');
    expect(document.activeElement).toBe(field);
  });

  it('searches the older articles of the years that are switched on', async () => {
    const years = [2025, 2024].map((year) => ({ year, shards: [] }));
    const { user, field } = show({ since: '3 March 2025', years });
    expect(screen.queryByRole('button', { name: '2024' })).toBeNull();
    await user.type(field, 'slow{Enter}');
    await screen.findByText(/since 3 March 2025/);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const pressed = () =>
      screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

    await press('2024');
    expect(pressed()).toEqual(['2024']);
    expect(find).toHaveBeenLastCalledWith(wanted('slow', 6, [2024]), expect.any(AbortSignal));
    await press('2025');
    expect(pressed()).toEqual(['2025', '2024', 'All years']);
    expect(find).toHaveBeenLastCalledWith(wanted('slow', 6, [2025, 2024]), expect.any(AbortSignal));
    await press('2024');
    expect(pressed()).toEqual(['2025']);
    await press('All years');
    expect(pressed()).toEqual(['2025', '2024', 'All years']);
    await press('All years');
    expect(pressed()).toEqual([]);
  });

  it('keeps the chosen years if their articles fail to load', async () => {
    const { user, field } = show({ since: '3 March 2025', years: [{ year: 2024, shards: [] }] });
    await user.type(field, 'slow{Enter}');
    find.mockReturnValue(new Promise(() => {}));
    await user.click(await screen.findByRole('button', { name: '2024' }));
    await user.type(field, 'er{Enter}');
    expect(screen.getByRole('button', { name: '2024', pressed: true })).not.toBeNull();
  });

  it('is empty again after Escape in the field, but not after Escape on a result', async () => {
    const { user, field } = show();
    await user.type(field, 'slow{Enter}');
    await screen.findByText('slow 0');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(document.activeElement?.textContent).toBe('slow 0');
    expect(field.value).toBe('slow');
    await user.keyboard('{ArrowUp}{Escape}');
    await expect.poll(() => screen.queryByText('slow 0')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(location.search).toBe('');
  });

  it('names the searched words in the title of the page', async () => {
    document.title = 'Search · Daymark';
    const { user, field } = show();
    await user.type(field, 'slow\u2069{Enter}');
    await expect.poll(() => document.title).toBe('“slow”: Search · Daymark');
    await user.keyboard('{Escape}');
    await expect.poll(() => document.title).toBe('Search · Daymark');
  });

  it('announces the number of results, and nothing while the visitor types', async () => {
    const { user, field } = show();
    const region = screen.getByRole('status');
    const said: string[] = [];
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
    for (const letter of 'slow') {
      await user.type(field, letter);
      await expect.poll(() => find.mock.lastCall?.[0].words).toBe(field.value);
    }
    await expect.poll(() => said).toEqual(['20 results']);
  });

  it('focuses the field when a focused control disappears', async () => {
    const { user, field } = show();
    find.mockRejectedValueOnce(new Error('offline'));
    await user.type(field, 'slow{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('slow 0');
    expect(document.activeElement).toBe(field);
    const next = Promise.withResolvers<Findings>();
    find.mockReturnValue(next.promise);
    await user.keyboard('er{Enter}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('slow 0');
    next.resolve(findings('slower', 0));
    await expect.poll(() => screen.queryByText('slow 0')).toBeNull();
    expect(document.activeElement).toBe(field);
  });
});
