import { fileReader } from './file-reader.ts';
import { ownerFiles } from './owner-files.ts';
import type { Problem } from './problem.ts';
import type { ReadText, TextReader } from './text-reader.ts';

/** The files of the owner in `content/`, `pages/` and `public/`. */
interface OwnersTexts {
  texts: ReadText[];
  /** The paths of all files in `content/` and `pages/`, relative to the site's folder. */
  files: string[];
  /** The paths of all files in `public/`, relative to that folder. */
  publicFiles: string[];
  /** Files that cannot be read, or that a build must not read. */
  problems: Problem[];
}

const PRESENT = 'a file that is neither removed nor renamed while the command reads it';

/** Reads all texts of the owner in the working directory. */
export async function readTexts(read: TextReader): Promise<OwnersTexts> {
  const [content, own, served] = [ownerFiles('content'), ownerFiles('pages'), ownerFiles('public')];
  const code = ['overrides', 'custom.css'].map(ownerFiles);
  const problems = [content, own, served, ...code].flatMap(({ problems }) => problems);
  const files = [...content.files, ...own.files];
  const contentOf = fileReader();
  const texts: ReadText[] = [];
  for (const file of files)
    if (file.endsWith('.md') || /^pages\/.*\.astro$/.test(file))
      try {
        texts.push(await read(file, () => contentOf(file)));
      } catch (error) {
        if (Object(error).code !== 'ENOENT') throw error;
        problems.push({ file, expected: PRESENT, found: 'none; run the command again' });
      }
  const publicFiles = served.files.map((file) => file.slice('public/'.length));
  return { texts, files, publicFiles, problems };
}
