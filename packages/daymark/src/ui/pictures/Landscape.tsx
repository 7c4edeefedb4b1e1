import { Drawing } from './Drawing.tsx';
import { COVER } from './drawing/shape.ts';
import { drawLandscape } from './drawLandscape.ts';

interface LandscapeProps {
  /** The seed that determines the drawing: an article's slug. */
  seed: string;
  /** The slug of the article's main topic, which leans to some worlds. */
  topic?: string | undefined;
  className?: string;
  /** The coarseness of the coordinates, for a small picture: see `Drawing`. */
  coarseness?: number;
}

/** An article's landscape with an aspect ratio of 16 to 10. */
export function Landscape({ seed, topic, className, coarseness }: LandscapeProps) {
  const { shapes, isMirrored } = drawLandscape(seed, topic);
  return (
    <Drawing
      shapes={shapes}
      sheet={COVER}
      isMirrored={isMirrored}
      crop="xMidYMid slice"
      className={className}
      coarseness={coarseness}
    />
  );
}
