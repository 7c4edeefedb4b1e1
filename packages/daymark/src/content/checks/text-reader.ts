import { hash } from 'node:crypto';
import { decodeText, withoutControls } from '../../settings/plain-text.ts';
import { countTerms, readingMinutesIn } from '../articles/count-words.ts';
import { ANY_BLANK } from '../launch/placeholder.ts';
import { plainText } from '../markdown/plain-text.ts';
import { withQuotes } from '../markdown/quotes.ts';
import { withoutComments } from '../markdown/rewriting.ts';
import { PICTURE_EXTENSIONS } from '../pictures/picture-file.ts';
import type { OwnersText, Picture } from '../texts.ts';
import type { Body, BodyReader } from './body.ts';
import { quoted, VISIBLE_NAME, withInvisible } from './finder.ts';
import { foundIn, leftoversIn } from './foreign-syntax.ts';
import { fieldWarning, type Problem } from './problem.ts';
import { readText, type Text } from './text.ts';

/** A text as the checks and the pages use it. */
export interface ReadText extends Text, Body, Pick<OwnersText, 'minutes' | 'terms'> {
  /** A hash of the file. */
  sourceDigest: string;
  /** The names of pictures that the file mentions anywhere, in lower case. */
  pictureNames: readonly string[];
  /** Words about which no warning is necessary, from the comments `<!-- allow: … -->` of the text. */
  allowed: readonly string[];
}

/**
 * Reads a text of the owner, given the path of its file and a function that returns its content. The
 * content may change after the text is read.
 */
export type TextReader = (file: string, content: () => Uint8Array) => Promise<ReadText>;

/**
 * Creates a function that reads texts and their bodies.
 * @param code the name of the folders of the texts' language; empty for the main language
 * @param language the language of the texts, on which the reading time depends
 * @param quotes the language of the quotation marks; undefined if they stay as they are
 * @param timeZone the time zone of the site
 * @param disclose marks the links of a text for which somebody pays, given its HTML and its fields
 */
export const textReader =
  (
    readBody: BodyReader,
    code = '',
    language = 'en',
    quotes?: string,
    timeZone = 'UTC',
    disclose = (html: string, _: Text['fields']) => html,
  ): TextReader =>
  async (file, content) => {
    const data = content();
    const { text: source, fault } = decodeText(data);
    const { body, template, ...text } = readText(file, source, code, timeZone);
    const { fields, warnings } = plainFields(text, quotes);
    const read = await readBody({ file, body });
    const rendered = await read.html();
    const html = disclose(rendered, fields);
    const words = withoutComments(body);
    return {
      ...text,
      fields,
      ...read,
      ...(html !== rendered && { html: async () => html, htmlDigest: hash('sha256', html) }),
      findings: [...warnings, ...read.findings],
      ...(template !== undefined && { html: async () => template }),
      // Later checks read all paragraphs of static pages, and paragraphs with blanks in all texts.
      // Other paragraphs need not stay in memory.
      paragraphs:
        text.folder === 'pages'
          ? read.paragraphs
          : read.paragraphs.filter(({ text }) => text.search(ANY_BLANK) >= 0),
      problems: [...(fault ? [{ file, ...fault }] : []), ...text.problems],
      sourceDigest: hash('sha256', data),
      minutes: readingMinutesIn(words, language),
      terms: countTerms(
        [fields.title, fields.summary, words].filter((part) => typeof part === 'string').join('\n'),
      ),
      pictureNames: pictureNamesIn(source),
      allowed: [...source.matchAll(ALLOWED)].flatMap(([, words = '']) => words.trim() || []),
    };
  };

/** Matches a comment with which an owner silences a warning: `<!-- allow: TODO -->`. */
const ALLOWED = /<!--[ \t]*allow:([^<\n]*?)-->/g;

/** Returns a hash that changes if and only if the file, its HTML or its cover changes. */
export function textDigest(
  { file, sourceDigest, htmlDigest }: Pick<ReadText, 'file' | 'sourceDigest' | 'htmlDigest'>,
  cover: Picture | undefined,
): string {
  // The path of the cover contains a hash of the picture.
  return hash('sha256', [file, sourceDigest, htmlDigest, cover?.src].join('\n'));
}

/** Matches the fields that contain sentences. In names and addresses, no sign is markup. */
const SENTENCE = /(?:^|\.)(?:title|subtitle|summary|quote|text|coverAlt|prompts\.\d+)$/;

/**
 * Matches the fields that contain names. With an invisible character, a name would be another name.
 */
const NAME = /(?:^|\.)(?:name|author|topics\.\d+|keywords\.\d+)$/;

/** Matches the titles of cited works, which may be in another language. */
const CITED = /^sources\./;

/**
 * Returns the fields of the front matter as the plain text that pages, feeds and metadata show, and
 * a warning for each text with markup.
 */
function plainFields(text: Pick<Text, 'file' | 'lineOf' | 'fields'>, quotes?: string) {
  const warnings: Problem[] = [];
  const plain = (value: unknown, field: string): unknown => {
    const nameOf = (part: string) => (field === '' ? part : `${field}.${part}`);
    if (Array.isArray(value)) return value.map((item, index) => plain(item, nameOf(`${index}`)));
    if (typeof value === 'string') {
      const written = withoutControls(value);
      const shown = SENTENCE.test(field) ? plainText(written) : written;
      const [leftover] = SENTENCE.test(field) ? leftoversIn(written) : [];
      if (leftover) warnings.push(fieldWarning(text, field, leftover.instead, foundIn(leftover)));
      if (shown !== written) {
        const found = `${quoted(written)}, which the site shows as ${quoted(shown)}`;
        warnings.push(fieldWarning(text, field, 'plain text without markup', found));
      }
      const invisible = NAME.test(field) ? withInvisible(value) : undefined;
      if (invisible) warnings.push(fieldWarning(text, field, VISIBLE_NAME, `"${invisible}"`));
      return quotes !== undefined && SENTENCE.test(field) && !CITED.test(field)
        ? withQuotes(shown, quotes)
        : shown;
    }
    // Other values, such as dates, stay as they are.
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    return Object.fromEntries(
      Object.entries(Object(value)).map(([name, part]) => [name, plain(part, nameOf(name))]),
    );
  };
  const fields: Text['fields'] = Object(plain(text.fields, ''));
  return { fields, warnings };
}

export const PICTURE_NAME = new RegExp(`\\.(?:heic|${PICTURE_EXTENSIONS})$`, 'i');

/** Returns the words of a text that end like the name of a picture, in lower case. */
export const pictureNamesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s"'()<>[\]{}\\/:=,?#]+/)
    .filter((word) => PICTURE_NAME.test(word));
