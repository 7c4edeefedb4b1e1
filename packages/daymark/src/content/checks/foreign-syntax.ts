import { lineAt } from '../../settings/problems.ts';
import { withoutMarks } from '../markdown/marks.ts';
import { type Finder, type Located, quoted } from './finder.ts';
import { misspeltTokens } from './misspelt-tokens.ts';

/** Syntax of another tool, which the page would show as written, or leave out. */
interface Syntax {
  /** What the syntax is, and of which tool: "a shortcode of Hugo". */
  readonly name: string;
  /** The pattern, without groups. */
  readonly pattern: RegExp;
  /** What an author writes instead. */
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
    // Names in capitals are elements of HTML, and <T> without a slash may be words.
    pattern: /<[A-Z]\w{0,40}[a-z][\w.]{0,40}(?:\s[^<>]*)?\/>|<\/[A-Z]\w{0,40}[a-z][\w.]{0,40}>/mu,
    instead: 'Markdown, or HTML for what the component would show',
  },
];

const ANY = new RegExp(SYNTAX.map(({ pattern }) => `(${pattern.source})`).join('|'), 'gmu');
/** Matches a text that may contain such syntax, in one pass over the text. */
const MAY_CONTAIN =
  /\{[{%:]|<%|\[\[|\[(?:toc|TOC|gallery|playlist|\/[a-z]|[a-z][\w-]*[ \t]+[\w-]+=["'“”‘’])|\[!\p{L}|[)\]]\{|==|%%|\^\[|\*\[|^(?:!!!|\?\?\?|:{3,}[ \t]*\{|\.\. |import\s|export\s|[ \t]*#\+)|<!--\s*\/?wp:|<\/?[A-Z]|\$\{toc/mu;

/** Syntax of another tool in a text. */
interface ForeignSyntax {
  /** The offset in the text. */
  start: number;
  /** The source. */
  found: string;
  /** What the syntax is, and of which tool. */
  name: string;
  /** What an author writes instead. */
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
  const all = [...markdown.matchAll(ANY)];
  if (all.length === 0) return [];
  const isLiteral = new Uint8Array(markdown.length);
  for (const range of literal()) isLiteral.fill(1, ...range);
  return all.flatMap(({ 0: found, index: start, ...groups }) => {
    const syntax = SYNTAX.find((_, place) => Reflect.get(groups, place + 1) !== undefined);
    // Another finder reports a token such as {{produkt}}.
    if (isLiteral[start] === 1 || !syntax || misspeltTokens(found).length > 0) return [];
    return [{ start, found: found.trim(), name: syntax.name, instead: syntax.instead }];
  });
}

/** Warns about the syntax of other tools, once in a text for each kind. */
export const foreignFinder: Finder = (report) => () => {
  const literal: [number, number][] = [];
  const skip = ({ position }: Located) =>
    void literal.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
  return {
    name: 'find-foreign-syntax',
    options: { position: true },
    code: skip,
    inlineCode: skip,
    math: skip,
    inlineMath: skip,
    after(_, { source }) {
      const found = foreignSyntaxIn(source, () => [...literal, ...commentsIn(source)]);
      for (const [name, [first, ...others]] of Map.groupBy(found, ({ name }) => name)) {
        if (!first) continue;
        const more = others.length > 0 ? `, ${others.length} more in this text` : '';
        const words = quoted(withoutMarks(first.found));
        report({
          line: lineAt(source, first.start),
          expected: first.instead,
          found: `${words}, which is ${name}${more}`,
          severity: 'warning',
        });
      }
    },
  };
};

/** Returns the ranges of comments, which pages leave out, except those that WordPress makes. */
const commentsIn = (markdown: string) =>
  [...markdown.matchAll(/<!--(?!\s*\/?wp:)[\s\S]*?(?:-->|$)/g)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
