import { readdir, stat } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { type Fields, isFields, type Tool } from '../export/export.ts';
import { readText } from './encoded-files.ts';
import { declaredLanguages } from './folder-languages.ts';
import type { Settings } from './folder-model.ts';
import { fieldIn, parseData, textIn } from './front-matter.ts';
import { configFolder, hugoLanguages, hugoPermalinks } from './hugo.ts';

/*
 * The tools that keep their texts in a folder: by what a folder is recognised, and what their settings
 * say. No program of the folder runs: what only its configuration in JavaScript says is looked for in
 * the text of the file, or taken from the conventions of the tool.
 */

/** A tool, and the files by which a folder is recognised as its own. */
interface Sign {
  tool: Tool;
  /** The file, such as "hugo.toml". */
  sign: string | undefined;
}

/** Files of settings and folders of texts, in the order in which they are looked for. */
const SIGNS: readonly (readonly [Tool, files: string, also?: RegExp])[] = [
  ['Quartz', 'quartz.config.ts quartz.config.yaml quartz.config.js'],
  ['Docusaurus', 'docusaurus.config.js docusaurus.config.ts docusaurus.config.mjs'],
  ['Astro', 'astro.config.mjs astro.config.ts astro.config.js astro.config.mts astro.config.cjs'],
  [
    'Eleventy',
    '.eleventy.js eleventy.config.js eleventy.config.mjs eleventy.config.cjs eleventy.config.ts',
  ],
  [
    'Hugo',
    'hugo.toml hugo.yaml hugo.yml hugo.json config/_default/hugo.toml config/_default/config.toml config/_default/hugo.yaml config/_default/config.yaml config/_default/hugo.yml config/_default/config.yml',
  ],
  ['Hugo', 'config.toml config.yaml config.yml config.json', /^(?:content|archetypes|layouts)$/],
  ['Hexo', '_config.yml _config.yaml', /^scaffolds$/],
  ['Jekyll', '_config.yml _config.yaml _config.toml'],
  ['Jekyll', '_posts'],
  ['Obsidian', '.obsidian'],
];

/** Returns whether the packages of a folder are those of Hexo. Its other files have the names of Jekyll's. */
async function isHexo(folder: string): Promise<boolean> {
  const text = await readText(folder, 'package.json');
  return text !== undefined && /"hexo"\s*:/.test(text);
}

/** Says which tool keeps its texts in a folder, and by what. */
export async function recognizeFolder(folder: string): Promise<Sign> {
  const names = await readdir(folder);
  if (names.some((name) => /^_config\.ya?ml$/.test(name)) && (await isHexo(folder)))
    return { tool: 'Hexo', sign: 'package.json' };
  for (const [tool, files, also] of SIGNS) {
    if (also && !names.some((name) => also.test(name))) continue;
    for (const file of files.split(' '))
      if (await stat(join(folder, file)).catch(() => undefined)) return { tool, sign: file };
  }
  return { tool: 'Markdown', sign: undefined };
}

export async function settingsOf(root: string, tool: Tool): Promise<Settings> {
  const fields: Fields = {};
  const files = SIGNS.filter(([name]) => name === tool).flatMap(([, names]) => names.split(' '));
  let script = '';
  for (const file of files) {
    const text = await readText(root, file);
    if (text === undefined) continue;
    if (!/\.(?:toml|ya?ml|json)$/.test(file)) script = text;
    else
      try {
        const data = parseData(text, extname(file));
        if (isFields(data)) Object.assign(fields, { ...data, ...fields });
      } catch {
        // The settings only make addresses better: without them, those of the tool are taken.
      }
  }
  if (tool === 'Hugo') Object.assign(fields, { ...(await configFolder(root)), ...fields });
  const inScript = (...names: string[]) => {
    for (const name of names) {
      const found = new RegExp(`\\b${name}\\b["']?\\s*[:=]\\s*["'\`]([^"'\`\\n$]*)["'\`]`).exec(
        script,
      )?.[1];
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const given = (name: string) => textIn(fieldIn(fields, name));
  const url = given('baseURL') || given('url') || inScript('baseUrl', 'url', 'site', 'URL') || '';
  const whole =
    tool === 'Jekyll'
      ? url + (given('baseurl') ?? '')
      : tool === 'Hexo' && !/^https?:\/\/[^/]+\/./.test(url)
        ? url.replace(/\/$/, '') + (given('root') ?? '')
        : tool === 'Docusaurus'
          ? (inScript('url') ?? '') + (inScript('baseUrl') ?? '')
          : tool === 'Quartz'
            ? (inScript('baseUrl') ?? '')
            : tool === 'Astro'
              ? (inScript('site') ?? '') + (inScript('base') ?? '')
              : url;
  const address =
    whole === '' || /^https?:\/\//.test(whole)
      ? whole
      : whole.startsWith('/')
        ? ''
        : `https://${whole}`;
  const parsed = URL.parse(address);
  const base = parsed
    ? parsed.pathname.replace(/\/$/, '')
    : tool === 'Jekyll'
      ? (given('baseurl') ?? '')
      : '';
  const permalinks = hugoPermalinks(fields);
  const pattern = given('permalink');
  if (pattern) permalinks.set('', pattern);
  const folder =
    tool === 'Hugo'
      ? (given('contentDir') ?? 'content')
      : tool === 'Quartz'
        ? 'content'
        : tool === 'Eleventy'
          ? (inScript('input') ?? '')
          : tool === 'Hexo'
            ? (given('source_dir') ?? 'source')
            : tool === 'Jekyll'
              ? (given('source') ?? '')
              : '';
  const content = posix.join('/', folder).slice(1);
  return {
    fields,
    url: parsed ? address.replace(/\/$/, '') : '',
    base,
    content,
    permalinks,
    isUgly: fieldIn(fields, 'uglyURLs') === true,
    isMdx: tool === 'Docusaurus' && !/\bformat["']?\s*:\s*["'](?:md|detect)["']/.test(script),
    isStarlight: /\bstarlight\s*\(/.test(script),
    languages:
      tool === 'Hugo' ? hugoLanguages(fields, content) : declaredLanguages(tool, fields, script),
    timeZone: tool === 'Jekyll' || tool === 'Hexo' ? timeZoneOf(given('timezone')) : undefined,
    language:
      ['lang', 'language', 'locale', 'languageCode'].map(given).find(Boolean) ??
      inScript('defaultLocale', 'defaultLanguage'),
  };
}

/** Returns the name of a time zone that exists. */
function timeZoneOf(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export async function authorNames(root: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of [
    '_data/authors.yml',
    '_data/authors.yaml',
    '_data/authors.json',
    'blog/authors.yml',
    'data/authors.yml',
    'data/authors.json',
  ]) {
    const text = await readText(root, file);
    if (text === undefined) continue;
    try {
      const data = parseData(text, extname(file));
      if (isFields(data))
        for (const [key, value] of Object.entries(data)) {
          const name = isFields(value)
            ? (textIn(value.name) ?? textIn(value.full_name))
            : textIn(value);
          if (name) names.set(key, name);
        }
    } catch {
      // Without the file, the keys are the names.
    }
  }
  return names;
}
