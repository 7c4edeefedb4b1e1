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
  /** Brace tokens that nothing fills. */
  strayTokens: readonly Problem[];
  /** The anchors of its headings and notes; none of a body that cannot be rendered. */
  ids: ReadonlySet<string>;
  /** Why it cannot be rendered. */
  bodyProblems: readonly Problem[];
}

const TAG = /<(a|img)\b[^>]*>/gi;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag);
const valueIn = (tag: string, name: string) => attribute(tag, name)?.slice(1).find(Boolean);

/**
 * Makes a reader of bodies. It renders them as the build does, because anchors
 * come of what the plugins of the site make of a heading.
 */
export async function bodyReader(options: MarkdownOptions): Promise<(text: Text) => Promise<Body>> {
  let links: Body['links'] = [];
  let pictures: Body['pictures'] = [];
  const collect: NonNullable<MarkdownOptions['mdastPlugins']>[number] = {
    name: 'collect-addresses',
    options: { position: true },
    link: ({ url, position }) => void links.push({ href: url, line: position?.start.line ?? 1 }),
    definition: ({ url, position }) =>
      void links.push({ href: url, line: position?.start.line ?? 1 }),
    image: ({ url, alt, position }) =>
      void pictures.push({ href: url, alt: alt || undefined, line: position?.start.line ?? 1 }),
    imageReference: ({ alt, position, identifier }) => {
      const line = position?.start.line ?? 1;
      if (!alt) pictures.push({ href: `[${identifier}]`, alt: undefined, line });
    },
    leafDirective: ({ attributes, position }) => {
      const files = [attributes?.src, attributes?.captions];
      for (const href of files) if (href) links.push({ href, line: position?.start.line ?? 1 });
    },
    html: ({ value, position }) => {
      for (const { 0: tag, 1: name = '', index } of value.matchAll(TAG)) {
        const line = (position?.start.line ?? 1) + value.slice(0, index).split('\n').length - 1;
        const href = valueIn(tag, name.toLowerCase() === 'a' ? 'href' : 'src');
        if (href === undefined) continue;
        if (name.toLowerCase() === 'a') links.push({ href, line });
        else
          pictures.push({
            href,
            line,
            alt: attribute(tag, 'alt') ? (valueIn(tag, 'alt') ?? '') : undefined,
          });
      }
    },
  };
  let strayTokens: Omit<Problem, 'file'>[] = [];
  const findTokens = strayTokenFinder((found) => strayTokens.push(...found));
  const { mdastPlugins = [], features = {} } = options;
  const renderer = await satteri({
    features,
    mdastPlugins: [collect, findTokens, ...mdastPlugins],
  }).createRenderer({});

  return async ({ file, body }) => {
    links = [];
    pictures = [];
    strayTokens = [];
    let ids = new Set<string>();
    let bodyProblems: readonly Problem[] = [];
    try {
      ids = idsIn((await renderer.render(body, { fileURL: pathToFileURL(file) })).code);
    } catch (error) {
      const unknown = { file, expected: 'a text that can be rendered', found: String(error) };
      bodyProblems = error instanceof ContentError ? error.problems : [unknown];
    }
    const tokens = strayTokens.map((token) => ({ file, ...token }));
    return { links, pictures, strayTokens: tokens, ids, bodyProblems };
  };
}

/** Every anchor of a piece of HTML. */
export function idsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/<[^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id));
}
