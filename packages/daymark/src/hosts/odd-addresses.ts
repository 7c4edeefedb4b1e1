/**
 * Characters with a meaning in URLs. `decodeURI` keeps their escapes; web servers would decode
 * them.
 */
const reserved = [...';/?:@&=+$,#'].map((character) =>
  (character.codePointAt(0) ?? 0).toString(16),
);

/**
 * Case-insensitive regular expressions of request targets that are never a URL of the site, but
 * that a server might resolve to one or fail on: dot segments, a fragment, the escape of a reserved
 * character, or the escape of a null character, which ends a string in C.
 */
export const oddAddresses: readonly string[] = [
  '^[^?]*#',
  `^[^?]*%(?:00|${reserved.join('|')})`,
  '^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)',
];
