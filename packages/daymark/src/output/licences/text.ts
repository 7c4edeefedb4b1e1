/** Third-party work that the site distributes to visitors. */
export interface Carried {
  readonly name: string;
  /** Absent for work without a version, such as a typeface. */
  readonly version?: string | undefined;
  /** The licence text with the names of the copyright holders. */
  readonly text: string;
}

const LINE = '-'.repeat(72);

/** Returns the content of `/licences.txt`: each work once, sorted by name. */
export function licencesText(carried: readonly Carried[]): string {
  const titled = new Map(
    carried.map(({ name, version, text }) => [version ? `${name} ${version}` : name, text.trim()]),
  );
  const parts = [...titled]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, text]) => `${LINE}\n${title}\n${LINE}\n\n${text}\n`);
  return `This site contains the work of others under the following terms.\n\n${parts.join('\n')}`;
}
