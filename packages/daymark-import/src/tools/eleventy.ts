import { posix } from 'node:path';
import { asFolder, placeIn, valuesOfDay } from './address-patterns.ts';
import { assignedIn, fieldIn } from './fields.ts';
import { ignoring } from './folder-files.ts';
import { slugFor, textFor } from './front-matter.ts';
import { isMarkdown, readText } from './text-files.ts';
import type { AddressFacts, FolderTool } from './tool.ts';

/*
 * The rules for Eleventy. The configuration of Eleventy is a program, which the importer does not
 * run, so most facts follow from the conventions of Eleventy's sites.
 */

/**
 * Returns the value of an expression such as `{{ page.fileSlug }}` in an address; undefined if only
 * the program of the site knows the value.
 */
function valueIn(expression: string, { title, slug, date, rest }: AddressFacts, folder: string) {
  const { year, month, day } = valuesOfDay(date);
  if (/fileSlug/.test(expression)) return rest;
  if (/page\.date|^date\b/.test(expression)) {
    if (/DatePath|%Y\/%m\/%d|yyyy\/MM\/dd/i.test(expression)) return `${year}/${month}/${day}`;
    return /%Y|yyyy/.test(expression) ? year : `${year}-${month}-${day}`;
  }
  if (/filePathStem/.test(expression)) return `/${folder}/${rest}`;
  if (/^title\b|\.title\b/.test(expression)) return slugFor(title);
  return /slug\b/.test(expression) ? slug : undefined;
}

export const eleventy: FolderTool = {
  name: 'Eleventy',
  signs: [
    {
      files:
        '.eleventy.js eleventy.config.js eleventy.config.mjs eleventy.config.cjs eleventy.config.ts',
    },
  ],
  isSite: true,
  contentIn: ({ script }) => assignedIn(script, 'input') ?? '',
  /** Returns the folder of the texts, if a program makes the setting; '' for the whole folder. */
  contentOf(texts) {
    const byFolder = Object.entries(Object.groupBy(texts, (file) => file.split('/')[0] ?? ''));
    const [folder = '', inside = []] =
      byFolder.find(([name]) => /^(?:src|source|site|app)$/.test(name)) ?? [];
    return inside.length * 2 > texts.length ? folder : '';
  },
  hasReservedFolders: true,
  async textFilter(root) {
    const lines = ((await readText(root, '.eleventyignore')) ?? '').split('\n');
    const isIgnored = ignoring(
      lines.map((line) => line.trim()).filter((line) => !/^[#!]/.test(line)),
    );
    return (file, folders) => {
      if (isIgnored(file)) return false;
      if (folders.some((name) => /^_(?!posts|drafts|articles|notes|pages|blog)/.test(name)))
        return false;
      const isPost = (name: string) => /^_?(?:posts?|blog|articles?|notes|writing)$/.test(name);
      return isMarkdown(file) || folders.some(isPost);
    };
  },
  hasCollectionTags: true,
  hidesPage: (fields) => fieldIn(fields, 'permalink') === false,
  isGenerator: (fields) => fieldIn(fields, 'pagination') !== undefined,
  templates: 'Liquid or Nunjucks',
  addressOf(facts, settings, prefix) {
    const { folder } = placeIn(facts.path, settings);
    const own = textFor(facts.fields, 'path');
    const address = own?.replace(
      /\$?\{\{?([^{}]*)\}\}?/g,
      (_, expression: string) => valueIn(expression.trim(), facts, folder) ?? '\0',
    );
    if (address && own !== 'false' && !address.includes('\0') && !/[{}]/.test(address))
      return prefix + asFolder(address).replace(/index\.html$/, '');
    return prefix + asFolder(facts.isIndex ? folder : posix.join(folder, facts.rest));
  },
  takesLinkedAddresses: true,
  feeds: ['/feed.xml', '/feed/feed.xml', '/feed/'],
};
