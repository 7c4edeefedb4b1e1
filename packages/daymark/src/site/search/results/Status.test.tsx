// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedStatus, Status } from './Status.tsx';

const still = { hasTopics: true, hasFailed: false, isPlaceholderData: false, failureCount: 0 };
const found = (total: number, words = 'slow') => ({ ...still, data: { words, total, found: [] } });

describe('the status of a search', () => {
  afterEach(cleanup);

  it.each([
    ['is empty before the first search', '', found(3), ''],
    ['shows the number of results', 'slow', found(12), '12 results for “slow”'],
    ['puts a phrase in quotation marks once', '"slow"', found(1, '"slow"'), '1 result for “slow”'],
    ['shows that there is one result', 'slow', found(1), '1 result for “slow”'],
    [
      'shows the corrected words',
      'slwo',
      found(2),
      'Nothing found for “slwo”. Showing 2 results for “slow”',
    ],
    [
      'shows that nothing was found, with advice',
      'xyz',
      found(0, 'xyz'),
      'Nothing found for “xyz”. Try another word, or begin with one of these.',
    ],
    [
      'names no topics on a site without topics',
      'xyz',
      { ...found(0, 'xyz'), hasTopics: false },
      'Nothing found for “xyz”. Try another word.',
    ],
    ['shows that the search is running', 'slow', { ...still, data: undefined }, 'Searching…'],
    [
      'shows that the search is running while previous results stay',
      'slow',
      { ...found(2), isPlaceholderData: true },
      'Searching…',
    ],
    [
      'shows that the search is being retried',
      'slow',
      { ...still, data: undefined, failureCount: 1 },
      'Trying again…',
    ],
    [
      'shows that the search failed',
      'slow',
      { ...still, data: undefined, failureCount: 4, hasFailed: true },
      'Search is not available right now.',
    ],
  ])('%s', (_, words, state, said) => {
    expect(render(<Status words={words} {...state} />).container.textContent).toBe(said);
  });

  it('is announced as the number of results, or in full if nothing was found', () => {
    expect(announcedStatus({ words: 'slow', ...found(12) })).toBe('12 results');
    expect(announcedStatus({ words: 'slow', ...found(12), isPlaceholderData: true })).toBe(
      'Searching…',
    );
    expect(announcedStatus({ words: 'slwo', ...found(2) })).toBe(
      'Nothing found for “slwo”. Showing 2 results for “slow”',
    );
  });

  it('isolates the text direction of the visitor’s words', () => {
    const { container } = render(<Status words={'\u202Esl\u2069wo'} {...found(2, 'سلام')} />);
    const isolated = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    expect(isolated).toEqual(['\u202Eslwo', 'سلام']);
  });
});
