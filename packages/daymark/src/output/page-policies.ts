import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { extensionOf } from '../http/content-type.ts';
import { listFiles } from '../http/files.ts';
import { elements } from '../http/markup.ts';
import {
  basePolicy,
  directives,
  joinPolicies,
  type Policy,
  type SitePolicy,
  strictPolicy,
} from '../http/policy.ts';
import { sourcesOf } from '../http/sources.ts';
import { isPage, urlOf } from '../http/urls.ts';
import { refuseInlineCode } from './inline-code.ts';
import { type ThirdPartyCode, thirdPartyCodeIn } from './inline-third-parties.ts';

/** The parts of a site's policies (CSPs) that do not follow from the HTML of its pages. */
export interface PolicyOptions {
  /** Additional sources of single pages, by URL path. */
  readonly additions?: SitePolicy | undefined;
  /** Whole policies that replace the default one for a page, by URL path. */
  readonly replacements?: SitePolicy | undefined;
  /** Third-party code that pages may contain. */
  readonly thirdParties?: readonly ThirdPartyCode[] | undefined;
}

/** Returns the path of the manifest with all policies: outside the site's folder, so not served. */
export function manifestOf(siteFolder: string): string {
  return join(siteFolder, '..', 'policy.json');
}

/**
 * Reads every page of a built site and writes the policies of all pages to the manifest.
 * @returns the number of pages, and the URL paths of those that contain third-party code
 * @throws an error that names a page whose policy cannot be built, a configured page that does not
 * exist, or a file with the extension .html in another letter case.
 */
export async function writeManifest(
  siteFolder: string,
  { additions = {}, replacements = {}, thirdParties = [] }: PolicyOptions = {},
) {
  const policy: Record<string, Policy> = {};
  const carriers = new Map(thirdParties.map((code) => [code, [] as string[]]));

  function policyOf(url: string, html: string): Policy {
    const found = [...elements(html)];
    refuseInlineCode(found);
    const carried = thirdPartyCodeIn(found, thirdParties);
    for (const thirdParty of carried) carriers.get(thirdParty)?.push(url);
    const more = carried.map(({ sources }) => sources);
    const base = carried.length > 0 ? basePolicy : strictPolicy;
    return joinPolicies(base, sourcesOf(found), additions[url] ?? {}, ...more);
  }

  const files = listFiles(siteFolder);
  // Hosts would send `.HTML` and other spellings as a page without a policy.
  const other = files.find((file) => extensionOf(file) === '.html' && !isPage(file));
  if (other)
    throw new Error(
      `${other}: expected the extension of a page to be .html in lower case; found ${extname(other)}.`,
    );
  for (const file of files.filter(isPage)) {
    const html = await readFile(join(siteFolder, file), 'utf8');
    const url = urlOf(file);
    try {
      policy[url] = replacements[url] ? joinPolicies(replacements[url]) : policyOf(url, html);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`${file}: the CSP of the page cannot be created. ${reason}`, { cause });
    }
  }
  for (const url of [...Object.keys(additions), ...Object.keys(replacements)])
    if (!policy[url]) throw new Error(`The policy of ${url}: expected a page; found none.`);
  await writeFile(manifestOf(siteFolder), `${JSON.stringify(policy, null, 1)}\n`);
  return { pages: Object.keys(policy).length, carriers };
}

/** A CSP source. A character that ends its directive could rewrite the whole policy. */
const source = z.string().regex(/^[^\s;,]+$/);
const pagePolicy = z
  .partialRecord(z.enum(directives), z.array(source))
  .refine((policy) => policy['default-src'], { error: 'a policy with default-src' });
const manifest = z.record(z.string(), pagePolicy);

/** Reads the manifest of a built site. Throws when it is absent or malformed. */
export function readManifest(siteFolder: string): SitePolicy {
  return manifest.parse(JSON.parse(readFileSync(manifestOf(siteFolder), 'utf8')));
}
