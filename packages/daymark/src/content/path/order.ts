const NAME = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** Splits a step's file name, such as "1-five-breaths". Returns undefined if it has no number. */
export function numberedName(id: string): { number: number; name: string } | undefined {
  const [, number, name] = NAME.exec(id) ?? [];
  return number && name ? { number: Number(number), name } : undefined;
}

/**
 * Sorts the steps in `content/path` by the numbers at the start of their file names. Numbers may
 * have gaps, so that a step can be removed without renaming the others. The checks report a file
 * without a number; the live preview omits the file.
 */
export function inPathOrder<File extends { id: string }>(files: readonly File[]) {
  return files
    .flatMap((file) => {
      const { number = 0, name } = numberedName(file.id) ?? {};
      return name === undefined ? [] : { file, number, slug: name };
    })
    .toSorted((a, b) => a.number - b.number);
}
