/**
 * The colours of one hour on the coast, mixed by hand. Lists run from far to near (the sky's from its
 * height to the horizon), so that distance pales whatever a place puts there.
 */
export interface Hour {
  readonly name: string;
  readonly sky: readonly [string, string, string, string, string];
  readonly sea: readonly [string, string, string];
  readonly land: readonly [string, string, string, string, string];
  /** Bare rock that faces the light, far off and near. */
  readonly face: readonly [string, string];
  /** Sand and paths, in the light and in shade. */
  readonly sand: readonly [string, string];
  /** White walls and chalk, in the light and in shade. */
  readonly wall: readonly [string, string];
  /** The painted parts of a tower, and the glass of its lantern: dark by day, lit after sunset. */
  readonly paint: string;
  readonly glass: string;
  /** The lamp's beam, where it is lit. */
  readonly beam?: string;
  /** The sun or the moon, and its reflection on the water. */
  readonly light: string;
  readonly glint: string;
  /** Where the light stands: at the horizon, low or high over it; or the moon, high. */
  readonly height: 'rising' | 'low' | 'high' | 'moon';
}
