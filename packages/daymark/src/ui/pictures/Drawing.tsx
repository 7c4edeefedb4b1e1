import type { Shape, Sheet } from './drawing/shape.ts';

interface DrawingProps {
  shapes: readonly Shape[];
  sheet: Sheet;
  isMirrored: boolean;
  /** The part that a box of another aspect ratio shows. */
  crop: 'xMidYMid slice' | 'xMaxYMax slice';
  className?: string | undefined;
}

/** Renders a shape as SVG. Its React key is its path or position, which is unique in a drawing. */
function printed(shape: Shape) {
  switch (shape.kind) {
    case 'area':
      return <path key={shape.d} d={shape.d} fill={shape.fill} opacity={shape.opacity} />;
    case 'disc': {
      const { x, y, radius, fill } = shape;
      return <circle key={`${x},${y}`} cx={x} cy={y} r={radius} fill={fill} />;
    }
    case 'line': {
      const { d, stroke, width } = shape;
      return <path key={d} d={d} fill="none" stroke={stroke} strokeWidth={width} />;
    }
  }
}

/**
 * A drawing that fills its box. It adds no information to the text of the page and is therefore
 * hidden from assistive technology.
 */
export function Drawing({ shapes, sheet, isMirrored, crop, className }: DrawingProps) {
  const { width, height } = sheet;
  return (
    <svg
      className={className}
      viewBox={`${isMirrored ? -width : 0} 0 ${width} ${height}`}
      strokeLinecap="round"
      preserveAspectRatio={crop}
      aria-hidden="true"
      focusable="false"
    >
      {isMirrored ? <g transform="scale(-1 1)">{shapes.map(printed)}</g> : shapes.map(printed)}
    </svg>
  );
}
