import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing, type SvgAttributes } from './drawing/Drawing.tsx';
import { COVER } from './drawing/pen.ts';
import { drawLandscape, type LandscapeChoice } from './drawLandscape.ts';

interface LandscapeProps extends LandscapeChoice, SvgAttributes {
  /** The coarseness of the coordinates, for a small picture: see `Drawing`. */
  coarseness?: number;
}

/** The drawing of an article or of another page, with an aspect ratio of 16 to 10. */
export function Landscape(props: LandscapeProps) {
  const { seed, topic, world, scene, hour, ...drawing } = props;
  const { shapes, isMirrored } = drawLandscape({ seed, topic, world, scene, hour });
  return (
    <Drawing
      {...drawing}
      shapes={shapes}
      sheet={COVER}
      isMirrored={isMirrored}
      crop="xMidYMid slice"
    />
  );
}

/**
 * Returns a landscape as the content of an SVG file.
 * @param size the size of the image in pixels; without it, the image fills its box
 */
export const landscapeFile = (
  choice: LandscapeChoice,
  size?: { width: number; height: number },
): string =>
  renderToStaticMarkup(<Landscape xmlns="http://www.w3.org/2000/svg" {...size} {...choice} />);
