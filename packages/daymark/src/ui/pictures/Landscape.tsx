import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupOf } from './drawing.ts';
import { COVER } from './pen.ts';
import { drawLandscape, type LandscapeChoice } from './worlds.ts';

type SvgAttributes = Pick<ComponentProps<'svg'>, 'className' | 'xmlns' | 'width' | 'height'>;

interface LandscapeProps extends LandscapeChoice, SvgAttributes {
  /** The coarseness of the coordinates, for a small picture: see `markupOf`. */
  coarseness?: number;
  /**
   * The aspect ratio (width divided by height) of the flattest box. The crop of a flat box may cut off
   * the sun or the moon. With this property, the picture loses its lowest part instead.
   */
  flattest?: number | undefined;
}

/**
 * The drawing of an article or of another page, which fills its box. The drawing adds no
 * information to the text of the page and is therefore hidden from assistive technology.
 */
export function Landscape(props: LandscapeProps) {
  const {
    seed,
    topic,
    world,
    motif,
    object,
    hour,
    coarseness = 1,
    flattest,
    ...attributes
  } = props;
  const chosen = { seed, topic, world, motif, object, hour };
  const { markup, top, isMirrored } = drawOnce(chosen, coarseness);
  const width = Math.round(COVER.width / coarseness);
  const height = Math.round(heightFor(flattest, top) / coarseness);
  return (
    <svg
      {...attributes}
      viewBox={`${isMirrored ? -width : 0} 0 ${width} ${height}`}
      strokeLinecap="round"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine's own shapes
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** The drawings that pages show again: the lists and the related texts of an article have its picture. */
const drawings = new Map<string, ReturnType<typeof draw>>();

/** The most drawings to keep, each of about 1 KB. */
const MOST_DRAWINGS = 30_000;

/** Draws a landscape, or returns the drawing of the same choice. */
function drawOnce(chosen: LandscapeChoice, coarseness: number) {
  const key = JSON.stringify([chosen, coarseness]);
  const known = drawings.get(key);
  if (known) return known;
  const drawing = draw(chosen, coarseness);
  if (drawings.size >= MOST_DRAWINGS) drawings.clear();
  drawings.set(key, drawing);
  return drawing;
}

function draw(chosen: LandscapeChoice, coarseness: number) {
  const { shapes, top, isMirrored } = drawLandscape(chosen);
  return { markup: markupOf(shapes, isMirrored, coarseness), top, isMirrored };
}

/** The least distance of the sun or the moon from the edge of a picture. */
const ABOVE_SUN = 16;

/**
 * Returns how high the upper part of a drawing must be, if a box crops the part to its middle, so that
 * the middle contains the whole sun or moon.
 * @param top the top of the sun or the moon
 */
export function heightFor(ratio = 0, top: number = COVER.height): number {
  const cropped = COVER.width / ratio;
  return Math.min(COVER.height, cropped + 2 * Math.max(0, top - ABOVE_SUN));
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
