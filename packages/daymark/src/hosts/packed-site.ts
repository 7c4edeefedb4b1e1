import { encodings } from '../http/encodings.ts';
import { filesAmong, makeRoutes, type Routes, type SiteFile } from '../http/routes.ts';
import { groupHeaders } from './header-groups.ts';
// Imports only types, because the schema's code would be most of the Cloudflare worker's script.
import type { PackedBytes, PackedSite } from './packed-site-schema.ts';
import type { PublishedSite } from './published-site.ts';

const pack = ({ size, etag }: SiteFile['identity']): PackedBytes => [size, etag];

/** Converts a site to data for JSON. The data are the same on every machine. */
export function packSite({ routes, redirects }: PublishedSite): PackedSite {
  const { groups, numberOf } = groupHeaders(routes);
  const files = filesAmong(routes).map((file) => ({
    file: file.identity.file,
    headers: numberOf(file),
    identity: pack(file.identity),
    encoded: Object.fromEntries(file.encoded.map((bytes) => [bytes.encoding, pack(bytes)])),
  }));
  return { headers: groups, files, redirects };
}

/** @throws when the headers of a file are missing, because `packSite` did not pack the site. */
export function unpackSite({ headers, files, redirects }: PackedSite): Routes {
  const unpacked = files.map((packed): SiteFile => {
    const { file } = packed;
    const own = headers[packed.headers];
    if (!own) throw new Error(`${file}: expected group ${packed.headers} of headers; found none.`);
    const encoded = encodings.flatMap(({ name, suffix }) => {
      const bytes = packed.encoded[name];
      return bytes ? [{ file: file + suffix, size: bytes[0], etag: bytes[1], encoding: name }] : [];
    });
    const [size, etag] = packed.identity;
    return { headers: own, identity: { file, size, etag }, encoded };
  });
  return makeRoutes(unpacked, redirects);
}
