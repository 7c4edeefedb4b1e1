/** A part of an excerpt: a match of the search, or other text. */
export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Parses the markup of Pagefind's excerpts: `<mark>` around matches, `&lt;` and `&gt;` in text. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<mark>(.*?)<\/mark>/s)
    .map((piece, index) => ({
      text: piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isMatch: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
