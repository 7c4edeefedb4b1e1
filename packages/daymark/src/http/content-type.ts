interface FileType {
  readonly type: string;
  /** Whether compression makes such files smaller, as it does for text. */
  readonly compressible: boolean;
}

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, compressible: true });
const binary = (type: string): FileType => ({ type, compressible: false });

export const plainText: FileType = text('text/plain');

/** The types by extension, as registered at iana.org, with one exception: `image/x-icon`. */
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

/** All extensions with a known type, in lower case with the dot. */
export const extensions: readonly string[] = [...types.keys()];

/** The types by file name, for feeds whose extension is less specific than their type. */
const namedTypes: ReadonlyMap<string, FileType> = new Map([
  ['feed.json', text('application/feed+json')],
  ['rss.xml', text('application/rss+xml')],
]);

/** The type of a file with an unknown extension. */
export const unknownType = 'application/octet-stream';

/** The types with their extensions, without dots. */
export const extensionsByType = Map.groupBy(
  extensions.map((extension) => extension.slice(1)),
  (extension) => types.get(`.${extension}`)?.type ?? unknownType,
);

/** The types of files whose names define the type, by name. */
export const typesByName = [...namedTypes].map(([name, { type }]) => [name, type] as const);

/** The extensions of compressible files, without the dot. */
export const compressibleExtensions = [...types].flatMap(([extension, { compressible }]) =>
  compressible ? [extension.slice(1)] : [],
);

const unknown = binary(unknownType);

/** Returns the extension of a path with its dot, in lower case; empty if there is none. */
export const extensionOf = (path: string): string =>
  /[^/](\.[^./]*)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Returns the type of a file from its path. */
export function typeOf(file: string): FileType {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const type = namedTypes.get(name) ?? types.get(extensionOf(file));
  return type ?? unknown;
}
