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

/** How many steps there are, in words as far as words are usual: "seven steps", "13 steps". */
export function stepsInWords(count: number): string {
  return `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'step' : 'steps'}`;
}
