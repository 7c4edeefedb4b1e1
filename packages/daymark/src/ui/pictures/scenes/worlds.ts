import type { Scene } from './notation.ts';
import { coast } from './worlds/coast.ts';
import { hills, roads, woods } from './worlds/country.ts';
import { night, weather, winter } from './worlds/seasons.ts';
import { city, rooms, table } from './worlds/town.ts';

const worlds = { city, coast, hills, night, roads, rooms, table, weather, winter, woods };

/** The worlds of the covers, by name. */
export const WORLDS: ReadonlyMap<string, ReadonlyMap<string, Scene>> = new Map(
  Object.entries(worlds),
);
