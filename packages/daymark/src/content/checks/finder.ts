import { beginning } from '../../basics/language.ts';
import { lineOf, type MarkdownPlugin, type Positioned } from '../markdown/plugin.ts';
import type { Problem } from './problem.ts';

/** A problem in a Markdown body, without the file. */
export type Finding = Omit<Problem, 'file'>;

/** Creates a Markdown plugin that reports what an author probably wrote by mistake. */
export type Finder = (report: (finding: Finding) => void) => MarkdownPlugin;

/** A node with its offsets in the source. */
export interface Located {
  position?: Readonly<Record<'start' | 'end', { offset?: number | undefined }>> | undefined;
}

/** Returns the source of a node. */
export const sourceOf = ({ position }: Located, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset);

/**
 * Creates a function that returns the line of a position inside a node's source. The positions must
 * ascend, so that the function reads the source once.
 */
export function linesWithin(node: Positioned, text: string): (index: number) => number {
  let line = lineOf(node);
  let next = text.indexOf('\n');
  return (index) => {
    for (; next >= 0 && next < index; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

/** The number of characters of a line that a message quotes. */
const QUOTED = 80;

/** Returns the beginning of a line, as a message quotes it. */
export const quoted = (line: string) => beginning(line.trim(), QUOTED);
