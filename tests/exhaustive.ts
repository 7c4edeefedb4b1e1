/**
 * Whether this is the exhaustive run (`npm run test:exhaustive`). It plays every combination, and
 * large counts. The ordinary run shows each behaviour once.
 */
export const isExhaustive = Boolean(process.env.DAYMARK_EXHAUSTIVE);
