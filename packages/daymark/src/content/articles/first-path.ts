import { isArticlePath, oldPath } from '../../settings/paths.ts';

/**
 * Returns the first path of an article, which identifies it permanently in feeds: the first alias
 * that is an article path. Without such an alias, it is the current path.
 */
export function firstPath(path: string, aliases: readonly string[]): string {
  return aliases.map((alias) => oldPath(alias, path)).find(isArticlePath) ?? path;
}
