/** A text as nginx reads it back. Variables of nginx, which begin with `$`, stay what they are. */
export function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/** A regular expression as a key of a map. In quotes nginx keeps a backslash that escapes no quote. */
export function pattern(source: string): string {
  return `"~${source.replaceAll('"', '\\"')}"`;
}

/** A block: its lines one step further in than its head. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line ? `    ${line}` : line)), '}'];
}

/** A variable made of another text by the first key that matches; empty when none does. */
export function map(source: string, name: string, lines: readonly string[]): string[] {
  return block(`map ${source} ${name}`, lines);
}
