import { isArticlePath, oldPath } from '../site/paths.ts';

/**
 * The address that an article had first, by which readers of feeds know it for good: the first of
 * its aliases that is an article's address, else its own.
 */
export function firstPath(path: string, aliases: readonly string[]): string {
  return aliases.map((alias) => oldPath(alias, path)).find(isArticlePath) ?? path;
}
