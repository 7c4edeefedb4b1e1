/**
 * The hexadecimal codes of characters with a special meaning in URLs. `decodeURI` keeps the escapes
 * of these characters; web servers decode them.
 */
const reserved = [...';/?:@&=+$,#'].map((each) => each.charCodeAt(0).toString(16));

/**
 * Case-insensitive regular expressions for request targets that are never a URL of the site, but
 * that a server might resolve to one or fail on: dot segments, a fragment, and escapes of reserved
 * characters or of the null character.
 */
export const oddAddresses: readonly string[] = [
  '^[^?]*#',
  `^[^?]*%(?:00|${reserved.join('|')})`,
  '^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)',
];
