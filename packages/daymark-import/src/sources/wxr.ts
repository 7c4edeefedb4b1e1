import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { createDecoder } from '../export/decode.ts';
import { MAX_READ_LENGTH } from '../export/export.ts';
import { fault, MAX_COMPRESSION_RATIO, readBytes } from '../export/export-files.ts';

/*
 * Reads WXR, the format that WordPress exports (RSS with elements of WordPress), entry by entry,
 * because the file may be larger than the memory. The file may be damaged or compressed by gzip.
 */

/** The largest accepted element, in characters. No text for readers is as large as this. */
const LARGEST = 20_000_000;
/** The largest number of elements inside one another. WXR has seven. */
const DEEPEST = 40;

/** An element with elements inside, such as `<item>`, with the text of the elements by their names. */
export interface Entry {
  name: string;
  /** The line in the file on which the element begins. */
  line: number;
  /** The line on which the body of a text begins; `line` for an element without a body. */
  bodyLine: number;
  fields: Map<string, string>;
  categories: { domain: string; slug: string; name: string }[];
  meta: Map<string, string[]>;
  comments: Map<string, string>[];
  /** The parts of the body in other languages than the language of the site, by their codes. */
  otherLanguages: ReadonlyMap<string, string>;
  /** Faults of the XML, with their lines in the file and the results. */
  faults: { line: number; what: string; became: string; found: string }[];
}

/** Returns an entry that begins on a line, before its parts have been read. */
const entryAt = (name: string, line: number): Entry => ({
  ...{ name, line, bodyLine: line },
  ...{ fields: new Map(), meta: new Map(), otherLanguages: new Map() },
  ...{ categories: [], comments: [], faults: [] },
});

/** The elements whose parts an `Entry` contains. */
const ENTRIES = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
/** The elements with facts about the whole site. */
const OF_CHANNEL = new Set(['title', 'link', 'language', 'wp:base_blog_url', 'wp:base_site_url']);

/** Matches control characters, which XML does not allow and some plug-ins write. */
const CONTROLS = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\uFFFE\uFFFF]/gu;
/** Faults that leave the text readable. */
const HARMLESS = /disallowed character|undefined entity|character entity|character reference/i;

/** Matches an & that does not begin an entity. */
const STRAY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi;
/** The largest length of an entity, and of the marks of `<![CDATA[…]]>`, in characters. */
const LONGEST_MARK = 34;

/**
 * Creates a function that prepares the pieces of a file for the parser. The function leaves out
 * most of a text that is too large. It escapes each & that old versions of WordPress and other
 * tools left unescaped, such as in addresses. The end of a piece waits for the next piece, because
 * a mark may be divided between two pieces.
 */
function escaper(): (piece: string, isLast?: boolean) => string {
  let rest = '';
  let isVerbatim = false;
  /** The characters since the beginning of `<![CDATA[`. */
  let length = 0;
  return (piece, isLast = false) => {
    const text = rest + piece;
    let [result, at] = ['', 0];
    for (;;) {
      const mark = isVerbatim ? ']]>' : '<![CDATA[';
      const next = text.indexOf(mark, at);
      let end = next < 0 ? Math.max(at, text.length - (isLast ? 0 : LONGEST_MARK)) : next;
      // An entity at the end of a piece may continue in the next piece.
      const entity = text.lastIndexOf('&', end - 1);
      if (next < 0 && !isLast && entity >= at && entity > end - LONGEST_MARK) end = entity;
      const part = text.slice(at, end);
      if (isVerbatim) length += part.length;
      if (!isVerbatim) result += part.replace(STRAY, '&amp;');
      else if (length <= MAX_READ_LENGTH) result += part;
      // Beyond `MAX_READ_LENGTH`, only the line breaks of a text stay.
      else result += part.replace(/[^\n]+/g, '');
      at = end;
      if (next < 0) break;
      isVerbatim = !isVerbatim;
      length = 0;
    }
    rest = text.slice(at);
    return result;
  };
}

/** The largest size of a piece, in bytes. */
export const PIECE = 1 << 17;

/** Reads the text of a file, also of a compressed file, in pieces. */
async function* piecesOf(source: string): AsyncGenerator<string> {
  const beginning = await readBytes(source, 0, 4096);
  const { size } = await stat(source);
  const isCompressed = beginning[0] === 0x1f && beginning[1] === 0x8b;
  const stream = createReadStream(source, { highWaterMark: PIECE });
  const bytes = isCompressed ? pipeline(stream, createGunzip(), () => undefined) : stream;
  const head = isCompressed ? '' : beginning.toString('latin1');
  const decoder = createDecoder(encodingOf(head));
  const escaped = escaper();
  let total = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (isCompressed && total > 50_000_000 && total > size * MAX_COMPRESSION_RATIO)
      throw fault(
        source,
        1,
        `a file that is at most ${MAX_COMPRESSION_RATIO} times as large without its compression`,
        'a larger one',
      );
    yield escaped(decoder.decode(chunk));
  }
  yield escaped(decoder.decode(), true);
}

