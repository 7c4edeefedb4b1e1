import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchQuestion } from './question.ts';

const answer = (data: unknown) => vi.stubGlobal('fetch', async () => Response.json(data));
const words = { title: 'May we?', message: 'Words.', acceptLabel: 'Yes', refuseLabel: 'No' };

describe('the texts of the consent prompt', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are fetched from /question.json', async () => {
    answer(words);
    expect(await fetchQuestion()).toEqual(words);
  });

  it('cause an error that lists the expected texts if one is missing', async () => {
    answer({ ...words, refuseLabel: undefined });
    await expect(fetchQuestion()).rejects.toThrow(
      '/question.json: expected { title, message, acceptLabel, refuseLabel }; found other data',
    );
  });
});
