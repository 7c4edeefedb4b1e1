import { contains } from './contains.ts';
import { contentError } from './content-error.ts';
import type { MarkdownPlugin } from './plugin.ts';

/**
 * Requires that headings of an article are at the top level, because ad slots are inserted before
 * some of them. Headings cannot contain footnotes, because the table of contents repeats the
 * headings.
 * @throws ProblemsError with file and line if a heading is inside another element or contains a
 *   footnote
 */
export const headings: MarkdownPlugin = ({ fileURL }) =>
  fileURL?.pathname.includes('/content/articles/') && {
    name: 'headings',
    options: { position: true },
    heading(heading, context) {
      if (context.parent(heading)?.type !== 'root')
        throw contentError(context, heading, {
          expected: 'a heading outside lists and quotations',
          found: 'a heading inside one',
        });
      if (contains(heading, ({ type }) => type === 'footnoteReference'))
        throw contentError(context, heading, {
          expected: 'a heading without a footnote, which belongs in the text below',
          found: 'a heading with a footnote',
        });
    },
  };
