import type { Plugin } from 'vite';
import { wordsFile } from '../../../words/languages.ts';

/**
 * Resolves `#words` to the words of the site's language. Each module gets a copy, of which the
 * bundler keeps the words that the module uses. One copy for all modules would be a script of its
 * own, with the words of all other scripts.
 */
export function interfaceWords(language: string): Plugin {
  const file = wordsFile(language);
  return {
    name: 'interface-words',
    enforce: 'pre',
    // A word stands where the module uses it, not in a variable.
    config: () => ({
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
    }),
    // The query has no dot, because Vite reads the language of the code after the last dot.
    resolveId: (source, importer = '') =>
      source === '#words' ? `${file}?for=${Buffer.from(importer).toString('base64url')}` : null,
  };
}
