import type { Policy } from '../../packages/daymark/src/http/policy.ts';
import { parseRecords } from '../../packages/daymark/src/output/site-records.ts';

/** Returns the policies in a build's `policy.json`, by URL path or kind of page. */
export function policiesIn(json: string): Record<string, Policy> {
  const { policies } = parseRecords(['{"url":"https://site.example"}', json, '{}']);
  return Object.fromEntries(
    policies.flatMap(({ addresses, policy }) => addresses.map((address) => [address, policy])),
  );
}
