import { basename, posix } from 'node:path';
import { asPath, placeIn } from './address-patterns.ts';
import { assignedIn } from './fields.ts';
import { localesIn, mainFirst } from './folder-languages.ts';
import { textFor } from './front-matter.ts';
import { isMarkdown } from './text-files.ts';
import type { FolderTool } from './tool.ts';

/*
 * The rules for Docusaurus: a blog, documents and pages, each with a separate folder and separate
 * addresses.
 */

export const docusaurus: FolderTool = {
  name: 'Docusaurus',
  signs: [{ files: 'docusaurus.config.js docusaurus.config.ts docusaurus.config.mjs' }],
  isSite: true,
  addressIn: ({ script }) =>
    (assignedIn(script, 'url') ?? '') + (assignedIn(script, 'baseUrl') ?? ''),
  languagesIn({ script }) {
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
  },
  hasReservedFolders: true,
  textFilter: async () => (file, _, own) =>
    isMarkdown(file) &&
    (own !== '' || /^(?:blog|docs|src\/pages)\//.test(file)) &&
    !basename(file).startsWith('_'),
  kindOf: (file) => (file.startsWith('blog/') ? 'article' : 'page'),
  // All Markdown is MDX unless the settings say otherwise.
  isMdx: ({ script }) => !/\bformat["']?\s*:\s*["'](?:md|detect)["']/.test(script),
  addressOf({ path, fields, date, isIndex, rest }, settings, prefix) {
    const { stem, folder } = placeIn(path, settings);
    const given = textFor(fields, 'slug');
    const [area = ''] = /^(?:blog|docs)(?=\/)/.exec(path) ?? [];
    const isBlog = area === 'blog';
    const at = (...parts: string[]) => prefix + asPath(posix.join(...parts));
    if (given?.startsWith('/')) return at(area, given);
    const parent = posix.dirname(folder.replace(/^docs\/?/, '') || '.');
    if (given) return at(area, isBlog ? '' : parent, given);
    if (isBlog) return at('blog', date?.replaceAll('-', '/') ?? '', rest);
    // Numbers before names only sort the documents.
    const within = stem
      .replace(/^src\/pages\//, '')
      .replace(/(?:^|\/)\d+-/g, (found) => (found.startsWith('/') ? '/' : ''));
    return prefix + asPath(isIndex ? `${posix.dirname(within)}/` : within);
  },
  feeds: ['/blog/rss.xml', '/blog/atom.xml'],
};
