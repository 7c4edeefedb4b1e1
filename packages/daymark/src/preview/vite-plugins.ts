import { resolve } from 'node:path';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bar = fileURLToPath(new URL('bar.browser.ts', import.meta.url));

/** Returns the URL at which Vite serves a file outside the site: "/@fs/C:/engine/bar.ts". */
export const servedPath = (path: string) => join('/@fs/', path.replaceAll('\\', '/'));

/**
 * Adds the owner's bar to Vite's client, which all pages of the preview load, also the empty page
 * that Astro sends if the site's own error page fails.
 */
export const barInClient = (): Plugin => ({
  name: 'preview-bar',
  apply: 'serve',
  transform: {
    filter: { id: /\/vite\/dist\/client\/client\.mjs$/ },
    handler: (code) => `${code}\nimport(${JSON.stringify(servedPath(bar))});`,
  },
});

/**
 * Makes pages use the last valid settings. Vite does not reload them when the settings file
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
