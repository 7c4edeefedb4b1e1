import { all, attributeOf, listen, matches, pristine, pristineGetter } from './built-ins.ts';

/* Loops use an index, because a network's code may have replaced the iterators of lists. */

const rectOf = pristine(Element.prototype.getBoundingClientRect);
const isVisible = pristine(Element.prototype.checkVisibility);
const within = pristine<[selectors: string], ArrayLike<Element>>(
  DocumentFragment.prototype.querySelectorAll,
);
const targetOf = pristineGetter(Event.prototype, 'target');
const documentIn = pristineGetter(HTMLIFrameElement.prototype, 'contentDocument');
const addressOf = pristineGetter(HTMLIFrameElement.prototype, 'src');
const widthOf = pristineGetter(HTMLImageElement.prototype, 'naturalWidth');
const readinessOf = pristineGetter(HTMLMediaElement.prototype, 'readyState');
const add = pristine<[key: object], unknown>(WeakSet.prototype.add);
const has = pristine<[key: object], boolean>(WeakSet.prototype.has);
const positionIn = pristine<[part: string], number>(String.prototype.indexOf);
const styleOf = getComputedStyle;
const { max, min } = Math;
const { TEXT_NODE } = Node;
const HTML = 'http://www.w3.org/1999/xhtml';

/** The minimum width and height of a visible creative, in CSS pixels. */
const LEAST = 2;

/**
 * The maximum number of elements to check. A creative with more elements has visible content among
 * the first 500.
 */
const MAX_CHECKED = 500;

const SHOWS_ITSELF = /^(?:canvas|audio|input|button|select|textarea|progress|meter|hr)$/i;
/** Objects and embeds have no content, because no policy of the engine allows plugins. */
const NEVER_SEEN = /^(?:script|style|link|meta|noscript|template|title|object|embed)$/i;

/** Matches an address, without which a nested frame has the empty initial document. */
const ADDRESS = /^(?!\s*(?:about:|javascript:|$))/i;

/** Nested frames that have loaded their empty initial document. */
const initialised = new WeakSet<object>();
/** Nested frames that have loaded another document. */
const loaded = new WeakSet<object>();
/** The origins of the nested frames that the policy of this document has blocked. */
const blocked: string[] = [];
/** Whether a sandbox keeps this document from reading the frames within it. */
const isOpaque = self.origin === 'null';

/**
 * Observes which nested frames of this document load. May be called repeatedly, because a creative can
 * remove all listeners of its document. In a sandbox, only these events distinguish an empty nested frame
 * from a frame with a creative, because the document cannot read the frames within it.
 */
export function watchNestedFrames(): void {
  listen(document, 'load', noteLoad, true);
  listen(document, 'securitypolicyviolation', noteViolation, true);
}

/** Records that a nested frame has loaded its empty initial document, or another document. */
function noteLoad(event: Event): void {
  const frame = targetOf(event);
  if (!event.isTrusted || !isFrame(frame)) return;
  add(isAddressed(frame) || has(initialised, frame) ? loaded : initialised, frame);
}

/** Records the origin of a nested frame that the policy of this document has blocked. */
function noteViolation(event: Event): void {
  if (!event.isTrusted || !(event instanceof SecurityPolicyViolationEvent)) return;
  if (event.effectiveDirective === 'frame-src') blocked[blocked.length] = event.blockedURI;
}

/** The area in which a creative can be visible, in CSS pixels of the viewport. */
interface Bounds extends Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'> {
  /** Whether the area itself is still hidden, so that the content's `visibility` is not checked. */
  isHidden?: boolean;
}

/**
 * Returns whether any of the elements is visible within the bounds. The body and the container (the
 * element that the network fills) count only if they show content themselves, such as own text. A slot
 * counts as filled only if the result is true, so that no visitor sees an empty box instead of the house
 * creative.
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
    if (hasSize(element, bounds) && showsSomething(element, isGiven, bounds)) return true;
  }
  return false;
}

/**
 * Returns whether at least `LEAST` pixels of an element are visible in both directions within the bounds.
 */
