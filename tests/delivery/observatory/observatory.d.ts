/* What we use of a package that comes without types, and is there only where delivery is tested. */

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  /** A site's answers to the questions of the Observatory. */
  export interface Answers {
    readonly responses: { readonly auto: { readonly status: number } | null };
  }
  /** Asks for a path of a host, over http and https. */
  export function retrieve(
    host: string,
    place: { httpPort: number; httpsPort: number; path: string },
  ): Promise<Answers>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Answers } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
  /** Each judges one matter, and is named after it. */
  export const ALL_TESTS: ((answers: Answers) => { result: string })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  /** What a result is worth, below zero for what is missing. */
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  /** From this score on, without bonuses, bonuses count. */
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
