import { beginning } from '../../basics/language.ts';
import { lineAt } from '../../settings/problems.ts';
import { lineOf, type MarkdownPlugin, type Positioned } from '../markdown/plugin.ts';
import type { Problem } from './problem.ts';

/** A problem in a Markdown body, without the file. */
export type Finding = Omit<Problem, 'file'>;

/** Creates a Markdown plugin that reports text that an author probably wrote by mistake. */
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

/** Matches the lines with which Git marks a conflict of two versions, except the line between them. */
export const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?: .*)?$/m;

/** The expectation of a message about a conflict. */
export const ONE_VERSION =
  'one of the two versions, without the lines <<<<<<<, ======= and >>>>>>>';

/** Returns the first conflict of two versions in a file; undefined if there is none. */
export function conflictIn(text: string): (Finding & { line: number }) | undefined {
  const match = CONFLICT.exec(text);
  if (!match) return undefined;
  return { line: lineAt(text, match.index), expected: ONE_VERSION, found: quoted(match[0]) };
}

const INVISIBLE = /[\u200b\u2060\ufeff]/g;

/**
 * Returns a text with a code, such as "[U+200B]", in place of each zero-width space; undefined if the
 * text has none.
 */
export function withInvisible(text: string): string | undefined {
  const shown = text.replace(
    INVISIBLE,
    (sign) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
  return shown === text ? undefined : shown;
}

/** The expectation of a message about a name with a zero-width space. */
export const VISIBLE_NAME = 'a name without invisible characters';