/** Returns the encoding that the XML declaration names. */
function encodingOf(head: string): string {
  const [, name = 'utf-8'] =
    /^\s*(?:\u00EF\u00BB\u00BF)?<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/.exec(head) ?? [];
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return 'utf-8';
  }
}

/** Reads the entries of an export one by one. @throws Error with file and line if the export is damaged */
export async function* entriesOf(source: string): AsyncGenerator<Entry> {
  const done: Entry[] = [];
  const names: string[] = [];
  let entry: Entry | undefined;
  let comment: Map<string, string> | undefined;
  let meta = { key: '', value: '' };
  let attributes: Record<string, string> = {};
  let text: string[] = [];
  /** The characters since the last part that the parser has found. */
  let since = 0;
  const faults: Entry['faults'] = [];
  const parser = new SaxesParser<{ xmlns: false; position: true; fileName: string }>();
  const fail = (expected: string, found: string) => {
    throw fault(source, parser.line, expected, found);
  };
  parser.on('error', ({ message }) => {
    const reason = message.replace(/^[^a-z]*/i, '').replace(/\.$/, '');
    const fault = { what: 'fault of the XML', became: 'left out', found: reason };
    if (HARMLESS.test(message)) faults.push({ line: parser.line, ...fault });
    else fail('well-formed XML', reason || 'other text');
  });
  parser.on('doctype', (doctype) => {
    since = 0;
    if (/<!ENTITY/i.test(doctype))
      fail('no declarations of entities, which no export of WordPress has', '<!ENTITY');
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    since = 0;
    names.push(name);
    if (names.length === 1 && !(name === 'rss' && 'xmlns:wp' in given))
      throw new Error(
        `${source}:${parser.line}: expected an export of WordPress, which begins with <rss … xmlns:wp="…">; found <${name}>. Export the site in WordPress under Tools, Export`,
      );
    if (names.length > DEEPEST)
      fail(`at most ${DEEPEST} elements inside one another`, `<${name}> in more`);
    text = [];
    attributes = given as Record<string, SaxesAttributePlain['value']>;
    if (names.length === 3 && ENTRIES.has(name)) entry = entryAt(name, parser.line);
    else if (name === 'content:encoded' && entry) entry.bodyLine = parser.line;
    else if (name === 'wp:comment') comment = new Map();
    else if (name === 'wp:postmeta' || name === 'wp:termmeta') meta = { key: '', value: '' };
  });
  const add = (part: string) => {
    since = 0;
    text.push(part);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('comment', () => {
    since = 0;
  });
  parser.on('closetag', ({ name }) => {
    since = 0;
    const value = text.join('');
    text = [];
    names.pop();
    const parent = names.at(-1);
    if (names.length === 2 && entry) {
      entry.faults = faults.splice(0);
      done.push(entry);
      entry = undefined;
    } else if (names.length === 2 && OF_CHANNEL.has(name)) {
      done.push({ ...entryAt('channel', 0), fields: new Map([[name, value.trim()]]) });
    } else if (!entry) return;
    else if (parent === 'wp:comment') comment?.set(name, value);
    else if (name === 'wp:comment' && comment) entry.comments.push(comment);
    else if (name === 'wp:meta_key') meta.key = value.trim();
    else if (name === 'wp:meta_value') meta.value = value;
    else if (name === 'wp:postmeta')
      entry.meta.set(meta.key, [...(entry.meta.get(meta.key) ?? []), meta.value]);
    else if (name === 'category' && parent === 'item')
      entry.categories.push({
        domain: attributes.domain ?? 'category',
        slug: attributes.nicename ?? '',
        name: value.trim(),
      });
    else if (names.length === 3) entry.fields.set(name, value);
  });

  for await (const piece of piecesOf(source)) {
    since += piece.length;
    if (since > LARGEST)
      fail(
        `elements of at most ${LARGEST / 1_000_000} million characters`,
        `<${names.at(-1) ?? '…'}> with more`,
      );
    let line = parser.line;
    let from = 0;
    const clean = piece.replace(CONTROLS, (sign, at: number) => {
      line += piece.slice(from, at).split('\n').length - 1;
      from = at;
      const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const found = `the control character U+${code}`;
      faults.push({ line, what: 'control character', became: 'left out', found });
      return '';
    });
    const lost = clean.indexOf('\uFFFD');
    if (lost >= 0) {
      const line = parser.line + clean.slice(0, lost).split('\n').length - 1;
      const what = 'bytes that are no text';
      faults.push({ line, what, became: 'became the sign �', found: what });
    }
    parser.write(clean);
    yield* done.splice(0);
  }
  const open = names.at(-1);
  if (open) fail(`</${open}>`, 'the end of the file, so that the export is not complete');
  parser.close();
  yield* done.splice(0);
}
