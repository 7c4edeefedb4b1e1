import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { directives, type SitePolicies } from '../http/policy.ts';
import type { Redirects } from '../http/routes.ts';
import { ADS_TXT, isElsewhere, rootFolder, type SiteFolder } from '../http/urls.ts';
import { GONE } from '../settings/addresses.ts';

/*
 * The records that a build writes for servers and hosts. Their files are beside the site's folder, so
 * that servers do not send them.
 */

/** The names of the files with the records. */
export const recordFiles = ['site.json', 'policy.json', 'redirects.json'] as const;

const [ADDRESS, POLICIES, REDIRECTS] = recordFiles;

/** The address of a built site. */
interface SiteAddress {
  /** The URL of its home page, with the scheme. */
  readonly url: URL;
  /** The folders of its languages, the innermost first. */
  readonly folders: readonly SiteFolder[];
}

/** A built site, as its records describe it. */
export interface RecordedSite extends SiteAddress {
  readonly policies: SitePolicies;
  readonly redirects: Redirects;
}

/** The contents of the files with the records, in the order of `recordFiles`. */
export type RecordTexts = readonly string[];

/** Returns the URL path of the home page, percent-encoded: `/`, or `/calm` without a slash at its end. */
export const homeOf = ({ pathname }: URL): string => pathname.replace(/(?<=.)\/$/, '');

/** Segments of URL paths that need no quotes in the configuration of any server. */
const segments = /^(?:\/[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*)*$/u;
const folder = z.object({ path: z.string().regex(segments), search: z.string().regex(segments) });
/**
 * A loose schema, because another version of the engine may have written more fields, or no
 * folders.
 */
const address = z.object({
  url: z.url(),
  folders: z
    .array(folder)
    .min(1)
    .default([...rootFolder]),
});

/**
 * Returns folders as the files of a build record them: undefined if the site has one language and is
 * at the root of its host.
 */
export const recordedFolders = (
  folders: readonly SiteFolder[],
): readonly SiteFolder[] | undefined =>
  JSON.stringify(folders) === JSON.stringify(rootFolder) ? undefined : folders;

/** Writes the address of a built site to `site.json`. */
export async function writeAddress(out: string, url: string, folders = rootFolder): Promise<void> {
  const record = { url, folders: recordedFolders(folders) };
  await writeFile(join(out, ADDRESS), `${JSON.stringify(record)}\n`);
}

/**
 * Parses `site.json`. Inner folders come first, so that the first folder that contains a path is
 * the right one.
 */
function parseAddress(json: string): SiteAddress {
  const { url, folders } = address.parse(JSON.parse(json));
  return {
    url: new URL(url),
    folders: folders.toSorted((one, other) => other.path.length - one.path.length),
  };
}

/** Reads the address of a built site from the folder of a build. Throws when there is none. */
export const readAddress = (out: string): SiteAddress =>
  parseAddress(readFileSync(join(out, ADDRESS), 'utf8'));

/** Reads the folders of a built site. A build without `site.json` has only the root folder. */
export const readFolders = (siteFolder: string): readonly SiteFolder[] => {
  const out = join(siteFolder, '..');
  return existsSync(join(out, ADDRESS)) ? readAddress(out).folders : rootFolder;
};

/** Reads the path of the home page from the folder of a build; `/` if the build has no `site.json`. */
export const readHome = (out: string): string =>
  existsSync(join(out, ADDRESS)) ? homeOf(readAddress(out).url) : '/';

/** Returns the path of `policy.json`. */
export const policyFileOf = (siteFolder: string): string => join(siteFolder, '..', POLICIES);

/** Writes the policies of a site to `policy.json`, with one address on each line. */
export async function writePolicies(siteFolder: string, rules: SitePolicies): Promise<void> {
  await writeFile(policyFileOf(siteFolder), `${JSON.stringify(rules, null, 1)}\n`);
}

/** A CSP source. A character that ends its directive could rewrite the whole policy. */
const source = z.string().regex(/^[^\s;,]+$/);
const pagePolicy = z
  .partialRecord(z.enum(directives), z.array(source))
  .refine((policy) => policy['default-src'], { error: 'a policy with default-src' });
const rules = z.array(z.object({ addresses: z.array(z.string()), policy: pagePolicy }));

/**
 * The files of earlier versions of the engine have a policy for each URL path. The first deploy
 * after an upgrade reads such a file of the build that it replaces.
 */
const byUrl = z
  .record(z.string(), pagePolicy)
  .transform((policies) =>
    Object.entries(policies).map(([url, policy]) => ({ addresses: [url], policy })),
  );
const policies = z.union([rules, byUrl]);

/** Reads the policies of a built site. Throws when `policy.json` is absent or malformed. */
export const readPolicies = (siteFolder: string): SitePolicies =>
  policies.parse(JSON.parse(readFileSync(policyFileOf(siteFolder), 'utf8')));

/** Writes the redirects of a built site, in the same order on every machine. */
export async function writeRedirects(siteFolder: string, redirects: Redirects): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(redirects).sort());
  await writeFile(join(siteFolder, '..', REDIRECTS), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** A path that does not begin with `//` or `/\`, which browsers read as the URL of another host. */
const path = z.string().regex(/^\/(?![/\\])/);
/** Paths, `GONE`, and the URL of another host for `/ads.txt`. */
const redirects = z
  .record(path, z.union([path, z.literal(GONE), z.url({ protocol: /^https$/ })]))
  .refine((all) => Object.entries(all).every(([from, to]) => from === ADS_TXT || !isElsewhere(to)));

/**
 * Reads the redirects of a built site, or none if the file does not exist.
 * @throws a validation error if the file is malformed
 */
export const readRedirects = (siteFolder: string): Redirects =>
  redirects.parse(JSON.parse(readRecord(join(siteFolder, '..'), REDIRECTS)));

/** Reads a record of a build. The record of redirects may be absent. */
function readRecord(out: string, name: string): string {
  const file = join(out, name);
  return name === REDIRECTS && !existsSync(file) ? '{}' : readFileSync(file, 'utf8');
}

/** Reads the texts of the records from the folder of a build. Throws when a part is missing. */
export const readRecords = (out: string): RecordTexts =>
  recordFiles.map((name) => readRecord(out, name));

/** Parses the texts of records. Throws a validation error if a record is malformed. */
export const parseRecords = ([site = '', policy = '', moved = '']: RecordTexts): RecordedSite => ({
  ...parseAddress(site),
  policies: policies.parse(JSON.parse(policy)),
  redirects: redirects.parse(JSON.parse(moved)),
});
