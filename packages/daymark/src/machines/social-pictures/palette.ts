/** The number of colours that one byte can distinguish. */
const MOST_COLOURS = 256;

/** Returns red, green and blue of a colour. Red is its lowest byte. */
const channelsOf = (colour: number): [number, number, number] => [
  colour & 255,
  (colour >> 8) & 255,
  (colour >> 16) & 255,
];

/**
 * Chooses the most frequent colours of a picture as its palette.
 * @param colours the colour of each pixel
 * @returns `palette`: red, green and blue of each colour; `indexes`: for each colour of the
 *   picture, the position of the same colour in the palette, or of the most similar one
 */
export function paletteOf(colours: Uint32Array) {
  const frequent = [...countColours(colours)].sort(([, a], [, b]) => b - a);
  const palette = new Uint8Array(Math.min(frequent.length, MOST_COLOURS) * 3);
  const indexes = new Map<number, number>();
  for (const [place, [colour]] of frequent.entries()) {
    const channels = channelsOf(colour);
    if (place < MOST_COLOURS) palette.set(channels, place * 3);
    indexes.set(colour, place < MOST_COLOURS ? place : mostSimilar(palette, channels));
  }
  return { palette, indexes };
}

/** Counts the pixels of each colour. Counts runs of one colour at once, which are long. */
function countColours(colours: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < colours.length; ) {
    const colour = colours[at] ?? 0;
    const end = endOfRun(colours, at, colours.length);
    counts.set(colour, (counts.get(colour) ?? 0) + end - at);
    at = end;
  }
  return counts;
}

/** Returns the position after the last of the pixels from `start` on that have the same colour. */
export function endOfRun(colours: Uint32Array, start: number, limit: number): number {
  const colour = colours[start];
  let end = start + 1;
  while (end < limit && colours[end] === colour) end += 1;
  return end;
}

function mostSimilar(palette: Uint8Array, [red, green, blue]: [number, number, number]): number {
  let least = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let at = 0; at < palette.length; at += 3) {
    const difference =
      ((palette[at] ?? 0) - red) ** 2 +
      ((palette[at + 1] ?? 0) - green) ** 2 +
      ((palette[at + 2] ?? 0) - blue) ** 2;
    if (difference < least) {
      least = difference;
      found = at / 3;
    }
  }
  return found;
}
