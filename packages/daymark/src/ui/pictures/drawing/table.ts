/**
 * Parses a table in text. An entry is a name, a colon and statements, each of which ends with `;` or
 * with its line; further lines of an entry are indented. `# ` begins a remark, and braces enclose
 * statements that are one statement together.
 */
export const tableOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .replace(/ *# .*$/gm, '')
      .trim()
      .split(/\n(?! )/)
      .map((entry) => {
        const [, name = '', body = ''] = /^([^:]+):(.*)$/s.exec(entry) ?? [];
        return [name, statementsOf(body)];
      }),
  );

/** Divides text into statements. */
export const statementsOf = (text: string): string[] =>
  (text.match(/\{[^}]*\}|[^;\n{}]+/g) ?? []).map((part) => part.trim()).filter(Boolean);

/** Returns the entry with this name. Throws if there is none. */
export function named<T>(table: ReadonlyMap<string, T>, name = ''): T {
  const found = table.get(name);
  if (found) return found;
  throw new Error(`pictures: expected ${[...table.keys()].join(', ')}; found "${name}"`);
}
