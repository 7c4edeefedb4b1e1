const LINKS = 'a[href], area[href], form';

/** What leads to another page; a fragment or a script does something here. */
const AWAY = /^(?!#)(?:https?:|(?![a-z][\w+.-]*:))/i;

/** Targets that the sandbox keeps from the frame, among them that of a link without one. */
const REFUSED = /^(?:_self|_parent|_top)?$/i;

/**
 * Opens in a tab, on a click, what would lead the frame away: the page around it refuses that, and
 * the creative would be gone. A `<base target>` would do the same to `href="javascript:…"`, by
 * which many creatives open a tab themselves.
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
