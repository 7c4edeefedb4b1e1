import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ADS_TXT, isElsewhere } from './urls.ts';

/**
 * The redirects of a site, by the old path: the new path of an old address, which is permanent, and
 * the URL of the file on another host that replaces `/ads.txt`, if any (see `isElsewhere`). An old
 * path may have a query with its parameters in order, such as `/?p=12` (see `divideRedirects` in
 * `routes.ts`).
 */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Returns the path of the file with the redirects: next to the site's folder, so that it is never
 * served.
 */
const redirectsOf = (siteFolder: string): string => join(siteFolder, '..', 'redirects.json');

/** Writes the redirects of a built site, in the same order on every machine. */
export async function writeRedirects(siteFolder: string, redirects: Redirects): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(redirects).sort());
  await writeFile(redirectsOf(siteFolder), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** A path that does not begin with `//` or `/\`, which browsers read as the URL of another host. */
const path = z.string().regex(/^\/(?![/\\])/);

/**
 * Reads the redirects of a built site, or none if the file does not exist.
 * @throws a validation error like `parseRedirects`.
 */
export function readRedirects(siteFolder: string): Redirects {
  const file = redirectsOf(siteFolder);
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : {};
}

const redirects = z
  .record(path, z.union([path, z.url({ protocol: /^https$/ })]))
  .refine((all) => Object.entries(all).every(([from, to]) => from === ADS_TXT || !isElsewhere(to)));

/**
 * Reads redirects from JSON. Throws a validation error when it holds anything other than paths, and
 * the URL of another host for `/ads.txt`.
 */
export const parseRedirects = (json: string): Redirects => redirects.parse(JSON.parse(json));
