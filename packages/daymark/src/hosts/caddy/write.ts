/**
 * A text as Caddy reads it back, for a place where no placeholder is meant.
 * @throws when it holds what Caddy would take for one, or what ends the quotes.
 */
export function quote(text: string): string {
  if (/[`{}]/.test(text))
    throw new Error(`Caddy: expected a text without backticks and braces; found ${text}.`);
  return `\`${text}\``;
}

/** A block: its lines one step further in than its head, which the block of options has none of. */
export function block(head: string, lines: readonly string[]): string[] {
  return [head ? `${head} {` : '{', ...lines.map((line) => `\t${line}`), '}'];
}

/** Placeholders made of a text by the first line that matches it. */
export function map(source: string, names: readonly string[], lines: readonly string[]): string[] {
  return block(`map ${source} ${names.map((name) => `{${name}}`).join(' ')}`, lines);
}

/** A request for which a placeholder is not empty. */
export function given(matcher: string, placeholder: string): string {
  return `@${matcher} not vars {${placeholder}} ""`;
}
