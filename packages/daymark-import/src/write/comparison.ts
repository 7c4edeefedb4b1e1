/*
 * Compares each text with the text that visitors of the new site will read. To find the faults of
 * the conversion, the comparison does not use the syntax trees of the conversion. The comparison
 * counts words, headings, pictures, links, tables and blocks of code in the original as it was
 * written, and in the HTML that the engine makes of the Markdown.
 */
import { tagsIn, UNSPACED } from 'daymark/texts';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { countIn, type ImportedText, type Remark, type Tool } from '../export/export.ts';
import { isVoid } from '../html/code-in-html.ts';

/** The counts of a text. */
interface Counted {
  /** The words in their order. A character of a script without spaces, such as Chinese, is a word. */
  words: string[];
  /** The words outside of code, with '' in the place of code. */
  prose: string[];
  /** The words in attributes, such as the descriptions of pictures. */
  described: string[];
  /** The words of each heading, joined. */
  headings: string[];
  code: Code[];
  /** The letters of all code, also within sentences, with spaces between. */
  coded: string;
  pictures: number;
  links: number;
  tables: number;
  /** The tags and links that visitors read as text. */
  printed: number;
}

/** A block of code. */
interface Code {
  /**
   * The possible readings of the code: without any tags, without the tags of highlighters, and with
   * all tags.
   */
  readings: string[];
  /** Whether the block is certainly code; it may also be a poem. */
  isCertain: boolean;
}

/** The parts of an original that the converted text lacks. */
interface Comparison {
  /** The reason why the text cannot be published; undefined if there is none. */
  loss: string | undefined;
  /** Smaller losses, and repeated words. */
  found: string[];
}

/** A text becomes a draft if more words than this, and a larger share than this, are missing. */
const MAX_MISSING = 4;
const MAX_MISSING_SHARE = 0.02;
/**
 * The largest share of repeated words in a published text. The share leaves room for repeated
 * captions.
 */
const MAX_REPEATED_SHARE = 0.1;

/* Words */

const WORD = new RegExp(`${UNSPACED.source}|[[\\p{L}\\p{N}\\p{M}]--${UNSPACED.source}]+`, 'gv');
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** Matches addresses, which do not count as words, because the conversion changes them. */
const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:)[!-;=?-Z_a-z~]+/gi;

/** Returns the words of a text in the form in which they are compared. */
const wordsIn = (text: string): string[] =>
  text.replace(ADDRESS, ' ').normalize('NFKC').toLowerCase().replace(INVISIBLE, '').match(WORD) ??
  [];

/** Returns the words of a text, joined. */
const lettersIn = (text: string): string => wordsIn(text).join('');

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));?/gi;

/** Decodes character references in a text outside of HTML trees. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(REFERENCE, (whole, decimal, hexadecimal, name) => {
        if (name) return decodeNamedCharacterReference(name) || whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
      })
    : text;

/* Code and comments, which are set aside before the rest of a text is read */

/**
 * The kinds of markup in a text besides HTML. The HTML of the engine contains none of these
 * constructs.
 */
interface Form {
  isMarkdown?: boolean;
  isMdx?: boolean;
  /** Whether the tool reads `{% tags %}`, `{{ outputs }}` or `{{< shortcodes >}}`. */
  hasTemplates?: boolean;
  /** Whether the tool reads `[shortcodes]`. */
  hasBrackets?: boolean;
  /** Whether the tool reads `%%comments%%`. */
  hasPercentComments?: boolean;
}

/** Matches the placeholder of a part that was set aside, with the number of the part. */
const PLACE = /\uE000(\d+)\uE001/;

const HTML_OPENER = String.raw`<!--|<(?<element>pre|code|script|style|svg|math|textarea)(?=[\s/>])`;
const TEMPLATE_OPENER = String.raw`\{%-?\s*(?<tag>highlight|codeblock|code|raw|verbatim|comment)(?=[\s%-])|\{\{[<%]\s*(?<shortcode>highlight|code)(?=[\s>%])|\{\{/\*`;
const BRACKET_OPENER = String.raw`<!--\s*wp:(?<dynamic>query|comments)(?=\s)|\[(?<bracket>(?:source)?code|source|php|css|js|javascript|jscript|python|ruby|bash|shell|java|sql|xml|html|diff|perl|cpp|csharp|latex|cc[a-z]*(?:_[a-z\d]+)?)(?=[\s\]])|\$latex\s`;
const LINE_START = String.raw`^[^\S\n]*(?:(?:[-*+]|\d{1,9}[.)])[^\S\n]+|>[^\S\n]*)*`;
const MARKDOWN_OPENER = String.raw`${LINE_START}(?<fence>\`{3,}(?=[^\`\n]*$)|~{3,})|(?<ticks>\`+)|(?<formula>\$\$)|(?<!\\|\$|\w)(?<dollar>\$)(?=[^\s$])`;

