/**
 * What the page of a network may do, as its frame and its policy say alike. Nothing leads the whole
 * tab away; what a visitor opens is a tab like any other.
 */
export const SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
] as const;

/** A page on the second host keeps its origin, and with it the storage of that host. */
export const SECOND_HOST_SANDBOX = [...SANDBOX, 'allow-same-origin'] as const;
