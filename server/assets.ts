import { extensionOf, extensions } from './content-type.ts';

/** Where the build puts scripts, styles, fonts and pictures: a URL path. */
export const assetFolder = '/_astro/';

/** The extensions of files that pages are made of, in lower case without their dot. */
export const assetExtensions: readonly string[] = extensions
  .filter((extension) => extension !== '.html')
  .map((extension) => extension.slice(1));

const known = new Set(assetExtensions);

/**
 * Whether a path names a file that pages are made of, and no page: a missing one is answered
 * briefly. So `/photo.jpg` does, not `/index.php`, which a visitor may have followed from an old link.
 */
export function isAsset(path: string): boolean {
  return path.startsWith(assetFolder) || known.has(extensionOf(path).slice(1));
}