function hasSize(element: Element, bounds: Bounds): boolean {
  const { left, top, right, bottom, isHidden = false } = bounds;
  const rect = rectOf(element);
  const width = min(rect.right, right) - max(rect.left, left);
  const height = min(rect.bottom, bottom) - max(rect.top, top);
  if (width < LEAST || height < LEAST) return false;
  return isVisible(element, { opacityProperty: true, visibilityProperty: !isHidden });
}

/**
 * Returns whether an element shows content itself. The descendants of the element count separately.
 * @param isGiven whether the element is the body or the container, whose backgrounds do not count
 */
function showsSomething(element: Element, isGiven: boolean, bounds: Bounds): boolean {
  const { localName } = element;
  if (matches(NEVER_SEEN, localName)) return false;
  if (isFrame(element)) return isFrameSeen(element, bounds);
  // No `instanceof`, because elements in nested documents have constructors of their own.
  if (element.namespaceURI === HTML) {
    if (localName === 'img') return widthOf(element) > 1;
    if (localName === 'video')
      return readinessOf(element) > 0 || attributeOf(element, 'poster') !== null;
  }
  if (matches(SHOWS_ITSELF, localName) || hasText(element)) return true;
  const { shadowRoot } = element;
  if (shadowRoot && (hasText(shadowRoot) || isSomethingSeen(within(shadowRoot, '*'), null, bounds)))
    return true;
  if (localName === 'svg') return element.firstElementChild !== null;
  // Each image of a background is a function, such as `url()` or `linear-gradient()`.
  return !isGiven && matches(/\(/, styleOf(element).backgroundImage);
}

/**
 * Returns whether a nested frame shows something. If its document can be read, the content of the
 * document counts. Otherwise the frame counts once it has loaded a document: a nested frame that
 * has no address, or that the policy has blocked, shows nothing.
 */
function isFrameSeen(frame: HTMLIFrameElement, bounds: Bounds): boolean {
  const inner = documentIn(frame);
  if (inner) {
    const { left, top, width, height } = rectOf(frame);
    return isSomethingSeen(all(inner, 'body, body *'), null, {
      left: max(0, bounds.left - left),
      top: max(0, bounds.top - top),
      right: min(width, bounds.right - left),
      bottom: min(height, bounds.bottom - top),
    });
  }
  // With an origin, this document can read the initial document of every frame without a sandbox.
  const isLoaded = isOpaque
    ? has(loaded, frame)
    : isAddressed(frame) || attributeOf(frame, 'sandbox') === null;
  return isLoaded && !isBlocked(frame);
}

/** Calls back for each nested document that this document can read: none in a sandbox. */
export function forEachNestedDocument(call: (inner: Document) => void): void {
  const frames = all(document, 'iframe');
  for (let index = 0; index < frames.length; index += 1) {
    const frame = frames[index];
    const inner = isFrame(frame) && documentIn(frame);
    if (inner) call(inner);
  }
}

const isFrame = (target: unknown): target is HTMLIFrameElement =>
  Object(target).localName === 'iframe' && Object(target).namespaceURI === HTML;

/**
 * Whether a nested frame has an address or HTML of its own, so that it loads more than the empty
 * initial document.
 */
const isAddressed = (frame: HTMLIFrameElement) =>
  matches(ADDRESS, attributeOf(frame, 'src') ?? '') ||
  matches(/\S/, attributeOf(frame, 'srcdoc') ?? '');

/** Returns whether the policy of this document has blocked the address of a frame. */
function isBlocked(frame: HTMLIFrameElement): boolean {
  for (let index = 0; index < blocked.length; index += 1)
    if (positionIn(addressOf(frame), blocked[index] ?? '') === 0) return true;
  return false;
}

/** Whether the element or shadow root itself, not only a descendant, contains text. */
function hasText({ childNodes }: Element | ShadowRoot): boolean {
  for (let index = 0; index < childNodes.length; index += 1) {
    const child = childNodes[index];
    if (child?.nodeType === TEXT_NODE && matches(/\S/, child.nodeValue ?? '')) return true;
  }
  return false;
}
