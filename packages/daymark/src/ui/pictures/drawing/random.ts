/** A list to choose from: never empty. */
export type Choices<T> = readonly [T, ...T[]];

/** A stream of choices that a seed decides wholly: integers only, so every platform agrees. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
  /** One item of the list, each as likely as the other. */
  pick<T>(list: Choices<T>): T;
}

/** FNV-1a over UTF-16 code units, 32 bits (Fowler, Noll and Vo). */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** MurmurHash3's finaliser (Austin Appleby): seeds that differ in one letter end far apart. */
function scattered(state: number): number {
  const once = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/** Mulberry32 (Tommy Ettinger): 32 bits of state, plenty for a picture of some forty choices. */
export function randomFrom(seed: string): Random {
  let state = scattered(hash(seed));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  // Whole numbers below 2^53 throughout, so the division is exact enough to floor alike everywhere.
  const int = (from: number, to: number) =>
    from + Math.floor((next() * (to - from + 1)) / 0x100000000);
  return {
    int,
    chance: (percent) => int(1, 100) <= percent,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
  };
}
