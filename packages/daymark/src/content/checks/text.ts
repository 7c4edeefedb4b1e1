import { hash } from 'node:crypto';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { decodeText, withoutControls } from '../../settings/plain-text.ts';
import { countTerms, minutesToRead } from '../articles/count-words.ts';
import { ANY_BLANK } from '../launch/placeholder.ts';
import { plainText } from '../markdown/plain-text.ts';
import { withoutComments } from '../markdown/rewriting.ts';
import { readAstroPage } from '../read-astro-page.ts';
import { placeOf } from '../slug.ts';
import type { OwnersText, Picture } from '../texts.ts';
import type { Body, BodyReader } from './body.ts';
import { quoted } from './finder.ts';
import { lineInFile, parseYaml, readFrontMatter } from './front-matter.ts';
import { fieldWarning, type Problem } from './problem.ts';

/** A Markdown file of the owner, before rendering. */
export interface Text extends Pick<OwnersText, 'file' | 'folder' | 'slug' | 'fields'> {
  /** Whether the fields could be read. If not, `problems` contains the reason. */
  isReadable: boolean;
  /** Returns the line of a field such as "sources.0.year", or of its nearest existing parent. */
  lineOf: (field: string) => number;
  /** The YAML of the front matter, which begins on the second line of the file. */
  yaml: string;
  /** The size of the body in bytes; 0 if it is blank. */
  bodySize: number;
  /** Problems of the front matter that do not depend on the kind of the file. */
  problems: readonly Problem[];
}

interface SourceText extends Text {
  /** The file's text with blank lines for the front matter, so that line numbers stay the same. */
  body: string;
  /** The HTML in the template of an Astro page, for the search. */
  template?: string;
}

type Unplaced = Omit<SourceText, 'folder' | 'slug'>;

/** Reads a file of the owner without rendering its body. Reports problems instead of throwing. */
export const readText = (file: string, source: string, code = ''): SourceText => ({
  ...(file.endsWith('.astro') ? readAstroText(file, source) : readMarkdownText(file, source)),
  ...placeOf(file, code),
});

/** Splits a Markdown file into front matter and body. */
function readMarkdownText(file: string, source: string): Unplaced {
  const { block, yaml, fields, faults } = readFrontMatter(source);
  const body = source.replace(block, block.replace(/[^\n]/g, ''));
  return {
    file,
    fields: fields ?? {},
    isReadable: fields !== undefined,
    lineOf: lineFinder(yaml),
    yaml,
    body,
    bodySize: body.trim() === '' ? 0 : Buffer.byteLength(body),
    problems: faults.map((fault) => ({ file, ...fault })),
  };
}

/** Reads an owner's Astro page as a `Text`, with the fields of its export and without a body. */
function readAstroText(file: string, source: string): Unplaced {
  const { fields, line, html, problem } = readAstroPage(source);
  return {
    file,
    fields,
    isReadable: !problem,
    lineOf: () => line,
    yaml: '',
    body: '',
    bodySize: 0,
    template: html,
    problems: problem ? [{ file, line, ...problem }] : [],
  };
}

/** The syntax tree of the YAML in which a line was last looked for. */
let lastTree = { yaml: '', contents: parseYaml('').contents };

/**
 * Creates `lineOf` of a text. It parses the YAML again on demand, so that the syntax trees of all
 * files are not in memory.
 */
export const lineFinder = (yaml: string) => (field: string) => {
  if (lastTree.yaml !== yaml) lastTree = { yaml, contents: parseYaml(yaml).contents };
  const offset = offsetOf(lastTree.contents, field.split('.'));
  return offset === undefined ? 1 : lineInFile(yaml, offset);
};

/** Returns the offset of a field, or of its nearest existing parent. */
function offsetOf(node: unknown, [name, ...rest]: string[]): number | undefined {
  if (name === undefined) return undefined;
  if (isMap<Node, Node>(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && (offsetOf(pair.value, rest) ?? pair.key.range?.[0]);
  }
  if (!isSeq<Node>(node)) return undefined;
  const item = node.items[Number(name)];
  return item && (offsetOf(item, rest) ?? item.range?.[0]);
}

/** Everything that the checks and the pages need of a text. */
export interface ReadText extends Text, Body, Pick<OwnersText, 'minutes' | 'terms'> {
  /** A hash of the file. */
  sourceDigest: string;
  /** The names of pictures that the file mentions anywhere, in lower case. */
  pictureNames: readonly string[];
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
 */
export const textReader =
  (readBody: BodyReader, code = '', language = 'en'): TextReader =>
  async (file, content) => {
    const data = content();
    const { text: source, fault } = decodeText(data);
    const { body, template, ...text } = readText(file, source, code);
    const { fields, warnings } = plainFields(text);
    const read = await readBody({ file, body });
    const words = withoutComments(body);
    return {
      ...text,
      fields,
      ...read,
      findings: [...warnings, ...read.findings],
      ...(template !== undefined && { html: async () => template }),
      // Some checks search the static pages, and all texts for blanks. Other paragraphs need not stay
      // in memory.
      paragraphs:
        text.folder === 'pages'
          ? read.paragraphs
          : read.paragraphs.filter(({ text }) => text.search(ANY_BLANK) >= 0),
      problems: [...(fault ? [{ file, ...fault }] : []), ...text.problems],
      sourceDigest: hash('sha256', data),
      minutes: minutesToRead(words, language),
      terms: countTerms(
        [fields.title, fields.summary, words].filter((part) => typeof part === 'string').join('\n'),
      ),
      pictureNames: pictureNamesIn(source),
    };
  };

/** Returns a hash that changes when the file, its HTML or its cover changes, and only then. */
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
 * Returns the fields of the front matter as the plain text that pages, feeds and metadata show, and
 * a warning for each text with markup.
 */
function plainFields(text: Pick<Text, 'file' | 'lineOf' | 'fields'>) {
  const warnings: Problem[] = [];
  const plain = (value: unknown, field: string): unknown => {
    const nameOf = (part: string) => (field === '' ? part : `${field}.${part}`);
    if (Array.isArray(value)) return value.map((item, index) => plain(item, nameOf(`${index}`)));
    if (typeof value === 'string') {
      const written = withoutControls(value);
      const shown = SENTENCE.test(field) ? plainText(written) : written;
      if (shown !== written) {
        const found = `${quoted(written)}, which the site shows as ${quoted(shown)}`;
        warnings.push(fieldWarning(text, field, 'plain text without markup', found));
      }
      return shown;
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

export const PICTURE_NAME = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** Returns the words of a text that end like the name of a picture, in lower case. */
export const pictureNamesIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s"'()<>[\]{}\\/:=,?#]+/)
    .filter((word) => PICTURE_NAME.test(word));
