import type { Plugin, Rolldown } from 'vite';

/**
 * Returns a Vite plugin for imports with a query.
 * @param query the suffix of the imports, such as "?lazy"
 * @param codeOf returns the imported value of a module as JavaScript code
 */
export function importQuery(
  query: string,
  codeOf: (this: Rolldown.PluginContext, file: string) => string | Promise<string>,
): Plugin {
  return {
    name: `import${query}`,
    enforce: 'pre',
    // Resolves the module without the query. The query in the id marks the module for `load`.
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && found.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      return `export default ${await codeOf.call(this, id.slice(0, -query.length))}`;
    },
  };
}
