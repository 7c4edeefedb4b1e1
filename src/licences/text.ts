/** Something of others that a site carries to its visitors. */
export interface Carried {
  readonly name: string;
  /** Absent of what has none, such as a typeface. */
  readonly version?: string | undefined;
  /** The terms, with the names of those who hold the rights, as they ask to be passed on. */
  readonly text: string;
}

const LINE = '-'.repeat(72);

/** The text of `/licences.txt`: all that is carried, by name, each once. */
export function licencesText(carried: readonly Carried[]): string {
  const titled = new Map(
    carried.map(({ name, version, text }) => [version ? `${name} ${version}` : name, text.trim()]),
  );
  const parts = [...titled]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, text]) => `${LINE}\n${title}\n${LINE}\n\n${text}\n`);
  return `This site is made with the work of others, whose terms follow.\n\n${parts.join('\n')}`;
}
