import type { AnswerOf, ConsentSettings } from './answer.ts';

/** Settings for tests: two networks that need consent, asked for by the site itself. */
export const exampleSettings = (changes: Partial<ConsentSettings> = {}): ConsentSettings => ({
  networks: { acme: 'Acme Media', beta: 'Beta' },
  vendors: {},
  version: 'v1',
  months: 6,
  platform: false,
  ...changes,
});

/** The answers for the two networks and for one that needs none, in words. */
export const inWords = (answerOf: AnswerOf) => ['acme', 'beta', 'other'].map(answerOf).join(' ');
