import { type Choices, type Random, randomFrom } from '../../basics/random.ts';
import { HOURS } from './hours.ts';
import { named, type Scene, scenesIn, tablesIn } from './notation.ts';
import { paint } from './paint.ts';

/* The worlds, each with its motifs. A hash of a name selects the world. */

/** The scenes of each world by their names, which are unique among all worlds. */
export const WORLDS: ReadonlyMap<string, ReadonlyMap<string, Scene>> = new Map(
  Array.from(tablesIn('worlds.txt'), ([world, scenes]) => [world, scenesIn(scenes)]),
);

/** Returns the name of the world with a scene; undefined if there is none. */
export const worldOf = (motif: string | undefined): string | undefined =>
  [...WORLDS.keys()].find((world) => WORLDS.get(world)?.has(motif ?? ''));

/**
 * The scenes that show an object, by the object's name. These scenes are drawn only if an author
 * chooses the object.
 */
export const OBJECTS: ReadonlyMap<string, Scene> = scenesIn(
  tablesIn('objects.txt').get('objects') ?? '',
);

/** What determines a landscape. */
export interface LandscapeChoice {
  /** The text that determines everything that the fields below do not choose: an article's slug. */
  seed: string;
  /** The slug of the article's main topic, which makes three of the ten worlds more likely. */
  topic?: string | undefined;
  /** The name of a world, such as "coast". With a motif, the world is that of the motif. */
  world?: string | undefined;
  /** The motif: the name of a scene, such as "open sea". */
  motif?: string | undefined;
  /** The name of an object, such as "kettle", which the picture shows instead of a motif. */
  object?: string | undefined;
  /** The name of an hour, such as "late gold". */
  hour?: string | undefined;
  /** The hour of the colours, if it differs from `hour`. The sun or the moon stays where it is. */
  colours?: string | undefined;
}

/**
 * Part of every seed, so that another edition changes every drawing. With this edition, the first
 * landscapes of the publication look well beside each other.
 */
const EDITION = 'edition 245490';

/**
 * Draws a landscape: the names of the world, the motif and the hour, and the shapes on a sheet of
 * 640 by 400, from far to near, with the top of the sun or the moon. `isMirrored` is true for a
 * drawing to mirror. With a topic, the chance that the landscape is in one of the three worlds of the
 * topic is 70 %. A picture of an object has no world and no motif. A choice has the same landscape
 * for ever, on any platform.
 */
export function drawLandscape({ seed, object, colours, ...chosen }: LandscapeChoice) {
  const random = randomFrom(`${EDITION}/${seed}`);
  const { scene, ...names } = object ? { scene: named(OBJECTS, object) } : motifOf(chosen, random);
  const hour = named(HOURS, chosen.hour ?? random.pick(scene.hours));
  const isMirrored = random.chance(50);
  const { name, height, beam: _, ...tones } = named(HOURS, colours ?? hour.name);
  const drawn = colours ? { ...hour, ...tones } : hour;
  return { ...names, hour: hour.name, isMirrored, ...paint(scene, drawn, random) };
}

/** Returns the chosen motif with its world, or a random one. */
function motifOf({ topic, ...chosen }: Omit<LandscapeChoice, 'seed'>, random: Random) {
  const leans = random.chance(70) && topic !== undefined;
  const world =
    worldOf(chosen.motif) ?? chosen.world ?? random.pick(leans ? worldsOf(topic) : keysOf(WORLDS));
  const scenes = named(WORLDS, world);
  const motif = chosen.motif ?? random.pick(keysOf(scenes));
  return { world, motif, scene: named(scenes, motif) };
}

/** Returns the names of the three worlds that a topic makes more likely. */
function worldsOf(topic: string): Choices<string> {
  const random = randomFrom(`${EDITION}/topic/${topic}`);
  const worlds = [...WORLDS.keys()];
  const next = () => worlds.splice(random.int(0, worlds.length - 1), 1).join('');
  return [next(), next(), next()];
}

const keysOf = (map: ReadonlyMap<string, unknown>) => [...map.keys()] as unknown as Choices<string>;
