import { matches, pristine } from './built-ins.ts';

/* Loops use an index, because a network's code may have replaced the iterators of lists. */

const rectOf = pristine(Element.prototype.getBoundingClientRect);
const isVisible = pristine(Element.prototype.checkVisibility);
const styleOf = getComputedStyle;
const { max, min } = Math;
const ImageElement = HTMLImageElement;
const { TEXT_NODE } = Node;

/** The minimum width and height of a visible creative, in CSS pixels. */
const LEAST = 2;

/** The maximum number of elements to check. Larger creatives have visible content among these. */
const MAX_CHECKED = 500;

const SHOWS_ITSELF = /^(?:iframe|video|canvas|svg|object|embed|input|button)$/i;
const NEVER_SEEN = /^(?:script|style|link|meta|noscript|template|title)$/i;

/** The area in which a creative can be visible, in CSS pixels of the viewport. */
interface Bounds extends Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'> {
  /** Whether the area itself is still hidden, so that the content's `visibility` is not checked. */
  isHidden?: boolean;
}

/**
 * Returns whether any of the elements is visible within the bounds. The body and the container (the
 * element that the network fills) count only if they show content themselves, such as own text.
 */
export function isSomethingSeen(
  elements: ArrayLike<Element>,
  container: Element | null,
  bounds: Bounds,
): boolean {
  for (let index = 0; index < MAX_CHECKED; index += 1) {
    const element = elements[index];
    if (!element) return false;
    const isGiven = element === container || element.localName === 'body';
    if (hasSize(element, bounds) && showsSomething(element, isGiven)) return true;
  }
  return false;
}

function hasSize(element: Element, bounds: Bounds): boolean {
  const { left, top, right, bottom, isHidden = false } = bounds;
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

/** Whether the element itself, not only a descendant, contains text. */
function hasText({ childNodes }: Element): boolean {
  for (let index = 0; index < childNodes.length; index += 1) {
    const child = childNodes[index];
    if (child?.nodeType === TEXT_NODE && matches(/\S/, child.nodeValue ?? '')) return true;
  }
  return false;
}
