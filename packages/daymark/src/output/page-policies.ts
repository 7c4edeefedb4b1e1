import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { directives, type SitePolicies } from '../http/policy.ts';

/** Returns the path of the manifest with all policies: outside the site's folder, so not served. */
export const manifestOf = (siteFolder: string): string => join(siteFolder, '..', 'policy.json');

/** Writes the policies of a site to the manifest, with one address on each line. */
export async function writeManifest(siteFolder: string, rules: SitePolicies): Promise<void> {
  await writeFile(manifestOf(siteFolder), `${JSON.stringify(rules, null, 1)}\n`);
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
export const readManifest = (siteFolder: string): SitePolicies =>
  parseManifest(readFileSync(manifestOf(siteFolder), 'utf8'));

/** Reads a manifest from JSON. Throws a validation error when it is malformed. */
export const parseManifest = (json: string): SitePolicies => manifest.parse(JSON.parse(json));
