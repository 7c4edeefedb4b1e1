import { parseFragment } from 'parse5';
import { withoutControls } from '../../settings/plain-text.ts';

/** The elements of HTML that authors write in titles. Another `<word>` is text, as in `Array<T>`. */
const ELEMENTS = new Set(
  (
    'a abbr article aside audio b bdi bdo blockquote br button center cite code data dd del details ' +
    'dfn div dl dt em embed figure font footer form frame h1 h2 h3 h4 h5 h6 header hr i iframe img ' +
    'input ins kbd label li link main mark meta nav object ol p picture pre q ruby rp rt s samp ' +
    'script section small source span strike strong style sub summary sup svg table tbody td ' +
    'textarea tfoot th thead time title tr tt u ul var video wbr'
  ).split(' '),
);
const TAG = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*)?\/?>/gi;
const COMMENT = /<!--(?:(?!<!--).)*?-->/gs;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

// Letters of scripts with spaces: between these, a single sign is not emphasis, as in 2*3*4.
const LETTER = '[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{N}]';
/** Each kind of inline Markdown. The last group of an expression is its plain text. */
const INLINE = [
  /(?<![\\`])(`+)(?!`)([^`]+)\1(?!`)/g,
  /!?(?<!\\)\[([^[\]]*)\]\((?:<[^<>]*>|[^()\s]*)(?:\s+"[^"]*")?\)/g,
  /(?<!\\)\*\*(?=[^\s*])([^*]+)(?<=\S)\*\*/g,
  /(?<!\\)~~(?=[^\s~])([^~]+)(?<=\S)~~/g,
  new RegExp(`(?<!${LETTER}|[*\\\\])\\*(?=[^\\s*])([^*]+)(?<=\\S)\\*(?!${LETTER}|\\*)`, 'gu'),
  /(?<![\p{L}\p{N}_\\])(__?)(?=[^\s_])([^_]+)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
];
const ESCAPE = /\\([*_`~[\]<&])/g;

/**
 * Returns the plain text of a title or a summary: without comments, HTML, Markdown, character
 * references and control characters. Other signs stay, as in `a < b`, `2 * 3` and `snake_case`.
 */
export function plainText(text: string): string {
  const cleaned = withoutControls(text);
  if (!/[<&*_`~[\\]/.test(cleaned)) return cleaned;
  let plain = cleaned.replace(COMMENT, ' ').replace(TAG, (tag, name: string) => {
    if (!ELEMENTS.has(name.toLowerCase())) return tag;
    return /^br$/i.test(name) ? ' ' : '';
  });
  // This replacement runs twice, because emphasis may contain emphasis, as in ***this***.
  for (const markup of [...INLINE, ...INLINE])
    plain = plain.replace(markup, (...found: string[]) => {
      const groups = found.slice(
        1,
        found.findIndex((part) => typeof part === 'number'),
      );
      return groups.at(-1) ?? '';
    });
  plain = plain.replace(ESCAPE, '$1').replace(REFERENCE, characterOf);
  return plain === cleaned ? cleaned : withoutControls(plain).replace(/\s+/g, ' ').trim();
}

/**
 * Returns the character of a reference such as `&eacute;`, or the reference if there is none. The
 * parser of HTML knows all 2,000 names.
 */
function characterOf(reference: string): string {
  const [node] = parseFragment(reference).childNodes;
  return node && 'value' in node ? node.value : reference;
}
