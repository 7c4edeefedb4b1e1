import type { AnswerOf, ConsentSettings } from './answer.ts';

/** Settings for tests: two networks that need consent, for which the site itself asks. */
export const exampleSettings = (changes: Partial<ConsentSettings> = {}): ConsentSettings => ({
  networks: { acme: 'Acme Media', beta: 'Beta' },
  vendors: {},
  version: 'v1',
  months: 6,
  platform: false,
  ...changes,
});

/** Returns the answers for the two networks and for one that needs no consent, as text. */
export const formatAnswers = (answerOf: AnswerOf) =>
  ['acme', 'beta', 'other'].map(answerOf).join(' ');
