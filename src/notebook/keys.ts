/* The names under which local storage holds what a visitor keeps. The privacy page names them too. */

/** Progress on the path, the reading list and notes: one document, see notebook.ts. */
export const NOTEBOOK_KEY = 'notebook';

/** What stood under that name and could not be read, once something new was kept. */
export const SET_ASIDE_KEY = 'notebook-set-aside';
