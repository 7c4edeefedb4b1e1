import { similarName } from '../../settings/edit-distance.ts';

/** Returns the name that an owner probably meant by a misspelt one. */
export function similarOf(misspelt: string, names: Iterable<string>): string | undefined {
  const all = [...names];
  const lower = misspelt.toLowerCase();
  const same = all.find((name) => name.toLowerCase() === lower);
  // Two edits turn a word of three letters into many others.
  return same ?? (misspelt.length > 3 ? similarName(misspelt, all) : undefined);
}

/** Returns the end of a message that suggests a name, or nothing. */
export const suggestion = (name: string | undefined) =>
  name === undefined ? '' : ` (did you mean "${name}"?)`;

/** Returns the end of a message that suggests a similar name, if there is one. */
export const didYouMean = (misspelt: string, names: Iterable<string>) =>
  suggestion(similarOf(misspelt, names));
