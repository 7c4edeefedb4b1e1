/*
 * The form into which each source brings the export of its tool. A source reads the files of a tool and
 * returns an `Export`, so that the rest of the importer is the same for all tools.
 */
import type { Root as Hast } from 'hast';

/** The tools that the importer reads. Several tools keep their texts in a folder of Markdown. */
export type Tool =
  | 'WordPress'
  | 'Ghost'
  | 'Substack'
  | 'Medium'
  | 'Hugo'
  | 'Jekyll'
  | 'Hexo'
  | 'Eleventy'
  | 'Astro'
  | 'Docusaurus'
  | 'Obsidian'
  | 'Quartz'
  | 'Markdown';

/**
 * The visibility of a text at the other site. Texts with another status than `published` become
 * drafts.
 */
export type Status =
  | 'published'
  | 'scheduled'
  | 'draft'
  | 'private'
  | 'protected'
  /** Shown to members alone, or to members who pay. */
  | 'members'
  | 'paid'
  /** Sent by e-mail, and never on the site. */
  | 'mailed'
  /** A response to a text of another author. */
  | 'response';

/** A category, a tag or an author of the other tool. */
export interface Term {
  /** The name in addresses, such as `slow-mornings`. */
  slug: string;
  /** The name that visitors read. */
  name: string;
  /** The text that describes the term, without markup. '' if there is none. */
  description: string;
}

/** A file that a text shows or offers. */
export interface Media {
  /**
   * The address as the text has it: absolute, or relative to the folder of the text or of the
   * export.
   */
  address: string;
  /**
   * '' for a picture that only decorates; undefined if the tool has no description of the picture.
   */
  alt?: string | undefined;
}

/**
 * An entry for the list in `import/report.md`: a construct of a text that the importer has changed
 * or left out.
 */
export interface Remark {
  /** The line in the original, from 1. */
  line: number;
  /**
   * The name of the construct, such as `shortcode [gallery]`. Remarks with the same name are counted
   * together.
   */
  what: string;
  /** The result, such as `left out`, or `became a link`. */
  became: string;
  /** The original text of the construct. */
  original: string;
  /**
   * Whether only the owner can decide which parts of the text visitors may read. The text then
   * becomes a draft.
   */
  isUndecided?: boolean;
  /** Whether the other site did not show the original either, such as a branch of a condition. */
  isUnshown?: boolean;
}

/**
 * Returns a function that adds to a list a remark about a whole text, not about one of its lines.
 */
export const remarksAtTop =
  (remarks: Remark[]) =>
  (what: string, became: string, original = ''): void =>
    void remarks.push({ line: 1, what, became, original });

/** Adds a remark to the list of a text. */
export type Note = (remark: Remark) => void;

/** A body in HTML. */
export interface HtmlBody {
  html: string;
  /**
   * Changes constructs of the tool (blocks, cards, shortcodes) to plain HTML, and notes losses.
   * `htmlToMarkdown` calls this function before the conversion. Positions in the tree refer to
   * `html`.
   */
  prepare?: ((tree: Hast, note: Note) => void) | undefined;
}

/** Returns a body whose conversion throws an error, so that only this text becomes a draft with the reason. */
export const refusedBody = (error: unknown): HtmlBody => ({
  html: '',
  prepare() {
    throw error;
  },
});

/** A body in Markdown, of a file in a folder. */
interface MarkdownBody {
  markdown: string;
  /** The line of the file on which the body begins, from 1. */
  firstLine: number;
  /** The path of the file from the folder of the export, with `/`. */
  file: string;
}

/** A comment of a reader, without addresses of e-mail and network. */
interface ReaderComment {
  author: string;
  /** An instant in ISO 8601. */
  date: string;
  text: string;
}

/** A text of the other tool: an article, or a page outside the sequence of articles. */
export interface ImportedText {
  /**
   * Identifies the text in every export of the same site, such as `post-123` or the path of a file.
   * A link may lead to `/` followed by the id of another text, because that text may have had no
   * address.
   */
  id: string;
  kind: 'article' | 'page';
  status: Status;
  /** The language, if the export has several: a code of `languages`. */
  language?: string | undefined;
  /** A value that all translations of a text share. */
  translationKey?: string | undefined;
  /** Plain text. '' if the text has no title. */
  title: string;
  /** The name in the address at the other tool, decoded. '' if there is none. */
  slug: string;
  /** The day of publication as the other site showed it, `YYYY-MM-DD`. */
  date?: string | undefined;
  /** The hour of publication, if it is known: `2027-03-01T08:00+01:00`, or without an offset. */
  hour?: string | undefined;
  /** The day of the last change, `YYYY-MM-DD`. */
  updated?: string | undefined;
  /** Slugs of authors, the first is the byline. */
  authors: string[];
  /** Slugs of categories and tags, categories first. */
  topics: string[];
  /** The excerpt that somebody wrote, without markup. '' if there is none. */
  summary: string;
  cover?: Media | undefined;
  /** Each path, with its query, that showed the text at the other site, such as `/2010/09/caf%C3%A9/` and `/?p=12`. */
  addresses: string[];
  body: HtmlBody | MarkdownBody;
  /**
   * The original for `import/originals/`: the extension of the file, with its dot, and its text.
   */
  original: { ending: string; text: string };
  /**
   * The text with which the result is compared, if this is not the whole original: the original
   * without front matter, or the HTML that the tool has made.
   */
  shown?: { ending: string; text: string } | undefined;
  comments: ReaderComment[];
  /** Losses in the source itself, such as a field of the front matter. */
  remarks: Remark[];
}

