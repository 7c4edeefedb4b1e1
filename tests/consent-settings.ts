import type { AnswerOf, ConsentSettings } from '../packages/daymark/src/consent/answer.ts';

/** Returns settings for tests: two networks that need consent, with the site's prompt. */
export const exampleSettings = (changes: Partial<ConsentSettings> = {}): ConsentSettings => ({
  networks: { acme: 'Acme Media', beta: 'Beta' },
  vendors: {},
  version: 'v1',
  months: 6,
  platform: false,
  ...changes,
});

/** Formats the answers for the two networks and for a third network, which needs no consent. */
export const formatAnswers = (answerOf: AnswerOf) =>
  ['acme', 'beta', 'other'].map(answerOf).join(' ');
