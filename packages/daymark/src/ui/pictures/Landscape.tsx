import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Choices, randomFrom } from '../../basics/random.ts';
import { markupOf } from './drawing.ts';
import { HOURS } from './hours.ts';
import { named, WORLDS, worldOf } from './notation.ts';
import { paint } from './paint.ts';
import { COVER } from './pen.ts';

/* The door of this folder: other folders import nothing else of it. */

type SvgAttributes = Pick<ComponentProps<'svg'>, 'className' | 'xmlns' | 'width' | 'height'>;

interface LandscapeProps extends LandscapeChoice, SvgAttributes {
  /** The coarseness of the coordinates, for a small picture: see `markupOf`. */
  coarseness?: number;
  /**
   * The width of the flattest box in heights. The crop of a flat box may cut off the sun or the moon.
   * With this property, the picture loses its lowest part instead.
   */
  flattest?: number | undefined;
}

/**
 * The drawing of an article or of another page, which fills its box. It adds no information to the
 * text of the page and is therefore hidden from assistive technology.
 */
export function Landscape(props: LandscapeProps) {
  const { seed, topic, world, motif, hour, coarseness = 1, flattest, ...attributes } = props;
  const { shapes, top, isMirrored } = drawLandscape({ seed, topic, world, motif, hour });
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
      dangerouslySetInnerHTML={{ __html: markupOf(shapes, isMirrored, coarseness) }}
    />
  );
}

/** The least distance of the sun or the moon from the edge of a picture. */
const ABOVE_SUN = 16;

/**
 * Returns the height of the part of a drawing, from its top, whose middle shows the whole sun or moon
 * if a box crops the part to an aspect ratio.
 * @param top the top of the sun or the moon
 */
function heightFor(ratio = 0, top: number = COVER.height): number {
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

/** What determines a landscape. */
interface LandscapeChoice {
  /** The text from which everything follows that is not chosen below: an article's slug. */
  seed: string;
  /** The slug of the article's main topic, which leans to three of the ten worlds. */
  topic?: string | undefined;
  /** The name of a world, such as "coast". With a motif, the world is that of the motif. */
  world?: string | undefined;
  /** The motif: the name of a scene, such as "open sea". */
  motif?: string | undefined;
  /** The name of an hour, such as "late gold". */
  hour?: string | undefined;
}

/**
 * Part of every seed, so that another edition changes every drawing. This edition was chosen for
 * the appearance of the first landscapes beside each other.
 */
const EDITION = 'edition 245490';

/**
 * Draws a landscape: the names of the world, the motif and the hour, and the shapes on a sheet of
 * 640 by 400, from far to near, with the top of the sun or the moon. `isMirrored` is true for a drawing to mirror. With a topic, the
 * chance that the landscape is in one of the three worlds of the topic is 70 %. A choice has the
 * same landscape for ever, on any platform.
 */
export function drawLandscape({ seed, topic, ...chosen }: LandscapeChoice) {
  const random = randomFrom(`${EDITION}/${seed}`);
  const leans = random.chance(70) && topic !== undefined;
  const world =
    worldOf(chosen.motif) ?? chosen.world ?? random.pick(leans ? worldsOf(topic) : keysOf(WORLDS));
  const scenes = named(WORLDS, world);
  const motif = chosen.motif ?? random.pick(keysOf(scenes));
  const scene = named(scenes, motif);
  const hour = named(HOURS, chosen.hour ?? random.pick(scene.hours));
  const isMirrored = random.chance(50);
  return { world, motif, hour: hour.name, isMirrored, ...paint(scene, hour, random) };
}

/** Returns the names of the three worlds to which a topic leans. */
function worldsOf(topic: string): Choices<string> {
  const random = randomFrom(`${EDITION}/topic/${topic}`);
  const worlds = [...WORLDS.keys()];
  const next = () => worlds.splice(random.int(0, worlds.length - 1), 1).join('');
  return [next(), next(), next()];
}

const keysOf = (map: ReadonlyMap<string, unknown>) => [...map.keys()] as unknown as Choices<string>;
