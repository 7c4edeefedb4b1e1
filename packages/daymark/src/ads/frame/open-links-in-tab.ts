import { pristine } from './built-ins.ts';

const listen = pristine<
  [name: string, listener: (event: Event) => void, isCapturing: boolean],
  void
>(EventTarget.prototype.addEventListener);
const { ELEMENT_NODE } = Node;

const LINKS = 'a[href], area[href], form';

/** Matches relative and http(s) URLs, but not fragments or other schemes, such as `javascript:`. */
const AWAY = /^(?!#)(?:https?:|(?![a-z][\w+.-]*:))/i;

/** Matches targets that navigate the frame or the page around it, including the empty target. */
const REFUSED = /^(?:_self|_parent|_top)?$/i;

/**
 * Handles clicks and submissions in a nested document. May be called repeatedly, because a creative
 * can remove all listeners of a document.
 */
export function openNestedLinksInTab(inner: Document): void {
  listen(inner, 'click', leaveFrame, true);
  listen(inner, 'submit', leaveFrame, true);
}

/**
 * Handles a click or a submission: a link or a form that would navigate the frame or the page opens
 * a tab instead, because such navigations are blocked and can remove the creative. `<base target>`
 * is not used: it would also affect `href="javascript:…"`, with which many creatives open a tab.
 */
export function leaveFrame(event: Event): void {
  const path = event.composedPath();
  for (let index = 0; index < path.length; index += 1) {
    const link = path[index];
    // No `instanceof`, because elements in nested documents have constructors of their own.
    if (!isElement(link) || !link.matches(LINKS)) continue;
    const address = link.getAttribute(link.localName === 'form' ? 'action' : 'href') ?? '';
    const target = link.getAttribute('target') ?? '';
    if (AWAY.test(address.trim()) && REFUSED.test(target)) link.setAttribute('target', '_blank');
  }
}

const isElement = (target: EventTarget | undefined): target is Element =>
  Object(target).nodeType === ELEMENT_NODE;
