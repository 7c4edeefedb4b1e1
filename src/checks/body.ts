import { pathToFileURL } from 'node:url';
import { type SatteriProcessorOptions, satteri } from '@astrojs/markdown-satteri';
import { ContentError } from '../markdown/content-error.ts';
import type { Problem } from './problem.ts';
import { strayTokenFinder } from './stray-tokens.ts';
import type { Text } from './text.ts';

/** The Markdown plugins that the site is built with. */
export type MarkdownOptions = Pick<SatteriProcessorOptions, 'mdastPlugins' | 'features'>;

/** An address that a text names: of a link, of a picture, or of a file of sound or film. */
export interface Address {
  line: number;
  href: string;
}

/** What a text refers to, and what others may refer to in it. */
export interface Body {
  links: Address[];
  /** Pictures; without a text they have none, which an empty one in Markdown means too. */
  pictures: (Address & { alt: string | undefined })[];
  /** What is wrong though it can be rendered: stray tokens, pictures in a form of no use. */
  findings: readonly Problem[];
  /** The anchors of its headings and notes; none of a body that cannot be rendered. */
  ids: ReadonlySet<string>;
  /** Why it cannot be rendered. */
  bodyProblems: readonly Problem[];
}

const TAG = /<(?:img\b|a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))/gi;
const PICTURE = 'a picture as ![what it shows](./harbour.jpg)';

/**
 * Makes a reader of bodies. It renders them as the build does, because anchors
 * come of what the plugins of the site make of a heading.
 */
export async function bodyReader(options: MarkdownOptions): Promise<(text: Text) => Promise<Body>> {
  let links: Body['links'] = [];
  let pictures: Body['pictures'] = [];
  let found: Omit<Problem, 'file'>[] = [];
  const collect: NonNullable<MarkdownOptions['mdastPlugins']>[number] = {
    name: 'collect-addresses',
    options: { position: true },
    link: ({ url, position }) => void links.push({ href: url, line: position?.start.line ?? 1 }),
    definition: ({ url, position }) =>
      void links.push({ href: url, line: position?.start.line ?? 1 }),
    image: ({ url, alt, position }) =>
      void pictures.push({ href: url, alt: alt || undefined, line: position?.start.line ?? 1 }),
    // Astro makes none of these: they would be sent as they are.
    imageReference: ({ identifier, position }) =>
      void found.push({
        line: position?.start.line,
        expected: PICTURE,
        found: `one that names [${identifier}]`,
      }),
    leafDirective: ({ attributes, position }) => {
      const files = [attributes?.src, attributes?.captions];
      for (const href of files) if (href) links.push({ href, line: position?.start.line ?? 1 });
    },
    html: ({ value, position }) => {
      for (const { 0: tag, 1: double, 2: single, 3: bare, index } of value.matchAll(TAG)) {
        const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
        const href = double ?? single ?? bare;
        if (href) links.push({ href, line });
        else if (/^<img/i.test(tag)) found.push({ line, expected: PICTURE, found: '<img>' });
      }
    },
  };
  const findTokens = strayTokenFinder((tokens) => found.push(...tokens));
  const { mdastPlugins = [], features = {} } = options;
  const renderer = await satteri({
    features,
    mdastPlugins: [collect, findTokens, ...mdastPlugins],
  }).createRenderer({});

  return async ({ file, body }) => {
    links = [];
    pictures = [];
    found = [];
    let ids = new Set<string>();
    let bodyProblems: readonly Problem[] = [];
    try {
      ids = idsIn((await renderer.render(body, { fileURL: pathToFileURL(file) })).code);
    } catch (error) {
      const unknown = { file, expected: 'a text that can be rendered', found: String(error) };
      bodyProblems = error instanceof ContentError ? error.problems : [unknown];
    }
    const findings = found.map((problem) => ({ file, ...problem }));
    return { links, pictures, findings, ids, bodyProblems };
  };
}

/** Every anchor of a piece of HTML. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/<[^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id));
}
