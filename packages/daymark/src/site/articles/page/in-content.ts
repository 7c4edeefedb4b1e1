import { wordsIn } from '../../../ads/density.ts';
import { tags } from '../../../basics/markup.ts';

/** An article's HTML, divided where in-content ad slots go. A short article has fewer parts. */
type Parts = [beginning: string, ...others: string[]];

/** The number of sections between two in-content ad slots. */
const SECTIONS_APART = 2;

/** Void elements, and elements whose end tag is optional: the end of their parent closes them. */
const ENDLESS =
  /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[dt]|t[dhr]|thead|tbody|tfoot|caption|colgroup|option|optgroup|r[pt])$/;

/**
 * Divides an article's HTML before headings, so that a slot never separates a heading from its
 * text: after the opening and one section, and again two sections later.
 * @param headings the ids of the headings from Markdown; slots are not before raw HTML headings
 * @param slots the number of slots between the parts
 */
export function placeInContent(html: string, headings: ReadonlySet<string>, slots: number): Parts {
  const [opening = '', ...sections] = wholeSections(html, headings);
  const first = opening + sections.slice(0, SECTIONS_APART - 1).join('');
  const rest = sections.slice(SECTIONS_APART - 1);
  const others: string[] = [];
  while (rest.length > 0 && others.length < slots) {
    const isLast = others.length === slots - 1;
    others.push(rest.splice(0, isLast ? rest.length : SECTIONS_APART).join(''));
  }
  return [first + rest.join(''), ...others];
}

/** Returns the opening and the sections of a text. A heading inside an element begins no section. */
export function wholeSections(html: string, headings: ReadonlySet<string>): string[] {
  const sections: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { name, isEnd, isForeign, attributes, start } of tags(html)) {
    if (isForeign || ENDLESS.test(name)) continue;
    if (depth === 0 && name === 'h2' && headings.has(attributes.get('id') ?? '')) {
      sections.push(html.slice(begin, start));
      begin = start;
    }
    depth += isEnd ? -1 : 1;
  }
  return [...sections, html.slice(begin)];
}

/**
 * The words that reach from the top to the bottom of the tall slot: 670 px with its label and margin,
 * at 2.15 px for a word, which is the height of a word in the smallest text that readers can choose.
 */
const WORDS_BESIDE_TALL = 312;

/** Media and controls: a paragraph with one of these elements does not count as text. */
const MEDIA = /<(?:audio|button|iframe|img|input|object|picture|svg|video)\b/i;

/**
 * Divides an article's HTML where slots go on every screen: before a section, or between two
 * paragraphs. A slot always follows a paragraph, so that it is never next to a heading above it, a
 * list, a quotation, a table or a picture.
 * @param slots the number of slots between the parts; a text with fewer places has fewer parts
 * @param everyWords the fewest words between two slots, before the first, and after the last, which
 *   the slot after the text follows. The room of the letters determines the number of words.
 * @param hasTall whether the tall slot is beside the beginning of the HTML
 */
export function placeApart(
  html: string,
  { slots, everyWords, hasTall }: { slots: number; everyWords: number; hasTall: boolean },
): Parts {
  const parts: Parts = [''];
  let needed = hasTall ? Math.max(everyWords, WORDS_BESIDE_TALL) : everyWords;
  let words = 0;
  const blocks = blocksOf(html);
  let left = blocks.reduce((sum, block) => sum + block.words, 0);
  for (const [index, block] of blocks.entries()) {
    const isPlace = blocks[index - 1]?.kind === 'paragraph' && block.kind !== 'other';
    if (isPlace && parts.length <= slots && words >= needed && left >= everyWords) {
      parts.push('');
      words = 0;
      needed = everyWords;
    }
    parts[parts.length - 1] += block.html;
    words += block.words;
    left -= block.words;
  }
  return parts;
}

/** A block at the top level of an article, with the number of its words. */
interface Block {
  html: string;
  kind: 'paragraph' | 'section' | 'other';
  words: number;
}

/** Returns the blocks of an article's HTML. Only plain running text is a paragraph. */
function blocksOf(html: string): Block[] {
  const starts: { start: number; kind: Block['kind'] }[] = [{ start: 0, kind: 'other' }];
  let depth = 0;
  for (const { name, isEnd, isForeign, attributes, start } of tags(html)) {
    if (isForeign) continue;
    if (depth === 0 && !isEnd && BLOCK.test(name)) {
      // Links on lines of their own and formulas have a class, players have data.
      const isPlain = !attributes.has('class') && !attributes.has('data-embed');
      const paragraph = name === 'p' && isPlain ? 'paragraph' : 'other';
      starts.push({ start, kind: name === 'h2' ? 'section' : paragraph });
    }
    if (!ENDLESS.test(name)) depth += isEnd ? -1 : 1;
  }
  return starts.map(({ start, kind }, index) => {
    const part = html.slice(start, starts[index + 1]?.start);
    const isMixed = kind === 'paragraph' && MEDIA.test(part);
    return { html: part, kind: isMixed ? 'other' : kind, words: wordsIn(part).words };
  });
}

/** Elements that begin a new part of a text, in contrast to those within a paragraph. */
const BLOCK =
  /^(?:p|[uod]l|blockquote|h[1-6]|div|section|aside|figure|table|pre|hr|details|form|iframe|video|audio)$/;

/** The blocks of running text: paragraphs, lists and quotations. */
const RUNNING = /^(?:p|[uod]l|blockquote)$/;

/** The fewest characters after which an opening ends: about eight lines on a phone. */
const OPENING_LENGTH = 280;

/**
 * Divides an article's HTML after its opening: the running text that stands directly below the title,
 * before the picture. The opening does not end with a quotation, because the text that comments on it
 * follows. Without running text at its beginning, an article has an empty opening.
 * @param isExercise whether the opening continues to the first block of another kind, such as a
 * heading
 */
export function divideAfterOpening(
  html: string,
  isExercise: boolean,
): [opening: string, rest: string] {
  let depth = 0;
  let length = 0;
  let last = '';
  for (const { name, isEnd, isForeign, start, before } of tags(html)) {
    length += before.length;
    if (isForeign) continue;
    const isBlock = depth === 0 && !isEnd && BLOCK.test(name);
    const isLongEnough = !isExercise && length >= OPENING_LENGTH && last !== 'blockquote';
    if (isBlock && (isLongEnough || !RUNNING.test(name)))
      return [html.slice(0, start), html.slice(start)];
    if (isBlock) last = name;
    if (!ENDLESS.test(name)) depth += isEnd ? -1 : 1;
  }
  return [html, ''];
}
