const NAME = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The parts of a step's name, such as "1-five-breaths"; undefined for one that has no number. */
export function numberedName(id: string): { number: number; name: string } | undefined {
  const [, number, name] = NAME.exec(id) ?? [];
  return number && name ? { number: Number(number), name } : undefined;
}

/**
 * Puts the files of the path in the order of the numbers that their names begin with. Numbers may
 * have gaps, so that a step can be taken out without renaming the others. A file without a number,
 * which the checks report, is left out of the live preview.
 */
export function inPathOrder<File extends { id: string }>(files: readonly File[]) {
  return files
    .flatMap((file) => {
      const { number = 0, name } = numberedName(file.id) ?? {};
      return name === undefined ? [] : { file, number, slug: name };
    })
    .toSorted((a, b) => a.number - b.number);
}
