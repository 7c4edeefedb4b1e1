import { readFile } from 'node:fs/promises';
import { decodeText } from '../../settings/encoding.ts';
import { readAstroText } from './own-pages.ts';
import { ownerFiles } from './owner-files.ts';
import type { Problem } from './problem.ts';
import { readText, type Text } from './text.ts';

/** The files of the owner in `content/`, `pages/` and `public/`. */
interface OwnersTexts {
  texts: Text[];
  /** The paths of all files in `content/` and `pages/`, relative to the site's folder. */
  files: string[];
  /** The paths of all files in `public/`, relative to that folder. */
  publicFiles: string[];
  /** Files that cannot be found or decoded. */
  problems: Problem[];
}

/** Reads all texts of the owner in the working directory. */
export async function readTexts(): Promise<OwnersTexts> {
  const [content, own, served] = [ownerFiles('content'), ownerFiles('pages'), ownerFiles('public')];
  const problems = [...content.problems, ...own.problems, ...served.problems];
  const files = [...content.files, ...own.files];
  const texts: Text[] = [];
  for (const file of files) {
    const isAstro = /^pages\/.*\.astro$/.test(file);
    if (!isAstro && !file.endsWith('.md')) continue;
    const { text, fault } = decodeText(await readFile(file));
    if (fault) problems.push({ file, ...fault });
    texts.push(isAstro ? readAstroText(file, text) : readText(file, text));
  }
  const publicFiles = served.files.map((file) => file.slice('public/'.length));
  return { texts, files, publicFiles, problems };
}
