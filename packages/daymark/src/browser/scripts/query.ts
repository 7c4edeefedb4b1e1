import type { Plugin } from 'vite';

/**
 * Returns the common part of the plugins for import queries, which resolves a module without the
 * query, and adds the query to its id again.
 * @param query the suffix of an import, such as "?lazy"
 */
export function importsWith(query: string) {
  return {
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && found.id + query;
    },
  } satisfies Partial<Plugin>;
}

/** Returns the file of a module id that ends in the query; undefined for any other module. */
export const fileOf = (id: string, query: string) =>
  id.endsWith(query) ? id.slice(0, -query.length) : undefined;
