import { basename, extname } from 'node:path/posix';
import { didYouMean } from '../../settings/edit-distance.ts';
import { STATIC_PAGES } from '../static-pages/names.ts';
import { isOtherMarkdown } from './names.ts';
import { PICTURE_NAME, pictureNamesIn } from './pictures.ts';
import type { Problem } from './problem.ts';
import type { ReadText } from './text-reader.ts';

/**
 * Reports files of `content/` that no page shows.
 * @param named the paths of the pictures that texts name
 */
export function unreadFiles(
  files: readonly string[],
  texts: readonly Pick<ReadText, 'pictureNames'>[],
  named: ReadonlySet<string>,
): Problem[] {
  // Another check reports a picture that a text names in a wrong way.
  const mentioned = new Set(texts.flatMap(({ pictureNames }) => pictureNames));
  const isMentioned = (file: string) =>
    pictureNamesIn(basename(file)).every((word) => mentioned.has(word));
  return files.flatMap((file): Problem[] => {
    if (!file.startsWith('content/') || isOtherMarkdown(file)) return [];
    if (file.endsWith('.md')) return unknownPage(file);
    if (named.has(file) || (PICTURE_NAME.test(file) && isMentioned(file))) return [];
    const [expected, found] = PICTURE_NAME.test(file)
      ? ['a picture that a text names', 'a picture that no text names']
      : ['a Markdown file or a picture', `a file with the extension ${extname(file)}`];
    return [{ file, expected, found, severity: 'warning' }];
  });
}

/** Reports a text in `content/pages/` that does not belong to a page of the engine. */
function unknownPage(file: string): Problem[] {
  const [, folder] = file.split('/');
  const name = basename(file, '.md').toLowerCase();
  if (folder !== 'pages' || STATIC_PAGES.some((page) => page === name)) return [];
  const expected = `one of ${STATIC_PAGES.join(', ')}${didYouMean(name, STATIC_PAGES)}, or a page in the folder pages/`;
  return [{ file, expected, found: `"${name}"` }];
}
