/**
 * A script that runs before the first paint and hides errors of skipped view transitions. The
 * browser skips a transition between pages if a visitor types or rotates the screen before the next
 * page is ready, and then rejects a promise that no script can handle.
 */
export const TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',e=>{/^Transition was /.test(e.reason?.message)&&e.preventDefault()})";
