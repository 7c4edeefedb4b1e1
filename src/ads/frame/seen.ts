import { matches, own } from './own.ts';

/* Loops count, because the iterators of lists are among what a network's code may have changed. */

const rectOf = own(Element.prototype.getBoundingClientRect);
const isVisible = own(Element.prototype.checkVisibility);
const styleOf = getComputedStyle;
const { max, min } = Math;
const ImageElement = HTMLImageElement;
const { TEXT_NODE } = Node;

/** A creative is at least so many pixels wide and high. */
const LEAST = 2;

/** Elements looked at: a creative of more has shown something before. */
const MOST = 500;

const SHOWS_ITSELF = /^(?:iframe|video|canvas|svg|object|embed|input|button)$/i;
const NEVER_SEEN = /^(?:script|style|link|meta|noscript|template|title)$/i;

/** Where a creative can be seen, in CSS pixels of the viewport. */
interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The place itself is hidden so far, and whatever is in it with it. */
  isHidden?: boolean;
}

/**
 * Whether anything can be seen of some elements within the bounds. The container itself shows
 * nothing by being there, nor does a body, unless there is text right in it.
 */
export function isSomethingSeen(
  elements: ArrayLike<Element>,
  container: Element | null,
  bounds: Bounds,
): boolean {
  for (let index = 0; index < MOST; index += 1) {
    const element = elements[index];
    if (!element) return false;
    const isGiven = element === container || element.localName === 'body';
    if (hasSize(element, bounds) && showsSomething(element, isGiven)) return true;
  }
  return false;
}

function hasSize(
  element: Element,
  { left, top, right, bottom, isHidden = false }: Bounds,
): boolean {
  const rect = rectOf(element);
  const width = min(rect.right, right) - max(rect.left, left);
  const height = min(rect.bottom, bottom) - max(rect.top, top);
  if (width < LEAST || height < LEAST) return false;
  return isVisible(element, { opacityProperty: true, visibilityProperty: !isHidden });
}

function showsSomething(element: Element, isGiven: boolean): boolean {
  const { localName } = element;
  if (matches(NEVER_SEEN, localName)) return false;
  if (element instanceof ImageElement) return element.naturalWidth > 1;
  if (matches(SHOWS_ITSELF, localName) || hasText(element) || element.shadowRoot) return true;
  if (isGiven) return false;
  return !element.firstElementChild || styleOf(element).backgroundImage !== 'none';
}

/** Whether the element itself, not only one within it, holds words. */
function hasText({ childNodes }: Element): boolean {
  for (let index = 0; index < childNodes.length; index += 1) {
    const child = childNodes[index];
    if (child?.nodeType === TEXT_NODE && matches(/\S/, child.nodeValue ?? '')) return true;
  }
  return false;
}
