import { resolve } from 'node:path';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';

/* Adapts the development servers of Vite and Astro to the preview. */

const bar = fileURLToPath(new URL('bar.browser.ts', import.meta.url));

/**
 * Adds the owner's bar to Vite's client, which all pages of the preview load, also the empty page
 * that Astro sends if the site's own error page fails.
 */
export const barInClient = (file = bar): Plugin => ({
  name: 'preview-bar',
  apply: 'serve',
  transform: {
    filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
    handler(code) {
      // Vite serves a file outside the site at a URL such as "/@fs/C:/engine/bar.ts".
      const url = join('/@fs/', file.replaceAll('\\', '/'));
      return `${code}\nimport(${JSON.stringify(url)});`;
    },
  },
});

/**
 * Makes pages use the last valid settings. Vite does not reload pages when the settings file
 * changes: the preview first reads the file, and restarts only if the settings are valid. A page
 * that reloaded during the restart would stay empty.
 * @param source the content of the settings file
 */
export const heldBack = (settingsPath: string, source: string): Plugin => ({
  name: 'preview-settings',
  apply: 'serve',
  enforce: 'pre',
  load: (id) => (resolve(id) === settingsPath ? source : undefined),
  hotUpdate: {
    order: 'pre',
    handler: ({ file }) => (resolve(file) === settingsPath ? [] : undefined),
  },
});

/** The treatment of errors of the development server. */
interface Observer {
  /** Returns whether an error is a finding of the checks, which the bar and the terminal show. */
  isKnown(message: string): boolean;
  /** Takes any other error, such as a syntax error in an override. */
  fail(error: unknown): void;
}

/**
 * Observes the errors that Vite sends to the browsers and shows over the page. Findings of the
 * checks are not sent, because the bar shows them until they are fixed, and Vite only until the
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
