import { idsAround, writtenId } from '../markdown/headings.ts';
import { lineOf } from '../markdown/plugin.ts';
import type { Finder } from './finder.ts';

/** Finds headings that break the outline of the page, whose first heading is the title. */
export const headingFinder: Finder =
  (report) =>
  ({ fileURL }) => {
    let level = 1;
    const taken = new Set(idsAround(decodeURI(fileURL?.pathname ?? '')));
    return {
      name: 'find-headings',
      options: { position: true },
      heading(heading, context) {
        const { depth } = heading;
        const line = lineOf(heading);
        const text = context.textContent(heading).trim();
        const found = `${'#'.repeat(depth)} ${text}`;
        const written = writtenId(text);
        if (written && (!written.isValid || taken.has(written.id))) {
          const expected = written.isValid
            ? 'an id that no other part of the page has'
            : 'an id of letters, digits and hyphens, such as {#rest}';
          report({ line, expected, found: `{#${written.id}}` });
        }
        if (written) taken.add(written.id);
        if (text === '')
          report({ line, expected: 'a heading with a text', found: 'an empty heading' });
        if (depth === 1) {
          const expected = 'a heading that begins with ##, because the title is the heading with #';
          report({ line, expected, found });
        } else if (depth > level + 1) {
          const expected = `a heading with ${'#'.repeat(level + 1)} before one with ${'#'.repeat(depth)}`;
          report({ line, expected, found, severity: 'warning' });
        }
        level = depth;
      },
    };
  };
