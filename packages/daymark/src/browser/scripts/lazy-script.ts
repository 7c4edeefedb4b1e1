import type { Plugin } from 'vite';
import { fileOf, importsWith } from './query.ts';

/** The suffix of an import that returns only the URL of a module. */
const QUERY = '?lazy';

/**
 * `import address from './part.browser.ts?lazy'` returns the URL of a separate script, which the
 * page loads with `import(address)` when needed. A plain dynamic import does the same, but
 * adds Vite's preload helper for styles, which is larger than most scripts of a page.
 */
export function lazyScripts(): Plugin {
  return {
    name: 'lazy-scripts',
    ...importsWith(QUERY),
    load(id) {
      const file = fileOf(id, QUERY);
      if (file === undefined) return null;
      const { mode, config } = this.environment;
      if (mode === 'dev')
        return `export default ${JSON.stringify(addressInDev(file, config.root))}`;
      // Environments that only render pages do not load the script.
      if (this.environment.name !== 'client') return 'export default ""';
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
      return `export default import.meta.ROLLDOWN_FILE_URL_${chunk}`;
    },
  };
}

/** Returns the URL of a file on Vite's development server, inside or outside the site's folder. */
const addressInDev = (file: string, root: string) =>
  file.startsWith(`${root}/`) ? file.slice(root.length) : `/@fs${file}`;
