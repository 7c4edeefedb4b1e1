import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { elements } from '../../http/markup.ts';
import { ContentError } from '../markdown/content-error.ts';
import {
  lineOf,
  type MarkdownOptions,
  type MarkdownPlugin,
  type Positioned,
} from '../markdown/plugin.ts';
import { directiveFinder } from './directive-finder.ts';
import type { Finding } from './finder.ts';
import { footnoteFinder } from './footnote-finder.ts';
import { headingFinder } from './heading-finder.ts';
import { htmlFinder } from './html-finder.ts';
import type { Problem } from './problem.ts';
import { syntaxFinder } from './syntax-finder.ts';
import type { Text } from './text.ts';
import { unknownTokenFinder } from './unknown-tokens.ts';

/** The target of a link, or the URL of an image, audio file or video file, with its line. */
export interface Address {
  line: number;
  href: string;
}

/** The references in the body of a content file, and the anchors to which links can point. */
export interface Body {
  links: Address[];
  /** The images. `alt` is undefined if the alternative text is missing or empty. */
  pictures: (Address & { alt: string | undefined })[];
  /** Problems that were found without rendering the body, such as unknown tokens. */
  findings: readonly Problem[];
  /** All ids in the HTML, such as those of headings; empty for a body that cannot be rendered. */
  ids: ReadonlySet<string>;
  /** The reasons why the body cannot be rendered. */
  bodyProblems: readonly Problem[];
}

const finders = [directiveFinder, footnoteFinder, headingFinder, htmlFinder, syntaxFinder];

export type BodyReader = (text: Text) => Promise<Body>;

const PICTURE = 'a picture in the form ![alternative text](./harbour.jpg)';

/**
 * Creates a function that reads the body of a content file. It renders the body in the same way as
 * the build, because the plugins of the site determine the anchors of headings.
 */
export async function bodyReader(options: MarkdownOptions): Promise<BodyReader> {
  let links: Address[] = [];
  let pictures: Body['pictures'] = [];
  let found: Finding[] = [];
  const report = (finding: Finding) => void found.push(finding);
  const link = (node: Positioned & { url: string; children?: readonly unknown[] }) => {
    links.push({ href: node.url, line: lineOf(node) });
    if (node.children?.length === 0)
      report({ line: lineOf(node), expected: 'a link with a text', found: `[](${node.url})` });
  };
  const collect: MarkdownPlugin = {
    name: 'collect-addresses',
    options: { position: true },
    link,
    definition: link,
    image: (node) =>
      void pictures.push({ href: node.url, alt: node.alt || undefined, line: lineOf(node) }),
    // Astro does not process images in this form, so the site would serve the original files.
    imageReference: (node) =>
      report({
        line: lineOf(node),
        expected: PICTURE,
        found: `a picture with the reference [${node.identifier}]`,
      }),
    leafDirective: (node) => {
      const files = [node.attributes?.src, node.attributes?.captions];
      for (const href of files) if (href) links.push({ href, line: lineOf(node) });
    },
    html: (node) => {
      for (const { name, attributes, start } of elements(node.value)) {
        const line = lineOf(node) + node.value.slice(0, start).split('\n').length - 1;
        const href = name === 'a' && attributes.get('href');
        if (href) links.push({ href, line });
        else if (name === 'img') report({ line, expected: PICTURE, found: '<img>' });
      }
    },
  };
  const findTokens = unknownTokenFinder((tokens) => found.push(...tokens));
  const { mdastPlugins = [], features = {} } = options;
  const renderer = await satteri({
    features,
    mdastPlugins: [
      collect,
      findTokens,
      ...finders.map((finder) => finder(report)),
      ...mdastPlugins,
    ],
  }).createRenderer({});

  return async ({ file, body }) => {
    [links, pictures, found] = [[], [], []];
    let ids = new Set<string>();
    let bodyProblems: readonly Problem[] = [];
    try {
      ids = idsIn((await renderer.render(body, { fileURL: pathToFileURL(file) })).code);
    } catch (error) {
      const unknown = { file, expected: 'Markdown that can be rendered', found: String(error) };
      bodyProblems = error instanceof ContentError ? error.problems : [unknown];
    }
    const findings = found.map((problem) => ({ file, ...problem }));
    return { links, pictures, findings, ids, bodyProblems };
  };
}

/** Returns a reader that reads a body again only if its text has changed. */
export function rememberingReader(read: BodyReader): BodyReader {
  const known = new Map<string, { body: string; result: Body }>();
  return async (text) => {
    const old = known.get(text.file);
    if (old?.body === text.body) return old.result;
    const result = await read(text);
    known.set(text.file, { body: text.body, result });
    return result;
  };
}

/** Returns every id in a piece of HTML: the anchors to which links can point. */
export function idsIn(html: string): Set<string> {
  return new Set([...elements(html)].flatMap(({ attributes }) => attributes.get('id') ?? []));
}
