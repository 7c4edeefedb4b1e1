import { z } from 'zod';
import type { AddressSettings } from '../settings/addresses.ts';
import type { IdForm } from '../settings/feed-ids.ts';
import type { Terms } from './texts.ts';

/*
 * The list of the addresses of a build. The next build compares its addresses with it, so that no
 * published address disappears unnoticed. The site serves the list, because a build on another
 * machine, such as a host's build server, has no other file of the last build. The served list
 * contains only addresses that pages and feeds contain too, so it omits the files of `public/`.
 */

/** The settings that determine the addresses of a language. */
export type AddressForm = Pick<AddressSettings['addresses'], 'articles' | 'segments'>;

/** The text or file that a build had at an address. */
export interface ListedAddress {
  /** The file of the text, or the file in `public/`; empty for a page that the engine makes. */
  readonly file: string;
  /** A sample of the words of the text, as `sampleOf` returns it; empty without a text. */
  readonly words: string;
}

export interface AddressList {
  /** The forms of addresses that each language has had, the newest last, by the path of its pages. */
  readonly forms: Readonly<Record<string, readonly AddressForm[]>>;
  /** The values from which the ids of articles in feeds are made, by the code of the language. */
  readonly ids: Readonly<Record<string, IdForm>>;
  /** The addresses, percent-decoded, with the path of the site on its host. */
  readonly addresses: ReadonlyMap<string, ListedAddress>;
}

/** The number of words in a sample. */
const SAMPLE = 48;

/**
 * Returns a sample of the words of a text: the words with the smallest hashes, which are a random choice
 * that is the same for each version of the text. Source: Broder, On the resemblance and containment of
 * documents (1997)
 */
export function sampleOf({ hashes }: Terms): string {
  const smallest = Uint32Array.from(hashes).sort().slice(0, SAMPLE);
  return Buffer.from(smallest.buffer).toString('base64url');
}

/** Returns the hashes of the words in a sample. */
export function wordsIn(sample: string): number[] {
  const bytes = Buffer.from(sample, 'base64url');
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    bytes.readInt32LE(4 * index),
  );
}

const form = z.object({
  articles: z.string().optional(),
  segments: z.partialRecord(z.string(), z.string()).default({}),
});
/** Another version of the engine may have written more fields. */
const stored = z.object({
  forms: z.record(z.string(), z.array(form)),
  ids: z.record(z.string(), z.object({ id: z.string(), articles: z.string() })).default({}),
  addresses: z.record(z.string().startsWith('/'), z.tuple([z.string(), z.string()])),
});

/** Parses the JSON of a list. @throws an error if the text is no such list */
export function parseList(json: string): AddressList {
  const { forms, ids, addresses } = stored.parse(JSON.parse(json));
  return {
    forms,
    ids,
    addresses: new Map(
      Object.entries(addresses).map(([address, [file, words]]) => [address, { file, words }]),
    ),
  };
}

/** Returns the JSON of a list, with one address a line. */
export function listJson({ forms, ids, addresses }: AddressList): string {
  const lines = [...addresses]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([address, { file, words }]) =>
        `${JSON.stringify(address)}: ${JSON.stringify([file, words])}`,
    );
  return `{"forms": ${JSON.stringify(forms)},\n"ids": ${JSON.stringify(ids)},\n"addresses": {\n${lines.join(',\n')}\n}}\n`;
}

/**
 * Joins the lists of two builds or languages. The second list takes precedence, and its forms are the
 * newest.
 */
export function joinLists(before: AddressList, now: AddressList): AddressList {
  const forms = new Map(Object.entries(before.forms));
  for (const [base, own] of Object.entries(now.forms)) {
    const newest = new Set(own.map((each) => JSON.stringify(each)));
    const others = (forms.get(base) ?? []).filter((each) => !newest.has(JSON.stringify(each)));
    forms.set(base, [...others, ...own]);
  }
  return {
    forms: Object.fromEntries(forms),
    ids: { ...before.ids, ...now.ids },
    addresses: new Map([...before.addresses, ...now.addresses]),
  };
}
