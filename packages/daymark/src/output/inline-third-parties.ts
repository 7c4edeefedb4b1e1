import type { Tag } from '../basics/markup.ts';
import { counted } from '../basics/text.ts';
import type { Policy } from '../http/policy.ts';

/** Third-party code, such as an ad network, that runs in pages themselves and not in a frame. */
export interface ThirdPartyCode {
  /** The name of the code, as the owner knows it. */
  readonly name: string;
  /** A page contains the code if an element has one of these attributes. */
  readonly marks: readonly (readonly [attribute: string, value: string])[];
  /** The sources that the CSP of these pages allows in addition, by directive. */
  readonly sources: Policy;
}

/** The maximum number of pages that a description names. */
const NAMED = 5;

/** Returns the third-party code that a page contains. */
export function thirdPartyCodeIn(
  elements: readonly Tag[],
  thirdParties: readonly ThirdPartyCode[],
): readonly ThirdPartyCode[] {
  return thirdParties.filter(({ marks }) =>
    elements.some(({ attributes }) =>
      marks.some(([attribute, value]) => attributes.get(attribute) === value),
    ),
  );
}

/**
 * Describes on which pages third-party code runs, and which hosts these pages may contact because
 * of it.
 */
export function describeThirdParty(
  { name, sources }: ThirdPartyCode,
  urls: readonly string[],
): string {
  const hosts = [...new Set(Object.values(sources).flat())].filter((source) =>
    source?.startsWith('https:'),
  );
  const pages = counted(urls.length, 'page');
  const named = urls.length > NAMED ? [...urls.slice(0, NAMED), '…'] : urls;
  return `${name} runs in ${pages} of the site itself (${named.join(', ')}), whose CSP allows ${hosts.join(' ')} and does not require Trusted Types`;
}
