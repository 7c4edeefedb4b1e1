import { z } from 'zod';

/** The size in bytes, and the ETag, of a file in one encoding. */
const bytes = z.tuple([z.number(), z.string()]).readonly();

const texts = z.record(z.string(), z.string()).readonly();

/** `file` is a path from the site's folder, and `headers` an index into the site's `headers`. */
const file = z
  .object({
    file: z.string(),
    headers: z.number(),
    identity: bytes,
    encoded: z.object({ br: bytes.exactOptional(), gzip: bytes.exactOptional() }).readonly(),
  })
  .readonly();

/** A site as JSON, for the Cloudflare worker and for deploys. Shared headers are stored once. */
const packedSite = z
  .object({ headers: z.array(texts).readonly(), files: z.array(file).readonly(), redirects: texts })
  .readonly();

/** Reads a packed site. Throws a validation error when it is malformed. */
export const readPackedSite = (json: string): PackedSite => packedSite.parse(JSON.parse(json));

export type PackedBytes = z.infer<typeof bytes>;

export type PackedSite = z.infer<typeof packedSite>;
