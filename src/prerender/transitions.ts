/**
 * Runs before anything is painted: keeps the console clear of transitions between pages that the
 * browser gave up, because a visitor typed or turned the screen before the next page was there. It
 * rejects a promise that no script was given. The transitions themselves are styles alone.
 */
export const TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',e=>{/^Transition was /.test(e.reason?.message)&&e.preventDefault()})";
