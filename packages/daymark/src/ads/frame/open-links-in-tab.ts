const LINKS = 'a[href], area[href], form';

/** URLs of other pages. Fragments and scripts act within the frame. */
const AWAY = /^(?!#)(?:https?:|(?![a-z][\w+.-]*:))/i;

/** Targets that the sandbox blocks, including the empty target of a link without one. */
const REFUSED = /^(?:_self|_parent|_top)?$/i;

/**
 * Makes links and forms that would navigate the frame open in a tab instead. The page around the
 * frame blocks such a navigation, and the creative would be gone. A `<base target>` would also
 * affect `href="javascript:…"`, with which many creatives open a tab themselves.
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
