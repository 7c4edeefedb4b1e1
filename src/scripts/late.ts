import type { Plugin } from 'vite';
import { fileOf, importsWith } from './query.ts';

/** Ends the name of a module in an import that asks for its address alone. */
const QUERY = '?late';

/**
 * `import address from './part.browser.ts?late'` gives the address of a script of its own, to be
 * fetched by `import(address)` when it is needed. A plain dynamic import does the same at the cost
 * of Vite's helper for styles, which is larger than most scripts of a page.
 */
export function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    ...importsWith(QUERY),
    load(id) {
      const file = fileOf(id, QUERY);
      if (file === undefined) return null;
      if (this.environment.mode === 'dev')
        return `export default ${JSON.stringify(file.replace(this.environment.config.root, ''))}`;
      // What only renders pages fetches nothing.
      if (this.environment.name !== 'client') return 'export default ""';
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
      return `export default import.meta.ROLLDOWN_FILE_URL_${chunk}`;
    },
  };
}
