import { brief } from './pen.ts';

/**
 * The arguments of each command of SVG paths: a position on an axis, a radius (`r`), or an angle or
 * flag (`-`).
 */
const ARGUMENTS: Readonly<Record<string, string>> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  q: 'xyxy',
  c: 'xyxyxy',
  a: 'rr---xy',
};

/** Matches a command or a number. */
const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;

/**
 * Returns an SVG path with coordinates divided by `coarseness` and rounded to whole numbers. Each
 * point is rounded by its absolute position, so that the errors of relative coordinates do not add
 * up.
 * @param d - a path with the commands in `ARGUMENTS`, in upper or lower case
 */
export function coarsePath(d: string, coarseness: number): string {
  if (coarseness === 1) return d;
  const round = (position: number) => Math.round(position / coarseness);
  const tokens = d.match(TOKEN) ?? [];
  let end = { x: 0, y: 0 };
  let command = '';
  let coarse = '';
  for (let at = 0; at < tokens.length; ) {
    const isNew = /[a-z]/i.test(tokens[at] ?? '');
    if (isNew) command = tokens[at++] ?? '';
    const start = /[a-z]/.test(command) ? end : { x: 0, y: 0 };
    end = { ...end };
    const numbers: number[] = [];
    for (const argument of ARGUMENTS[command.toLowerCase()] ?? '') {
      const value = Number(tokens[at++]);
      if (argument === 'x' || argument === 'y') {
        end[argument] = start[argument] + value;
        numbers.push(round(end[argument]) - round(start[argument]));
      } else numbers.push(argument === 'r' ? round(value) : value);
    }
    const text = brief(...numbers);
    coarse += isNew ? command + text : text.startsWith('-') ? text : ` ${text}`;
  }
  return coarse;
}
