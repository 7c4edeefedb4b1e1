import type { z } from 'zod';
import { acrossBundles } from '../basics/across-bundles.ts';
import type { schemasOf } from './schemas.ts';

/*
 * The owner's texts as pages show them. Pages run neither the schemas of the front matter, which are
 * only types here, nor the parser of Markdown: the checks set the texts before pages are rendered
 * (`setTexts` in checks/fields.ts).
 */

/** The valid front matter of texts, by folder. */
export type FrontMatter = { [Folder in keyof Schemas]: z.infer<Schemas[Folder]> };

type Schemas = ReturnType<typeof schemasOf<z.ZodString>>;

/** An author's choices for the landscape that the engine draws for an article. */
export type ChosenLandscape = Exclude<FrontMatter['articles']['cover'], string | undefined>;

/** A file that the build makes from a picture. */
export interface PictureVariant {
  /** The path on the site: "/_astro/harbour.4f1c2b9d.avif". The name contains a hash. */
  path: string;
  /** The path of the owner's file, relative to the site's folder. */
  file: string;
  /** The width in pixels; undefined for a copy of a vector graphic. */
  width?: number;
}

/** A picture of the owner, as pages show it. */
export interface Picture {
  /** The URL path of the widest variant. */
  src: string;
  /** The files in all widths, as the value of a `srcset` attribute; empty for a vector graphic. */
  srcSet: string;
  /** The width in CSS pixels. */
  width: number;
  height: number;
  /**
   * Present if parts of the picture may be transparent, so that the picture needs a light background.
   */
  isTransparent?: boolean;
  /** The path of the owner's file. */
  file: string;
  variants: readonly PictureVariant[];
}

/** A heading of a text. */
export interface Heading {
  /** The level, from 1. */
  depth: number;
  /** The id, for links. */
  slug: string;
  text: string;
}

/**
 * The words of a text, each once, with the number of times that it occurs. The words are hashes of
 * 32 bits, which take less memory and time than strings. Among 100,000 words, about one pair has the
 * same hash and counts as one word.
 */
export interface Terms {
  hashes: Int32Array;
  /** The number of times, at most 255, that the word at the same position in `hashes` occurs. */
  counts: Uint8ClampedArray;
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
  /**
   * The dates that have an hour, by field: "2027-03-01T08:00:00+01:00" for "date". The value of the field
   * itself has the day and the hour as its author wrote them, as if they were in UTC.
   */
  moments: Readonly<Record<string, string>>;
  /** The reading time of the body in minutes. */
  minutes: number;
  /** The words of title, summary and body. */
  terms: Terms;
  /** Returns the body as HTML. Bodies are on disk, so that memory does not grow with them. */
  html: () => Promise<string>;
  /**
   * Changes when the front matter, the body, the HTML or the cover changes. The digest is the same on
   * every computer. The HTML contains hashes of the pictures in the text.
   */
  digest: string;
  headings: readonly Heading[];
  cover?: Picture | undefined;
}

/** A text with valid front matter. */
export interface Entry<Folder extends keyof FrontMatter = keyof FrontMatter> extends OwnersText {
  data: FrontMatter[Folder];
}

/** The texts that pages show, by folder. The checks set them (`setTexts`). */
export const shownTexts =
  acrossBundles<ReadonlyMap<string, readonly (OwnersText & { data: unknown })[]>>('texts');

/** Returns the texts in a folder of `content/` whose front matter is valid. */
export const entriesOf = <Folder extends keyof FrontMatter>(
  folder: Folder,
): readonly Entry<Folder>[] => (shownTexts.get()?.get(folder) ?? []) as readonly Entry<Folder>[];

/**
 * Memoizes a function that loads content, until the texts of the site change. The texts change only in
 * the live preview.
 */
export function once<Content extends object>(load: () => Content): () => Content {
  let loaded: Content | undefined;
  let texts: unknown;
  return () => {
    if (texts !== shownTexts.get()) loaded = undefined;
    texts = shownTexts.get();
    loaded ??= load();
    return loaded;
  };
}
