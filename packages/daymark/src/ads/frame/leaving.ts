import { pristine } from './built-ins.ts';

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

function forbidRequests(document: Document): void {
  const policy = create(document, 'meta');
  setAttribute(policy, 'http-equiv', 'Content-Security-Policy');
  setAttribute(policy, 'content', NOTHING);
  // A CSP in a `<meta>` applies only in a `<head>`, and the creative may have removed the `<head>`.
  const head = create(document, 'head');
  append(head, policy);
  append(find(document, ':root') ?? document, head);
}
