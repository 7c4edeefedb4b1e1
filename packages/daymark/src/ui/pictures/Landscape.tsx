import { COVER } from './drawing/sheet.ts';
import { drawLandscape } from './drawLandscape.ts';
import { Shapes } from './Shapes.tsx';

interface LandscapeProps {
  /** The seed that determines the drawing: an article's slug. */
  seed: string;
  className?: string;
}

/**
 * An article's landscape with an aspect ratio of 16 to 10, which fills its box. It adds no
 * information to the title and is therefore hidden from assistive technology.
 */
export function Landscape({ seed, className }: LandscapeProps) {
  const { shapes, turned } = drawLandscape(seed);
  const left = turned ? -COVER.width : 0;
  return (
    <svg
      className={className}
      viewBox={`${left} 0 ${COVER.width} ${COVER.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {turned ? (
        <g transform="scale(-1 1)">
          <Shapes shapes={shapes} />
        </g>
      ) : (
        <Shapes shapes={shapes} />
      )}
    </svg>
  );
}
