import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { existingPath, fileNameOf, isBeside } from './image-path.ts';
import { readPicture, readPictureFile } from './picture-file.ts';

/**
 * Reads a picture beside a Markdown file.
 * @param src the path that the Markdown file names
 * @returns the path relative to the site's folder, the content and the size of the picture's file;
 *   undefined if the build cannot use it, which the checks report
 */
export async function pictureBeside(src: unknown, markdownFile: URL | undefined) {
  const name = fileNameOf(String(src ?? '')) ?? '';
  if (!isBeside(name) || !markdownFile) return undefined;
  // A relative path, because the store of texts keeps it, which may be copied to another folder.
  const path = relative('', existingPath(join(dirname(fileURLToPath(markdownFile)), name)));
  const data = await readPictureFile(path);
  if (!data) return undefined;
  const { fault, ...size } = await readPicture(data, name);
  return fault ? undefined : { path, data, size };
}
