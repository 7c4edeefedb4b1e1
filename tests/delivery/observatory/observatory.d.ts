/*
 * Types for the package of Mozilla's HTTP Observatory, which has no types of its own. The types
 * cover only the parts that the tests use.
 */

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  /** The responses of a site to the requests of the Observatory. */
  export interface Answers {
    readonly responses: { readonly auto: { readonly status: number } | null };
  }
  /** Requests a path of a host, over http and https. */
  export function retrieve(
    host: string,
    place: { httpPort: number; httpsPort: number; path: string },
  ): Promise<Answers>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Answers } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
  /**
   * The tests of the Observatory: functions that check one topic each, after which they are named.
   */
  export const ALL_TESTS: ((answers: Answers) => { result: string })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  /** Returns the points for a result, negative for a weakness. */
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  /** Bonuses count only if the score without bonuses is at least this number. */
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
