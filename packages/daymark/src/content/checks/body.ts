import { hash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { elements } from '../../basics/markup.ts';
import { lineAt } from '../../settings/problems.ts';
import { NO_WORDS } from '../embeds/read-embed.ts';
import { ANY_BLANK } from '../launch/placeholder.ts';
import { drawings } from '../markdown/drawings.ts';
import { withoutMarks } from '../markdown/marks.ts';
import { pictures } from '../markdown/pictures.ts';
import {
  lineOf,
  type MarkdownOptions,
  type MarkdownPlugin,
  type Positioned,
} from '../markdown/plugin.ts';
import { markdownRenderer } from '../markdown/renderer.ts';
import { composed } from '../markdown/rewriting.ts';
import { existingPath, fileNameOf } from '../pictures/picture-file.ts';
import type { Heading, Picture, PictureVariant } from '../texts.ts';
import { type Finding, linesWithin, sourceOf } from './finder.ts';
import { foreignFinder } from './foreign-syntax.ts';
import { htmlFinder } from './html-finder.ts';
import { tokenFinder } from './misspelt-tokens.ts';
import { namingFinder } from './naming-finder.ts';
import { type Problem, ProblemsError } from './problem.ts';
import {
  directiveFinder,
  emailFinder,
  footnoteFinder,
  formulaFinder,
  headingFinder,
  syntaxFinder,
} from './syntax-finders.ts';

/** The target of a link, or the URL of an image, audio file or video file, with its line. */
interface Address {
  line: number;
  href: string;
}

/** The references in the body of a content file, and the anchors to which links can point. */
export interface Body {
  links: Address[];
  /** The images. `alt` is undefined if the alternative text is missing or empty. */
  pictures: (Address & { alt: string | undefined; caption?: string | undefined })[];
  /**
   * The paragraphs, headings and cells of tables, without those in comments and code, with the lines
   * on which they begin.
   */
  paragraphs: { line: number; text: string }[];
  /** The names of the placeholders of services, such as `::newsletter`, with their lines. */
  places: { line: number; name: string }[];
  /** Problems that were found without rendering the body, such as misspelt tokens. */
  findings: readonly Problem[];
  /** Returns the body as HTML; empty if it cannot be rendered. */
  html: () => Promise<string>;
  /** A hash of the HTML, which contains hashes of the pictures. */
  htmlDigest: string;
  headings: readonly Heading[];
  /** The paths of the picture files that were found. */
  files: string[];
  /** The files that the build makes from the pictures. */
  variants: PictureVariant[];
  /** The paths of the files of `::file`, whose sizes the HTML contains. Some may not exist. */
  downloads: string[];
  /** All ids in the HTML, such as the ids of headings; empty for a body that cannot be rendered. */
  ids: ReadonlySet<string>;
  /** The reasons why the body cannot be rendered. */
  bodyProblems: readonly Problem[];
}

const finders = [
  tokenFinder,
  directiveFinder,
  emailFinder,
  footnoteFinder,
  foreignFinder,
  formulaFinder,
  headingFinder,
  htmlFinder,
  syntaxFinder,
];

export type BodyReader = (text: { file: string; body: string }) => Promise<Body>;

/** The parts of a body that the plugins collect. */
type Collected = Pick<
  Body,
  'links' | 'pictures' | 'paragraphs' | 'places' | 'files' | 'variants' | 'downloads'
>;
/** Returns a collection without parts, which the plugins fill while they read a text. */
const emptyCollection = (): Collected & { found: Finding[] } => ({
  ...{
    links: [],
    pictures: [],
    paragraphs: [],
    places: [],
    files: [],
    variants: [],
    downloads: [],
  },
  found: [],
});

/**
 * Makes one plugin of plugins that only read the tree. The parser passes each node to JavaScript once
 * for each plugin, which takes as long as the work of most finders with the node.
 */
function joinReaders(plugins: readonly MarkdownPlugin[]): MarkdownPlugin {
  return (text) => {
    const visitors = new Map<string, unknown[]>();
    for (const plugin of plugins)
      for (const [name, value] of Object.entries(visitorsOf(plugin, text)))
        if (value instanceof Function) visitors.set(name, [...(visitors.get(name) ?? []), value]);
    const joined = [...visitors].map(([name, all]) => [name, visitorOf(all)]);
    return { name: 'read-text', options: { position: true }, ...Object.fromEntries(joined) };
  };
}

type TextOfPlugin = Parameters<Extract<MarkdownPlugin, (...text: never[]) => unknown>>[0];

/** Returns the visitors of a plugin, which may be a function that creates them for each text. */
const visitorsOf = (plugin: MarkdownPlugin, text: TextOfPlugin): object =>
  plugin instanceof Function ? visitorsOf(plugin(text), text) : Object(plugin);

/** Returns a visitor that calls all given visitors. */
const visitorOf =
  (all: readonly unknown[]) =>
  (...found: unknown[]): void => {
    for (const visit of all) if (visit instanceof Function) visit(...found);
  };

const PICTURE = 'a picture in the form ![alternative text](./harbour.jpg)';

/**
 * Creates a function that reads the body of a content file and renders it for the pages.
 * @param language the language of the texts, such as "en-GB"
 * @param root the path of the site on its host
 * @param quotes the language of the quotation marks; undefined if the parser writes them
 */
export async function bodyReader(
  options: MarkdownOptions,
  language = 'en',
  root = '',
  quotes?: string,
): Promise<BodyReader> {
  let collected = emptyCollection();
  const report = (finding: Finding) => void collected.found.push(finding);
  const collectPicture = (picture: Picture) => {
    collected.files.push(picture.file);
    collected.variants.push(...picture.variants);
  };
  const addLink = (href: string, line: number) => void collected.links.push({ href, line });
  /*
   * Collects the text of a paragraph, heading or cell, in which later checks look for blanks (`[___…]`)
   * and for sentences that the settings make untrue. A text with a blank is taken from the source,
   * whose line breaks show the line of the blank.
   */
  const paragraph = <Node extends Parameters<typeof sourceOf>[0]>(
    node: Node & Positioned,
    context: { source: string; textContent: (node: Node) => string },
  ) => {
    const inSource = sourceOf(node, context.source);
    const text = inSource.search(ANY_BLANK) < 0 ? context.textContent(node) : inSource;
    collected.paragraphs.push({ line: lineOf(node), text });
  };
  const link = (node: Positioned & { url: string }) =>
    addLink(composed(withoutMarks(node.url)), lineOf(node));
  const collect: MarkdownPlugin = {
    name: 'collect-addresses',
    options: { position: true },
    paragraph,
    heading: paragraph,
    tableCell: paragraph,
    link,
    definition: link,
    image: (node) =>
      void collected.pictures.push({
        href: withoutMarks(node.url),
        alt: withoutMarks(node.alt ?? '') || undefined,
        caption: node.title ? withoutMarks(node.title) : undefined,
        line: lineOf(node),
      }),
    // Astro does not process images with a reference (`![…][name]`), so the site would serve the
    // original files.
    imageReference: (node) =>
      report({
        line: lineOf(node),
        expected: PICTURE,
        found: `a picture with the reference [${node.identifier}]`,
      }),
    leafDirective: ({ attributes, ...node }) => {
      if (node.name === 'newsletter')
        collected.places.push({ name: node.name, line: lineOf(node) });
      const { src, href, captions, transcript } = attributes ?? {};
      for (const address of [src, href, captions, transcript === NO_WORDS ? undefined : transcript])
        if (address) addLink(address, lineOf(node));
      const file = node.name === 'file' && fileNameOf(src ?? '');
      if (file) collected.downloads.push(existingPath(join('public', file)));
    },
    html: (node) => {
      const lineAt = linesWithin(node, node.value);
      for (const { name, attributes, start } of elements(node.value)) {
        const line = lineAt(start);
        const href = name === 'a' && attributes.get('href');
        if (href) addLink(href, line);
        else if (name === 'img') report({ line, expected: PICTURE, found: '<img>' });
      }
    },
  };
  const findLimits = await parserLimits();
  const { mdastPlugins = [], hastPlugins = [], features = {} } = options;
  const finding = [...finders, namingFinder(language)].map((finder) => finder(report));
  const plugins = {
    features,
    mdastPlugins: [joinReaders([collect, ...finding]), ...mdastPlugins],
    hastPlugins: [drawings(collectPicture, root), pictures(collectPicture, root), ...hastPlugins],
  };
  const render = await markdownRenderer(plugins, quotes);

  return async ({ file, body }) => {
    collected = emptyCollection();
    let rendered: Awaited<ReturnType<typeof render>> = { html: '', headings: [] };
    let bodyProblems: readonly Problem[] = [];
    try {
      const beyond = await findLimits(body);
      if (beyond.length > 0)
        throw new ProblemsError(beyond.map((finding) => ({ file, ...finding })));
      rendered = await render(body, pathToFileURL(file));
    } catch (error) {
      const unknown = { file, expected: 'Markdown that can be rendered', found: String(error) };
      bodyProblems = error instanceof ProblemsError ? error.problems : [unknown];
    }
    const { html, headings } = rendered;
    const { found, ...facts } = collected;
    return {
      ...facts,
      findings: found.map((problem) => ({ file, ...problem, found: withoutMarks(problem.found) })),
      html: async () => html,
      htmlDigest: hash('sha256', html),
      headings,
      ids: idsIn(html),
      bodyProblems,
    };
  };
}

/**
 * Returns every id in a piece of HTML: the anchors to which links can point. The ids are copies,
 * because strings that are cut out of the HTML would keep all of it in memory.
 */
export const idsIn = (html: string): Set<string> =>
  structuredClone(
    new Set([...elements(html)].flatMap(({ attributes }) => attributes.get('id') ?? [])),
  );

/*
 * The Markdown parser needs four times as long for twice the number of quotation marks, dashes,
 * ellipses or directives in a paragraph, and for twice the depth of quotations and lists.
 */

/** The largest number of signs in a paragraph, ten times as many as in a page of dialogue. */
const MAX_SIGNS = 2000;
/** Matches text that the parser replaces with typographic signs, or reads as the beginning of a directive. */
const SIGNS = /["']|\.{3}|--|:/g;
/** Counts the signs in a text. The parser is slow if a paragraph has very many signs. */
const signsIn = (text: string) => text.match(SIGNS)?.length ?? 0;
/** Matches signs that may begin or end emphasis, code, a link, an element or a formula. */
const MARKUP = /[*_`~[\]<^$]/g;
/**
 * The largest product of the length of a line and the number of its signs of markup. A line of 50
 * kB with 500 links reaches this product. The product limits the time of the parser, which counts
 * the characters before each node in a line that is not ASCII. An element on a line of its own is a
 * single node.
 */
const MAX_PRODUCT = 5e7;
const ELEMENT =
  /^ {0,3}<\/?(?:article|blockquote|center|details|div|figure|h[1-6]|ol|p|section|table|ul)\b/;
/**
 * The largest number of character references in a paragraph. The parser joins their texts one by
 * one, so more would take long.
 */
const MAX_REFERENCES = 3000;
/** The deepest nesting of quotations and lists. */
const DEEPEST = 100;
const NESTED = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${DEEPEST + 1}}`,
  'm',
);

/** Creates a function that finds text that would keep the parser busy for seconds or longer. */
async function parserLimits(): Promise<(body: string) => Promise<Finding[]>> {
  let found: Finding[] = [];
  const count = (node: Positioned, text: string) => {
    const signs = signsIn(text);
    if (signs <= MAX_SIGNS) return;
    const expected = `a paragraph with at most ${MAX_SIGNS} quotation marks, dashes and colons`;
    found.push({ line: lineOf(node), expected, found: `${signs}; divide it with empty lines` });
  };
  const counter: MarkdownPlugin = {
    name: 'count-signs',
    options: { position: true },
    paragraph: (node, context) => count(node, context.textContent(node)),
    heading: (node, context) => count(node, context.textContent(node)),
    tableCell: (node, context) => count(node, context.textContent(node)),
  };
  // Without directives and typographic signs, the parser reads a long paragraph at once.
  const renderer = await satteri({
    features: { directive: false, smartPunctuation: false },
    mdastPlugins: [counter],
  }).createRenderer({ syntaxHighlight: false });

  return async (body) => {
    const nested = NESTED.exec(body);
    if (nested) {
      const expected = `at most ${DEEPEST} quotations and lists inside one another`;
      return [{ line: lineAt(body, nested.index), expected, found: 'more' }];
    }
    const [beyond] = markupBeyond(body);
    if (beyond) return [beyond];
    found = [];
    if (signsIn(body) > MAX_SIGNS) await renderer.render(body, {});
    return found;
  };
}

/** Finds lines with too much markup, and paragraphs with too many character references. */
function* markupBeyond(body: string): Generator<Finding> {
  let references = 0;
  for (const [index, text] of body.split('\n').entries()) {
    references = text.trim() === '' ? 0 : references + (text.match(/&#?\w+;/g)?.length ?? 0);
    if (references > MAX_REFERENCES) {
      const expected = `a paragraph with at most ${MAX_REFERENCES} references such as &amp;`;
      yield { line: index + 1, expected, found: 'more; write the signs, or divide it' };
    }
    // `formulaMarker` inserts a mark beside a dollar sign, and the mark is not ASCII.
    if (text.length ** 2 <= MAX_PRODUCT || !/[^\0-\x7F]|\$/.test(text) || ELEMENT.test(text))
      continue;
    const signs = text.match(MARKUP)?.length ?? 0;
    const most = Math.floor(MAX_PRODUCT / text.length);
    const expected = `at most ${most} signs of markup, such as *, in a line of this length`;
    if (signs > most)
      yield { line: index + 1, expected, found: `${signs}; divide it with empty lines` };
  }
}
