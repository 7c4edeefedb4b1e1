import { basename, dirname } from 'node:path/posix';
import { NAME } from '../settings/addresses.ts';
import type { Place } from '../settings/place.ts';
import { OWN_PAGES } from './static-pages/names.ts';

const SLUG = new RegExp(`^${NAME}$`, 'u');

/**
 * Returns the slug of a content file: its name without folders, or the name of the folder for
 * `the-name/index.md`. The slug is in lower case, because some hosts support only lower-case paths, and
 * in composed Unicode, because macOS writes decomposed names.
 * @param file the path with the extension
 */
function slugOf(file: string): string {
  const name = basename(file, '.md');
  return (name === 'index' ? basename(dirname(file)) : name).toLowerCase().normalize();
}

/**
 * Returns the folder of a content file, relative to `content/`, and the slug of the file.
 * @param file the path relative to the site's folder: "content/articles/first-light.md"
 * @param code the name of the folders of the text's language; empty for the main language
 */
export function folderAndSlugOf(file: string, code = ''): { folder: string; slug: string } {
  const path = withoutLanguage(file, code);
  const [root, folder = ''] = path.split('/');
  return root === 'pages'
    ? { folder: OWN_PAGES, slug: ownSlug(path) }
    : { folder, slug: slugOf(path) };
}

/** Returns the path of a text without the folder of its language: "content/articles/first-light.md". */
export const withoutLanguage = (file: string, code: string): string =>
  code === '' ? file : file.replace(`/${code}/`, '/');

/** Returns whether a text is in the folders of a language, and not of another language. */
export function isOfLanguage(file: string, { code, languages }: Languages): boolean {
  const [, folder = ''] = file.split('/');
  return code === '' ? !languages.some((other) => other.code === folder) : folder === code;
}

export type Languages = Pick<Place, 'code' | 'languages'>;

/** Returns whether a name is a valid slug: lower-case letters, digits and single hyphens. */
export const isSlug = (name: string) => SLUG.test(name);

/** Returns the path of an owner's page without the leading slash: "retreats/spring". */
export const ownSlug = (file: string) =>
  file
    .replace(/^\/?pages\//, '')
    .replace(/(?:(?:^|\/)index)?\.(?:md|astro)$/, '')
    .toLowerCase()
    .normalize();
