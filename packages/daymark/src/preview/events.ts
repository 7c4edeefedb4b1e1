/* Events that the preview sends to the bar over Vite's connection. */

/** The checks have run. The data are the findings. */
export const CHECKED = 'daymark:checked';

/** A page or a script failed for a reason other than the content. */
export const FAILED = 'daymark:failed';
