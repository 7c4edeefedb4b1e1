import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupOf } from './drawing.ts';
import { drawLandscape, type LandscapeChoice } from './drawLandscape.ts';
import { COVER } from './pen.ts';

/* The door of this folder: other folders import nothing else of it. */

type SvgAttributes = Pick<ComponentProps<'svg'>, 'className' | 'xmlns' | 'width' | 'height'>;

interface LandscapeProps extends LandscapeChoice, SvgAttributes {
  /** The coarseness of the coordinates, for a small picture: see `markupOf`. */
  coarseness?: number;
}

/**
 * The drawing of an article or of another page, which fills its box. It adds no information to the
 * text of the page and is therefore hidden from assistive technology.
 */
export function Landscape(props: LandscapeProps) {
  const { seed, topic, world, scene, hour, coarseness = 1, ...attributes } = props;
  const { shapes, isMirrored } = drawLandscape({ seed, topic, world, scene, hour });
  const width = Math.round(COVER.width / coarseness);
  const height = Math.round(COVER.height / coarseness);
  return (
    <svg
      {...attributes}
      viewBox={`${isMirrored ? -width : 0} 0 ${width} ${height}`}
      strokeLinecap="round"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own shapes
      dangerouslySetInnerHTML={{ __html: markupOf(shapes, isMirrored, coarseness) }}
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
