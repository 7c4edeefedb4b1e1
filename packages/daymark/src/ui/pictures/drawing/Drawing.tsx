import type { ComponentProps } from 'react';
import { brief, type Shape, type Sheet } from './pen.ts';

/** The attributes of the SVG that a drawing may have. */
export type SvgAttributes = Pick<ComponentProps<'svg'>, 'className' | 'xmlns' | 'width' | 'height'>;

interface DrawingProps extends SvgAttributes {
  shapes: readonly Shape[];
  sheet: Sheet;
  isMirrored: boolean;
  /** The part that a box of another aspect ratio shows. */
  crop: 'xMidYMid slice' | 'xMaxYMax slice';
  /**
   * The number of units of the sheet that become one unit of the SVG. Coordinates are whole numbers,
   * so those of a small picture need fewer bytes.
   */
  coarseness?: number | undefined;
}

/**
 * A drawing that fills its box. It adds no information to the text of the page and is therefore
 * hidden from assistive technology.
 */
export function Drawing({
  shapes,
  sheet,
  isMirrored,
  crop,
  coarseness = 1,
  ...attributes
}: DrawingProps) {
  const width = Math.round(sheet.width / coarseness);
  const height = Math.round(sheet.height / coarseness);
  const drawn = shapes.map((shape) => printed(shape, coarseness));
  return (
    <svg
      {...attributes}
      viewBox={`${isMirrored ? -width : 0} 0 ${width} ${height}`}
      strokeLinecap="round"
      preserveAspectRatio={crop}
      aria-hidden="true"
    >
      {isMirrored ? <g transform="scale(-1 1)">{drawn}</g> : drawn}
    </svg>
  );
}

/** Renders a shape as SVG. Its React key is its path or position, which is unique in a drawing. */
function printed(shape: Shape, coarseness: number) {
  const scaled = (length: number) => Math.round((10 * length) / coarseness) / 10;
  switch (shape.kind) {
    case 'area': {
      const { d, fill, opacity } = shape;
      return <path key={d} d={coarsePath(d, coarseness)} fill={fill} opacity={opacity} />;
    }
    case 'disc': {
      const { x, y, radius, fill } = shape;
      return (
        <circle key={`${x},${y}`} cx={scaled(x)} cy={scaled(y)} r={scaled(radius)} fill={fill} />
      );
    }
    case 'line': {
      const { d, stroke, width } = shape;
      return (
        <path
          key={d}
          d={coarsePath(d, coarseness)}
          fill="none"
          stroke={stroke}
          strokeWidth={scaled(width)}
        />
      );
    }
  }
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
