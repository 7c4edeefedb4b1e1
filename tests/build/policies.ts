import type { Policy } from '../../packages/daymark/src/http/policy.ts';
import { parsePolicies } from '../../packages/daymark/src/output/policy-file.ts';

/** Returns the policies in a build's `policy.json`, by URL path or kind of page. */
export function policiesIn(json: string): Record<string, Policy> {
  return Object.fromEntries(
    parsePolicies(json).flatMap(({ addresses, policy }) =>
      addresses.map((address) => [address, policy]),
    ),
  );
}
