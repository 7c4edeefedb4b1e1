import { tags } from '../../../basics/markup.ts';
import { ENDLESS } from './in-content.ts';

/** Elements that begin a new part of a text, in contrast to those within a paragraph. */
const BLOCK =
  /^(?:p|[uod]l|blockquote|h[1-6]|div|section|aside|figure|table|pre|hr|details|form|iframe|video|audio)$/;

/** The blocks of running text: paragraphs, lists and quotations. */
const RUNNING = /^(?:p|[uod]l|blockquote)$/;

/** The fewest characters after which an opening ends: about eight lines on a phone. */
const OPENING_LENGTH = 280;

/**
 * Divides an article's HTML after its opening: the running text that stands directly below the title,
 * before the picture. Without running text at its beginning, an article has an empty opening.
 * @param isExercise whether the opening goes on to the first block of another kind, such as a heading
 */
export function divideAfterOpening(
  html: string,
  isExercise: boolean,
): [opening: string, rest: string] {
  let depth = 0;
  let length = 0;
  for (const { name, isEnd, isForeign, start, before } of tags(html)) {
    length += before.length;
    if (isForeign) continue;
    const isBlock = depth === 0 && !isEnd && BLOCK.test(name);
    const isLongEnough = !isExercise && length >= OPENING_LENGTH;
    if (isBlock && (isLongEnough || !RUNNING.test(name)))
      return [html.slice(0, start), html.slice(start)];
    if (!ENDLESS.test(name)) depth += isEnd ? -1 : 1;
  }
  return [html, ''];
}
