import { GOOGLE_ADS, POSITIONS, SLOT_HEIGHTS, SLOT_WIDTHS, type SlotForm } from '../slots.ts';

/** Every slot that a network may fill, by name, such as "home.after-hero". */
export const SLOTS: ReadonlyMap<string, SlotForm> = new Map<string, SlotForm>([
  ...Object.entries(POSITIONS).flatMap(([page, positions]) =>
    Object.entries(positions).map(([position, place]): [string, SlotForm] => [
      `${page}.${position}`,
      place,
    ]),
  ),
  [GOOGLE_ADS, { width: 'any', shape: 'box' }],
]);

/**
 * Returns the problems of sizes that do not fit a slot: the expected size, and the path in the list
 * of sizes.
 */
export function misfits(
  { shape, width }: SlotForm,
  sizes: readonly string[],
): { path: number[]; expected: string }[] {
  const height = SLOT_HEIGHTS[shape];
  const narrowest = SLOT_WIDTHS[shape === 'tall' ? 'tall' : width];
  const measured = sizes.map((size) => size.split('x').map(Number));
  const tooHigh = measured.flatMap(([, high = 0], index) =>
    high > height ? [{ path: [index], expected: `at most ${height} pixels high` }] : [],
  );
  if (measured.some(([wide = 0]) => wide <= narrowest)) return tooHigh;
  const expected = `at least one size that is at most ${narrowest} pixels wide, to fit every screen`;
  return [...tooHigh, { path: [], expected }];
}
