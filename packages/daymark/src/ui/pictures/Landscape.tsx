import { Drawing } from './Drawing.tsx';
import { COVER } from './drawing/shape.ts';
import { drawLandscape } from './drawLandscape.ts';

interface LandscapeProps {
  /** The seed that determines the drawing: an article's slug. */
  seed: string;
  className?: string;
}

/** An article's landscape with an aspect ratio of 16 to 10. */
export function Landscape({ seed, className }: LandscapeProps) {
  const { shapes, isMirrored } = drawLandscape(seed);
  return (
    <Drawing
      shapes={shapes}
      sheet={COVER}
      isMirrored={isMirrored}
      crop="xMidYMid slice"
      className={className}
    />
  );
}
