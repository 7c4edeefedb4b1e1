import { extensionOf, extensions } from './content-type.ts';

/** The URL path under which the build writes scripts, styles, fonts and images. */
export const assetFolder = '/_astro/';

/** The extensions of assets (files other than pages), in lower case without the dot. */
export const assetExtensions: readonly string[] = extensions
  .filter((extension) => extension !== '.html')
  .map((extension) => extension.slice(1));

const known = new Set(assetExtensions);

/**
 * Whether a path names an asset and not a page. A missing asset gets a one-line 404 response.
 * `/photo.jpg` is an asset; `/index.php` is not, because a visitor may have followed it from an old
 * link.
 */
export function isAsset(path: string): boolean {
  return path.startsWith(assetFolder) || known.has(extensionOf(path).slice(1));
}
