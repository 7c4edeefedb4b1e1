import type { Policy } from '../../packages/daymark/src/http/policy.ts';
import { parseManifest } from '../../packages/daymark/src/output/page-policies.ts';

/** Returns the policies in a build's `policy.json`, by URL path or kind of page. */
export function policiesIn(json: string): Record<string, Policy> {
  return Object.fromEntries(
    parseManifest(json).flatMap(({ addresses, policy }) =>
      addresses.map((address) => [address, policy]),
    ),
  );
}
