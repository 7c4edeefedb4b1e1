import { basename, posix } from 'node:path';
import { asPath, placeIn } from './address-patterns.ts';
import { assignedIn } from './fields.ts';
import { isMarkdown } from './file-names.ts';
import { localesIn, mainFirst } from './folder-languages.ts';
import { writtenSlugIn } from './front-matter.ts';
import type {
  AddressFacts,
  Configuration,
  FolderLanguage,
  FolderLanguages,
  FolderTool,
  Settings,
} from './tool.ts';

/* Docusaurus: a blog, documents and pages, each with a folder and addresses of its own. */

function addressOf(
  { path, fields, date, isIndex, rest }: AddressFacts,
  settings: Settings,
  language: FolderLanguage | undefined,
): string {
  const { stem, folder } = placeIn(path, settings);
  const given = writtenSlugIn(fields);
  const [area = ''] = /^(?:blog|docs)(?=\/)/.exec(path) ?? [];
  const isBlog = area === 'blog';
  const prefix = language?.prefix ?? '';
  const at = (...parts: string[]) => prefix + asPath(posix.join(...parts));
  if (given?.startsWith('/')) return at(area, given);
  const parent = posix.dirname(folder.replace(/^docs\/?/, '') || '.');
  if (given) return at(area, isBlog ? '' : parent, given);
  if (isBlog) return at('blog', date?.replaceAll('-', '/') ?? '', rest);
  const within = stem
    .replace(/^src\/pages\//, '')
    .replace(/(?:^|\/)\d+-/g, (found) => (found.startsWith('/') ? '/' : ''));
  return prefix + asPath(isIndex ? `${posix.dirname(within)}/` : within);
}

function languagesIn({ script }: Configuration): FolderLanguages {
  const { codes, first } = localesIn(script);
  return mainFirst(codes, first).map((code) => {
    const start = `i18n/${code}/docusaurus-plugin-content-`;
    const folders = [
      [`${start}blog`, 'blog'],
      [`${start}docs/current`, 'docs'],
      [`${start}pages`, 'src/pages'],
    ] as const;
    return code === first ? { code, folders: [] } : { code, folders, prefix: `/${code}` };
  });
}

export const docusaurus: FolderTool = {
  name: 'Docusaurus',
  signs: [{ files: 'docusaurus.config.js docusaurus.config.ts docusaurus.config.mjs' }],
  isSite: true,
  isVault: false,
  addressIn: ({ script }) =>
    (assignedIn(script, 'url') ?? '') + (assignedIn(script, 'baseUrl') ?? ''),
  languagesIn,
  hasReservedFolders: true,
  textFilter: async () => (file, _, own) =>
    isMarkdown(file) &&
    (own !== '' || /^(?:blog|docs|src\/pages)\//.test(file)) &&
    !basename(file).startsWith('_'),
  kindOf: (file) => (file.startsWith('blog/') ? 'article' : 'page'),
  // All Markdown is MDX unless the settings say otherwise.
  isMdx: ({ script }) => !/\bformat["']?\s*:\s*["'](?:md|detect)["']/.test(script),
  addressOf,
  feeds: ['/blog/rss.xml', '/blog/atom.xml'],
};
