import type { Shape } from './drawing/shape.ts';

function Printed({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'area':
      return <path d={shape.d} fill={shape.fill} opacity={shape.opacity} />;
    case 'disc':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} fill={shape.fill} />;
    case 'line':
      return (
        <path
          d={shape.d}
          fill="none"
          stroke={shape.stroke}
          strokeWidth={shape.width}
          strokeLinecap="round"
        />
      );
  }
}

/** A unique name for a shape among those of one picture. */
const keyOf = (shape: Shape) =>
  shape.kind === 'disc' ? `${shape.x},${shape.y},${shape.radius}` : shape.d;

/** Shapes as SVG, in the order in which they are printed. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape) => <Printed key={keyOf(shape)} shape={shape} />);
}
