/* The local storage keys of the data that a visitor keeps. The privacy page lists them too. */

/** The key of one document with progress on the path, reading list and notes: see notebook.ts. */
export const NOTEBOOK_KEY = 'notebook';

/** The key to which a write moves text that was stored as the notebook but cannot be parsed. */
export const SET_ASIDE_KEY = 'notebook-set-aside';
