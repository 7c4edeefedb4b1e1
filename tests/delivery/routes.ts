import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedSite } from '../../packages/daymark/src/hosts/published-site.ts';
import { type Encoding, encodings } from '../../packages/daymark/src/http/encodings.ts';
import type { Representation } from '../../packages/daymark/src/http/routes.ts';
import { makeRoutes, type Routes } from '../routes.ts';

/** Returns all routes of a built site, with the ETags of the embedded server. */
export function routesOf({ root, files, redirects }: PublishedSite): Routes {
  const variant = (file: string, encoding?: Encoding): Representation => {
    const content = readFileSync(join(root, file));
    const etag = `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
    return { file, size: content.length, etag, ...(encoding && { encoding }) };
  };
  const routed = files.map(({ file, headers, suffixes }) => ({
    headers,
    identity: variant(file),
    encoded: encodings
      .filter(({ suffix }) => suffixes.includes(suffix))
      .map(({ name, suffix }) => variant(file + suffix, name)),
  }));
  return makeRoutes(routed, redirects);
}
