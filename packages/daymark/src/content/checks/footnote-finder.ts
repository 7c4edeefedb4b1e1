import { lineOf, type Positioned } from '../markdown/plugin.ts';
import { type Finder, linesWithin, sourceOf } from './finder.ts';

/** Finds references to footnotes that do not exist, and footnotes without a reference. */
export const footnoteFinder: Finder = (report) => () => {
  const notes = new Map<string, number>();
  const references = new Set<string>();
  return {
    name: 'find-footnotes',
    options: { position: true },
    footnoteReference: ({ identifier }) => void references.add(identifier),
    footnoteDefinition(note: Positioned & { identifier: string }) {
      const { identifier } = note;
      const first = notes.get(identifier);
      if (first === undefined) return void notes.set(identifier, lineOf(note));
      const expected = 'one footnote of this name';
      report({ line: lineOf(note), expected, found: `[^${identifier}], as on line ${first}` });
    },
    // The parser leaves a reference without a footnote as text.
    text(node, { source }) {
      const text = sourceOf(node, source);
      const lineAt = linesWithin(node, text);
      for (const { 0: found, 1: name, index } of text.matchAll(/(?<!\\)\[\^([^\][\s]+)\]/g)) {
        const line = lineAt(index);
        report({ line, expected: `a footnote that begins with [^${name}]:`, found });
      }
    },
    after() {
      for (const [name, line] of notes)
        if (!references.has(name)) {
          const expected = `a reference [^${name}] in the text`;
          const found = 'a footnote to which nothing refers, and which the page leaves out';
          report({ line, expected, found, severity: 'warning' });
        }
    },
  };
};
