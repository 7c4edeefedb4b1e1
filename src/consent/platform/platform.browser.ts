import type { AnswerOf, ConsentSettings } from '../answer.ts';

/** Asks the consent platform what a visitor has said, and calls back at each change. */
export function watchPlatform(
  _settings: ConsentSettings,
  _tell: (answerOf: AnswerOf) => void,
): void {}
