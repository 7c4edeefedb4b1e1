import { asPath, placeIn } from './address-patterns.ts';
import { readText } from './encoded-files.ts';
import { assignedIn } from './fields.ts';
import { isMarkdown } from './file-names.ts';
import { ignoring } from './folder-files.ts';
import { pathIn } from './front-matter.ts';
import type { AddressFacts, FolderTool, Settings } from './tool.ts';

/* Quartz, which publishes a vault as a site. */

function addressOf({ path, fields, isIndex }: AddressFacts, settings: Settings): string {
  const own = pathIn(fields);
  if (own) return asPath(own);
  const { stem, folder } = placeIn(path, settings);
  if (isIndex) return asPath(folder && `${folder.replace(/\s/g, '-')}/`);
  return asPath(
    stem.replace(/\s/g, '-').replace(/&/g, '-and-').replace(/%/g, '-percent').replace(/[?#]/g, ''),
  );
}

async function textFilter(root: string) {
  const text = (await readText(root, 'quartz.config.ts')) ?? '';
  const list = /ignorePatterns\s*:\s*\[([^[\]]*)\]/.exec(text)?.[1] ?? '';
  const patterns = Array.from(list.matchAll(/["']([^"']+)["']/g), ([, name]) => `content/${name}`);
  const isIgnored = ignoring(patterns);
  return (file: string) => isMarkdown(file) && !isIgnored(file);
}

export const quartz: FolderTool = {
  name: 'Quartz',
  signs: [{ files: 'quartz.config.ts quartz.config.yaml quartz.config.js' }],
  isSite: true,
  isVault: true,
  addressIn: ({ script }) => assignedIn(script, 'baseUrl') ?? '',
  contentIn: () => 'content',
  languages: 'none',
  textFilter,
  addressOf,
  feeds: ['/index.xml'],
};
