// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Status } from './Status.tsx';

const still = { hasFailed: false, isPlaceholderData: false, failureCount: 0 };
const found = (total: number, words = 'slow') => ({ ...still, data: { words, total, found: [] } });

describe('the status of a search', () => {
  afterEach(cleanup);

  it.each([
    ['nothing before there is one', '', found(3), ''],
    ['how many pages it found', 'slow', found(12), '12 results for “slow”'],
    ['that it is one page', 'slow', found(1), '1 result for “slow”'],
    [
      'what it was corrected to',
      'slwo',
      found(2),
      'Nothing found for “slwo”. Showing 2 results for “slow”',
    ],
    [
      'that it found nothing, and ways on',
      'xyz',
      found(0, 'xyz'),
      'Nothing found for “xyz”. Another word may do, or one of the topics above.',
    ],
    ['that it is under way', 'slow', { ...still, data: undefined }, 'Searching…'],
    [
      'that it is under way while the results before stay',
      'slow',
      { ...found(2), isPlaceholderData: true },
      'Searching…',
    ],
    [
      'that it tries again',
      'slow',
      { ...still, data: undefined, failureCount: 1 },
      'Trying again…',
    ],
    [
      'that it failed',
      'slow',
      { ...still, data: undefined, failureCount: 4, hasFailed: true },
      'The search could not be reached.',
    ],
  ])('is %s', (_, words, state, said) => {
    expect(render(<Status words={words} {...state} />).container.textContent).toBe(said);
  });

  it('isolates words with another text direction wherever it shows them', () => {
    const { container } = render(<Status words={'\u202Esl\u2069wo'} {...found(2, 'سلام')} />);
    const isolated = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent);
    expect(isolated).toEqual(['\u202Eslwo', 'سلام']);
  });
});
