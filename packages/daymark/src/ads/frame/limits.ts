import { listen, matches, pristine, pristineGetter, replacePermanently } from './built-ins.ts';

/* Limits a creative in its frame: cost, history, focus, scrolling, links, leaving the page. */

/** The limits: bytes, and milliseconds of long tasks. Chrome itself unloads ads at 4 MB or 15 s. */
const MAX_BYTES = 3 * 1024 * 1024;
const MAX_BUSY = 10_000;

const { max } = Math;
const entriesOf = pristine(PerformanceObserverEntryList.prototype.getEntries);
const nameOf = pristineGetter(PerformanceEntry.prototype, 'name');
const durationOf = pristineGetter(PerformanceEntry.prototype, 'duration');
const transferSizeOf = pristineGetter(PerformanceResourceTiming.prototype, 'transferSize');
const bodySizeOf = pristineGetter(PerformanceResourceTiming.prototype, 'encodedBodySize');

/** Matches the names of long tasks outside the frame, which the creative did not cause. */
const OTHERS = /ancestor|unreachable/;

/**
 * Calls back when the frame exceeds the limit on bytes, as far as servers disclose sizes
 * (`Timing-Allow-Origin`), or on tasks of 50 ms or more, in browsers that report them. Nested
 * frames and unfinished responses are not counted.
 */
export function watchCost(exceeded: () => void): void {
  let bytes = 0;
  let busy = 0;
  watch('resource', (entry) => {
    bytes += max(transferSizeOf(entry), bodySizeOf(entry));
    if (bytes > MAX_BYTES) exceeded();
  });
  watch('longtask', (entry) => {
    if (!matches(OTHERS, nameOf(entry))) busy += durationOf(entry);
    if (busy > MAX_BUSY) exceeded();
  });
}

/** Observes one entry type per observer, because a creative could fake the types of entries. */
function watch(type: string, add: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    const entries = entriesOf(list);
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index];
      if (entry) add(entry);
    }
  });
  observer.observe({ type });
}

/**
 * Prevents a creative from changing the history of the tab, which its frame shares with the page. A
 * visitor would have to go back through every added entry, and the creative could navigate the tab
 * back. A creative may only replace its current entry. No page can prevent a creative from adding
 * entries in other ways, such as links to fragments: see docs/contracts/slot-frame.md.
 */
export function keepHistory(): void {
  const { replaceState } = history;
  const nothing = () => {};
  const roads = { back: nothing, forward: nothing };
  replacePermanently(History.prototype, { ...roads, pushState: replaceState, go: nothing });
  // Not every browser supports the Navigation API.
  if ('Navigation' in globalThis)
    replacePermanently(Navigation.prototype, { ...roads, navigate: nothing, traverseTo: nothing });
}

/**
 * Lets a creative take the focus only after the visitor has clicked or typed in it. Disables
 * `scrollIntoView`, because it also scrolls the page around the frame. Both limits prevent a
 * harmless creative, such as a sign-up form that focuses its first field, from disturbing visitors.
 * A malicious creative has other means, which the page detects: see focus-guard.ts and
 * scroll-guard.ts in packages/daymark/src/ads/loader.
 */
export function limitFocusAndScroll(): void {
  const isActive = activationReader();
  const afterActivation = (focus: (...parameters: never[]) => void) => {
    const focusNow = pristine(focus);
    return function (this: unknown, ...parameters: never[]) {
      if (isActive()) focusNow(this, ...parameters);
    };
  };
  for (const { prototype } of [HTMLElement, SVGElement, MathMLElement])
    replacePermanently(prototype, { focus: afterActivation(prototype.focus) });
  replacePermanently(window, { focus: afterActivation(window.focus) });

  const ignore = () => {};
  replacePermanently(Element.prototype, { scrollIntoView: ignore, scrollIntoViewIfNeeded: ignore });
}

/** Creates a function that returns whether the visitor recently clicked or typed in the frame. */
function activationReader(): () => boolean {
  // Browsers from before 2024 lack `UserActivation`. In these browsers, a creative never takes the
  // focus.
  if (!('UserActivation' in globalThis)) return () => false;
  const isActive = pristineGetter(UserActivation.prototype, 'isActive');
  const { userActivation } = navigator;
  return () => isActive(userActivation);
}

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

const create = pristine<[name: string], HTMLElement>(Document.prototype.createElement);
const setAttribute = pristine(Element.prototype.setAttribute);
const append = pristine<[child: Node], Node>(Node.prototype.appendChild);
const find = pristine<[selector: string], Element | null>(Document.prototype.querySelector);
const stop = pristine(Event.prototype.stopImmediatePropagation);

/** A CSP that allows no requests. `default-src` does not apply to forms. */
const NOTHING = "default-src 'none'; form-action 'none'";

/**
 * Prevents a creative's `beforeunload` listeners from running, because visitors who leave the page
 * would wait until the listeners return. Call this before the network's code runs, because browsers
 * call listeners in the order in which they were added.
 */
export function preventSlowLeaving(): void {
  addEventListener('beforeunload', (event) => stop(event), true);
}

/**
 * Permanently blocks all requests of this document, and of nested frames that it can access, even
 * of code that still runs, such as `pagehide` listeners when the page removes the frame.
 */
export function cutOff(self: Window = window): void {
  forbidRequests(self.document);
  // Accesses frames by index, because the creative could replace `frames`.
  for (let index = 0; self[index]; index += 1)
    try {
      const inner = self[index];
      if (inner) cutOff(inner);
    } catch {
      // A document of another origin is inaccessible: see docs/contracts/slot-frame.md.
    }
}

/** Blocks all requests of a document by a content security policy. */
function forbidRequests(document: Document): void {
  const policy = create(document, 'meta');
  setAttribute(policy, 'http-equiv', 'Content-Security-Policy');
  setAttribute(policy, 'content', NOTHING);
  // A CSP in a `<meta>` applies only in a `<head>`, and the creative may have removed the `<head>`.
  const head = create(document, 'head');
  append(head, policy);
  append(find(document, ':root') ?? document, head);
}
