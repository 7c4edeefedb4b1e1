/**
 * The sandbox flags of a network's frame page, for both the iframe and the CSP. The frame page
 * cannot navigate the tab that contains it. A tab that a visitor opens from the frame page has no
 * sandbox.
 */
export const SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
] as const;

/** The sandbox flags of a page on the second host, which can access the storage of that host. */
export const SECOND_HOST_SANDBOX = [...SANDBOX, 'allow-same-origin'] as const;
