import { ownAddress } from './address-patterns.ts';
import { readText } from './encoded-files.ts';
import { parseData } from './fields.ts';
import { isMarkdown } from './file-names.ts';
import { ignoring } from './folder-files.ts';
import type { FolderTool } from './tool.ts';

/** Leaves out the folder of templates for new notes. */
async function textFilter(root: string) {
  const folders: string[] = [];
  try {
    const text = await readText(root, '.obsidian/templates.json');
    const folder = text && Object(parseData(text, '.json')).folder;
    if (typeof folder === 'string' && folder !== '') folders.push(folder);
  } catch {
    // Without the setting, templates are texts.
  }
  const isIgnored = ignoring(folders);
  return (file: string) => isMarkdown(file) && !isIgnored(file);
}

/** A vault of Obsidian, which publishes no site itself. */
export const obsidian: FolderTool = {
  name: 'Obsidian',
  signs: [{ files: '.obsidian' }],
  isSite: false,
  isVault: true,
  languages: 'none',
  textFilter,
  publishMarks: ['publish', 'dg-publish'],
  quotesAuthors: true,
  addressOf: ownAddress,
};
