const LINKS = 'a[href], area[href], form';

/** Matches URLs of other pages, but not fragments and scripts, which act within the frame. */
const AWAY = /^(?!#)(?:https?:|(?![a-z][\w+.-]*:))/i;

/** Matches targets that the sandbox blocks, including the empty target. */
const REFUSED = /^(?:_self|_parent|_top)?$/i;

/**
 * Makes links and forms that would navigate the frame open a tab instead. The page around the frame
 * blocks such a navigation, which would remove the creative. A `<base target>` is not used, because
 * it would also affect `href="javascript:…"`, with which many creatives open a tab.
 */
export function leaveFrame(event: Event): void {
  const path = event.composedPath();
  for (let index = 0; index < path.length; index += 1) {
    const link = path[index];
    if (!(link instanceof Element && link.matches(LINKS))) continue;
    const address = link.getAttribute(link.localName === 'form' ? 'action' : 'href') ?? '';
    const target = link.getAttribute('target') ?? '';
    if (AWAY.test(address.trim()) && REFUSED.test(target)) link.setAttribute('target', '_blank');
  }
}
