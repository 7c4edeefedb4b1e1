import { own } from './own.ts';

const create: (document: Document, name: string) => HTMLElement = own(
  Document.prototype.createElement,
);
const setAttribute = own(Element.prototype.setAttribute);
const append: (parent: Node, child: Node) => void = own(Node.prototype.appendChild);
const find: (document: Document, selector: string) => Element | null = own(
  Document.prototype.querySelector,
);
const stop = own(Event.prototype.stopImmediatePropagation);

/** Nothing may be contacted. `default-src` does not cover forms. */
const NOTHING = "default-src 'none'; form-action 'none'";

/**
 * Keeps the listeners of a creative from `beforeunload`: a visitor who leaves the page would wait
 * until they have run. Call it before the network's code runs, because the first listener of a
 * window is called first.
 */
export function preventSlowLeaving(): void {
  addEventListener('beforeunload', (event) => stop(event), true);
}

/**
 * Cuts this document, and the documents of the creative's own that are in it, off from every host
 * for good, whatever code still runs in them, such as when the frame is removed.
 */
export function cutOff(self: Window = window): void {
  forbidRequests(self.document);
  // By number, because the list of frames could be replaced.
  for (let index = 0; self[index]; index += 1)
    try {
      const inner = self[index];
      if (inner) cutOff(inner);
    } catch {
      // A document of another origin is out of reach: see docs/contracts/slot-frame.md.
    }
}

function forbidRequests(document: Document): void {
  const policy = create(document, 'meta');
  setAttribute(policy, 'http-equiv', 'Content-Security-Policy');
  setAttribute(policy, 'content', NOTHING);
  // Browsers read a policy only in a head, and the creative may have removed the one there was.
  const head = create(document, 'head');
  append(head, policy);
  append(find(document, ':root') ?? document, head);
}
