import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Permanent redirects of a site's old URLs: the new path by the old path. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Returns the path of the file with the redirects: next to the site's folder, so that it is never
 * served.
 */
export function redirectsOf(siteFolder: string): string {
  return join(siteFolder, '..', 'redirects.json');
}

/** Writes the redirects of a built site, in the same order on every machine. */
export async function writeRedirects(siteFolder: string, redirects: Redirects): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(redirects).sort());
  await writeFile(redirectsOf(siteFolder), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** A path that does not begin with `//` or `/\`, which browsers read as the URL of another host. */
const path = z.string().regex(/^\/(?![/\\])/);

/**
 * Reads the redirects of a built site, or none if the file does not exist.
 * @throws a validation error when the file holds anything other than paths.
 */
export function readRedirects(siteFolder: string): Redirects {
  const file = redirectsOf(siteFolder);
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : {};
}

/** Reads redirects from JSON. Throws a validation error when it holds anything other than paths. */
export const parseRedirects = (json: string): Redirects =>
  z.record(path, path).parse(JSON.parse(json));
