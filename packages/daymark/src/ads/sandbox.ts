/**
 * The sandbox flags of a network's page, for both its iframe and its policy. The page cannot
 * navigate the whole tab. A tab that a visitor opens from it has no sandbox.
 */
export const SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
] as const;

/** A page on the second host keeps its origin, and so has access to the storage of that host. */
export const SECOND_HOST_SANDBOX = [...SANDBOX, 'allow-same-origin'] as const;
