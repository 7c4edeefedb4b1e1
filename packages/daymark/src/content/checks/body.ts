import { hash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { elements } from '../../basics/markup.ts';
import { NO_WORDS } from '../embeds/read-embed.ts';
import { drawings } from '../markdown/drawings.ts';
import { pictures } from '../markdown/pictures.ts';
import {
  lineOf,
  type MarkdownOptions,
  type MarkdownPlugin,
  type Positioned,
} from '../markdown/plugin.ts';
import { markdownRenderer, withoutMarks } from '../markdown/renderer.ts';
import { composed } from '../markdown/rewriting.ts';
import type { Heading, Picture, PictureVariant } from '../texts.ts';
import { directiveFinder } from './directive-finder.ts';
import { type Finding, linesWithin } from './finder.ts';
import { footnoteFinder } from './footnote-finder.ts';
import { headingFinder } from './heading-finder.ts';
import { htmlFinder } from './html-finder.ts';
import { misspeltTokenFinder } from './misspelt-tokens.ts';
import { namingFinder } from './naming-finder.ts';
import { parserLimits } from './parser-limits.ts';
import { type Problem, ProblemsError } from './problem.ts';
import { syntaxFinder } from './syntax-finder.ts';
import type { SourceText } from './text.ts';

/** The target of a link, or the URL of an image, audio file or video file, with its line. */
export interface Address {
  line: number;
  href: string;
}

/** The text of a paragraph, with the line on which the paragraph begins. */
interface Paragraph {
  line: number;
  text: string;
}

/** The references in the body of a content file, and the anchors to which links can point. */
export interface Body {
  links: Address[];
  /** The images. `alt` is undefined if the alternative text is missing or empty. */
  pictures: (Address & { alt: string | undefined; caption?: string | undefined })[];
  /** The paragraphs, without those in comments and code. */
  paragraphs: readonly Paragraph[];
  /** Problems that were found without rendering the body, such as misspelt tokens. */
  findings: readonly Problem[];
  /** Returns the body as HTML; empty if it cannot be rendered. */
  html: () => Promise<string>;
  /** A hash of the HTML, which contains hashes of the pictures. */
  htmlDigest: string;
  headings: readonly Heading[];
  /** The paths of the picture files that were found. */
  files: readonly string[];
  /** The files that the build makes from the pictures. */
  variants: readonly PictureVariant[];
  /** All ids in the HTML, such as those of headings; empty for a body that cannot be rendered. */
  ids: ReadonlySet<string>;
  /** The reasons why the body cannot be rendered. */
  bodyProblems: readonly Problem[];
}

const finders = [directiveFinder, footnoteFinder, headingFinder, htmlFinder, syntaxFinder];

export type BodyReader = (text: Pick<SourceText, 'file' | 'body'>) => Promise<Body>;

const PICTURE = 'a picture in the form ![alternative text](./harbour.jpg)';

/**
 * Creates a function that reads the body of a content file and renders it for the pages.
 * @param language the language of the texts, such as "en-GB"
 */
export async function bodyReader(options: MarkdownOptions, language = 'en'): Promise<BodyReader> {
  let links: Address[] = [];
  let named: Body['pictures'] = [];
  let paragraphs: Paragraph[] = [];
  let found: Finding[] = [];
  let files: string[] = [];
  let variants: PictureVariant[] = [];
  const report = (finding: Finding) => void found.push(finding);
  const collectPicture = (picture: Picture) => {
    files.push(picture.file);
    variants.push(...picture.variants);
  };
  const link = (node: Positioned & { url: string }) =>
    void links.push({ href: composed(withoutMarks(node.url)), line: lineOf(node) });
  const collect: MarkdownPlugin = {
    name: 'collect-addresses',
    options: { position: true },
    paragraph: (node, context) =>
      void paragraphs.push({ line: lineOf(node), text: context.textContent(node) }),
    link,
    definition: link,
    image: (node) =>
      void named.push({
        href: withoutMarks(node.url),
        alt: withoutMarks(node.alt ?? '') || undefined,
        caption: node.title ? withoutMarks(node.title) : undefined,
        line: lineOf(node),
      }),
    // Astro does not process images in this form, so the site would serve the original files.
    imageReference: (node) =>
      report({
        line: lineOf(node),
        expected: PICTURE,
        found: `a picture with the reference [${node.identifier}]`,
      }),
    leafDirective: ({ attributes = {}, ...node }) => {
      const { src, captions, transcript } = attributes ?? {};
      for (const href of [src, captions, transcript === NO_WORDS ? undefined : transcript])
        if (href) links.push({ href, line: lineOf(node) });
    },
    html: (node) => {
      const lineAt = linesWithin(node, node.value);
      for (const { name, attributes, start } of elements(node.value)) {
        const line = lineAt(start);
        const href = name === 'a' && attributes.get('href');
        if (href) links.push({ href, line });
        else if (name === 'img') report({ line, expected: PICTURE, found: '<img>' });
      }
    },
  };
  const findLimits = await parserLimits();
  const findTokens = misspeltTokenFinder((tokens) => found.push(...tokens));
  const { mdastPlugins = [], hastPlugins = [], features = {} } = options;
  const render = await markdownRenderer({
    features,
    mdastPlugins: [
      collect,
      findTokens,
      ...[...finders, namingFinder(language)].map((finder) => finder(report)),
      ...mdastPlugins,
    ],
    hastPlugins: [drawings(collectPicture), pictures(collectPicture), ...hastPlugins],
  });

  return async ({ file, body }) => {
    [links, named, paragraphs, found, files, variants] = [[], [], [], [], [], []];
    let html = '';
    let headings: readonly Heading[] = [];
    let bodyProblems: readonly Problem[] = [];
    try {
      const beyond = await findLimits(body);
      if (beyond.length > 0)
        throw new ProblemsError(beyond.map((finding) => ({ file, ...finding })));
      ({ html, headings } = await render(body, pathToFileURL(file)));
    } catch (error) {
      const unknown = { file, expected: 'Markdown that can be rendered', found: String(error) };
      bodyProblems = error instanceof ProblemsError ? error.problems : [unknown];
    }
    const findings = found.map((problem) => ({
      file,
      ...problem,
      found: withoutMarks(problem.found),
    }));
    const ids = idsIn(html);
    return {
      links,
      pictures: named,
      paragraphs,
      findings,
      html: async () => html,
      htmlDigest: hash('sha256', html),
      headings,
      files,
      variants,
      ids,
      bodyProblems,
    };
  };
}

/** Returns every id in a piece of HTML: the anchors to which links can point. */
export function idsIn(html: string): Set<string> {
  return new Set([...elements(html)].flatMap(({ attributes }) => attributes.get('id') ?? []));
}
