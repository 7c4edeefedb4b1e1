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
import type { Problem } from './problem.ts';
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
  /** Problems that do not prevent rendering: unknown tokens, and images in an unsupported form. */
  findings: readonly Problem[];
  /** All ids in the HTML, such as those of headings; empty for a body that cannot be rendered. */
  ids: ReadonlySet<string>;
  /** The reasons why the body cannot be rendered. */
  bodyProblems: readonly Problem[];
}

const PICTURE = 'a picture in the form ![alternative text](./harbour.jpg)';

/**
 * Creates a function that reads the body of a content file. It renders the body in the same way as
 * the build, because the plugins of the site determine the anchors of headings.
 */
export async function bodyReader(options: MarkdownOptions): Promise<(text: Text) => Promise<Body>> {
  let links: Address[] = [];
  let pictures: Body['pictures'] = [];
  let found: Omit<Problem, 'file'>[] = [];
  const link = (node: Positioned & { url: string }) =>
    void links.push({ href: node.url, line: lineOf(node) });
  const collect: MarkdownPlugin = {
    name: 'collect-addresses',
    options: { position: true },
    link,
    definition: link,
    image: (node) =>
      void pictures.push({ href: node.url, alt: node.alt || undefined, line: lineOf(node) }),
    // Astro does not process images in this form, so the site would serve the original files.
    imageReference: (node) =>
      void found.push({
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
        else if (name === 'img') found.push({ line, expected: PICTURE, found: '<img>' });
      }
    },
  };
  const findTokens = unknownTokenFinder((tokens) => found.push(...tokens));
  const { mdastPlugins = [], features = {} } = options;
  const renderer = await satteri({
    features,
    mdastPlugins: [collect, findTokens, ...mdastPlugins],
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

/** Returns every id in a piece of HTML: the anchors to which links can point. */
export function idsIn(html: string): Set<string> {
  return new Set([...elements(html)].flatMap(({ attributes }) => attributes.get('id') ?? []));
}
