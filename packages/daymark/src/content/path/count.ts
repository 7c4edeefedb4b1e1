const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Writes a number of steps, in words up to twelve: "seven steps", "13 steps". */
export function stepsInWords(count: number): string {
  return `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'step' : 'steps'}`;
}
