import { onSite } from '../../settings/addresses.ts';
import { didYouMean } from '../../settings/edit-distance.ts';
import { changeTexts, fillTokensIn, type TokenValues } from '../../settings/noun.ts';
import type { Problem } from '../checks/problem.ts';
import { type Embed, embedPlaceholder } from '../embeds/embed.ts';
import { readEmbed } from '../embeds/read-embed.ts';
import {
  isAllowedIn,
  isPlace,
  type Place,
  placeholder,
  textsWith,
} from '../static-pages/placeholders.ts';
import { contains, contentError, type MarkdownPlugin, type TreeNode } from './plugin.ts';

/** The HTML elements into which `:::name` blocks are converted, by name. */
const BLOCKS: Record<string, { hName: string; hProperties: Record<string, string> }> = {
  note: { hName: 'div', hProperties: { class: 'note', role: 'note' } },
  quote: { hName: 'blockquote', hProperties: { class: 'quote' } },
  // Hidden from screen readers, because the article contains the words in its text as well. Without
  // its role, it is no landmark without a name.
  pull: { hName: 'aside', hProperties: { class: 'pull', role: 'none', ariaHidden: 'true' } },
};
/** The directives, with the colons that they begin with. */
export const DIRECTIVES = [
  ...Object.keys(BLOCKS).map((name) => `:::${name}`),
  '::video',
  '::audio',
];

type Mistake = Omit<Problem, 'file' | 'line'>;

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
  if (name === 'pull' && contains({ type: name, children }, ({ type }) => REACHED.has(type)))
    return [{ expected: ':::pull without links and footnotes', found: 'one of them' }];
  if (!children.some(({ type }) => type === 'heading')) return [];
  return [{ expected: `:::${name} without headings`, found: 'a heading' }];
}

interface Block {
  name: string;
  children: readonly TreeNode[];
}

interface Leaf {
  name: string;
  attributes?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Reads `::video` or `::audio`. Returns the embed or all problems. */
export function readLeaf(
  { name, attributes }: Leaf,
  label: string,
  isAtRoot: boolean,
): { embed: Embed; problems?: never } | { embed?: never; problems: Mistake[] } {
  if (isPlace(name))
    return {
      problems: [
        { expected: `::${name} in ${textsWith(name)}`, found: `::${name} in another text` },
      ],
    };
  if (name !== 'video' && name !== 'audio') return { problems: [unknownDirective(`::${name}`)] };
  const expected = `::${name} outside lists, quotations and notes`;
  if (!isAtRoot) return { problems: [{ expected, found: `::${name} inside one` }] };
  return readEmbed(name, { ...attributes, label });
}

/** Returns whether a directive is a placeholder that may be in the text of a file. */
export const isPlaceholder = (name: string, file: URL | undefined): name is Place =>
  isPlace(name) && isAllowedIn(name, file);

/**
 * Creates the plugin for directives: notes and quotations (`:::note` around text), pull quotes, and audio and
 * video (`::video[…]{…}` on a separate line). The texts of static pages can also have placeholders, such
 * as `::contact`. Inline directives stay text, because a colon may be part of a
 * sentence.
 * @param root the path of the site on its host
 * @throws ProblemsError with file and line if a directive is unknown or invalid
 */
export const directives = (words: TokenValues, root: string): MarkdownPlugin => ({
  name: 'directives',
  options: { position: true },
  textDirective({ position }, { source }) {
    const [start, end] = [position?.start.offset, position?.end.offset];
    return { type: 'text', value: source.slice(start, end) };
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
    if (label?.type !== 'paragraph' || !label.data?.directiveLabel) return;
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
    return {
      type: 'html',
      value: embedPlaceholder(changeTexts(filled, (text) => onSite(text, root))),
    };
  },
});