/** The languages of the other site, by the codes of its tool, such as "fr" or "pt-br". */
export interface ExportLanguages {
  main: string;
  all: readonly string[];
  /** The languages whose texts the other site did not show. */
  disabled: readonly string[];
  /**
   * Whether the settings of the other site name the languages. Otherwise, only single texts name
   * their language.
   */
  isDeclared: boolean;
}

/** The whole content of an export. */
export interface Export {
  tool: Tool;
  /** The file by which the tool of a folder was recognised. */
  sign?: string | undefined;
  /** The address of the other site, such as `https://old.example/blog`. '' if the export does not name it. */
  url: string;
  /** The languages; undefined if there is only one. */
  languages?: ExportLanguages | undefined;
  /** Authors, categories and tags by slug. Complete only after the last text has been read. */
  authors: Map<string, Term>;
  terms: Map<string, Term>;
  /**
   * The former addresses of pages without a text of their own, with the page that replaces each: a
   * feed, the home page, or a topic.
   */
  otherAddresses: Map<string, 'feed' | 'home' | { topic: string } | { feed: string }>;
  /** Reads the texts one by one, because an export may be larger than the memory. */
  texts(): AsyncIterable<ImportedText>;
  /**
   * Opens a file of the export: a picture in a zip file or beside a text. Returns undefined if the
   * export does not contain the file. The function is absent if exports of the tool contain only
   * the addresses of files, not the files.
   * @param from the path of the text's file, for addresses from the folder of the text
   */
  media?(address: string, from?: string): Promise<Uint8Array | undefined>;
  /** The numbers of parts that belong to no text, such as menus and widgets, for the report. */
  leftOver: ReadonlyMap<string, number>;
}

/** The largest length of an original, in characters. A longer text becomes a draft without its body. */
export const LONGEST_TEXT = 4_000_000;
export const tooLarge = () =>
  new Error(`the original has more than ${LONGEST_TEXT / 1_000_000} million characters`);

/** The length, in characters, after which the rest of an original is not read. */
export const MAX_READ_LENGTH = 10_000_000;

/** Adds to the count of a kind in a map of counts. */
export function countIn(counts: Map<string, number>, kind: string, count = 1): void {
  if (count > 0) counts.set(kind, (counts.get(kind) ?? 0) + count);
}

/** Returns the most frequent word of a list; of equally frequent words, the first. */
export const mostFrequent = (words: readonly string[]): string | undefined =>
  [...Map.groupBy(words, (word) => word)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];

/**
 * Returns a list with the remark that only the beginning of an original was read; an empty list if
 * all of it was read.
 */
export function cutRemark(isCut: boolean): Remark[] {
  const what = 'text that is too large to be read as a whole';
  const became = 'kept only the beginning, in import/originals/';
  return isCut ? [{ line: 1, what, became, original: '' }] : [];
}

/** Parses JSON; undefined for a text that is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object of JSON, YAML or TOML. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object; an empty one for any other value. */
export const fieldsFrom = (value: unknown): Fields => (isFields(value) ? value : {});

/** Returns the name of a time zone; undefined for an unknown name, with which `Intl` would throw. */
export function timeZoneOf(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Returns the code of a language in one spelling, so that codes can be compared: "pt-br" for "pt_BR". */
export const normalizedCode = (code: string): string => code.replaceAll('_', '-').toLowerCase();

/** Matches the names of constructs whose content not every visitor could read. */
const FOR_SOME =
  /(?:^|[_-])(?:if|unless|s2if)|member(?!_?count)|subscriber|paywall|premium|(?:^|[_-])paid|restrict|private|protect|patron|logged|login|visitor|guest|audience|draft-?only|hidden-?from/i;

/**
 * Returns whether the name of a construct suggests that only some visitors saw its content:
 * `[members_only]`, `{{< paywall >}}`, `<IfLoggedIn>`.
 */
export const isForSome = (name: string): boolean =>
  FOR_SOME.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'));
