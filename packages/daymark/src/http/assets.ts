import { extensionOf, extensions } from './content-type.ts';

/** The URL path under which the build writes scripts, styles, fonts and images. */
export const assetFolder = '/_astro/';

/** The extensions of assets (files other than pages), in lower case without the dot. */
export const assetExtensions: readonly string[] = extensions
  .filter((extension) => extension !== '.html')
  .map((extension) => extension.slice(1));

/**
 * Whether a path names an asset. A missing asset gets a one-line 404 response. Any other missing
 * path gets the 404 page, even if it has an extension: a visitor may have followed an old link to
 * `/index.php`, for example.
 */
export function isAsset(path: string): boolean {
  return path.startsWith(assetFolder) || assetExtensions.includes(extensionOf(path).slice(1));
}
