import type { Words } from '../../../words/languages.ts';
import { element, type HtmlPlugin, type MarkdownPlugin } from './plugin.ts';

/**
 * Keeps single tildes as they are written, because they are not a strikethrough to most authors: `~`
 * means "about", and other Markdown has `H~2~O`. Only `~~two tildes~~` are a strikethrough.
 */
export const strikethrough: MarkdownPlugin = {
  name: 'strikethrough',
  options: { position: true },
  delete(node, context) {
    if (context.source.startsWith('~~', node.position?.start.offset)) return;
    const tilde = { type: 'text' as const, value: '~' };
    context.replaceNode(node, [tilde, ...node.children, tilde]);
  },
};

/**
 * Replaces the checkboxes of task lists by signs with a name, because visitors cannot check a box
 * of a published text.
 */
export const taskLists = ({ taskDone, taskOpen }: Words): HtmlPlugin => ({
  name: 'task-lists',
  element: {
    filter: ['input'],
    visit({ properties: { type, checked } }) {
      if (type !== 'checkbox') return;
      const properties = {
        className: ['task'],
        role: 'img',
        ariaLabel: checked ? taskDone : taskOpen,
      };
      const sign = { type: 'text' as const, value: checked ? '☑' : '☐' };
      return element('span', properties, [sign]);
    },
  },
});
