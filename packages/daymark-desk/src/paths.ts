/*
 * The paths of texts as the desk shows them. An owner may write `articles/name.md`,
 * `articles/name/index.md` or `articles/2026/name.md`; the desk shows a folder with the name of each
 * text, which contains `index.md` and the pictures of the text.
 */

/** A file of the site, and its path in the desk. */
export interface DeskPath {
  /** The path in the desk: "content/articles/first-light/index.md". */
  shown: string;
  /** The path relative to the site's folder: "content/articles/first-light.md". */
  file: string;
}

const isText = (file: string) => file.endsWith('.md');

// Browsers do not have the module `node:path`.
const basename = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const dirname = (path: string) => path.slice(0, path.lastIndexOf('/'));
const join = (...names: readonly string[]) => names.join('/');

/**
 * Returns the name of a text: that of its address, with two hyphens for a slash. The engine gives
 * addresses lower case and composed letters (`slugOf` in the engine's content/slug.ts).
 */
function nameOf(file: string, folder: string): string {
  const path = file.slice(folder.length + 1, -'.md'.length);
  const own = path.replace(/\/index$/, '');
  const name = folder.startsWith('content/') ? basename(own) : own.replaceAll('/', '--');
  return name.toLowerCase().normalize();
}

/**
 * Returns the paths of the texts of a folder and of their pictures.
 * @param files the paths of all files in the folder, at any depth
 * @param mentions returns whether a text contains the name of a picture beside the text
 */
export function deskPaths(
  folder: string,
  files: readonly string[],
  mentions: (text: string, picture: string) => boolean,
): DeskPath[] {
  const names = new Set<string>();
  const pictures = Map.groupBy(
    files.filter((file) => !isText(file)),
    (file) => dirname(file),
  );
  return files.filter(isText).flatMap((file) => {
    let name = nameOf(file, folder);
    // Two texts may not have one name, as the checks report. The desk shows both.
    while (names.has(name)) name += '--2';
    names.add(name);
    const hasFolder = basename(file) === 'index.md' && dirname(file) !== folder;
    const own = (pictures.get(dirname(file)) ?? []).filter(
      (picture) => hasFolder || mentions(file, basename(picture)),
    );
    return [
      { shown: join(folder, name, 'index.md'), file },
      ...own.map((picture) => ({ shown: join(folder, name, basename(picture)), file: picture })),
    ];
  });
}

/**
 * Returns where a file that the desk adds is stored: a text as `daymark new` does, a picture beside
 * its text.
 * @param known the files that the desk shows
 */
export function newPath(
  folder: string,
  shown: string,
  known: readonly DeskPath[],
): string | undefined {
  const [name = '', file = '', ...rest] = shown.slice(folder.length + 1).split('/');
  if (rest.length > 0 || !shown.startsWith(`${folder}/`) || file === '') return undefined;
  const text = known.find((path) => path.shown === join(folder, name, 'index.md'))?.file;
  const hasPictures = known.some((path) => path.shown.startsWith(`${join(folder, name)}/`));
  if (file === 'index.md')
    return hasPictures
      ? join(folder, name, file)
      : join(folder, `${name.replaceAll('--', '/')}.md`);
  if (isText(file)) return undefined;
  return text ? join(dirname(text), file) : join(folder, name, file);
}
