interface FileType {
  readonly type: string;
  /** Whether compression pays: true of text, false of formats that are compressed already. */
  readonly compressible: boolean;
}

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): FileType => ({ type, compressible: false });

/** Text as it is, to be read as such. */
export const plainText: FileType = text('text/plain');

/** By extension. Names from the registry of media types at iana.org. */
const types: ReadonlyMap<string, FileType> = new Map([
  ['.atom', text('application/atom+xml')],
  ['.css', text('text/css')],
  ['.html', text('text/html')],
  ['.js', text('text/javascript')],
  ['.json', text('application/json')],
  ['.map', text('application/json')],
  ['.mjs', text('text/javascript')],
  ['.pf_meta', { type: 'application/octet-stream', compressible: true }],
  ['.svg', text('image/svg+xml')],
  ['.txt', plainText],
  ['.vtt', text('text/vtt')],
  ['.webmanifest', text('application/manifest+json')],
  ['.xml', text('application/xml')],
  ['.avif', binary('image/avif')],
  ['.gif', binary('image/gif')],
  ['.ico', binary('image/x-icon')],
  ['.jpeg', binary('image/jpeg')],
  ['.jpg', binary('image/jpeg')],
  ['.m4a', binary('audio/mp4')],
  ['.mp3', binary('audio/mpeg')],
  ['.mp4', binary('video/mp4')],
  ['.ogg', binary('audio/ogg')],
  ['.opus', binary('audio/ogg')],
  ['.pdf', binary('application/pdf')],
  ['.png', binary('image/png')],
  ['.wasm', binary('application/wasm')],
  ['.webm', binary('video/webm')],
  ['.webp', binary('image/webp')],
  ['.woff2', binary('font/woff2')],
]);

/** All extensions of which the type is known, in lower case with their dot. */
export const extensions: readonly string[] = [...types.keys()];

/** By name, for feeds whose extension says less than they are. */
const typesByName: ReadonlyMap<string, FileType> = new Map([
  ['feed.json', text('application/feed+json')],
  ['rss.xml', text('application/rss+xml')],
]);

const unknown = binary('application/octet-stream');

/** From its last dot on, in lower case; empty where the last name has none but its first. */
export function extensionOf(path: string): string {
  return /[^/](\.[^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The type of a file by its path. */
export function typeOf(file: string): FileType {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const type = typesByName.get(name) ?? types.get(extensionOf(file));
  return type ?? unknown;
}
