import type { Plugin } from 'vite';

/**
 * The part of a plugin that is the same for every kind of import: a module is found as without the
 * query, and keeps it.
 * @param query what ends the name of a module in such an import
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

/** The file that is asked for by a query; undefined for any other module. */
export const fileOf = (id: string, query: string) =>
  id.endsWith(query) ? id.slice(0, -query.length) : undefined;
