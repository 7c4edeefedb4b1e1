/** Matches a sentence of the checks: what stands before, the expected value and the found value. */
const SENTENCE = /^(.*?)expected (.+?); found (.+)$/s;
/** Matches the end of a found value that says what to do. */
const REMEDY = /^(.+); ((?:copy|divide|export|make|put|remove|rename|run|save|write) .+)$/s;
/** Matches the end of an expected value with the value that the owner probably means. */
// backtracks: what a check expected is a phrase of the engine
const MEANT = /^(.+) \((?:did you mean ("[^"]*")\?|write (.+))\)$/s;
/** Matches the list of all values after the value that the owner probably means. */
const LIST = /(?<=\?\)): .*$/s;
const IS_MISSING = /^(?:no|none|nothing)\b/;

/**
 * Rewrites a sentence of the checks for an author at the desk, who sees beside it what was found: what to
 * do comes first. Returns any other sentence as it is.
 */
export function actionFirst(sentence: string): string {
  const [, place = '', expected = '', found = ''] = SENTENCE.exec(sentence) ?? [];
  if (!expected) return sentence;
  const [, cause, remedy] = REMEDY.exec(found) ?? [];
  if (remedy) return `${place}${remedy} (expected ${expected}; found ${cause})`;
  const [, choices = '', name, value = name] = MEANT.exec(expected.replace(LIST, '')) ?? [];
  // The found value of an unknown field is its content.
  if (/^(?:one of the fields|the field)\b/.test(choices))
    return `${place}rename the field ${value}`;
  if (value) return `${place}use ${value} instead of ${found}`;
  if (IS_MISSING.test(found)) return `${place}add ${expected}`;
  return `${place}use ${expected} instead of ${found}`;
}
