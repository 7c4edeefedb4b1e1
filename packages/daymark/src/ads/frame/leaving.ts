import { pristine } from './built-ins.ts';

const create: (document: Document, name: string) => HTMLElement = pristine(
  Document.prototype.createElement,
);
const setAttribute = pristine(Element.prototype.setAttribute);
const append: (parent: Node, child: Node) => void = pristine(Node.prototype.appendChild);
const find: (document: Document, selector: string) => Element | null = pristine(
  Document.prototype.querySelector,
);
const stop = pristine(Event.prototype.stopImmediatePropagation);

/** Allows no requests. `default-src` does not cover forms. */
const NOTHING = "default-src 'none'; form-action 'none'";

/**
 * Prevents a creative's `beforeunload` listeners from running: a visitor who leaves the page would
 * wait until they return. Call it before the network's code runs, because the first listener of a
 * window is called first.
 */
export function preventSlowLeaving(): void {
  addEventListener('beforeunload', (event) => stop(event), true);
}

/**
 * Blocks all requests of this document permanently, and those of the creative's documents within
 * it, even of code that still runs, such as listeners for the removal of the frame.
 */
export function cutOff(self: Window = window): void {
  forbidRequests(self.document);
  // By index, because the creative could replace the list of frames.
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
  // Browsers read a policy only in a head, and the creative may have removed the original one.
  const head = create(document, 'head');
  append(head, policy);
  append(find(document, ':root') ?? document, head);
}
