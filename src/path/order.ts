const NAME = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** A step's file: its name without the folder and the ending, and where it is. */
export interface StepFile {
  id: string;
  filePath?: string | undefined;
}

/**
 * Puts the files of the path in the order of the numbers that their names begin with. Numbers may
 * have gaps, so that a step can be taken out without renaming the others.
 * @throws where a name has no number, or a number or the rest of a name stands twice
 */
export function inPathOrder<File extends StepFile>(files: readonly File[]) {
  const named = files.map((file) => {
    const [, number, slug] = NAME.exec(file.id) ?? [];
    if (number && slug) return { file, number: Number(number), slug };
    throw new Error(
      `${file.filePath}: expected a name that begins with its place in the path, such as 1-five-breaths.md; found ${file.id}.md`,
    );
  });
  rejectTwins('number', named, ({ number }) => number);
  rejectTwins('name after its number', named, ({ slug }) => slug);
  return named.toSorted((a, b) => a.number - b.number);
}

function rejectTwins<Named extends { file: StepFile }>(
  what: string,
  all: readonly Named[],
  of: (one: Named) => string | number,
) {
  const seen = new Map<string | number, StepFile>();
  for (const one of all) {
    const twin = seen.get(of(one));
    if (twin)
      throw new Error(
        `${one.file.filePath}: expected a ${what} of its own; found ${of(one)}, as in ${twin.filePath}`,
      );
    seen.set(of(one), one.file);
  }
}
