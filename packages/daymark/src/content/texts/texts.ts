import type { Terms } from '../articles/related/terms.ts';
import type { Picture } from '../pictures/picture.ts';

/** A heading in the body of a text. */
export interface Heading {
  /** The level, from 1. */
  depth: number;
  /** The id, for links. */
  slug: string;
  text: string;
}

/** A Markdown file of the owner, or an Astro page, as the checks have read it. */
export interface OwnersText {
  /** The path relative to the site's folder: "content/articles/first-light.md". */
  file: string;
  /** The folder relative to `content/`: "articles". */
  folder: string;
  slug: string;
  /** The fields of the front matter, not validated. */
  fields: Readonly<Record<string, unknown>>;
  /** The reading time of the body in minutes. */
  minutes: number;
  /** The words of title, summary and body. */
  terms: Terms;
  /** Returns the body as HTML. Bodies are on disk, so that memory does not grow with them. */
  html: () => Promise<string>;
  /**
   * Changes when the front matter, the body, the HTML or the cover changes. It is the same on every
   * computer. The HTML contains hashes of the pictures in the text.
   */
  digest: string;
  headings: readonly Heading[];
  /** The cover of an article. */
  cover?: Picture | undefined;
}

/**
 * The key of the texts in the global object. The checks set them, and the pages, which are a bundle
 * with copies of the engine's modules, read them in the same process.
 */
const KEY = Symbol.for('daymark.texts');

/**
 * Sets the texts that pages show. The checks call it before the build renders pages, and in the
 * live preview again after each change.
 */
export function setTexts(texts: readonly OwnersText[]): void {
  Reflect.set(
    globalThis,
    KEY,
    Map.groupBy(texts, ({ folder }) => folder),
  );
}

/** Returns all texts by folder: the same object until the next call of `setTexts`. */
export const currentTexts = (): ReadonlyMap<string, readonly OwnersText[]> | undefined =>
  Reflect.get(globalThis, KEY);

/** Returns the texts in a folder of `content/`. */
export const textsIn = (folder: string): readonly OwnersText[] => currentTexts()?.get(folder) ?? [];
