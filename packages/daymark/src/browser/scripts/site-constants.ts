import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { wordsInEnglish, wordsModule } from '../../../words/languages.ts';
import { type AddressSettings, addressesOf } from '../../settings/addresses.ts';
import * as routes from '../../settings/page-addresses.ts';

/** Matches imports of the functions for local storage. A request for a separate file would cost more. */
const STORED_VALUES = /\/stored-values\.[jt]s$/;

/** Matches copies of the modules with the addresses of pages and with the words. */
const COPIES = /[\\/](?:page-addresses|words[\\/]en)\.[jt]s\?for=/;

/** Matches the functions of a language beside its words, as the module with the words imports them. */
const WORD_FUNCTIONS = /^\.\/functions\//;

/** Matches imports of React's functions that create elements, in builds and in the preview. */
const JSX_RUNTIME = /^react\/jsx-(?:dev-)?runtime$/;

const words = new URL('../../../words/en.ts', import.meta.url);
const wordsFile = fileURLToPath(words);

const addressFile = fileURLToPath(new URL('../../settings/page-addresses.ts', import.meta.url));

/** The module that creates elements instead of React's if words of the interface stay English. */
const markingRuntime = fileURLToPath(new URL('../../ui/jsx-runtime.ts', import.meta.url));

const engine = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Returns the folder whose modules share a copy of the functions for local storage: a folder of the
 * second level, such as `site/layouts/`, because its modules are in one script.
 */
const groupOf = (module: string): string =>
  module.startsWith(engine)
    ? dirname(module.slice(engine.length)).split('/').slice(0, 2).join('/')
    : module;

/** Returns the module `#addresses` of a site. */
function addressModule(settings: AddressSettings): string {
  const { base, root, of } = addressesOf(settings);
  const paths = Object.entries(routes).map(([name, route]) => [name, of(route)] as const);
  return Object.entries({ ...Object.fromEntries(paths), BASE: base, ROOT: root })
    .map(([name, address]) => `export const ${name} = ${JSON.stringify(address)};`)
    .join('\n');
}

/**
 * Resolves `#words` to the words in the site's language, and `#addresses` to the addresses of its
 * pages. Each module gets a copy, in which the bundler keeps only the strings that the module uses. One
 * copy for all modules would be a separate script with the strings of all scripts. `stored-values.ts` is
 * copied too, once for each folder. If words stay English, elements mark them.
 */
export function siteConstants(settings: AddressSettings, language: string): Plugin {
  // Hundreds of modules import the runtime.
  const marksEnglish = wordsInEnglish(language).length > 0;
  return {
    name: 'site-constants',
    enforce: 'pre',
    // Inlines each string where the module uses it, instead of declaring a variable.
    config: () => ({
      build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
    }),
    // The query contains no dot: Vite takes the text after the last dot as the file extension.
    async resolveId(source, importer = '') {
      const copyFor = (group: string) => `?for=${Buffer.from(group).toString('base64url')}`;
      if (source === '#words') return wordsFile + copyFor(importer);
      if (JSX_RUNTIME.test(source) && importer !== markingRuntime && marksEnglish)
        return markingRuntime;
      if (source === '#addresses') return addressFile + copyFor(importer);
      if (WORD_FUNCTIONS.test(source) && importer.startsWith(wordsFile))
        return fileURLToPath(new URL(source, words)) + copyFor(importer);
      if (!STORED_VALUES.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && found.id + copyFor(groupOf(importer));
    },
    load: {
      filter: { id: COPIES },
      handler: (id) =>
        id.startsWith(addressFile) ? addressModule(settings) : wordsModule(language),
    },
  };
}
