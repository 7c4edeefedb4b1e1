/**
 * The sandbox flags of a frame page, which runs a network's code: for both its iframe and its CSP.
 * The frame page cannot navigate the tab that contains it. A tab that a visitor opens from the
 * frame page has no sandbox.
 */
export const SANDBOX = [
  'allow-scripts',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
] as const;

/** The sandbox flags of a frame page on `ads.frameHost`, which can access that host's storage. */
export const SECOND_HOST_SANDBOX = [...SANDBOX, 'allow-same-origin'] as const;
