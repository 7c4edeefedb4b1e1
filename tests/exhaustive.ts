/**
 * Whether this is the exhaustive run (`npm run test:exhaustive`), which tests every combination and
 * larger numbers of requests and repetitions. The ordinary run tests each behaviour once.
 */
export const isExhaustive = Boolean(process.env.DAYMARK_EXHAUSTIVE);
