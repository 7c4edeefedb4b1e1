/** Characters with a meaning in URLs, whose escapes `decodeURI` keeps and servers would undo. */
const reserved = [...';/?:@&=+$,#'].map((character) =>
  (character.codePointAt(0) ?? 0).toString(16),
);

/**
 * Regular expressions, in any case, of request targets that a server would resolve to an address of
 * the site, or stumble over: dots as a folder, a fragment, the escape of a character that separates
 * parts of an address, or of the end of a string in C. They are addresses of nothing.
 */
export const oddAddresses: readonly string[] = [
  '^[^?]*#',
  `^[^?]*%(?:00|${reserved.join('|')})`,
  '^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)',
];
