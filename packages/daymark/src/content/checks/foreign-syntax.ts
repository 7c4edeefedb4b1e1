import { lineAt } from '../../settings/problems.ts';
import { withoutMarks } from '../markdown/marks.ts';
import { CONFLICT, type Finder, type Located, ONE_VERSION, quoted, sourceOf } from './finder.ts';
import { misspeltTokens } from './misspelt-tokens.ts';

/** Syntax of another tool, which the page would show as written, or leave out. */
interface Syntax {
  /** The name of the syntax with its tool: "a shortcode of Hugo". */
  readonly name: string;
  /** The pattern, without groups. */
  readonly pattern: RegExp;
  /** The syntax that an author writes instead. */
  readonly instead: string;
}

const TEMPLATE = 'the text that the template would make';
const NOTE = 'a line :::note[Title] above the text, and a line ::: below';

/** The syntax of other tools. Earlier patterns take precedence at the same place. */
const SYNTAX: readonly Syntax[] = [
  {
    name: 'a shortcode of Hugo',
    pattern: /\{\{[<%][^{}\n]*[%>]\}\}/mu,
    instead: 'the Markdown for what the shortcode would show',
  },
  {
    name: 'an expression of Liquid, Nunjucks or Handlebars',
    pattern: /\{\{[^{}\n]*\}\}/mu,
    instead: TEMPLATE,
  },
  {
    name: 'a tag of Liquid or Nunjucks (Jekyll, Eleventy)',
    pattern: /\{%[^%\n]*%\}/mu,
    instead: TEMPLATE,
  },
  {
    name: 'a tag of ERB or EJS',
    pattern: /(?<![\w\\])<%[^%\n]*%>/mu,
    instead: TEMPLATE,
  },
  {
    name: 'a line for a table of contents',
    pattern: /^[ \t]*(?:\[(?:toc|TOC)\]|\[\[_?(?:toc|TOC)_?\]\]|\$\{toc\}|\{:toc\})[ \t]*$/mu,
    instead: 'no such line, because articles with several headings have a table of contents',
  },
  {
    name: 'a link of Org mode',
    pattern: /\[\[[^[\]\n]+\]\[[^[\]\n]+\]\]/mu,
    instead: 'a link in the form [words](/path)',
  },
  {
    name: 'an embed of Obsidian',
    pattern: /!\[\[[^[\]\n]+\]\]/mu,
    instead: 'a picture in the form ![alternative text](./harbour.jpg), or a link',
  },
  {
    name: 'a link of Obsidian and wikis',
    pattern: /(?<![\w\]])\[\[[^[\]\n]+\]\](?!\()/mu,
    instead: 'a link in the form [words](/path)',
  },
  {
    name: 'an attribute list of kramdown',
    pattern: /\{::?[^{}\n]*\}/mu,
    instead: 'no attributes, except an id at the end of a heading, such as {#rest}',
  },
  {
    name: 'an attribute list of Pandoc',
    pattern:
      /(?<=[)\]])(?=\{[^{}\n]*\})(?<!^[ \t>]{0,20}:.{0,300})\{(?:(?![.#][\p{L}-])[^{}\n=])*(?:[.#](?=[\p{L}-])|=)[^{}\n]*\}/mu,
    instead: 'no attributes, except an id at the end of a heading, such as {#rest}',
  },
  {
    name: 'a callout of Obsidian and GitHub',
    pattern: /^[ \t]*>[ \t]*\[![\p{L} -]+\].*$/mu,
    instead: NOTE,
  },
  {
    name: 'an admonition of MkDocs',
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+\p{L}+(?:[ \t].*)?$/mu,
    instead: NOTE,
  },
  {
    name: 'a div of Pandoc',
    pattern: /^:{3,}[ \t]*\{[^{}\n]*\}/mu,
    instead: NOTE,
  },
  {
    name: 'highlighting of Obsidian',
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/mu,
    instead: '<mark>words</mark>',
  },
  {
    name: 'a comment of Obsidian',
    pattern: /(?<!\S)%%(?!%)[^%]+%%(?![^\s.,;:!?)])/mu,
    instead: 'a comment of HTML: <!-- words -->',
  },
  {
    name: 'a footnote of Pandoc within the text',
    pattern: /(?<!\\)\^\[[^[\]\n]+\]/mu,
    instead: '[^name] in the text, and a line [^name]: with the footnote below',
  },
  {
    name: 'an abbreviation of kramdown and Markdown Extra',
    pattern: /^\*\[[^\]\r\n\u2028\u2029]+\]:.*$/mu,
    instead: '<abbr title="the words in full">HTML</abbr>',
  },
  {
    name: 'a keyword of Org mode',
    pattern: /^[ \t]*#\+(?:[a-z_]+|[A-Z_]+)(?::.*|[ \t].*)?$/mu,
    instead: 'Markdown, and the fields of the front matter',
  },
  {
    name: 'a directive of reStructuredText',
    pattern: /^\.\. [a-z-]+::.*$/mu,
    instead: 'Markdown, such as ![alternative text](./harbour.jpg) for a picture',
  },
  {
    name: 'a shortcode of WordPress',
    pattern:
      /(?<![!\\])\[[a-z][\w-]*[ \t]+[\w-]+=["'“”‘’][^[\]\n]*\](?![([:])|\[\/(?:caption|gallery|embed|audio|video|playlist)\]|^\[(?:gallery|playlist)\]$/mu,
    instead: 'Markdown: ![alternative text](./harbour.jpg "Caption"), :::gallery or ::video',
  },
  {
    name: 'a block of WordPress',
    pattern: /<!--\s*\/?wp:(?:(?!<!--)[^\n])*?-->/mu,
    instead: 'the text without the comments of the blocks',
  },
  {
    name: 'an import or export of MDX',
    pattern:
      /^import[ \t].*?[ \t]from[ \t]*["'][^"'\n]+["'];?[ \t]*$|^export[ \t]+(?:const|default|function)\s.*$/mu,
    instead: 'no code, because texts are Markdown',
  },
  {
    name: 'a component of MDX',
    // A name all in capitals is an HTML element, and a word such as <T> without a slash may be text.
    pattern: /<[A-Z]\w{0,40}[a-z][\w.]{0,40}(?:\s[^<>]*)?\/>|<\/[A-Z]\w{0,40}[a-z][\w.]{0,40}>/mu,
    instead: 'Markdown, or HTML for what the component would show',
  },
];

const SOURCE = 'a link to the source, or nothing';
const DECIDED = 'the words that belong there';

/** Leftovers of drafts, assistants and other programs in a text. Earlier patterns take precedence. */
const LEFTOVERS: readonly Syntax[] = [
  { name: 'a mark of a merge conflict', pattern: CONFLICT, instead: ONE_VERSION },
  {
    name: 'a reference that an AI assistant has left',
    pattern:
      /:{1,2}contentReference\[[^[\]\n]*\](?:\{[^{}\n]*\})?|\[oaicite:[^[\]\n]*\]|【[^【】†\n]*†[^【】†\n]*】|\ue200\w+\ue202[^\s\ue200\ue201]*\ue201?|\b(?:cite)?turn\d+(?:search|view|news|image|file)\d+/mu,
    instead: SOURCE,
  },
  {
    name: 'a sentence of an AI assistant',
    pattern:
      /\bAs an? (?:AI|artificial intelligence|large language)(?: language)? (?:model|assistant),|\bAs of my last (?:knowledge update|training)\b/mu,
    instead: 'a text without such sentences',
  },
  {
    name: 'a note that a source is missing',
    pattern: /[[(](?:citation|source|reference|clarification|verification) needed[\])]/imu,
    instead: SOURCE,
  },
  {
    name: 'a blank of a template',
    pattern:
      /(?<![\w!\\\]])\[(?:(?:insert|add|enter|your)[ \t][^[\]\n]+|(?:first |last |full |company )?name|company|date|placeholder)\](?![([:])/imu,
    instead: DECIDED,
  },
  {
    name: 'a field of a mailing',
    pattern:
      /\*\|[A-Z][A-Z0-9_:]*\|\*|(?<!\{)\{(?:[Ff]irst|[Ll]ast|[Ff]ull|FIRST|LAST|FULL)[_ ]?(?:[Nn]ame|NAME)\}|%(?:first|last|full|FIRST|LAST|FULL)_?(?:name|NAME)%|\[[FL]NAME\]/mu,
    instead: DECIDED,
  },
  {
    name: 'a note to yourself',
    // "TODO" is a word of Spanish and Portuguese, and people write about TODO lists.
    pattern:
      /(?:TODO|FIXME|TKTK)(?<=(?:^(?:[ \t>*+\-[(_]|\d+[.)])*|[.!?:—–([][ \t]*)(?:TODO|FIXME|TKTK))(?=[:.)\]]|[ \t]*$|[ \t]+(?!(?:lo|la|los|las|el|es|está|un|una|este|esto|esta|o|a|os|as|em|en|que|por|y|e|lists?|items?|comments?|apps?|files?|notes?)\b)[a-z])/mu,
    instead: DECIDED,
  },
];

/** Returns a pattern with a group for each pattern of a table. */
const anyOf = (table: readonly Syntax[]) =>
  new RegExp(table.map(({ pattern }) => groupOf(pattern)).join('|'), 'gmu');

/** Returns a pattern as a group that ignores the letter case if the pattern does. */
const groupOf = ({ source, ignoreCase }: RegExp) => `(${ignoreCase ? `(?i:${source})` : source})`;

const ANY = anyOf(SYNTAX);
const ANY_LEFTOVER = anyOf(LEFTOVERS);
/** Matches a text that may contain such syntax, in one pass over the text. */
const MAY_CONTAIN =
  /\{[{%:]|<%|\[\[|\[(?:toc|TOC|gallery|playlist|\/[a-z]|[a-z][\w-]*[ \t]+[\w-]+=["'“”‘’])|\[!\p{L}|[)\]]\{|==|%%|\^\[|\*\[|^(?:!!!|\?\?\?|:{3,}[ \t]*\{|\.\. |import\s|export\s|[ \t]*#\+)|<!--\s*\/?wp:|<\/?[A-Z]|\$\{toc/mu;

/** Syntax of another tool in a text. */
interface ForeignSyntax {
  /** The offset in the text. */
  start: number;
  /** The source. */
  found: string;
  /** The name of the syntax with its tool. */
  name: string;
  /** The syntax that an author writes instead. */
  instead: string;
}

/**
 * Finds the syntax of other tools in Markdown.
 * @param literal the ranges in which text is shown as written, such as code
 */
export function foreignSyntaxIn(
  markdown: string,
  literal: () => readonly (readonly [start: number, end: number])[],
): ForeignSyntax[] {
  if (!MAY_CONTAIN.test(markdown)) return [];
  return matchesOf(SYNTAX, ANY, markdown, literal);
}

/** Finds the syntax of a table in Markdown. Code and other literal text is skipped. */
function matchesOf(
  table: readonly Syntax[],
  any: RegExp,
  markdown: string,
  literal: () => readonly (readonly [start: number, end: number])[],
): ForeignSyntax[] {
  const all = [...markdown.matchAll(any)];
  if (all.length === 0) return [];
  const isLiteral = new Uint8Array(markdown.length);
  for (const range of literal()) isLiteral.fill(1, ...range);
  return all.flatMap(({ 0: found, index: start, ...groups }) => {
    const syntax = table.find((_, place) => Reflect.get(groups, place + 1) !== undefined);
    // Another finder reports a token such as {{produkt}}.
    if (isLiteral[start] === 1 || !syntax || misspeltTokens(found).length > 0) return [];
    return [{ start, found: found.trim(), name: syntax.name, instead: syntax.instead }];
  });
}

/** Matches the beginning of a quotation, such as of a mail with *|FNAME|*. */
const QUOTATION = /["'“”„‟«»‹›‘‚「『]/;

/**
 * Finds leftovers of drafts, assistants and other programs in a text, outside quotations.
 * @param literal the ranges of code and quotations
 */
export const leftoversIn = (
  markdown: string,
  literal: Parameters<typeof foreignSyntaxIn>[1] = () => [],
): ForeignSyntax[] =>
  matchesOf(LEFTOVERS, ANY_LEFTOVER, markdown, literal).filter(
    ({ start }) => !QUOTATION.test(markdown.charAt(start - 1)),
  );

/** Describes foreign syntax or a leftover for a message. `more` counts further findings of its kind. */
export const foundIn = ({ found, name }: ForeignSyntax, more = ''): string =>
  `${quoted(withoutMarks(found))}, which is ${name}${more}`;

/** Warns about the syntax of other tools and leftovers of drafts, once in a text for each kind. */
export const foreignFinder: Finder = (report) => () => {
  const literal: [number, number][] = [];
  const quotations: [number, number][] = [];
  const rangeOf = ({ position }: Located): [number, number] => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ];
  const skip = (node: Located) => void literal.push(rangeOf(node));
  const quotation = (node: Located) => void quotations.push(rangeOf(node));
  return {
    name: 'find-foreign-syntax',
    options: { position: true },
    code: skip,
    inlineCode: skip,
    math: skip,
    inlineMath: skip,
    // The parser takes the last line of a conflict for quotations inside one another.
    blockquote: (node, { source }) => {
      if (!CONFLICT.test(sourceOf(node, source).split('\n', 1).join())) quotation(node);
    },
    containerDirective: (node) => {
      if (node.name === 'quote') quotation(node);
    },
    // Words in brackets may be a link whose address is in a definition.
    linkReference: quotation,
    after(_, { source }) {
      const skipped = () => [...literal, ...commentsIn(source)];
      const leftovers = leftoversIn(source, () => [...skipped(), ...quotations]);
      // A part of a leftover may look like the syntax of another tool.
      const parts = leftovers.map(
        ({ start, found: { length } }) => [start, start + length] as const,
      );
      const foreign = foreignSyntaxIn(source, () => [...skipped(), ...parts]);
      for (const [, [first, ...others]] of Map.groupBy(
        [...leftovers, ...foreign],
        ({ name }) => name,
      )) {
        if (!first) continue;
        report({
          line: lineAt(source, first.start),
          expected: first.instead,
          found: foundIn(first, others.length > 0 ? `, ${others.length} more in this text` : ''),
          severity: 'warning',
        });
      }
    },
  };
};

/** Returns the ranges of comments, which pages leave out, except comments of WordPress. */
const commentsIn = (markdown: string) =>
  [...markdown.matchAll(/<!--(?!\s*\/?wp:)[\s\S]*?(?:-->|$)/g)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
