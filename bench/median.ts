/**
 * Returns the median of some numbers. For an even number of measurements, returns the larger of the
 * two in the middle.
 */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Returns the interval that contains the median of all possible measurements with a probability of 95 %,
 * as in "0.79–0.84".
 * Source: the ranks of the sign test, in their normal approximation.
 */
export function intervalOf(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const outside = Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2));
  return [sorted[outside], sorted.at(-1 - outside)].map((end) => end?.toFixed(2)).join('–');
}
