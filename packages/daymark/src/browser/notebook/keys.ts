/* The local storage keys of the data that a visitor keeps. The privacy page lists them too. */

/** Progress on the path, the reading list and notes: one document, see notebook.ts. */
export const NOTEBOOK_KEY = 'notebook';

/** Text that was stored as the notebook but cannot be parsed. The next write moves it here. */
export const SET_ASIDE_KEY = 'notebook-set-aside';
