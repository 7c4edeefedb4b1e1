import type { MarkupElement } from './markup.ts';
import type { Policy } from './policy.ts';

/** Code of others that runs in some pages of the site itself, which are loosened for it. */
export interface Guest {
  /** Its name, as the owner knows it. */
  readonly name: string;
  /** Attributes, with their values, of which one on an element tells that its page carries the guest. */
  readonly marks: readonly (readonly [attribute: string, value: string])[];
  /** What these pages may load beyond the others. */
  readonly sources: Policy;
}

/** The guests that a page carries. */
export function guestsAmong(
  elements: readonly MarkupElement[],
  guests: readonly Guest[],
): readonly Guest[] {
  return guests.filter(({ marks }) =>
    elements.some(({ attributes }) =>
      marks.some(([attribute, value]) => attributes.get(attribute) === value),
    ),
  );
}

/** Says of a guest where it runs and whom these pages may contact for it. */
export function inWords({ name, sources }: Guest, urls: readonly string[]): string {
  const hosts = [...new Set(Object.values(sources).flat())].filter((source) =>
    source?.startsWith('https:'),
  );
  const pages = urls.length === 1 ? '1 page' : `${urls.length} pages`;
  const some = urls.slice(0, NAMED).join(', ');
  const rest = urls.length > NAMED ? ', …' : '';
  return `${name} runs in ${pages} of the site itself (${some}${rest}), loosened for ${hosts.join(' ')} and without Trusted Types`;
}

/** Pages that the log names. */
const NAMED = 5;
