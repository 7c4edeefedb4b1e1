import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { beginning } from '../../basics/language.ts';
import { onSite } from '../../settings/addresses.ts';
import { didYouMean } from '../../settings/edit-distance.ts';
import { changeTexts, fillTokens, fillTokensIn, type TokenValues } from '../../settings/noun.ts';
import type { Problem } from '../checks/problem.ts';
import { type Embed, embedPlaceholder, type LinkLine, linkLine } from '../embeds/embed.ts';
import { LEAVES, readEmbed } from '../embeds/read-embed.ts';
import { existingPath, fileNameOf } from '../pictures/picture-file.ts';
import {
  isPlaceholder,
  isPlaceholderName,
  placeholder,
  TEXTS_WITH,
} from '../static-pages/placeholders.ts';
import {
  contains,
  contentError,
  lineOf,
  type MarkdownPlugin,
  type Positioned,
  type TreeNode,
} from './plugin.ts';

/** The HTML elements into which `:::name` blocks are converted, by name. */
const BLOCKS: Record<string, { hName: string; hProperties: Record<string, string> }> = {
  note: { hName: 'div', hProperties: { class: 'note', role: 'note' } },
  quote: { hName: 'blockquote', hProperties: { class: 'quote' } },
  // A pull quote is hidden from screen readers, because the article contains the words in its text as
  // well. The role keeps it from being a landmark without a name.
  pull: { hName: 'aside', hProperties: { class: 'pull', role: 'none', ariaHidden: 'true' } },
  // A region that visitors can scroll, as they can scroll tables.
  gallery: { hName: 'section', hProperties: { class: 'wide gallery' } },
};
/** The directives, with the colons that they begin with. */
export const DIRECTIVES = [
  ...Object.keys(BLOCKS).map((name) => `:::${name}`),
  ...Object.keys(LEAVES).map((name) => `::${name}`),
];

/** The names that other tools, such as Docusaurus, give to their kinds of notes: `:::tip`. */
export const ADMONITIONS: ReadonlySet<string> = new Set(
  'tip info information warning warn danger caution important success hint attention error abstract summary question example bug failure todo aside callout seealso'.split(
    ' ',
  ),
);

type Mistake = Omit<Problem, 'file'>;

/** Describes an unknown directive, and suggests a similar one, if any. */
export function unknownDirective(found: string): Mistake {
  const name = /\p{L}[\p{L}\p{N}-]*/u.exec(found)?.[0] ?? '';
  const meant =
    DIRECTIVES.find((directive) => directive.endsWith(`:${name.toLowerCase()}`)) ?? `::${name}`;
  return { expected: `one of ${DIRECTIVES.join(', ')}${didYouMean(meant, DIRECTIVES)}`, found };
}

/** The nodes that visitors can reach with the keyboard. */
const REACHED = new Set(['link', 'linkReference', 'footnoteReference']);

/** Returns the problems of a block such as `:::note`. */
export function blockProblems({ name, children }: Block): Mistake[] {
  // An object also has inherited names, such as "constructor".
  if (!Object.hasOwn(BLOCKS, name)) return [unknownDirective(`:::${name}`)];
  if (name === 'gallery') return galleryProblems(children);
  if (name === 'pull' && contains({ type: name, children }, ({ type }) => REACHED.has(type)))
    return [{ expected: ':::pull without links and footnotes', found: 'one of them' }];
  if (!children.some(({ type }) => type === 'heading')) return [];
  return [{ expected: `:::${name} without headings`, found: 'a heading' }];
}

interface Block {
  name: string;
  children: readonly GalleryNode[];
}

/** A node inside a gallery, which may be forbidden in galleries. */
interface GalleryNode extends TreeNode, Positioned {
  children?: readonly GalleryNode[];
  data?: object | undefined;
  value?: string;
  url?: string;
  alt?: string | null | undefined;
  title?: string | null | undefined;
}

const isLabel = ({ data }: GalleryNode) => Object(data).directiveLabel === true;

/** Returns the parts of a gallery below its label: pictures, and other content. Lists are not parts. */
const partsOf = (nodes: readonly GalleryNode[]): GalleryNode[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text' ? node.value?.trim() === '' : node.type === 'break') return [];
    const isGroup = ['paragraph', 'list', 'listItem'].includes(node.type);
    return isGroup ? partsOf(node.children ?? []) : [node];
  });

const PICTURES = 'only pictures in :::gallery, such as ![Boats](./boats.jpg "The caption")';

/** Reports a gallery without pictures, or with other content. */
function galleryProblems(children: readonly GalleryNode[]): Mistake[] {
  const parts = partsOf(children.filter((child) => !isLabel(child)));
  if (parts.length === 0) return [{ expected: PICTURES, found: 'no picture' }];
  const [other] = parts.filter(({ type }) => type !== 'image' && type !== 'imageReference');
  if (!other) return [];
  const { value = `something else (${other.type})` } = other;
  const above = /^\s*/.exec(value)?.[0].split('\n').length ?? 1;
  const found = beginning(value.trim(), 80);
  return [{ line: lineOf(other) + above - 1, expected: PICTURES, found }];
}

/** The widths at which galleries show pictures: see galleries.css. */
const GALLERY_SIZES = '(width < 640px) 80vw, 290px';

