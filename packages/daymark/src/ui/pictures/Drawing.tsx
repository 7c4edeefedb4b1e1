import { coarsePath } from './drawing/coarse-path.ts';
import type { Shape, Sheet } from './drawing/shape.ts';

interface DrawingProps {
  shapes: readonly Shape[];
  sheet: Sheet;
  isMirrored: boolean;
  /** The part that a box of another aspect ratio shows. */
  crop: 'xMidYMid slice' | 'xMaxYMax slice';
  className?: string | undefined;
  /**
   * The number of units of the sheet that become one unit of the SVG. Coordinates are whole numbers,
   * so those of a small picture need fewer bytes.
   */
  coarseness?: number | undefined;
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
 * A drawing that fills its box. It adds no information to the text of the page and is therefore
 * hidden from assistive technology.
 */
export function Drawing({
  shapes,
  sheet,
  isMirrored,
  crop,
  className,
  coarseness = 1,
}: DrawingProps) {
  const [width, height] = [sheet.width, sheet.height].map((side) => Math.round(side / coarseness));
  const drawn = shapes.map((shape) => printed(shape, coarseness));
  return (
    <svg
      className={className}
      viewBox={`${isMirrored ? -width : 0} 0 ${width} ${height}`}
      strokeLinecap="round"
      preserveAspectRatio={crop}
      aria-hidden="true"
    >
      {isMirrored ? <g transform="scale(-1 1)">{drawn}</g> : drawn}
    </svg>
  );
}
