/** The words in a message of the checks that precede the expected value and the found value. */
const [EXPECTED, FOUND] = ['expected ', '; found '];
/** Matches the end of a found value that says what to do. */
const REMEDY = /^(.+); ((?:copy|divide|export|make|put|remove|rename|run|save|write) .+)$/s;
/** Matches the end of an expected value with the value that the owner probably means. */
// backtracks: the expected value is a short phrase of the engine
const MEANT = /^(.+) \((?:did you mean ("[^"]*")\?|write (.+))\)$/s;
/** Matches the list of all possible values that follows the value that the owner probably means. */
const LIST = /(?<=\?\)): .*$/s;
const IS_MISSING = /^(?:no|none|nothing)\b/;

/**
 * Rewrites a message of the checks for an author at the desk, so that it begins with what to do.
 * The author sees the found value in the form beside the message. Returns any other sentence
 * unchanged.
 */
export function actionFirst(sentence: string): string {
  const start = sentence.indexOf(EXPECTED);
  const end = sentence.indexOf(FOUND, start);
  if (start < 0 || end < 0) return sentence;
  const place = sentence.slice(0, start);
  const expected = sentence.slice(start + EXPECTED.length, end);
  const found = sentence.slice(end + FOUND.length);
  const [, cause, remedy] = REMEDY.exec(found) ?? [];
  if (remedy) return `${place}${remedy} (expected ${expected}; found ${cause})`;
  const [, choices = '', name, value = name] = MEANT.exec(expected.replace(LIST, '')) ?? [];
  // For an unknown field, the found value is the content of the field, and says nothing about the
  // mistake.
  if (/^(?:one of the fields|the field)\b/.test(choices))
    return `${place}rename the field ${value}`;
  if (value) return `${place}use ${value} instead of ${found}`;
  if (IS_MISSING.test(found)) return `${place}add ${expected}`;
  return `${place}use ${expected} instead of ${found}`;
}
