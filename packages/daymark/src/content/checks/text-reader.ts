import { hash } from 'node:crypto';
import { decodeText } from '../../settings/plain-text.ts';
import { countTerms, minutesToRead } from '../articles/count-words.ts';
import { withoutComments } from '../markdown/rewriting.ts';
import type { Terms } from '../texts.ts';
import type { Body, BodyReader } from './body.ts';
import { readAstroText } from './own-pages.ts';
import { pictureNamesIn } from './pictures.ts';
import { plainFields } from './plain-fields.ts';
import { readText, type SourceText, type Text } from './text.ts';

/** Everything that the checks and the pages need of a text. */
export interface ReadText extends Text, Body {
  /** A hash of the file. */
  sourceDigest: string;
  /** The reading time of the body in minutes. */
  minutes: number;
  /** The words of title, summary and body. */
  terms: Terms;
  /** The names of pictures that the file mentions anywhere, in lower case. */
  pictureNames: readonly string[];
}

/**
 * Reads a text of the owner, given the path of its file and a function that returns its content. The
 * content may change after the text is read.
 */
export type TextReader = (file: string, content: () => Uint8Array) => Promise<ReadText>;

/** Creates a function that reads texts and their bodies. */
export const textReader =
  (readBody: BodyReader): TextReader =>
  async (file, content) => {
    const data = content();
    const { text: source, fault } = decodeText(data);
    const { body, template, ...text } = file.endsWith('.astro')
      ? readAstroText(file, source)
      : readText(file, source);
    const { fields, warnings } = plainFields(text);
    const read = await readBody({ file, body });
    return {
      ...text,
      fields,
      ...read,
      findings: [...warnings, ...read.findings],
      ...(template !== undefined && { html: async () => template }),
      // Some checks search the static pages. The paragraphs of other texts need not stay in memory.
      paragraphs: text.folder === 'pages' ? read.paragraphs : [],
      problems: [...(fault ? [{ file, ...fault }] : []), ...text.problems],
      sourceDigest: hash('sha256', data),
      minutes: minutesToRead(body),
      terms: termsOf({ fields, body: withoutComments(body) }),
      pictureNames: pictureNamesIn(source),
    };
  };

const termsOf = ({ fields: { title, summary }, body }: Pick<SourceText, 'fields' | 'body'>) =>
  countTerms([title, summary, body].filter((part) => typeof part === 'string').join('\n'));
