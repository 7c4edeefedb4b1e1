const ELEMENT = /<aside class="pull"[^<]*(?:<(?!aside class="pull"|\/aside>)[^<]*)*<\/aside>/g;

/** Removes the pull quotes from HTML, because the text contains their words as well. */
export const withoutPullQuotes = (html: string): string => html.replace(ELEMENT, '');

/** Removes the pull quotes from Markdown. A pull quote without an end stays. */
export function withoutPullDirectives(markdown: string): string {
  const lines = markdown.split('\n');
  const numbers = [...lines.keys()].filter((number) => /^:{3,}\s*$/.test(lines[number] ?? ''));
  /** The numbers of the lines that may end a directive, the last first, by their colons. */
  const ends = Map.groupBy(numbers.reverse(), (number) => lines[number]?.trimEnd());
  const kept: string[] = [];
  for (let number = 0; number < lines.length; number += 1) {
    const line = lines[number] ?? '';
    const after = ends.get(/^(:{3,})pull\b/.exec(line)?.[1]) ?? [];
    while (after.length > 0 && (after.at(-1) ?? 0) <= number) after.pop();
    const end = after.at(-1);
    kept.push(end === undefined ? line : '');
    number = end ?? number;
  }
  return kept.join('\n');
}
