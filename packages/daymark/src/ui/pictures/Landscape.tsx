import { COVER } from './drawing/sheet.ts';
import { drawLandscape } from './drawLandscape.ts';
import { Shapes } from './Shapes.tsx';

interface LandscapeProps {
  /** What decides the picture: an article's slug. */
  seed: string;
  className?: string;
}

/**
 * An article's landscape, 16 to 10, filling whatever box it is given. It says nothing that the title
 * does not, so it is hidden from assistive technology.
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
