import { fillWordsIn, type Words } from '../../settings/noun.ts';
import { embedPlaceholder } from '../embeds/placeholder.ts';
import { readEmbed } from '../embeds/read-embed.ts';
import { isPlace, PRIVACY_TEXT, placeholder } from '../static-pages/privacy-placeholders.ts';
import { contentError } from './content-error.ts';
import type { MarkdownPlugin } from './plugin.ts';

/** The HTML elements into which `:::name` blocks are converted, by name. */
const BLOCKS: Record<string, { hName: string; hProperties: Record<string, string> }> = {
  note: { hName: 'div', hProperties: { class: 'note', role: 'note' } },
  quote: { hName: 'blockquote', hProperties: { class: 'quote' } },
};
const KNOWN = 'one of :::note, :::quote, ::video, ::audio';

/**
 * Creates the plugin for directives: notes and quotations (`:::note` around text), and audio and
 * video (`::video[…]{…}` on a separate line). The privacy page can also have the placeholders
 * `::networks` and `::consent`. Inline directives stay text, because a colon may be part of a
 * sentence.
 * @throws ContentError with file and line if a directive is unknown or invalid
 */
export const directives = (words: Words): MarkdownPlugin => ({
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
    if (!data) throw contentError(context, block, { expected: KNOWN, found: `:::${block.name}` });
    if (block.children.some(({ type }) => type === 'heading'))
      throw contentError(context, block, {
        expected: `:::${block.name} without headings`,
        found: 'a heading',
      });
    context.setProperty(block, 'data', { ...data });
    const [label] = block.children;
    if (label?.type !== 'paragraph' || !label.data?.directiveLabel) return;
    context.setProperty(label, 'data', { hProperties: { class: `${block.name}-label` } });
    // Moves the label of a quotation, which is its author, below the text.
    if (block.name === 'quote')
      context.setProperty(block, 'children', [...block.children.slice(1), label]);
  },
  leafDirective(leaf, context) {
    const { name, attributes } = leaf;
    if (isPlace(name) && context.fileURL?.pathname.endsWith(`/${PRIVACY_TEXT}`))
      return { type: 'html', value: placeholder(name) };
    if (name !== 'video' && name !== 'audio')
      throw contentError(context, leaf, { expected: KNOWN, found: `::${name}` });
    if (context.parent(leaf)?.type !== 'root')
      throw contentError(context, leaf, {
        expected: `::${name} outside lists, quotations and notes`,
        found: `::${name} inside one`,
      });
    const label = context.textContent(leaf);
    const { embed, problems } = readEmbed(name, { ...attributes, label });
    if (!embed) throw contentError(context, leaf, ...problems);
    return { type: 'html', value: embedPlaceholder(fillWordsIn(embed, words)) };
  },
});
