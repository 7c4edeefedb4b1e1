import { GOOGLE_ADS, POSITIONS, SLOT_HEIGHTS, SLOT_WIDTHS } from '../slots.ts';

interface Position {
  width: 'any' | 'phone' | 'wide';
  shape: 'box' | 'tall';
}

/** Every slot that a network may fill, by its name, such as "home.after-hero". */
export const SLOTS: ReadonlyMap<string, Position> = new Map<string, Position>([
  ...Object.entries(POSITIONS).flatMap(([page, positions]) =>
    Object.entries(positions).map(([position, place]): [string, Position] => [
      `${page}.${position}`,
      place,
    ]),
  ),
  [GOOGLE_ADS, { width: 'any', shape: 'box' }],
]);

/** Tells of sizes that do not fit a slot: which of them, or undefined for all, and what would. */
export function misfits(
  { shape, width }: Position,
  sizes: readonly string[],
): { index?: number; expected: string }[] {
  const height = SLOT_HEIGHTS[shape];
  const narrowest = SLOT_WIDTHS[shape === 'tall' ? 'tall' : width];
  const measured = sizes.map((size) => size.split('x').map(Number));
  const tooHigh = measured.flatMap(([, high = 0], index) =>
    high > height ? [{ index, expected: `at most ${height} pixels high` }] : [],
  );
  if (measured.some(([wide = 0]) => wide <= narrowest)) return tooHigh;
  const expected = `at least one size of at most ${narrowest} pixels wide, to fit every screen`;
  return [...tooHigh, { expected }];
}
