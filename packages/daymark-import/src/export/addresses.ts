import { PICTURE_EXTENSIONS } from 'daymark/texts';

/* Reads addresses: their paths, their names, and by their endings the kinds of files. */

/** Matches the paths of pictures that pages show. */
export const PICTURE_FILE = new RegExp(`\\.(?:bmp|heic|${PICTURE_EXTENSIONS})$`, 'i');

/** Returns an address without its query and its anchor. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');

/** Returns the first address without a query. */
export const withoutQueryIn = (addresses: readonly string[]): string | undefined =>
  addresses.find((address) => !address.includes('?'));

/**
 * Returns an address without the size that WordPress adds to the names of smaller copies of a picture,
 * so that the importer finds the original, of which a build makes the sizes that it needs.
 */
export const withoutSize = (address: string): string =>
  address.replace(/-(?:\d{2,5}x\d{2,5}|scaled)(?=\.\w+(?:[?#].*)?$)/s, '');

/**
 * Returns only the letters and digits of words, so that anchors can be compared: each tool joins
 * the words of an anchor in its own way.
 */
export const lettersOf = (words: string): string =>
  words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns an address without slashes at its end, so that a path can follow. */
export const withoutSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '');
/** Returns the path of a site on its host, without a slash at its end: "/blog". */
export const rootOf = (url: string): string => withoutSlashes(URL.parse(url)?.pathname ?? '');

/** Decodes a percent-encoded part of an address, if its bytes are UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a key that is the same for all spellings of the address of a page. */
export function keyOf(address: string): string {
  const [path = '', query = ''] = address
    .split('#', 1)
    .join('')
    .split(/\?(.*)/s);
  const plain = decoded(path)
    .normalize()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
  return query === '' ? plain : `${plain}?${decoded(query).normalize()}`;
}

/** Matches the names of files that the importer copies if a text links to them. */
const OFFERED = new RegExp(
  `\\.(?:pdf|epub|zip|docx|xlsx|pptx|odt|ods|mp3|ogg|wav|flac|m4a|mp4|webm|vtt|${PICTURE_EXTENSIONS})$`,
  'i',
);

/** Returns the path of an address, decoded, without its query. */
export function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const pathname = /^(?:https?:)?\/\//i.test(path)
    ? (URL.parse(path, 'https://none.invalid')?.pathname ?? '')
    : path;
  return decoded(pathname);
}

/** Returns whether an address leads to a file, and not to a page. */
export const isFile = (address: string): boolean => OFFERED.test(pathOf(address));
