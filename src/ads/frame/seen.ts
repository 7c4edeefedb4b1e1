import { own } from './own.ts';

/* Loops count, because the iterators of lists are among what a network's code may have changed. */

const all: (root: Document, selectors: string) => NodeListOf<Element> = own(
  Document.prototype.querySelectorAll,
);
const rectOf = own(Element.prototype.getBoundingClientRect);
const isVisible = own(Element.prototype.checkVisibility);
const test = own(RegExp.prototype.test);
const styleOf = getComputedStyle;

/** A creative is at least so many pixels wide and high. */
const LEAST = 2;

/** Elements looked at: a creative of more has shown something before. */
const MOST = 500;

const SHOWS_ITSELF = /^(?:iframe|video|canvas|svg|object|embed|input|button)$/i;
const NEVER_SEEN = /^(?:html|body|head|script|style|link|meta|noscript|template|title)$/i;

/** Whether anything can be seen in the document but the container that was given to the network. */
export function isSomethingSeen(containerId: string): boolean {
  const elements = all(document, '*');
  for (let index = 0; index < MOST; index += 1) {
    const element = elements[index];
    if (!element) return false;
    if (hasSize(element) && showsSomething(element, element.id === containerId)) return true;
  }
  return false;
}

/** Whether anything was put into the document, seen or not. */
export function isSomethingPut(containerId: string): boolean {
  const elements = all(document, `#${containerId} *, body > :not(#${containerId}, script)`);
  return elements.length > 0;
}

function hasSize(element: Element): boolean {
  const { width, height, top, left } = rectOf(element);
  if (width < LEAST || height < LEAST || top >= innerHeight || left >= innerWidth) return false;
  return isVisible(element, { opacityProperty: true, visibilityProperty: true });
}

function showsSomething(element: Element, isContainer: boolean): boolean {
  const { localName } = element;
  if (test(NEVER_SEEN, localName)) return hasText(element) && localName === 'body';
  if (localName === 'img') return element instanceof HTMLImageElement && element.naturalWidth > 1;
  if (test(SHOWS_ITSELF, localName) || hasText(element) || element.shadowRoot) return true;
  if (styleOf(element).backgroundImage !== 'none') return true;
  return element.firstElementChild === null && !isContainer;
}

/** Whether the element itself, not only one within it, holds words. */
function hasText({ childNodes }: Element): boolean {
  for (let index = 0; index < childNodes.length; index += 1) {
    const child = childNodes[index];
    if (child?.nodeType === Node.TEXT_NODE && test(/\S/, child.nodeValue ?? '')) return true;
  }
  return false;
}
