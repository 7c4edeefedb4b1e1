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

/** Returns a key for a shape that is unique in a drawing. */
const keyOf = (shape: Shape) =>
  shape.kind === 'disc' ? `${shape.x},${shape.y},${shape.radius}` : shape.d;

/** Renders shapes as SVG, from back to front. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape) => <Printed key={keyOf(shape)} shape={shape} />);
}
