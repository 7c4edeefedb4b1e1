/**
 * Runs before the first paint. Keeps errors of skipped view transitions out of the console. The
 * browser skips a transition between pages if a visitor types or rotates the screen before the next
 * page is ready. It then rejects a promise that no script has received. The transitions themselves
 * are CSS only.
 */
export const TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',e=>{/^Transition was /.test(e.reason?.message)&&e.preventDefault()})";
