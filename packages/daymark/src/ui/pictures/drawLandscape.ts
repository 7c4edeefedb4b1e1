import { type Choices, randomFrom } from '../../basics/random.ts';
import { named } from './drawing/table.ts';
import { hourNamed } from './hours/hours.ts';
import { paint } from './scenes/paint.ts';
import { WORLDS } from './scenes/worlds.ts';

/**
 * Part of every seed, so that another edition changes every drawing. This edition was chosen for
 * the appearance of the first landscapes beside each other.
 */
const EDITION = 'edition 245490';

const keysOf = (map: ReadonlyMap<string, unknown>) => [...map.keys()] as unknown as Choices<string>;

/** Returns the names of the three worlds to which a topic leans. */
export function worldsOf(topic: string): Choices<string> {
  const random = randomFrom(`${EDITION}/topic/${topic}`);
  const worlds = [...WORLDS.keys()];
  const next = () => worlds.splice(random.int(0, worlds.length - 1), 1).join('');
  return [next(), next(), next()];
}

/**
 * Draws the landscape for a seed (an article's slug): the names of the world, the scene and the
 * hour, and the shapes on a sheet of 640 by 400, from far to near. `isMirrored` is true for a
 * drawing to mirror. With the slug of a topic, the chance that the landscape is in one of the three
 * worlds of the topic is 70 %. The landscape never changes, on any platform.
 */
export function drawLandscape(seed: string, topic?: string) {
  const random = randomFrom(`${EDITION}/${seed}`);
  const leans = random.chance(70) && topic !== undefined;
  const world = random.pick(leans ? worldsOf(topic) : keysOf(WORLDS));
  const scenes = named(WORLDS, world);
  const name = random.pick(keysOf(scenes));
  const scene = named(scenes, name);
  const hour = hourNamed(random.pick(scene.hours));
  const isMirrored = random.chance(50);
  return { world, scene: name, hour: hour.name, isMirrored, shapes: paint(scene, hour, random) };
}