/** Returns the figures of a gallery, whose captions are the titles of the pictures. */
function figuresOf(children: readonly GalleryNode[], words: TokenValues) {
  return partsOf(children).map(({ url = '', alt, title }) => {
    const caption = title ? fillTokens(title, words) : '';
    return {
      type: 'paragraph' as const,
      data: { hName: 'figure' },
      children: [
        {
          type: 'image' as const,
          url,
          alt: alt ?? null,
          data: { hProperties: { sizes: GALLERY_SIZES } },
        },
        ...(caption
          ? [
              {
                type: 'paragraph' as const,
                data: { hName: 'figcaption' },
                children: [{ type: 'text' as const, value: caption }],
              },
            ]
          : []),
      ],
    };
  });
}

/** A leaf directive (`::name`) in the syntax tree. */
interface Leaf {
  name: string;
  attributes?: Readonly<Record<string, unknown>> | null | undefined;
}

const isLeaf = (name: string): name is keyof typeof LEAVES => Object.hasOwn(LEAVES, name);

/**
 * Reads a leaf directive. Returns the element that the page shows, or all problems of the
 * directive.
 */
export function readLeaf(
  { name, attributes }: Leaf,
  label: string,
  isAtRoot: boolean,
): { embed: Embed | LinkLine; problems?: never } | { embed?: never; problems: Mistake[] } {
  if (isPlaceholderName(name))
    return {
      problems: [
        { expected: `::${name} in ${TEXTS_WITH[name]}`, found: `::${name} in another text` },
      ],
    };
  if (!isLeaf(name)) return { problems: [unknownDirective(`::${name}`)] };
  const expected = `::${name} outside lists, quotations and notes`;
  // A page is divided at audio and video, so these must not be inside a block.
  if (!isAtRoot && (name === 'video' || name === 'audio'))
    return { problems: [{ expected, found: `::${name} inside one` }] };
  return readEmbed(name, { ...attributes, label });
}

/** Returns the type and size of a file in `public/`, or only its type if there is no such file. */
function factsOf(path: string, language: string): string {
  const file = existingPath(join('public', fileNameOf(path) ?? ''));
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  const type = extname(path).slice(1).toUpperCase();
  return size === undefined ? type : `${type} · ${sizeInWords(size, language)}`;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** Formats a number of bytes in the largest unit that does not exceed it: "1.2 MB". */
function sizeInWords(bytes: number, language: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** power);
}

/**
 * Creates the plugin for directives: notes and quotations (`:::note` around text), pull quotes, galleries,
 * and audio, video, buttons and files (`::video[…]{…}` on a separate line). The texts of static pages can
 * also have placeholders, such as `::contact`. Inline directives stay text, because a colon may be part of
 * a sentence.
 * @param root the path of the site on its host
 * @param language the language of the texts, such as "en-GB"
 * @throws ProblemsError with file and line if a directive is unknown or invalid
 */
export const directives = (words: TokenValues, root: string, language: string): MarkdownPlugin => ({
  name: 'directives',
  options: { position: true },
  textDirective(node, context) {
    // A directive in another one stays in the text of the outer one.
    let above: ReturnType<typeof context.parent> = context.parent(node);
    for (; above; above = context.parent(above))
      if (above.type === 'textDirective') return undefined;
    const { position } = node;
    const [start, end] = [position?.start.offset, position?.end.offset];
    return { type: 'text', value: context.source.slice(start, end) };
  },
  paragraph(paragraph, context) {
    const [first] = paragraph.children;
    if (first?.type === 'text' && /^::+\w/.test(first.value))
      throw contentError(context, paragraph, {
        expected: 'a directive such as ::video[Title]{youtube=…}',
        found: first.value,
      });
  },
  containerDirective(block, context) {
    const data = BLOCKS[block.name];
    const problems = blockProblems(block);
    if (!data || problems.length > 0) throw contentError(context, block, ...problems);
    context.setProperty(block, 'data', { ...data });
    const [label] = block.children;
    const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel;
    if (block.name === 'gallery') {
      const row = {
        type: 'paragraph' as const,
        data: { hName: 'div' },
        children: figuresOf(hasLabel ? block.children.slice(1) : block.children, words),
      };
      context.setProperty(block, 'children', hasLabel ? [row, label] : [row]);
      if (hasLabel) {
        const hProperties = { ...data.hProperties, ariaLabel: context.textContent(label) };
        context.setProperty(block, 'data', { ...data, hProperties });
      }
    }
    if (!hasLabel) return;
    context.setProperty(label, 'data', { hProperties: { class: `${block.name}-label` } });
    // Moves the label of a quotation, which is its author, below the text.
    if (block.name === 'quote')
      context.setProperty(block, 'children', [...block.children.slice(1), label]);
  },
  leafDirective(leaf, context) {
    const { name } = leaf;
    if (isPlaceholder(name, context.fileURL)) return { type: 'html', value: placeholder(name) };
    const isAtRoot = context.parent(leaf)?.type === 'root';
    const { embed, problems } = readLeaf(leaf, context.textContent(leaf), isAtRoot);
    if (!embed) throw contentError(context, leaf, ...problems);
    const filled = fillTokensIn(embed, words);
    const shown = changeTexts(filled, (text) => onSite(text, root));
    if (!('href' in shown)) return { type: 'html', value: embedPlaceholder(shown) };
    const facts = shown.kind === 'file' && 'href' in embed ? factsOf(embed.href, language) : '';
    return { type: 'html', value: linkLine(shown, facts) };
  },
});
