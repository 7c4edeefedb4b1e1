type Value = string | number | readonly string[];

/**
 * Returns a template tag for the configuration of a server. The tag returns a list of lines. Two
 * spaces in the template are one level, and the first line has level 0. A placeholder for a list of
 * lines must be alone in its line, or alone between braces: `handle { ${lines} }`.
 * A backslash in the template needs no escape, except within strings in placeholders.
 * @param indent - the indentation of a level in the result
 */
export const configurationTemplate =
  (indent: string) =>
  ({ raw }: TemplateStringsArray, ...values: readonly Value[]): string[] => {
    const base = /^\n( *)/.exec(raw[0] ?? '')?.[1]?.length ?? 0;
    const levels = ({ length }: string) => indent.repeat(Math.max(0, length - base) / 2);
    const lines: string[] = [];
    let line = '';
    for (const [index, text] of raw.entries()) {
      const [end = '', ...starts] = text.split('\n');
      line += line.trim() === '' ? end.trimStart() : end;
      for (const start of starts) {
        if (line.trim() !== '') lines.push(line);
        line = start.replace(/^ */, levels);
      }
      const value = values[index] ?? '';
      if (typeof value !== 'object') line += value;
      else {
        const [level = ''] = /^\s*/.exec(line) ?? [];
        const isBlock = line !== level;
        if (isBlock) lines.push(line.trimEnd());
        lines.push(...value.map((each) => level + (isBlock ? indent : '') + each));
        line = level;
      }
    }
    return line.trim() === '' ? lines : [...lines, line];
  };
