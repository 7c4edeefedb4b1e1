import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { rootFolder, type SiteFolder } from '../http/urls.ts';

/** Where a built site is published. */
export interface SiteAddress {
  /** The URL of its home page, with the scheme. */
  readonly url: URL;
  /** The folders of its languages, the innermost first. */
  readonly folders: readonly SiteFolder[];
}

/** Returns the URL path of the home page, percent-encoded: `/`, or `/calm` without a slash at its end. */
export const homeOf = ({ pathname }: URL): string => pathname.replace(/(?<=.)\/$/, '');

/** Returns the path of the file with the address. It is outside the site's folder, so not served. */
const addressIn = (out: string) => join(out, 'site.json');

/** Segments of URL paths that need no quotes in the configuration of any server. */
const segments = /^(?:\/[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*)*$/u;
const folder = z.object({ path: z.string().regex(segments), search: z.string().regex(segments) });
const address = z.object({
  url: z.url(),
  folders: z
    .array(folder)
    .min(1)
    .default([...rootFolder]),
});

/**
 * Returns folders as the files of a build record them: undefined for those of a site in one language
 * at the root of its host.
 */
export const recordedFolders = (
  folders: readonly SiteFolder[],
): readonly SiteFolder[] | undefined =>
  JSON.stringify(folders) === JSON.stringify(rootFolder) ? undefined : folders;

/** Writes the address of a built site to `site.json`. */
export async function writeAddress(out: string, url: string, folders = rootFolder): Promise<void> {
  const record = { url, folders: recordedFolders(folders) };
  await writeFile(addressIn(out), `${JSON.stringify(record)}\n`);
}

/**
 * Reads the address of a built site. Throws a validation error when there is none.
 * @param json - the content of `site.json`; another version of the engine may have written more
 * fields, or no folders
 */
export function parseAddress(json: string): SiteAddress {
  const { url, folders } = address.parse(JSON.parse(json));
  return {
    url: new URL(url),
    folders: folders.toSorted((one, other) => other.path.length - one.path.length),
  };
}

/** Reads the address of a built site from the folder of a build. */
export const readAddress = (out: string): SiteAddress =>
  parseAddress(readFileSync(addressIn(out), 'utf8'));

/** Reads the folders of a built site. A build without `site.json` has only that of the root. */
export const readFolders = (siteFolder: string): readonly SiteFolder[] => {
  const out = join(siteFolder, '..');
  return existsSync(addressIn(out)) ? readAddress(out).folders : rootFolder;
};

/** Reads the path of the home page from the folder of a build; `/` if the build has no `site.json`. */
export const readHome = (out: string): string =>
  existsSync(addressIn(out)) ? homeOf(readAddress(out).url) : '/';
