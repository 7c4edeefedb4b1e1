/** A mistake of an owner, and what the checks say about it. */
export interface Mistake {
  /** The mistake in a few words, for the table in `docs/mistakes.md` and the title of the test. */
  name: string;
  /** An error stops a build. A warning is printed, and the build continues. */
  severity: 'error' | 'warning';
  /** Changes of the files of a small site: the new content by path; `null` removes the file. */
  change: Record<string, string | Uint8Array | null>;
  /** Every message that the checks print because of the mistake. */
  messages: string[];
}

/** Returns the table of `docs/mistakes.md` that lists mistakes. */
export function mistakeTable(mistakes: readonly Mistake[]): string {
  const rows = mistakes.map(({ name, severity, messages }) =>
    [name, severity, messages.map(asCode).join('<br>')].join(' | '),
  );
  return ['mistake | severity | message', '--- | --- | ---', ...rows]
    .map((row) => `| ${row} |`)
    .join('\n');
}

/** Returns a message as inline code in a table of Markdown. */
function asCode(message: string): string {
  const text = message.replaceAll('|', '\\|');
  const fence = text.includes('`') ? '``' : '`';
  const gap = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${gap}${text}${gap}${fence}`;
}
