import { asPath, placeIn } from './address-patterns.ts';
import { assignedIn } from './fields.ts';
import { ignoring } from './folder-files.ts';
import { textFor } from './front-matter.ts';
import { isMarkdown, readData } from './text-files.ts';
import type { FolderTool } from './tool.ts';

/*
 * The rules for vaults: Obsidian, which publishes no site itself, Quartz, which publishes a vault,
 * and other folders of notes.
 */

/** Returns the address in front matter. No configuration names another address. */
const addressOf: FolderTool['addressOf'] = ({ fields }) => {
  const own = textFor(fields, 'path');
  return own && asPath(own);
};

export const obsidian: FolderTool = {
  name: 'Obsidian',
  signs: [{ files: '.obsidian' }],
  isVault: true,
  languages: 'none',
  /** Leaves out the folder of templates for new notes. */
  async textFilter(root) {
    const { folder } = Object(await readData(root, '.obsidian/templates.json'));
    // If no setting names the folder of templates, templates count as texts.
    const isIgnored = ignoring(typeof folder === 'string' ? [folder] : []);
    return (file) => isMarkdown(file) && !isIgnored(file);
  },
  publishMarks: ['publish', 'dg-publish'],
  quotesAuthors: true,
  addressOf,
};

export const quartz: FolderTool = {
  name: 'Quartz',
  signs: [{ files: 'quartz.config.ts quartz.config.yaml quartz.config.js' }],
  isSite: true,
  isVault: true,
  addressIn: ({ script }) => assignedIn(script, 'baseUrl') ?? '',
  contentIn: () => 'content',
  languages: 'none',
  async textFilter(_, { script }) {
    const list = /ignorePatterns\s*:\s*\[([^[\]]*)\]/.exec(script)?.[1] ?? '';
    const names = Array.from(list.matchAll(/["']([^"']+)["']/g), ([, name]) => `content/${name}`);
    const isIgnored = ignoring(names);
    return (file) => isMarkdown(file) && !isIgnored(file);
  },
  addressOf({ path, fields, isIndex }, settings) {
    const own = textFor(fields, 'path');
    if (own) return asPath(own);
    const { stem, folder } = placeIn(path, settings);
    if (isIndex) return asPath(folder && `${folder.replace(/\s/g, '-')}/`);
    return asPath(
      stem
        .replace(/\s/g, '-')
        .replace(/&/g, '-and-')
        .replace(/%/g, '-percent')
        .replace(/[?#]/g, ''),
    );
  },
  feeds: ['/index.xml'],
};

/** A folder of Markdown without a tool, such as a folder that `daymark export` has written. */
export const markdown: FolderTool = {
  name: 'Markdown',
  signs: [],
  isVault: true,
  mayBeExport: true,
  addressOf,
};
