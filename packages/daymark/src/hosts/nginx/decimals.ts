/** As many digits as sizes and positions are compared with, in bytes. */
export const digits = 15;

/**
 * A regular expression of two numbers with a space between, the first of which is less than the
 * second: fewer digits, or as many and a smaller one where they first differ. nginx cannot count.
 * Neither number has a leading zero or more than `digits` digits.
 * @param same - the name of what the expression captures: the digits that both begin with
 */
export function lessThan(same: string): string {
  const lengths = Array.from({ length: digits }, (_, index) => index + 1);
  const shorter = lengths.map((length) => `\\d{${length}} \\d{${length + 1},}`);
  const equal = lengths.map((length) => `\\d{${length}} \\d{${length}}(?!\\d)`);
  const smaller = [...'012345678'].map((digit) => `${digit}\\d* \\k<${same}>[${+digit + 1}-9]\\d*`);
  return `(?:${shorter.join('|')}|(?=${equal.join('|')})(?<${same}>\\d*)(?:${smaller.join('|')}))`;
}
