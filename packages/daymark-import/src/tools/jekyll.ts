import { posix } from 'node:path';
import { type Fields, isFields } from '../export/export.ts';
import { isRead, textIn } from './front-matter.ts';

/* Jekyll: what its settings give to texts. */

/**
 * Returns a function that returns the front matter which the setting `defaults` gives to a text, by the
 * path of the file from the folder of the sources.
 */
export function jekyllDefaults({ defaults }: Fields): (path: string) => Fields {
  const all = (Array.isArray(defaults) ? defaults : []).flatMap((entry: unknown) => {
    const { scope, values } = isFields(entry) ? entry : {};
    if (!isFields(values)) return [];
    const { path, type } = isFields(scope) ? scope : {};
    const read = Object.entries(values).filter(([name]) => isRead(name, ''));
    const folder = (textIn(path) ?? '').replace(/^\/|\/$/g, '');
    return [{ folder, type: textIn(type) ?? '', values: Object.fromEntries(read) }];
  });
  // The scope that says most comes last.
  all.sort((a, b) => a.folder.length - b.folder.length || a.type.length - b.type.length);
  return (path) => {
    const kind = typeOf(path);
    const fits = all.filter(
      ({ folder, type }) => (type === '' || type === kind) && isWithin(path, folder),
    );
    return Object.assign({}, ...fits.map(({ values }) => values));
  };
}

/** Returns the type of a text, such as "posts" or the name of a collection. */
function typeOf(path: string): string {
  const folder = path
    .split('/')
    .slice(0, -1)
    .findLast((name) => name.startsWith('_'));
  return folder?.slice(1) ?? 'pages';
}

const isWithin = (path: string, folder: string): boolean =>
  folder === '' ||
  path === folder ||
  path.startsWith(`${folder}/`) ||
  (folder.includes('*') &&
    (posix.matchesGlob(path, folder) || posix.matchesGlob(path, `${folder}/**`)));

/** Returns the categories that the folders above the folder of the posts give to a post. */
export function folderCategories(path: string): string[] {
  const [above, post] = path.split(/(?:^|\/)_(?:posts|drafts)\//);
  if (post === undefined || !above) return [];
  return above.split('/').filter((name) => !name.startsWith('_'));
}
