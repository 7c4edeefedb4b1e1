import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Where old addresses of a site lead for good: paths by path. */
export type Redirects = Readonly<Record<string, string>>;

/** Where the redirects of a site lie: beside its folder, so that they are never served. */
export function redirectsOf(siteFolder: string): string {
  return join(siteFolder, '..', 'redirects.json');
}

/** Writes the redirects of a built site, in one order on every machine. */
export async function writeRedirects(siteFolder: string, redirects: Redirects): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(redirects).sort());
  await writeFile(redirectsOf(siteFolder), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** A path that cannot be taken for the address of another host. */
const path = z.string().regex(/^\/(?![/\\])/);

/**
 * Reads the redirects of a built site; a site that was built without the file has none.
 * @throws a validation error when the file holds anything but paths.
 */
export function readRedirects(siteFolder: string): Redirects {
  const file = redirectsOf(siteFolder);
  if (!existsSync(file)) return {};
  return z.record(path, path).parse(JSON.parse(readFileSync(file, 'utf8')));
}
