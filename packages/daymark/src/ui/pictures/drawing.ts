import { brief, type Shape } from './pen.ts';

/**
 * Returns the markup of shapes, for an `<svg>`.
 * @param coarseness the number of units of the shapes that become one unit of the SVG. Coordinates
 * are whole numbers, so those of a small picture need fewer bytes.
 */
export function markupOf(shapes: readonly Shape[], isMirrored: boolean, coarseness = 1): string {
  const drawn = shapes.map((shape) => printed(shape, coarseness)).join('');
  return isMirrored ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn;
}

/** Returns the markup of a shape, with coordinates in the units of the SVG. */
function printed(shape: Shape, coarseness: number): string {
  const scaled = (length: number) => Math.round((10 * length) / coarseness) / 10;
  // Lists have many small pictures, so each byte counts there. Large pictures keep their end tags, because
  // another drawing would give all social images new addresses.
  const end = (name: string) => (coarseness === 1 ? `></${name}>` : '/>');
  if (shape.kind === 'disc') {
    const { x, y, radius, fill } = shape;
    return `<circle cx="${scaled(x)}" cy="${scaled(y)}" r="${scaled(radius)}" fill="${fill}"${end('circle')}`;
  }
  const d = coarsePath(shape.d, coarseness);
  if (shape.kind === 'line')
    return `<path d="${d}" fill="none" stroke="${shape.stroke}" stroke-width="${scaled(shape.width)}"${end('path')}`;
  const opacity = shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`;
  return `<path d="${d}" fill="${shape.fill}"${opacity}${end('path')}`;
}

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
 * point is rounded by its absolute position, so that rounding errors do not add up.
 * @param d - a path with the commands in `ARGUMENTS`, in upper or lower case
 */
function coarsePath(d: string, coarseness: number): string {
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
