import type { HtmlPlugin } from './plugin.ts';

/**
 * Adds the number of a footnote to the first reference to it, so that styles can show the note
 * beside the reference.
 */
export const footnotes: HtmlPlugin = () => {
  const numbered = new Set<string>();
  return {
    name: 'footnotes',
    element: {
      filter: ['a'],
      visit(link, context) {
        if (!('dataFootnoteRef' in link.properties)) return;
        const number = context.textContent(link);
        if (numbered.has(number)) return;
        numbered.add(number);
        context.setProperty(link, 'dataFootnoteRef', number);
      },
    },
  };
};
