/** A list of choices, which is never empty. */
export type Choices<T> = readonly [T, ...T[]];

/** FNV-1a over UTF-16 code units, 32 bits (Fowler, Noll and Vo). */
export function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** MurmurHash3's finaliser (Austin Appleby), which separates the states of similar seeds. */
function scattered(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/**
 * Creates a pseudo-random generator: Mulberry32 (Tommy Ettinger), with 32 bits of state, enough for
 * a drawing with 40 choices. The algorithm uses only integers, so that every platform has the same
 * results.
 */
export function randomFrom(seed: string) {
  let state = scattered(hash(seed));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  // All integers are below 2^53, so that the floor of the quotient is the same on every platform.
  const int = (from: number, to: number) =>
    from + Math.floor((next() * (to - from + 1)) / 0x100000000);
  return {
    /** Returns an integer from `from` to `to`, inclusive. */
    int,
    /** Returns true with a probability of `percent` %. */
    chance: (percent: number) => int(1, 100) <= percent,
    /** Returns an item of the list. All items are equally likely. */
    pick: <T>(list: Choices<T>): T => list[int(0, list.length - 1)] ?? list[0],
  };
}

export type Random = ReturnType<typeof randomFrom>;
