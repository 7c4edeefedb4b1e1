import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { extensionOf } from '../http/content-type.ts';
import { listFiles } from '../http/files.ts';
import { directives } from '../http/policy.ts';
import type { SitePolicies } from '../http/site-policies.ts';
import { isPage, urlOf } from '../http/urls.ts';
import { type CollectedPolicies, collectPolicies, type PolicyOptions } from './collect-policies.ts';

/** Returns the path of the manifest with all policies: outside the site's folder, so not served. */
export function manifestOf(siteFolder: string): string {
  return join(siteFolder, '..', 'policy.json');
}

/** Returns the manifest as JSON, with one address on each line. */
export const manifestText = (rules: SitePolicies): string => `${JSON.stringify(rules, null, 1)}\n`;

/**
 * Reads every page of a built site and writes the policies of all pages to the manifest.
 * @throws an error that names a page whose policy cannot be built, a configured page that does not
 * exist, or a file with the extension .html in another letter case.
 */
export async function writeManifest(
  siteFolder: string,
  options?: PolicyOptions,
): Promise<CollectedPolicies> {
  const files = listFiles(siteFolder);
  // Hosts would send `.HTML` and other spellings as a page without a policy.
  const other = files.find((file) => extensionOf(file) === '.html' && !isPage(file));
  if (other)
    throw new Error(
      `${other}: expected the extension of a page to be .html in lower case; found ${extname(other)}.`,
    );
  const policies = collectPolicies(options);
  for (const file of files.filter(isPage)) {
    const html = await readFile(join(siteFolder, file), 'utf8');
    try {
      policies.add(urlOf(file), html);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`${file}: the CSP of the page cannot be created. ${reason}`, { cause });
    }
  }
  const collected = policies.finish();
  await writeFile(manifestOf(siteFolder), manifestText(collected.rules));
  return collected;
}

/** A CSP source. A character that ends its directive could rewrite the whole policy. */
const source = z.string().regex(/^[^\s;,]+$/);
const pagePolicy = z
  .partialRecord(z.enum(directives), z.array(source))
  .refine((policy) => policy['default-src'], { error: 'a policy with default-src' });
const rules = z.array(z.object({ addresses: z.array(z.string()), policy: pagePolicy }));

/**
 * The manifests of earlier versions of the engine have a policy for each URL path. The first deploy
 * after an upgrade reads such a manifest of the build that it replaces.
 */
const byUrl = z
  .record(z.string(), pagePolicy)
  .transform((policies) =>
    Object.entries(policies).map(([url, policy]) => ({ addresses: [url], policy })),
  );
const manifest = z.union([rules, byUrl]);

/** Reads the manifest of a built site. Throws when it is absent or malformed. */
export function readManifest(siteFolder: string): SitePolicies {
  return parseManifest(readFileSync(manifestOf(siteFolder), 'utf8'));
}

/** Reads a manifest from JSON. Throws a validation error when it is malformed. */
export const parseManifest = (json: string): SitePolicies => manifest.parse(JSON.parse(json));
