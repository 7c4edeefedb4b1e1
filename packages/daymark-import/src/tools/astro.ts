import { posix } from 'node:path';
import { asFolder, placeIn } from './address-patterns.ts';
import { assignedIn } from './fields.ts';
import { localesIn, mainFirst } from './folder-languages.ts';
import { slugIn, textFor } from './front-matter.ts';
import { isMarkdown, readText } from './text-files.ts';
import type { FolderTool, Settings } from './tool.ts';

/* The rules for Astro, with the conventions of its collections and of Starlight. */

/** Whether the texts of `src/content/docs/` stand at the root of the site. */
const isStarlight = ({ script }: Settings) => /\bstarlight\s*\(/.test(script);

export const astro: FolderTool = {
  name: 'Astro',
  signs: [
    {
      files: 'astro.config.mjs astro.config.ts astro.config.js astro.config.mts astro.config.cjs',
    },
  ],
  isSite: true,
  addressIn: ({ script }) =>
    (assignedIn(script, 'site') ?? '') + (assignedIn(script, 'base') ?? ''),
  languagesIn({ script }) {
    const { codes, root, first } = localesIn(script);
    return mainFirst(codes, first).map((code) => {
      const hasRoot = root !== undefined || !/\blocales["']?\s*[:=]\s*\{/.test(script);
      const isAtRoot = code === first && hasRoot;
      const isPrefixed = !isAtRoot || /prefixDefaultLocale["']?\s*:\s*true/.test(script);
      return { code, folders: [], prefix: isPrefixed ? `/${code}` : '' };
    });
  },
  hasReservedFolders: true,
  /** Accepts the texts of the usual folders, and of the folders that the collections read. */
  async textFilter(root) {
    const folders: string[] = [];
    for (const name of ['src/content.config', 'src/content/config'])
      for (const ending of ['ts', 'js', 'mts', 'mjs']) {
        const text = (await readText(root, `${name}.${ending}`)) ?? '';
        for (const [, , folder = ''] of text.matchAll(/\bbase\s*:\s*(["'`])([^"'`\n$]+)\1/g))
          folders.push(posix.join(folder, '.').replace(/^\//, ''));
      }
    const collected = folders.filter((folder) => folder !== '.' && !folder.startsWith('..'));
    return (file) =>
      isMarkdown(file) &&
      (/^src\/(?:content|pages|data|blog|posts)\//.test(file) ||
        collected.some((folder) => file.startsWith(`${folder}/`)));
  },
  kindOf: (file, date) =>
    /^src\/(?:pages|content\/docs)\//.test(file) && date === undefined ? 'page' : 'article',
  addressOf({ path, fields, isIndex }, settings, prefix) {
    const docs = isStarlight(settings) ? 'content/docs|' : '';
    const outside = new RegExp(`^src/(?:${docs}content|data|pages)/`);
    const within = placeIn(path, settings).stem.replace(outside, '');
    const place = isIndex ? posix.dirname(within) : within;
    const parent = posix.dirname(place) === '.' ? '' : posix.dirname(place);
    const name = slugIn(fields) ?? posix.basename(place).toLowerCase();
    return prefix + asFolder(textFor(fields, 'path') ?? posix.join(parent, name));
  },
  takesLinkedAddresses: true,
  feeds: ['/rss.xml'],
};
