import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { astro } from './astro.ts';
import { docusaurus } from './docusaurus.ts';
import { eleventy } from './eleventy.ts';
import { hexo } from './hexo.ts';
import { hugo } from './hugo.ts';
import { jekyll } from './jekyll.ts';
import { readText } from './text-files.ts';
import type { FolderTool } from './tool.ts';
import { markdown, obsidian, quartz } from './vaults.ts';

/* Recognises the tool of a folder by its files of settings and its folders of texts. */

/** The tools, in the order in which the importer looks for their files. */
const TOOLS = [quartz, docusaurus, astro, eleventy, hugo, hexo, jekyll, obsidian] as const;

/** Returns the tool of a folder, and the file by which it was recognised, such as "hugo.toml". */
export async function toolOf(
  folder: string,
): Promise<{ tool: FolderTool; sign: string | undefined }> {
  const names = await readdir(folder);
  for (const tool of TOOLS)
    if (tool.dependency && hasFileOf(tool, names) && (await dependsOn(folder, tool.dependency)))
      return { tool, sign: 'package.json' };
  for (const tool of TOOLS)
    for (const { files, beside } of tool.signs) {
      if (beside && !names.some((name) => beside.test(name))) continue;
      for (const file of files.split(' '))
        if (await stat(join(folder, file)).catch(() => undefined)) return { tool, sign: file };
    }
  return { tool: markdown, sign: undefined };
}

const hasFileOf = ({ signs }: FolderTool, names: readonly string[]) =>
  signs.some(({ files }) => files.split(' ').some((file) => names.includes(file)));

/** Returns whether the package.json of a folder names a package. */
async function dependsOn(folder: string, name: string): Promise<boolean> {
  const text = await readText(folder, 'package.json');
  return text !== undefined && new RegExp(`"${name}"\\s*:`).test(text);
}