/** Returns an expression for the beginnings of markup in a form of text. */
const openersOf = (form: Form): RegExp =>
  new RegExp(
    [
      // First, because `HTML_OPENER` would match the comments of WordPress's blocks too.
      ...(form.hasBrackets ? [BRACKET_OPENER] : []),
      HTML_OPENER,
      ...(form.hasTemplates ? [TEMPLATE_OPENER] : []),
      ...(form.isMarkdown ? [MARKDOWN_OPENER] : []),
      ...(form.hasPercentComments ? ['%%'] : []),
    ].join('|'),
    'gim',
  );

const TAG = /<\/?[a-z][^<>]*>/gi;
/**
 * Tags of highlighters and editors. These tags stand around parts of code, but are not part of the
 * code.
 */
const IN_CODE =
  /<\/?(?:a|b|br|code|del|div|em|figure|font|i|ins|li|mark|ol|p|small|span|strong|sub|sup|table|tbody|td|tr|u|ul)(?:\s[^<>]*)?>/gi;
/** Languages of blocks that a tool runs or draws. */
const IS_RUN = /^\{?(?:math|dataview\w*|tasks|query|button|excalidraw|kanban|tracker)\b/i;
const POEM = /\b(?:wp-block-verse|preformatted-block)\b/;
const NAMES_CODE = /\b(?:lang|brush|language|highlight|code)/i;

/** Returns whether the text between two dollar signs is a formula, and not the words between two prices. */
const isFormula = (text: string): boolean => /[\\^_={}]/.test(text) || !/\p{L}{3}/u.test(text);

/** Replaces code by placeholders, and removes comments and formulas, whose words are not counted. */
function setAside(text: string, form: Form) {
  const opener = openersOf(form);
  const parts: string[] = [];
  const code: Code[] = [];
  let coded = '';
  let rest = '';
  let at = 0;

  /** The end patterns that no longer occur, so that none is searched for twice. */
  const absent = new Set<string>();
  const endOf = (end: string, from: number, flags = 'gi') => {
    if (absent.has(end)) return undefined;
    const pattern = new RegExp(end, flags);
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (!found) absent.add(end);
    return found && { start: found.index, end: found.index + found[0].length };
  };
  const addPart = (part: string): string => {
    parts.push(part);
    return ` \uE000${parts.length - 1}\uE001 `;
  };
  const addCode = (value: string, isCertain: boolean): string => {
    code.push({ readings: [value], isCertain });
    coded += ` ${lettersIn(value)}`;
    return addPart(value);
  };
  const addMarkup = (html: string, isCertain: boolean): string => {
    const lines = html.replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^<>]*>/gi, '\n');
    const plain = decoded(lines.replace(TAG, ''));
    const readings = [plain, decoded(lines.replace(IN_CODE, '')), decoded(html)];
    code.push({ readings, isCertain });
    coded += ` ${lettersIn(plain)}`;
    return addPart(plain);
  };
  /** Returns the text between a head and an end. */
  const between = (from: number, head: string, close: string) => {
    const first = endOf(head, from);
    const last = first && endOf(close, first.end);
    return (
      last && {
        head: text.slice(from, first.end),
        inner: text.slice(first.end, last.start),
        end: last.end,
      }
    );
  };

  for (let found = opener.exec(text); found; found = opener.exec(text)) {
    const { index, 0: opened } = found;
    const { element, dynamic, tag, shortcode, bracket, fence, ticks, formula, dollar } =
      found.groups ?? {};
    const from = index + opened.length;
    let end: number | undefined;
    let put = ' ';
    if (dynamic) end = endOf(`<!--\\s*/wp:${dynamic.toLowerCase()}\\s*-->`, from)?.end;
    else if (opened === '<!--') end = endOf('-->', from)?.end;
    else if (opened === '{{/*') end = endOf('\\*/\\}\\}', from)?.end;
    else if (opened === '%%') end = endOf('%%', from)?.end;
    else if (/^\$latex/i.test(opened)) end = endOf('\\$', from)?.end;
    else if (formula) end = endOf('\\$\\$', from)?.end;
    else if (element) {
      const block = between(from, '>', `</${element.toLowerCase()}\\s*>`);
      end = block?.end;
      if (block && /^pre$/i.test(element))
        put = POEM.test(block.head)
          ? addPart(decoded(block.inner.replace(TAG, ' ')))
          : addMarkup(block.inner, /<code[\s>]/i.test(block.inner) || NAMES_CODE.test(block.head));
      else if (block && /^code$/i.test(element)) {
        const words = decoded(block.inner.replace(TAG, ' '));
        coded += ` ${lettersIn(words)}`;
        put = addPart(words);
      }
    } else if (tag) {
      const block = between(from, '%\\}', `\\{%-?\\s*end${tag.toLowerCase()}\\s*-?%\\}`);
      end = block?.end;
      if (block && /^(?:highlight|code)/i.test(tag)) put = addCode(block.inner, true);
      // Tags between `raw` and its end are text.
      else if (block && !/^comment$/i.test(tag)) put = block.inner.replace(/\{(?=[{%])/g, '{ ');
    } else if (shortcode) {
      const block = between(
        from,
        '[>%]\\}\\}',
        `\\{\\{[<%]\\s*/\\s*${shortcode.toLowerCase()}\\s*[>%]\\}\\}`,
      );
      end = block?.end;
      if (block) put = addCode(block.inner, true);
    } else if (bracket) {
      const block = between(from, '\\]', `\\[/${bracket.toLowerCase()}\\]`);
      end = block?.end;
      if (block && !/^latex$/i.test(bracket)) put = addMarkup(block.inner, true);
    } else if (fence) {
      const line = endOf('\n', from)?.end ?? text.length;
      const info = text.slice(from, line).trim();
      const close = endOf(
        `^[^\\S\\n]*(?:>[^\\S\\n]*)*\\${fence[0]}{${fence.length},}[^\\S\\n]*$`,
        line,
        'gm',
      );
      const inner = text
        .slice(line, close?.start ?? text.length)
        .replace(/^[ \t]*(?:>[^\S\n]?)+/gm, '');
      end = close?.end ?? text.length;
      if (/^ad-/.test(info)) put = inner;
      else if (!IS_RUN.test(info)) put = addCode(inner, true);
    } else if (ticks) {
      const close = endOf(`(?<!\`)\`{${ticks.length}}(?!\`)|\\n[^\\S\\n]*\\n`, from);
      if (close && text[close.start] === '`') {
        end = close.end;
        put = addPart(text.slice(from, close.start));
      }
    } else if (dollar) {
      const [inner] = /^[^$\n]{0,500}?[^\s$\\]\$(?![\d$])/.exec(text.slice(from, from + 502)) ?? [];
      if (inner && isFormula(inner)) end = from + inner.length;
    }
    if (end === undefined) continue;
    rest += text.slice(at, index) + put;
    at = end;
    opener.lastIndex = end;
  }
  return { rest: rest + text.slice(at), parts, code, coded };
}

/* Syntax of one tool or language */

/** Matches those arguments of tags and shortcodes that visitors read, such as titles. */
const SHOWN =
  /(?<![\w-])(?:caption|title|summary|label|header|heading)\s*[=:]\s*(?:\{\s*)?(?:"([^"]{0,2000})"|'([^']{0,2000})')/gi;

/** Returns the attributes of a tag that visitors read, such as captions. */
const shownIn = (tag: string): string =>
  [...tag.matchAll(SHOWN)]
    .map(([, double, single]) => double ?? single ?? '')
    .filter((value) => !/\{[{%]|^(?=\S*$)[^/#]*[/#]/.test(value))
    .join(' ');

/** The largest length of a tag of a template, in characters. */
const LONGEST_TAG = 4000;
const TEMPLATES = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['{# ', '#}'],
] as const;

/** Removes the tags of templates, except the words in them that visitors read. */
function withoutTemplates(text: string): string {
  let plain = text;
  for (const [open, close] of TEMPLATES) {
    let result = '';
    let at = 0;
    let end = 0;
    for (let start = plain.indexOf(open); start >= 0; start = plain.indexOf(open, at)) {
      if (end < start + open.length) end = plain.indexOf(close, start + open.length);
      if (end < 0) break;
      const isTag = end - start < LONGEST_TAG;
      const next = isTag ? end + close.length : start + open.length;
      result += plain.slice(at, isTag ? start : next);
      if (isTag) result += ` ${shownIn(plain.slice(start, next))} `;
      at = next;
    }
    plain = result + plain.slice(at);
  }
  return plain;
}

const FORM = /^\[\/?[\w-]*(?:form|subscri|newsletter|share)/i;
const BRACKETS = /\[\/?[a-z][\w-]*(?:[\s=][^[\]]{0,4000})?\/?\]/gi;

/** Matches the words between two tags in code of MDX. */
const IN_JSX =
  /(?<=[^=]>)[^<>{}=;()]{1,2000}(?=<\/?[a-z]|\{)|(?<=\})[^<>{}=;()]{1,2000}(?=<\/[a-z])/gi;

/** Removes the code of MDX: imports, exports and expressions in braces. */
function withoutMdx(text: string): string {
  const plain = text.replace(/^(?:import|export)\s(?:.+\n?)*/gm, ' ');
  let result = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at];
    if (sign === '{' && plain[at - 1] !== '\\') {
      depth += 1;
      if (depth > 1) continue;
      result += plain.slice(from, at);
      from = at;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const inside = plain.slice(from + 1, at);
      const [, double, single, place] =
        /^\s*(?:"([^"]*)"|'([^']*)'|(\uE000\d+\uE001))\s*$/.exec(inside) ?? [];
      const value = double ?? single ?? place;
      if (plain[from - 1] === '=') result += `"${(value ?? '').replaceAll('"', "'")}"`;
      else result += value ?? inside.match(IN_JSX)?.join(' ') ?? '';
      from = at + 1;
    }
  }
  return result + plain.slice(from);
}

const PICTURE =
  /!\[(?:[^[\]]|\[[^[\]]{0,300}\]){0,1000}\](?:\((?:[^()\n]|\([^()\n]{0,300}\)){0,3000}\)|\[[^[\]\n]{0,300}\])/g;
const DESTINATION =
  /\]\([^\S\n]*(?![^\S\n])(?:<[^<>\n]{0,3000}>|(?:[^()\s\\]|\\.|\([^()\s]{0,300}\)){0,3000})(?:\s+(?:"[^"]{0,1000}"|'[^']{0,1000}'))?\s{0,9}\)|\]\([^()\n]{0,3000}\)/g;

/** Changes Markdown to HTML, as far as `countHtml` needs it. */
function asHtml(markdown: string, counted: Counted): string {
  const names = new Set<string>();
  const lines = markdown
    // Definitions of links and abbreviations.
    .replace(
      /^[ \t]*(?:>[ \t]*)*\*?\[(?!\^)((?:[^[\]\\\n]|\\.){1,999})\]:.*$/gm,
      (_, name: string) => {
        names.add(name.toLowerCase());
        return '';
      },
    )
    // A table of contents, in place of a list.
    .replace(/^.*\n[^\S\n]*\{:[^{}\n]*\btoc\b[^{}\n]*\}/gm, '')
    .replace(/\[(?:\^[^[\]\n]{0,300}|TOC|\[_?toc_?\])\]:?/gi, ' ')
    .replace(/\{(?:[:#.][^{}\n]*|[\w-]+=[^{}\n]*)\}/g, ' ')
    // The ids of blocks in Obsidian.
    .replace(/(?:^|\s)\^[\w-]{1,100}[^\S\n]*$/gm, ' ')
    // The names of directives and callouts.
    .replace(/^([ \t]*(?:>[ \t]*)*):{2,}[^\S\n]*[\w-]*/gm, '$1 ')
    .replace(/^([ \t]*>[ \t>]*)\[![^[\]\n]*\][+-]?/gm, '$1 ')
    .replace(/(!?)\[\[([^[\]\n]{1,999})\]\]/g, (_, mark: string, inside: string) => {
      const [target = '', ...labels] = inside.split('|');
      const [path = ''] = target.split('#');
      return mark ? ' ' : labels.join(' ') || (path.split('/').at(-1) ?? '');
    })
    .replace(PICTURE, () => {
      counted.pictures += 1;
      return ' ';
    })
    .replace(DESTINATION, (found) => {
      if (!/^\]\(\s*[#)]/.test(found)) counted.links += 1;
      return ']';
    })
    .replace(/\]\[([^[\]\n]{0,999})\]/g, (whole, name: string) => {
      if (name !== '' && !names.has(name.toLowerCase())) return whole;
      return ']';
    })
    .split('\n');
  const result = lines.map((line, index) => {
    const bare = line.replace(/^[\s>]*/, '');
    const [, heading] = /^\s{0,3}(?:>\s{0,3})*#{1,6}\s(.*)$/.exec(line) ?? [];
    if (heading !== undefined) return `<h2>${heading}</h2>`;
    const isUnderlined = /^\s{0,3}(?:=+|-{2,})\s*$/.test(lines[index + 1] ?? '');
    if (isUnderlined && /^[^\s#>|<*+-]/.test(line)) return `<h2>${line}</h2>`;
    const isDelimiter = /^[\s:|-]+$/.test(bare) && /-/.test(bare) && bare.includes('|');
    if (isDelimiter && cellsIn(lines[index - 1] ?? '') === cellsIn(line)) counted.tables += 1;
    return bare.replace(/^(?:[-*+]|\d{1,9}[.)])\s/, ' ');
  });
  return result.join('\n').replace(/[*\\]/g, '');
}

/** Returns the number of cells in a row of a table. */
const cellsIn = (row: string): number =>
  row
    .replace(/\\\|/g, '')
    .replace(/^[\s>]*\|?/, '')
    .trimEnd()
    .replace(/\|$/, '')
    .split('|').length;

/* Counting */

const AROUND_WORDS =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|tt|u|var|wbr)$/;
/** Elements whose content visitors do not read, or read only if a script or a player fails. */
const UNREAD =
  /^(?:head|object|video|audio|canvas|select|noscript|template|form|button|applet|dialog|map|datalist|nav)$/;
/** Classes of buttons to share or subscribe, of controls of players, and of numbers of lines. */
const UNCOUNTED =
  /(?:^|\s)(?:sharedaddy|share-?buttons?|addtoany\w*|addthis\w*|sd-sharing\S*|jp-relatedposts|subscri(?:ption|be)-widget\S*|button-wrapper|poll-embed|(?:embedded-post|digest-post)\S*|install-substack-app-embed|community-chat|paywall-jump|image-link-expand|kg-signup-card|kg-(?:audio|video)-\S+|kg-file-card-(?:metadata|icon)|kg-bookmark-metadata|hide-text|file-embed-\S+|wp-block-file__button|wp-block-search|mc_embed_signup|katex-html|gutter|line-?num\S*|linenos?|lineno)(?=$|\s)/i;
const SMALL_PICTURE = /(?:^|\s)(?:emoji|wp-smiley)(?=$|\s)/;
/** Cells beside or around code, in the tables of highlighters. */
const OF_CODE = /(?:^|\s)(?:code|gutter|rouge-\S+|lntd|hljs-\S+)(?=$|\s)/;
const OF_FOOTNOTE =
  /^#(?:\/portal|(?:[\w-]*[-_])?(?:fn|ftn|note-?\d|ref-?\d)|[\w-]*footnote|cite_)/i;
const DESCRIPTIONS = ['alt', 'title', 'aria-label', 'label', 'caption', '__ASTRO_IMAGE_'];
/** The largest number of times that HTML is counted again because an element has no end tag. */
const MAX_ROUNDS = 5;

/** Returns whether visitors do not read the content of an element. */
function isUnread(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (UNREAD.test(name) || attributes.has('hidden')) return true;
  // The number of a footnote, and the link back from the note.
  if (name === 'a' && OF_FOOTNOTE.test(attributes.get('href') ?? '')) return true;
  if (/display\s*:\s*none/i.test(attributes.get('style') ?? '')) return true;
  return UNCOUNTED.test(attributes.get('class') ?? '');
}

/**
 * Counts the words and elements of HTML.
 * @param parts the parts that `setAside` has replaced by placeholders
 * @param counted the counts so far
 * @param read the names of elements without an end tag, after which the text is counted
 */
function countHtml(
  html: string,
  parts: readonly string[],
  counted: Counted,
  read: ReadonlySet<string> = new Set(),
): Counted {
  const result = { ...counted, headings: [...counted.headings] };
  let text = '';
  let heading: number | undefined;
  let unread: { name: string; depth: number } | undefined;
  let table: { depth: number; cells: number } | undefined;
  const flush = () => {
    // `split` returns texts and numbers of parts alternately.
    for (const [index, piece] of decoded(text).split(PLACE).entries()) {
      const isPart = index % 2 === 1;
      const words = wordsIn(isPart ? (parts[Number(piece)] ?? '') : piece);
      for (const word of words) result.words.push(word);
      if (isPart) result.prose.push('');
      else for (const word of words) result.prose.push(word);
    }
    text = '';
  };
  // `tagsIn` yields each text together with the tag after it, so a tag is added after the last
  // text.
  for (const { name, isEnd, attributes, start, nameEnd, end, before } of tagsIn(`${html}<hr>`)) {
    const isClosed = html.startsWith('/>', end - 2);
    if (unread) {
      if (name === unread.name && !isClosed) unread.depth += isEnd ? -1 : 1;
      if (unread.depth === 0) unread = undefined;
      continue;
    }
    result.printed += printedIn(decoded(before));
    text += before + (AROUND_WORDS.test(name) ? '' : ' ');
    if (!isEnd && isUnread(name, attributes) && !isVoid(name) && !read.has(name)) {
      flush();
      if (!isClosed) unread = { name, depth: 1 };
      continue;
    }
    const attribute = (key: string) => (isEnd ? '' : (attributes.get(key) ?? ''));
    for (const key of isEnd ? [] : DESCRIPTIONS)
      for (const word of wordsIn(decoded(attribute(key)))) result.described.push(word);
    // A component of MDX.
    if (/^[A-Z]\w*[a-z]/.test(html.slice(start + 1, nameEnd)))
      text += ` ${shownIn(html.slice(start, end))} `;
    if (/^h[1-6]$/.test(name)) {
      flush();
      if (heading !== undefined) result.headings.push(result.words.slice(heading).join(''));
      heading = isEnd || attribute('id') === 'footnote-label' ? undefined : result.words.length;
    } else if (name === 'img' && !isEnd && !SMALL_PICTURE.test(attribute('class')))
      result.pictures += 1;
    else if (name === 'a' && /^[^#]/.test(attribute('href'))) result.links += 1;
    else if (name === 'table' && !isEnd && table) table.depth += 1;
    else if (name === 'table' && !isEnd) {
      const isLayout = attribute('role') === 'presentation';
      table = { depth: 1, cells: isLayout ? Number.NEGATIVE_INFINITY : 0 };
    } else if (name === 'table' && table) {
      table.depth -= 1;
      if (table.depth === 0 && table.cells > 1) result.tables += 1;
      if (table.depth === 0) table = undefined;
    } else if ((name === 'td' || name === 'th') && !isEnd && table?.depth === 1)
      table.cells += OF_CODE.test(attribute('class')) ? Number.NEGATIVE_INFINITY : 1;
  }
  flush();
  if (!unread || read.size >= MAX_ROUNDS) return result;
  const again = { ...counted, words: [], prose: [], described: [] };
  return countHtml(html, parts, again, new Set([...read, unread.name]));
}

/** Matches tags and links of Markdown, which readers should not see as text. */
const PRINTED =
  /<\/?(?:a|b|i|u|s|p|br|hr|em|strong|div|span|img|h[1-6]|ul|ol|li|code|pre|table|tr|td|th|su[bp]|del|font|small|center|blockquote|figure|figcaption|iframe)(?:\s[a-z-]+=[^<>]{0,300})?>|\]\((?:https?:\/\/|\.{0,2}\/)[^()\s]{0,300}\)/gi;
const printedIn = (text: string): number => text.match(PRINTED)?.length ?? 0;

/** Counts the parts of a text that visitors read: words, headings, pictures, links, tables and code. */
function count(text: string, form: Form): Counted {
  const clean = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[\0\uE000\uE001]/g, ' ');
  const { rest, parts, code, coded } = setAside(clean, form);
  const counted: Counted = {
    ...{ words: [], prose: [], described: [], headings: [], code, coded },
    ...{ pictures: 0, links: 0, tables: 0, printed: 0 },
  };
  let html = rest;
  if (form.hasTemplates) html = withoutTemplates(html);
  if (form.hasBrackets)
    html = html.replace(BRACKETS, (tag) => (FORM.test(tag) ? ' ' : ` ${shownIn(tag)} `));
  if (form.isMdx) html = withoutMdx(html);
  if (form.isMarkdown) html = asHtml(html, counted);
  // A drawing or formula without an end tag must not hide the rest of the text, so its tag becomes
  // the tag of an ordinary element.
  html = html.replace(/<(\/?)(?:svg|math)(?=[\s/>])/gi, '<$1span');
  return countHtml(html, parts, counted);
}

/* Comparison */

/** Counts how often each word occurs. */
function numbersOf(words: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const word of words) countIn(numbers, word);
  return numbers;
}

/** The largest number of words and of blocks of code that are searched for in the whole page. */
const MAX_SEARCHES = 2000;

/** Returns the positions of the words that are missing. */
function missingWords(from: Counted, to: Counted, known: readonly string[]): number[] {
  const there = numbersOf(to.words.concat(to.described, known));
  const lacking = new Map<string, number>();
  for (const [word, number] of numbersOf(from.words)) {
    const less = number - (there.get(word) ?? 0);
    if (less > 0) lacking.set(word, less);
  }
  if (lacking.size === 0) return [];
  const whole = to.words.join('');
  const sequences = sequencesOf(to.words);
  const missing: number[] = [];
  let tries = 0;
  for (const [place, word] of from.words.entries()) {
    const less = lacking.get(word) ?? 0;
    if (less === 0) continue;
    tries += 1;
    // The page may still contain the word: a tag within a word divides it, or joins the word with
    // its neighbours.
    const row = from.words.slice(Math.max(0, place - 1), place + 2);
    const isOtherwiseDivided =
      tries < MAX_SEARCHES && !sequences.has(row.join(' ')) && whole.includes(row.join(''));
    if (isOtherwiseDivided) continue;
    lacking.set(word, less - 1);
    missing.push(place);
  }
  return missing;
}

/**
 * Returns all sequences of one to three adjacent words, so that `missingWords` can find out whether a
 * word and its neighbours stand together in the page.
 */
const sequencesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((word, place) => {
      const [second, third] = words.slice(place + 1, place + 3);
      return [word, `${word} ${second}`, `${word} ${second} ${third}`];
    }),
  );

/** The number of adjacent words by which a repeated text is recognised. */
const SEQUENCE_LENGTH = 8;

/** Returns the positions of the words outside of code that the page repeats, and the original does not. */
function repeatedWords({ prose: from }: Counted, { prose: to }: Counted): number[] {
  // If the page has hardly more words than the original, it repeats nothing.
  if (to.length - from.length <= MAX_MISSING) return [];
  const rowAt = (words: readonly string[], at: number) => words.slice(at, at + SEQUENCE_LENGTH);
  const left = numbersOf(from.map((_, at) => rowAt(from, at).join(' ')));
  const places = new Set<number>();
  for (let at = 0; at + SEQUENCE_LENGTH <= to.length; at += 1) {
    const row = rowAt(to, at);
    const number = left.get(row.join(' '));
    if (number === undefined || row.includes('')) continue;
    left.set(row.join(' '), number - 1);
    if (number < 1) for (let word = at; word < at + SEQUENCE_LENGTH; word += 1) places.add(word);
  }
  return [...places];
}

/** Returns the first words of the longest runs of words at some positions, as an example for the owner. */
function sampleOf(words: readonly string[], places: readonly number[]): string {
  const runs: string[][] = [];
  let last: number | undefined;
  for (const place of places) {
    const word = words[place] ?? '';
    if (last === place - 1) runs.at(-1)?.push(word);
    else runs.push([word]);
    last = place;
  }
  return runs
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3)
    .map(
      (run) =>
        `“${run.slice(0, SEQUENCE_LENGTH).join(' ')}${run.length > SEQUENCE_LENGTH ? ' …' : ''}”`,
    )
    .join(', ');
}

/** The number of letters from which a second copy of code is recognised. */
const SHORTEST_COPY = 8;

/** Returns how often a text contains letters. */
function timesIn(text: string, letters: string): number {
  let times = 0;
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + letters.length))
    times += 1;
  return times;
}

/** Returns the first missing line of each block of code that is missing, in part or as code. */
function missingCode(from: Counted, to: Counted): string[] {
  const words = to.words.join('');
  const copies = new Set<string>();
  return from.code.slice(0, MAX_SEARCHES).flatMap(({ readings, isCertain }) => {
    const there = isCertain ? to.coded : words;
    const missingLine = (reading: string) =>
      there.includes(lettersIn(reading))
        ? undefined
        : reading.split('\n').find((line) => !there.includes(lettersIn(line)));
    const lines = readings.map(missingLine);
    if (!lines.includes(undefined)) return [lines.at(-1)?.trim() ?? ''];
    const [plain = ''] = readings;
    const letters = lettersIn(plain);
    if (!isCertain || letters.length < SHORTEST_COPY || copies.has(letters)) return [];
    copies.add(letters);
    const isOneMissing = timesIn(to.coded, letters) < timesIn(from.coded, letters);
    return isOneMissing && there.includes(letters) ? [plain.trim().split('\n')[0] ?? ''] : [];
  });
}

const EXPORTED_HTML = /^(?:WordPress|Ghost|Substack|Medium)$/;
const MARKDOWN_FILE = /^\.(?:md|mdx|markdown|mdown|mkd|txt)$/i;

/**
 * Compares a text with the HTML that the engine makes of it.
 * @param html the HTML of the body
 * @param remarks the remarks of the conversion
 * @param missingPictures the number of pictures of the text that the export does not contain
 */
export function compare(
  { title, summary, original, shown = original }: ImportedText,
  tool: Tool,
  html: string,
  remarks: readonly Remark[],
  missingPictures: number,
): Comparison {
  const found: string[] = [];
  // In an export of Ghost, a text may exist only as the JSON of its editor, in which words cannot
  // be counted.
  if (shown.ending === '.json') return { loss: undefined, found };
  const from = count(shown.text, {
    isMarkdown: MARKDOWN_FILE.test(shown.ending),
    isMdx: /^\.mdx$/i.test(shown.ending),
    hasTemplates: !EXPORTED_HTML.test(tool),
    hasBrackets: tool === 'WordPress',
    hasPercentComments: /^(?:Obsidian|Quartz|Markdown)$/.test(tool),
  });
  const to = count(html, {});
  const isTooMuch = (words: number) =>
    words > MAX_MISSING && words > from.words.length * MAX_MISSING_SHARE;
  const losses: string[] = [];

  const unshown = remarks.flatMap((remark) => (remark.isUnshown ? wordsIn(remark.original) : []));
  const missing = missingWords(from, to, [...wordsIn(`${title} ${summary}`), ...unshown]);
  const code = missingCode(from, to);
  const isWordy = isTooMuch(missing.length);
  // If code is missing, a few missing words are part of the code, and are not reported again.
  if (isWordy || (missing.length > 0 && code.length === 0))
    (isWordy ? losses : found).push(
      `${missing.length} of ${from.words.length} words are missing: ${sampleOf(from.words, missing)}`,
    );
  if (code.length > 0)
    losses.push(
      `${code.length} of ${from.code.length} blocks of code are missing or incomplete: “${code[0]?.slice(0, 80)}”`,
    );
  if (to.tables < from.tables)
    losses.push(`${from.tables - to.tables} of ${from.tables} tables are missing`);
  const repeated = repeatedWords(from, to);
  if (repeated.length > 0)
    (repeated.length > to.prose.length * MAX_REPEATED_SHARE ? losses : found).push(
      `${repeated.length} words are repeated: ${sampleOf(to.prose, repeated)}`,
    );
  const noted = (what: RegExp) => remarks.filter((remark) => what.test(remark.what)).length;
  const known = new Set([...to.headings, lettersIn(title), lettersIn(summary), '']);
  const headings = from.headings.filter((heading) => !known.has(heading));
  if (headings.length > noted(/heading/))
    found.push(`${headings.length} of ${from.headings.length} headings are no headings any more`);
  const pictures = from.pictures - to.pictures;
  if (pictures > missingPictures + noted(/picture|hidden|embed|card/))
    found.push(`${pictures} of ${from.pictures} pictures are missing`);
  const links = from.links - to.links;
  if (links > noted(/link|card|hidden/)) found.push(`${links} of ${from.links} links are missing`);
  const printed = to.printed - from.printed;
  if (printed > 0) found.push(`${printed} tags or links are visible as text`);
  return { loss: losses.length > 0 ? losses.join('; ') : undefined, found };
}
