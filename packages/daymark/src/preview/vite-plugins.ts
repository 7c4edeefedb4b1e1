import { resolve } from 'node:path';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

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
