import type { AstroIntegrationLogger } from 'astro';
import type { HotPayload, ViteDevServer } from 'vite';

interface Observer {
  /** Returns whether an error is a finding of the checks, which the bar and the terminal show. */
  isKnown(message: string): boolean;
  /** Takes any other error, such as a syntax error in an override. */
  fail(error: unknown): void;
}

/**
 * Observes the errors that Vite sends to the browsers and shows over the page. Findings of the
 * checks are not sent, because the bar shows them until they are mended, and Vite only until the
 * next reload.
 */
export function watchFailures(server: ViteDevServer, { isKnown, fail }: Observer): void {
  const { hot } = server.environments.client;
  const send: (...message: unknown[]) => void = hot.send.bind(hot);
  hot.send = (...message: [HotPayload] | [string, unknown?]) => {
    const [payload] = message;
    if (typeof payload === 'object' && payload.type === 'error') {
      if (isKnown(payload.err.message)) return;
      fail(payload.err);
    }
    send(...message);
  };
}

/** The messages since the last change. A restart keeps the destination of messages. */
const printedTo = new WeakMap<object, Set<string>>();

/**
 * Makes Astro print each error and warning once until the next change of a file, not once for each
 * request. Findings of the checks, which Astro prints with a stack trace, are left to the preview.
 * @returns a function to call at each change
 */
export function printOnce(
  { options, label: own }: AstroIntegrationLogger,
  { isKnown }: Pick<Observer, 'isKnown'>,
): () => void {
  const { destination } = options;
  const known = printedTo.get(destination);
  if (known) return () => known.clear();
  const printed = new Set<string>();
  options.destination = {
    flush: () => destination.flush?.(),
    close: () => destination.close?.(),
    write(event) {
      const { label, level, message } = event;
      if (label !== own && (level === 'error' || level === 'warn')) {
        if (isKnown(message) || printed.has(message)) return;
        printed.add(message);
      }
      destination.write(event);
    },
  };
  printedTo.set(options.destination, printed);
  return () => printed.clear();
}
