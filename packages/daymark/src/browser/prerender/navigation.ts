import { ROOT } from '#addresses';
/**
 * The speculation rules of a page. A browser may prerender a page of this site when a visitor
 * points at a link to it or presses the link. The rules exclude files, whose names have an
 * extension, and the pages inside the frames of ad networks.
 * A browser that saves data or power prerenders nothing.
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${ROOT}/*` },
          { not: { href_matches: [`${ROOT}/*.*`, `${ROOT}/ads/*`] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * A script that runs before the first paint and hides errors of skipped view transitions. The
 * browser skips a transition between pages if a visitor types or rotates the screen before the next
 * page is ready, and then rejects a promise that no script can handle.
 */
export const TRANSITIONS_SCRIPT =
  "addEventListener('unhandledrejection',e=>{/^Transition was /.test(e.reason?.message)&&e.preventDefault()})";
