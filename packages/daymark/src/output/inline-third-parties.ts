import type { Tag } from '../http/markup.ts';
import type { Policy } from '../http/policy.ts';

/**
 * Third-party code that runs inline in some pages of the site. The policies of these pages are
 * relaxed for it.
 */
export interface ThirdPartyCode {
  /** The name of the code, as the owner knows it. */
  readonly name: string;
  /**
   * Attributes with their values. A page contains the code if one of its elements has one of these
   * attributes.
   */
  readonly marks: readonly (readonly [attribute: string, value: string])[];
  /** The additional sources that these pages may load. */
  readonly sources: Policy;
}

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
 * Describes on which pages third-party code runs and which hosts these pages may contact for it.
 */
export function describeThirdParty(
  { name, sources }: ThirdPartyCode,
  urls: readonly string[],
): string {
  const hosts = [...new Set(Object.values(sources).flat())].filter((source) =>
    source?.startsWith('https:'),
  );
  const pages = urls.length === 1 ? '1 page' : `${urls.length} pages`;
  const some = urls.slice(0, NAMED).join(', ');
  const rest = urls.length > NAMED ? ', …' : '';
  return `${name} runs in ${pages} of the site itself (${some}${rest}), whose CSP allows ${hosts.join(' ')} and does not require Trusted Types`;
}

/** The number of pages that the description names. */
const NAMED = 5;
