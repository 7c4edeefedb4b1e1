/**
 * Removes invisible characters: control characters, soft hyphens, zero-width spaces and marks of the
 * writing direction, which would also change the order of the text around them. Line separators
 * become spaces. A joiner stays between letters without case, as Persian, Hindi and emoji need it.
 */
export function withoutInvisible(text: string): string {
  return text
    .replace(/[\t-\r\x85\u2028\u2029]+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{DI}]/gu, '')
    .replace(/([\p{Lo}\p{M}\p{S}][\u200c\u200d](?=[\p{Lo}\p{M}\p{S}]))|[\u200c\u200d]/gu, '$1');
}

/** Returns the words of a text: runs of letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    withoutInvisible(text)
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
