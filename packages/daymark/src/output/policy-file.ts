import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { directives, type SitePolicies } from '../http/policy.ts';

/** Returns the path of `policy.json`, which is outside the site's folder, so not served. */
export const policyFileOf = (siteFolder: string): string => join(siteFolder, '..', 'policy.json');

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
  parsePolicies(readFileSync(policyFileOf(siteFolder), 'utf8'));

/** Reads policies from the JSON of `policy.json`. Throws a validation error if it is malformed. */
export const parsePolicies = (json: string): SitePolicies => policies.parse(JSON.parse(json));
