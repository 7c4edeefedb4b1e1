/**
 * The colours of one hour on the coast. Lists are from far to near, and for the sky from the zenith
 * to the horizon, so that distant parts of a place are paler.
 */
export interface Hour {
  readonly name: string;
  readonly sky: readonly [string, string, string, string, string];
  readonly sea: readonly [string, string, string];
  readonly land: readonly [string, string, string, string, string];
  /** Bare rock in the light: the colours of far and near rock. */
  readonly face: readonly [string, string];
  /** Sand and paths, in the light and in shade. */
  readonly sand: readonly [string, string];
  /** White walls and chalk, in the light and in shade. */
  readonly wall: readonly [string, string];
  /** The painted parts of a tower, and the glass of its lantern: dark by day, lit after sunset. */
  readonly paint: string;
  readonly glass: string;
  /** The beam of the lamp, if the lamp is lit. */
  readonly beam?: string;
  /** The sun or the moon, and its reflection on the water. */
  readonly light: string;
  readonly glint: string;
  /** The position of the sun: at the horizon, low or high; or a high moon. */
  readonly height: 'rising' | 'low' | 'high' | 'moon';
}
