import { lineAt } from '../../settings/problems.ts';
import { withoutMarks } from '../markdown/marks.ts';
import { type Finder, quoted } from './finder.ts';
import { misspeltTokens } from './misspelt-tokens.ts';

/** Syntax of another tool, which the page would show as written, or leave out. */
interface Syntax {
  /** What the syntax is, and of which tool: "a shortcode of Hugo". */
  readonly name: string;
  /** The pattern as a source of a regular expression, with the flags `gmu`, without groups. */
  readonly pattern: string;
  /** What an author writes instead. */
  readonly instead: string;
}

const TEMPLATE = 'the text that the template would make';
const NOTE = 'a line :::note[Title] above the text, and a line ::: below';

/** The syntax of other tools. Earlier patterns take precedence at the same place. */
const SYNTAX: readonly Syntax[] = [
  {
    name: 'a shortcode of Hugo',
    pattern: String.raw`\{\{[<%][^{}\n]*[%>]\}\}`,
    instead: 'the Markdown for what the shortcode would show',
  },
  {
    name: 'an expression of Liquid, Nunjucks or Handlebars',
    pattern: String.raw`\{\{[^{}\n]*\}\}`,
    instead: TEMPLATE,
  },
  {
    name: 'a tag of Liquid or Nunjucks (Jekyll, Eleventy)',
    pattern: String.raw`\{%[^%\n]*%\}`,
    instead: TEMPLATE,
  },
  {
    name: 'a tag of ERB or EJS',
    pattern: String.raw`(?<![\w\\])<%[^%\n]*%>`,
    instead: TEMPLATE,
  },
  {
    name: 'a line for a table of contents',
    pattern: String.raw`^[^\S\n]*(?:\[(?:toc|TOC)\]|\[\[_?(?:toc|TOC)_?\]\]|\$\{toc\}|\{:toc\})[^\S\n]*$`,
    instead: 'no such line, because articles with several headings have a table of contents',
  },
  {
    name: 'a link of Org mode',
    pattern: String.raw`\[\[[^[\]\n]+\]\[[^[\]\n]+\]\]`,
    instead: 'a link in the form [words](/path)',
  },
  {
    name: 'an embed of Obsidian',
    pattern: String.raw`!\[\[[^[\]\n]+\]\]`,
    instead: 'a picture in the form ![alternative text](./harbour.jpg), or a link',
  },
  {
    name: 'a link of Obsidian and wikis',
    pattern: String.raw`(?<![\w\]])\[\[[^[\]\n]+\]\](?!\()`,
    instead: 'a link in the form [words](/path)',
  },
  {
    name: 'an attribute list of kramdown',
    pattern: String.raw`\{::?[^{}\n]*\}`,
    instead: 'no attributes, except an id at the end of a heading, such as {#rest}',
  },
  {
    name: 'an attribute list of Pandoc',
    pattern: String.raw`(?<=[)\]])(?<!^[ \t>]{0,20}:.{0,300})\{[^{}\n]*(?:[.#][\p{L}-]|=)[^{}\n]*\}`,
    instead: 'no attributes, except an id at the end of a heading, such as {#rest}',
  },
  {
    name: 'a callout of Obsidian and GitHub',
    pattern: String.raw`^[ \t]*>[ \t]*\[![\p{L} -]+\].*$`,
    instead: NOTE,
  },
  {
    name: 'an admonition of MkDocs',
    pattern: String.raw`^(?:!!!|\?\?\?\+?)[ \t]+\p{L}+(?:[ \t].*)?$`,
    instead: NOTE,
  },
  {
    name: 'a div of Pandoc',
    pattern: String.raw`^:{3,}[ \t]*\{[^{}\n]*\}`,
    instead: NOTE,
  },
  {
    name: 'highlighting of Obsidian',
    pattern: String.raw`(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])`,
    instead: '<mark>words</mark>',
  },
  {
    name: 'a comment of Obsidian',
    pattern: String.raw`(?<!\S)%%(?!%)[^%]+%%(?![^\s.,;:!?)])`,
    instead: 'a comment of HTML: <!-- words -->',
  },
  {
    name: 'a footnote of Pandoc within the text',
    pattern: String.raw`(?<!\\)\^\[[^[\]\n]+\]`,
    instead: '[^name] in the text, and a line [^name]: with the footnote below',
  },
  {
    name: 'an abbreviation of kramdown and Markdown Extra',
    pattern: String.raw`^\*\[[^\]\n]+\]:.*$`,
    instead: '<abbr title="the words in full">HTML</abbr>',
  },
  {
    name: 'a keyword of Org mode',
    pattern: String.raw`^[ \t]*#\+(?:[a-z_]+|[A-Z_]+)(?::.*|[ \t].*)?$`,
    instead: 'Markdown, and the fields of the front matter',
  },
  {
    name: 'a directive of reStructuredText',
    pattern: String.raw`^\.\. [a-z-]+::.*$`,
    instead: 'Markdown, such as ![alternative text](./harbour.jpg) for a picture',
  },
  {
    name: 'a shortcode of WordPress',
    pattern: String.raw`(?<![!\\])\[[a-z][\w-]*[ \t]+[\w-]+=["'“”‘’][^[\]\n]*\](?![([:])|\[/(?:caption|gallery|embed|audio|video|playlist)\]|^\[(?:gallery|playlist)\]$`,
    instead: 'Markdown: ![alternative text](./harbour.jpg "Caption"), :::gallery or ::video',
  },
  {
    name: 'a block of WordPress',
    pattern: String.raw`<!--\s*/?wp:(?:(?!<!--)[^\n])*?-->`,
    instead: 'the text without the comments of the blocks',
  },
  {
    name: 'an import or export of MDX',
    pattern: String.raw`^import\s[^\n]*?\sfrom\s*["'][^"'\n]+["'];?[ \t]*$|^export\s+(?:const|default|function)\s.*$`,
    instead: 'no code, because texts are Markdown',
  },
  {
    name: 'a component of MDX',
    // Names in capitals are elements of HTML, and <T> without a slash may be words.
    pattern: String.raw`<[A-Z]\w{0,40}[a-z][\w.]{0,40}(?:\s[^<>]*)?/>|</[A-Z]\w{0,40}[a-z][\w.]{0,40}>`,
    instead: 'Markdown, or HTML for what the component would show',
  },
];

const ANY = new RegExp(SYNTAX.map(({ pattern }) => `(${pattern})`).join('|'), 'gmu');
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
  const skip = ({
    position,
  }: {
    position?: Record<'start' | 'end', { offset?: number }> | undefined;
  }) => void literal.push([position?.start.offset ?? 0, position?.end.offset ?? 0]);
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
  [...markdown.matchAll(/<!--(?!\s*\/?wp:)[\s\S]*?-->/g)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
