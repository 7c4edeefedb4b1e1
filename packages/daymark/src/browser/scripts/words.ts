import type { Plugin } from 'vite';
import { wordsFile } from '../../../words/languages.ts';

/**
 * Resolves `#words` to the UI strings in the site's language. Each module gets a copy, in which the
 * bundler keeps only the strings that the module uses. One copy for all modules would be a separate
 * script with the strings of all scripts.
 */
export function interfaceWords(language: string): Plugin {
  const file = wordsFile(language);
  return {
    name: 'interface-words',
    enforce: 'pre',
    // Inlines each string where the module uses it, instead of declaring a variable. NOTEBOOK_KEY
    // is inlined too, so that the first script of a page does not load keys.ts as a file.
    config: () => ({
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
    }),
    // The query contains no dot: Vite takes the text after the last dot as the file extension.
    resolveId: (source, importer = '') =>
      source === '#words' ? `${file}?for=${Buffer.from(importer).toString('base64url')}` : null,
  };
}
