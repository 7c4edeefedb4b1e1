import { readFileSync } from 'node:fs';
import { quoted } from './finder.ts';
import type { Problem } from './problem.ts';

/** Matches the line with the times of a cue, which players read. Source: WebVTT, section 4.1 */
const TIMES =
  /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}(?:[ \t].*)?$/;
const EXAMPLE = 'times such as 00:01.000 --> 00:04.000';

/**
 * Warns about files of captions in `public/` that players ignore, or of which they show nothing.
 * @param files the paths relative to `public/`
 */
export const captionProblems = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => file.toLowerCase().endsWith('.vtt'))
    .map((file) => `public/${file}`)
    .flatMap((file): Problem[] => {
      const rows = readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .split(/\r\n?|\n/);
      const [first = ''] = rows;
      const problem = (line: number, expected: string, found: string): Problem[] => [
        { file, line, expected, found, severity: 'warning' },
      ];
      if (!/^WEBVTT(?:[ \t]|$)/.test(first))
        return problem(1, 'captions that begin with the line WEBVTT', quoted(first) || 'no text');
      const wrong = rows.findIndex((row) => row.includes('-->') && !TIMES.test(row));
      if (wrong > 0) return problem(wrong + 1, EXAMPLE, quoted(rows[wrong] ?? ''));
      const hasWords = rows.some((row, index) => TIMES.test(row) && rows[index + 1]?.trim());
      return hasWords
        ? []
        : problem(1, `${EXAMPLE}, and below them the words`, 'captions without words');
    });
