import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path/posix';
import { didYouMean } from '../../settings/edit-distance.ts';
import { STATIC_PAGES } from '../static-pages/names.ts';
import { kinds } from './content-kinds.ts';
import { isOtherMarkdown } from './names.ts';
import { ownerFiles } from './owner-files.ts';
import { PICTURE_NAME, pictureNamesIn } from './pictures.ts';
import type { Problem } from './problem.ts';
import type { ReadText } from './text-reader.ts';

/**
 * Reports files of `content/` and `pages/` that no page shows.
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
    if (isOtherMarkdown(file) || (file.startsWith('pages/') && CODE.test(file))) return [];
    if (file.endsWith('.md')) return unknownPage(file);
    if (named.has(file) || (PICTURE_NAME.test(file) && isMentioned(file))) return [];
    const [expected, found] = PICTURE_NAME.test(file)
      ? ['a picture that a text names', 'a picture that no text names']
      : [
          file.startsWith('content/')
            ? 'a Markdown file or a picture'
            : 'a page in Markdown or Astro (.md or .astro), or a file in public/',
          `a file with the extension ${extname(file)}`,
        ];
    return [{ file, expected, found, severity: 'warning' }];
  });
}

/** Matches files of the owner's code, which other code may import. */
const CODE = /\.(?:astro|[cm]?[jt]sx?|json|css|scss|sass|less)$/;
/** The folders and files in which the engine looks for an owner's files, and the kinds of texts. */
const READ = ['content', 'public', 'pages', 'overrides', 'custom.css', 'integrations.ts'];
const inContent = Object.keys(kinds).filter((folder) => /^[a-z]+$/.test(folder));

/**
 * Reports files and folders in the site's folder that the engine does not read, if an owner
 * probably expects that it does: styles, HTML, and names that are similar to those that it reads.
 * @param settings the name of the settings file, which may name files in any place
 */
export function unreadInFolder(settings: string): Problem[] {
  const entries = readdirSync('.', { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const code = [
    settings,
    'custom.css',
    'integrations.ts',
    ...codeIn('pages'),
    ...codeIn('overrides'),
  ];
  let source: string | undefined;
  const isNamed = (name: string) => {
    source ??= code.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')).join('\n');
    return source.includes(name);
  };
  return entries.flatMap((entry): Problem[] => {
    const { name: file } = entry;
    const warning = (expected: string, found: string) =>
      isNamed(file) ? [] : [{ file, expected, found, severity: 'warning' as const }];
    if (READ.includes(file) || file.startsWith('.')) return [];
    if (entry.isDirectory() && inContent.includes(file))
      return warning(`content/${file}`, 'a folder that the engine does not read');
    const meant = READ.find((name) => name.toLowerCase() === file.toLowerCase());
    if (meant) return warning(meant, `"${file}", in another letter case`);
    if (/\.(?:css|scss|sass|less)$/i.test(file))
      return warning('styles in custom.css', 'a style sheet that nothing reads');
    if (/\.(?:html?|astro)$/i.test(file))
      return warning(
        'a page in the folder pages/, in Markdown or Astro',
        'a page that nothing reads',
      );
    return [];
  });
}

/** Returns the paths of the owner's code below a folder. */
const codeIn = (folder: string) => ownerFiles(folder).files.filter((file) => CODE.test(file));

/** Reports a text in `content/pages/` that does not belong to a page of the engine. */
function unknownPage(file: string): Problem[] {
  const [top, folder] = file.split('/');
  const name = basename(file, '.md').toLowerCase();
  if (top !== 'content' || folder !== 'pages' || STATIC_PAGES.some((page) => page === name))
    return [];
  const expected = `one of ${STATIC_PAGES.join(', ')}${didYouMean(name, STATIC_PAGES)}, or a page in the folder pages/`;
  return [{ file, expected, found: `"${name}"` }];
}
