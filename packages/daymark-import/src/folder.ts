/*
 * Reads a folder of Markdown: the sources of a static site generator, a vault of Obsidian, or plain
 * files. No program of the folder runs: what only its templates or configuration in JavaScript say is
 * taken from the conventions of the tool.
 */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, extname, join, posix, relative, sep } from 'node:path';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { parse as parseToml, TomlDate } from 'smol-toml';
import { isMap, parseDocument, parse as parseYaml } from 'yaml';
import { Draft } from './draft.ts';
import {
  type Export,
  type Fields,
  type ImportedText,
  isDay,
  isFields,
  type Media,
  type Remark,
  type Status,
  type Term,
  type Tool,
} from './export.ts';
import { parse, type Surroundings, toDaymark } from './folder-syntax.ts';
import { withoutTemplates } from './folder-templates.ts';
import { decoded } from './links.ts';
import { keyOf } from './plan.ts';

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
  ['Jekyll', '_config.yml _config.yaml _config.toml'],
  ['Jekyll', '_posts'],
  ['Obsidian', '.obsidian'],
];

/** Says which tool keeps its texts in a folder, and by what. */
export async function recognizeFolder(folder: string): Promise<Sign> {
  const names = await readdir(folder);
  for (const [tool, files, also] of SIGNS) {
    if (also && !names.some((name) => also.test(name))) continue;
    for (const file of files.split(' '))
      if (await stat(join(folder, file)).catch(() => undefined)) return { tool, sign: file };
  }
  return { tool: 'Markdown', sign: undefined };
}

/** A file with a text, as the first reading finds it. */
interface Source {
  /** The path from the folder, with `/`. */
  file: string;
  fields: Fields;
  /** Why the front matter could not be read. */
  fault: string | undefined;
  title: string;
  slug: string;
  date: string | undefined;
  /** Whether only the clock of the file system gives the date. */
  hasFileDate: boolean;
  kind: ImportedText['kind'];
  status: Status;
  addresses: string[];
  /** Whether the front matter gives the address. */
  hasOwnAddress: boolean;
  aliases: string[];
  /** The paths on the other site to which the text links. */
  links: string[];
}

const TEXT = /\.(?:md|markdown|mdown|mkd|mdx)$/i;
const TEMPLATE = /\.(?:html?|njk|liquid|webc)$/i;
const withoutEnding = (file: string) =>
  file.replace(/(?:\.html)?\.(?:md|markdown|mdown|mkd|mdx|html?|njk|liquid|webc)$/i, '');

/** Folders of programs, themes and results, which contain no texts. */
const NO_TEXTS =
  /^(?:node_modules|archetypes|layouts|_layouts|_includes|_components|_sass|_site|themes|static|assets|resources|public|dist|build|vendor|bower_components|templates|partials|i18n|test|tests|__tests__|spec|coverage|scripts|bin|tmp)$/i;
/** Texts about the folder, in its root. */
const ABOUT =
  /^(?:readme|licen[cs]e|contributing|code[_-]of[_-]conduct|changelog|history|security|support|authors|maintainers|governance|pull_request_template|issue_template|credits|notice|todo|agents|claude)\b/i;
/** The most bytes of a file that is read as a text. */
const LONGEST = 20_000_000;

/** Reads a folder of Markdown. */
export async function readFolder(folder: string): Promise<Export> {
  const root = await realpath(folder);
  const { tool, sign } = await recognizeFolder(root);
  let settings = await settingsOf(root, tool);
  let files = await filesOf(root, tool, settings);
  const content = tool === 'Eleventy' && settings.content === '' ? inputOf(files.texts) : '';
  if (content !== '') {
    settings = { ...settings, content };
    files = await filesOf(root, tool, settings);
  }
  const { texts, others, leftOver } = files;
  const dataOf = await folderData(root, others);
  const counts = new Map<string, number>();
  const sources: Source[] = [];
  for (const file of texts) {
    const source = await readSource(root, file, tool, settings, dataOf(file));
    if (source?.fields['excalidraw-plugin'] !== undefined) {
      leftOver.set('drawing of Excalidraw', (leftOver.get('drawing of Excalidraw') ?? 0) + 1);
      continue;
    }
    if (source === undefined) {
      leftOver.set('template', (leftOver.get('template') ?? 0) + 1);
      continue;
    }
    for (const field of Object.keys(source.fields))
      if (!isRead(field)) counts.set(field, (counts.get(field) ?? 0) + 1);
    sources.push(source);
  }
  // Obsidian publishes the notes with a mark, if it publishes any.
  const isMarked = ({ fields }: Source) =>
    [fieldIn(fields, 'publish'), fieldIn(fields, 'dg-publish')].includes(true);
  if (tool === 'Obsidian' && sources.some(isMarked))
    for (const source of sources) {
      if (isMarked(source) || source.status !== 'published') continue;
      source.status = 'draft';
      const what = 'publication of a note without publish: true';
      leftOver.set(what, (leftOver.get(what) ?? 0) + 1);
    }
  sources.sort((a, b) => (a.file < b.file ? -1 : 1));
  if (tool === 'Astro' || tool === 'Eleventy') takeLinkedAddresses(sources, settings);
  const authors = new Map<string, Term>();
  const terms = new Map<string, Term>();
  // What `daymark export` writes of authors and topics.
  for (const source of sources) {
    const known = { author: authors, topic: terms, page: undefined, other: undefined }[
      typeIn(source, tool)
    ];
    if (!known) continue;
    const slug = slugFor(source.title);
    known.set(slug, { slug, name: source.title, description: summaryOf(source.fields, '') });
    const { body } = dividedOf((await readText(root, source.file)) ?? '');
    const what = 'text of an author or a topic, except its summary';
    if (body.trim() !== '') leftOver.set(what, (leftOver.get(what) ?? 0) + 1);
  }
  const names = await authorNames(root);
  const index = indexOf(sources, settings, tool);
  const findFile = fileFinder(root, tool, settings, others);
  return {
    tool,
    sign,
    url: settings.url,
    authors,
    terms,
    otherAddresses: otherAddresses(tool),
    async *texts() {
      for (const source of sources)
        if (!['author', 'topic'].includes(typeIn(source, tool))) yield await textFrom(source);
    },
    media: findFile,
    leftOver: [
      ...[...leftOver].map(([what, count]) => ({ what, count })),
      ...[...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, count]) => ({ what: `field ${field} of the front matter`, count })),
    ],
  };

  async function textFrom(source: Source): Promise<ImportedText> {
    const { file, fields, fault, title } = source;
    const original = (await readText(root, file)) ?? '';
    const { body, firstLine } = dividedOf(original);
    const remarks: Remark[] = [];
    const note = (remark: Remark) => void remarks.push(remark);
    if (source.hasFileDate)
      note({
        line: 1,
        what: 'text without a date',
        became: 'has the day on which the file was last changed',
        original: '',
      });
    const surroundings: Surroundings = {
      title,
      templates: templatesOf(tool),
      isMdx: /\.mdx$/i.test(file),
      hasWikiSyntax: /^(?:Obsidian|Quartz|Markdown)$/.test(tool),
      hasWholeHtml: tool === 'Jekyll',
      addressOf: (name) => index.addressOf(name, file),
      addressOfFile: (path) => index.addressOfFile(path, file),
      valueFor: (name) => valueIn(name, source, settings),
    };
    // The importer reads all texts twice, and needs the bodies only the second time.
    let converted: { body: ImportedText['body'] } | { error: unknown } | undefined;
    const convert = () => {
      try {
        converted ??= { body: bodyOf() };
      } catch (error) {
        converted = { error };
      }
      return converted;
    };
    const bodyOf = (): ImportedText['body'] =>
      TEMPLATE.test(file)
        ? { html: withoutTemplates(Draft.of(body, firstLine), NO_CODE, surroundings, note).text }
        : {
            markdown: beginning(fault) + toDaymark(body, firstLine, surroundings, note),
            firstLine,
            file,
          };
    const tags = termsOf(fields, tool);
    for (const [slug, name] of tags)
      if (!terms.has(slug)) terms.set(slug, { slug, name, description: '' });
    const signed = authorsOf(fields, settings, names);
    for (const { slug, name } of signed)
      if (!authors.has(slug)) authors.set(slug, { slug, name, description: '' });
    return {
      id: file,
      kind: source.kind,
      status: source.status,
      title: title || (source.kind === 'page' ? basename(withoutEnding(file)) : ''),
      slug: source.slug,
      date: source.date,
      updated: updatedOf(fields, source.date),
      authors: signed.map(({ slug }) => slug),
      topics: [...tags.keys()],
      summary: summaryOf(fields, body),
      cover: coverOf(fields),
      addresses: source.addresses,
      get body() {
        const result = convert();
        if ('error' in result) throw result.error;
        return result.body;
      },
      original: { ending: extname(file), text: original },
      comments: [],
      get remarks() {
        convert();
        return remarks.toSorted((a, b) => a.line - b.line);
      },
    };
  }
}

const templatesOf = (tool: Tool): Surroundings['templates'] =>
  tool === 'Hugo'
    ? 'shortcodes'
    : tool === 'Jekyll' || tool === 'Eleventy'
      ? 'Liquid or Nunjucks'
      : undefined;

/** The tree of HTML for templates: no part of it is code of Markdown. */
const NO_CODE = (): Root => ({ type: 'root', children: [] });

/** Returns the first lines of a text whose front matter could not be read. */
const beginning = (fault: string | undefined): string =>
  fault === undefined
    ? ''
    : `:::note[Not published: the front matter could not be read]\n${fault.replaceAll('\n', ' ')} The original is in \`import/originals/\`.\n:::\n\n`;

/* Settings of the tools. */

interface Settings {
  fields: Fields;
  /** The address of the other site, '' if no file says it. */
  url: string;
  /** The path of the site on its host, such as "/blog", without a slash at the end. */
  base: string;
  /** The folder of the texts, '' for the whole folder. */
  content: string;
  permalinks: ReadonlyMap<string, string>;
  isUgly: boolean;
}

async function readText(root: string, file: string): Promise<string | undefined> {
  const path = join(root, file);
  const size = await stat(path).then(
    (stats) => (stats.isFile() ? stats.size : undefined),
    () => undefined,
  );
  return size === undefined || size > LONGEST ? undefined : readFile(path, 'utf8');
}

/** Parses YAML, TOML or JSON. */
function parseData(text: string, ending: string): unknown {
  if (ending === '.toml') return parseToml(text);
  if (ending === '.json') return JSON.parse(text);
  return parseYaml(text, { uniqueKeys: false, maxAliasCount: 100 });
}

async function settingsOf(root: string, tool: Tool): Promise<Settings> {
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
  const permalinks = new Map<string, string>();
  const patterns = fieldIn(fields, 'permalinks');
  if (isFields(patterns))
    for (const [section, pattern] of Object.entries({
      ...patterns,
      ...(isFields(patterns.page) ? patterns.page : {}),
    }))
      if (typeof pattern === 'string') permalinks.set(section, pattern);
  const pattern = given('permalink');
  if (pattern) permalinks.set('', pattern);
  const content =
    tool === 'Hugo'
      ? (given('contentDir') ?? 'content')
      : tool === 'Quartz'
        ? 'content'
        : tool === 'Eleventy'
          ? (inScript('input') ?? '')
          : '';
  return {
    fields,
    url: parsed ? address.replace(/\/$/, '') : '',
    base,
    content: posix.join('/', content).slice(1),
    permalinks,
    isUgly: fieldIn(fields, 'uglyURLs') === true,
  };
}

/** Returns the value of a field in any letter case. */
function fieldIn(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const key = Object.keys(fields).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : fields[key];
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : undefined;

/* The files of the folder. */

async function filesOf(root: string, tool: Tool, { content, fields }: Settings) {
  const texts: string[] = [];
  const others: string[] = [];
  const leftOver = new Map<string, number>();
  const count = (what: string) => leftOver.set(what, (leftOver.get(what) ?? 0) + 1);
  const ignored = await ignoredIn(root, tool, fields);
  const isSite = !/^(?:Obsidian|Markdown)$/.test(tool);
  const collected = tool === 'Astro' ? await collectedFolders(root) : [];
  const collections = Object.keys(isFields(fields.collections) ? fields.collections : {});
  const isText = (file: string): boolean => {
    if (!TEXT.test(file) && !TEMPLATE.test(file)) return false;
    if (/\.mdx$/i.test(file) && (tool === 'Jekyll' || tool === 'Hugo')) return false;
    const folders = file.split('/').slice(0, -1);
    if (isSite && folders.length === 0 && ABOUT.test(file)) return false;
    if (ignored(file)) return false;
    if (content !== '' && !file.startsWith(`${content}/`)) return false;
    const within = content === '' ? folders : folders.slice(content.split('/').length);
    if (
      isSite &&
      tool !== 'Quartz' &&
      within.some((name) => NO_TEXTS.test(name)) &&
      tool !== 'Hugo'
    )
      return false;
    if (tool === 'Astro')
      return (
        TEXT.test(file) &&
        (/^src\/(?:content|pages|data|blog|posts)\//.test(file) ||
          collected.some((folder) => file.startsWith(`${folder}/`)))
      );
    if (tool === 'Docusaurus')
      return (
        TEXT.test(file) &&
        /^(?:blog|docs|src\/pages)\//.test(file) &&
        !basename(file).startsWith('_')
      );
    if (tool === 'Jekyll') {
      const special = within.filter((name) => name.startsWith('_'));
      const isPost = special.some(
        (name) => /^_(?:posts|drafts)$/.test(name) || collections.includes(name.slice(1)),
      );
      if (special.length > 0 && !isPost) return false;
      return TEXT.test(file) || isPost;
    }
    if (tool === 'Eleventy') {
      if (within.some((name) => /^_(?!posts|drafts|articles|notes|pages|blog)/.test(name)))
        return false;
      return (
        TEXT.test(file) ||
        within.some((name) => /^_?(?:posts?|blog|articles?|notes|writing)$/.test(name))
      );
    }
    if (tool === 'Obsidian' || tool === 'Markdown' || tool === 'Quartz') return TEXT.test(file);
    return TEXT.test(file) || /\.html?$/i.test(file);
  };
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) count('symbolic link');
      else if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules') await walk(file);
      } else if (entry.isFile()) {
        if (isText(file)) texts.push(file);
        else others.push(file);
      }
    }
  };
  await walk('');
  for (const file of others) if (TEMPLATE.test(file) && isSite) count('template');
  return { texts, others, leftOver };
}

/** Returns the folders that the collections of Astro read. */
async function collectedFolders(root: string): Promise<string[]> {
  const folders: string[] = [];
  for (const name of ['src/content.config', 'src/content/config'])
    for (const ending of ['ts', 'js', 'mts', 'mjs']) {
      const text = (await readText(root, `${name}.${ending}`)) ?? '';
      for (const [, , folder = ''] of text.matchAll(/\bbase\s*:\s*(["'`])([^"'`\n$]+)\1/g))
        folders.push(posix.join(folder, '.').replace(/^\//, ''));
    }
  return folders.filter((folder) => folder !== '.' && !folder.startsWith('..'));
}

/** Returns the folder of the texts of Eleventy, if a program makes the setting; '' for the whole folder. */
function inputOf(texts: readonly string[]): string {
  const [folder = '', inside = []] =
    Object.entries(Object.groupBy(texts, (file) => file.split('/')[0] ?? '')).find(([name]) =>
      /^(?:src|source|site|app)$/.test(name),
    ) ?? [];
  return inside.length * 2 > texts.length ? folder : '';
}

/** Returns whether a file is one that the tool leaves out. */
async function ignoredIn(
  root: string,
  tool: Tool,
  settings: Fields,
): Promise<(file: string) => boolean> {
  const folders: string[] = [];
  if (tool === 'Jekyll')
    for (const path of listOf(fieldIn(settings, 'exclude'), false))
      folders.push(path.replace(/^\/|\/?\**$/g, ''));
  if (tool === 'Eleventy') {
    const text = (await readText(root, '.eleventyignore')) ?? '';
    for (const line of text.split('\n')) {
      const path = line.trim().replace(/^\/|\/?\**$/g, '');
      if (path !== '' && !path.startsWith('#') && !path.startsWith('!')) folders.push(path);
    }
  }
  if (tool === 'Obsidian') {
    const text = await readText(root, '.obsidian/templates.json');
    try {
      const folder = text && (JSON.parse(text) as Fields).folder;
      if (typeof folder === 'string' && folder !== '') folders.push(folder);
    } catch {
      // Without the setting, templates are texts.
    }
  }
  if (tool === 'Quartz') {
    const text = (await readText(root, 'quartz.config.ts')) ?? '';
    const list = /ignorePatterns\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
    for (const [, name = ''] of list.matchAll(/["']([^"']+)["']/g)) folders.push(`content/${name}`);
  }
  return (file) =>
    folders.some(
      (path) => file === path || file.startsWith(`${path}/`) || posix.matchesGlob(file, path),
    );
}

/** Returns what the data files of Eleventy give to the texts of a folder. */
async function folderData(
  root: string,
  files: readonly string[],
): Promise<(file: string) => Fields> {
  const data = new Map<string, Fields>();
  for (const file of files) {
    const folder = posix.dirname(file);
    const name = posix.basename(file);
    const last = posix.basename(folder);
    if (name !== `${last}.json` && name !== `${last}.11tydata.json`) continue;
    const text = await readText(root, file);
    try {
      const fields: unknown = JSON.parse(text ?? '');
      if (isFields(fields)) data.set(folder, { ...data.get(folder), ...fields });
    } catch {
      // A file of another program.
    }
  }
  for (const file of files) {
    const folder = posix.dirname(file);
    if (!/^(?!.*json$).*\.11tydata\.[cm]?js$/.test(file)) continue;
    const text = (await readText(root, file)) ?? '';
    const found: Fields = {};
    const permalink =
      /permalink["']?\s*:\s*(?:function\s*\([^)]*\)\s*\{\s*return|\([^)]*\)\s*=>)?\s*(["'`])([^"'`\n]*)\1/.exec(
        text,
      );
    if (permalink?.[2]) found.permalink = permalink[2];
    const author = /\bauthor["']?\s*:\s*(["'])([^"'\n]*)\1/.exec(text)?.[2];
    if (author) found.author = author;
    data.set(folder, { ...found, ...data.get(folder) });
  }
  return (file) => {
    const folders = posix.dirname(file).split('/');
    return Object.assign(
      {},
      ...folders.map((_, index) => data.get(folders.slice(0, index + 1).join('/')) ?? {}),
    );
  };
}

async function authorNames(root: string): Promise<ReadonlyMap<string, string>> {
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

/* Front matter. */

interface Divided {
  source: string;
  format: '.yaml' | '.toml' | '.json' | undefined;
  body: string;
  /** The line on which the body begins, from 1. */
  firstLine: number;
}

/** Divides a file into front matter and body. */
function dividedOf(text: string): Divided {
  const whole = text.replace(/^\uFEFF/, '');
  const found =
    /(?<![\s\S])---[^\S\n]*\r?\n([\s\S]*?)(?:^|\r?\n)---[^\S\n]*(?:\r?\n|$)/m.exec(
      whole.slice(0, 200_000),
    ) ??
    /(?<![\s\S])\+\+\+[^\S\n]*\r?\n([\s\S]*?)(?:^|\r?\n)\+\+\+[^\S\n]*(?:\r?\n|$)/m.exec(
      whole.slice(0, 200_000),
    ) ??
    // The first line may be missing.
    /(?<![\s\S])(?=(?:[\w-]+:.*\r?\n)*title:)((?:[\w-]+:.*\r?\n)+)---[^\S\n]*(?:\r?\n|$)/.exec(
      whole.slice(0, 20_000),
    );
  const linesIn = (part: string) => part.split('\n').length - 1;
  if (found?.index === 0) {
    const [block, source = ''] = found;
    return {
      source,
      format: block.startsWith('+') ? '.toml' : '.yaml',
      body: whole.slice(block.length),
      firstLine: 1 + linesIn(block),
    };
  }
  const end = /^\{\s*\r?\n/.test(whole) ? /\n\}[^\S\n]*(?:\r?\n|$)/.exec(whole) : null;
  if (end) {
    const at = end.index + end[0].length;
    const source = whole.slice(0, at);
    return { source, format: '.json', body: whole.slice(at), firstLine: 1 + linesIn(source) };
  }
  return { source: '', format: undefined, body: whole, firstLine: 1 };
}

/** Parses YAML, also with tabs and with lines of a text that are not indented, as most tools do. */
function yamlOf(source: string) {
  const options = { uniqueKeys: false, logLevel: 'silent' } as const;
  const document = parseDocument(source, options);
  if (document.errors.length === 0) return document;
  const indented = source
    .replaceAll('\t', '  ')
    .replace(/^(?![\w$"'.@-]+(?: [\w$"'.@-]+){0,2}:(?:\s|$)|-\s|#|\s|$|[}\]])/gm, '  ');
  const other = parseDocument(indented, options);
  return other.errors.length === 0 ? other : document;
}

function fieldsOf({ source, format }: Divided): { fields: Fields; fault?: string } {
  if (format === undefined || source.trim() === '') return { fields: {} };
  try {
    if (format === '.yaml') {
      const document = yamlOf(source);
      const [error] = document.errors;
      if (error)
        return {
          fields: {},
          fault: `${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '')} (line ${(error.linePos?.[0].line ?? 0) + 1}).`,
        };
      if (document.contents !== null && !isMap(document.contents))
        return {
          fields: {},
          fault: 'Expected fields such as title: The pier; found another text.',
        };
      const fields: unknown = document.toJS({ maxAliasCount: 100 });
      return { fields: isFields(fields) ? fields : {} };
    }
    const fields = parseData(source, format);
    return isFields(fields) ? { fields } : { fields: {}, fault: 'Expected an object with fields.' };
  } catch (error) {
    return {
      fields: {},
      fault: `${String(error instanceof Error ? error.message : error).split('\n')[0]}.`,
    };
  }
}

const TITLES = ['title', 'heading', 'name'];
const DATES =
  'date, pubdate, publishdate, publisheddate, published_at, publishedat, published, date_published, datepublished, publish_date, pub_date, created, createdat, created_at, date created, created_on, datecreated, creation date'.split(
    ', ',
  );
const UPDATES =
  'updated, lastmod, last_modified_at, last-modified, lastmodified, modified, updateddate, updated_at, updatedat, last_updated, lastupdated, last_update, date modified, datemodified, modified_at, moddate, last_modified, date updated, dateupdated'.split(
    ', ',
  );
const SLUGS = ['slug'];
const PATHS = ['permalink', 'url', 'path'];
const ALIASES =
  'aliases, alias, redirect_from, redirects, redirectfrom, previous_urls, old_url'.split(', ');
const SUMMARIES = 'summary, excerpt, description, abstract, lead, tldr, dek, subtitle'.split(', ');
const AUTHORS = ['author', 'authors', 'creator', 'byline'];
const CATEGORIES = ['categories', 'category', 'topics', 'topic', 'section', 'series'];
const TAGS = ['tags', 'tag'];
const COVERS =
  'cover, image, featured_image, featuredimage, featureimage, feature_image, coverimage, cover_image, heroimage, hero_image, hero, thumbnail, banner, header_image, ogimage, og_image, images, socialimage, social_image, preview_image, poster, teaser, header'.split(
    ', ',
  );
const ALTS =
  'coveralt, image_alt, imagealt, alt, cover_alt, featured_image_alt, heroalt, image_alt_text, heroimagealt'.split(
    ', ',
  );
const STATES =
  'draft, published, publish, status, private, unlisted, visibility, dg-publish, expirydate'.split(
    ', ',
  );
const READ = new Set(
  [
    TITLES,
    DATES,
    UPDATES,
    SLUGS,
    PATHS,
    ALIASES,
    SUMMARIES,
    AUTHORS,
    CATEGORIES,
    TAGS,
    COVERS,
    ALTS,
    STATES,
  ].flat(),
);
/** Other fields whose names say that they show the text: `banner_image`, `blogImage`, `photo_url`. */
const COVER =
  /(?:image|cover|banner|thumbnail|hero|photo|picture)(?:[_-]?(?:url|src|path|file))?$/i;
const isRead = (field: string) => READ.has(field.toLowerCase()) || COVER.test(field);

/** Returns the values of the first of some fields that has any. */
function first<Value>(
  fields: Fields,
  names: readonly string[],
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  const byName = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const name of names) {
    const value = byName.get(name);
    const result = value === undefined || value === null ? undefined : read(value);
    if (result !== undefined && result !== '') return result;
  }
  return undefined;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Returns the day that a date names, as the other site showed it. */
function dayOf(value: unknown): string | undefined {
  if (value instanceof TomlDate || value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  if (isFields(value)) return dayOf(value.date);
  const text = textIn(value);
  if (!text) return undefined;
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayFrom(iso[1], iso[2], iso[3]);
  const month =
    MONTHS.indexOf(
      /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(text)?.[1]?.toLowerCase() ?? '',
    ) + 1;
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!:)/.exec(text)?.[1];
  if (month > 0 && year && day) return dayFrom(year, String(month), day);
  const numbers = /^(\d{1,2})([/.])(\d{1,2})[/.](\d{4})/.exec(text);
  if (!numbers) return undefined;
  const [, one, sign, two, fourth] = numbers;
  return sign === '.' || Number(one) > 12 ? dayFrom(fourth, two, one) : dayFrom(fourth, one, two);
}

function dayFrom(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

function updatedOf(fields: Fields, date: string | undefined): string | undefined {
  const day = first(fields, UPDATES, dayOf);
  return day !== undefined && (date === undefined || day > date) ? day : undefined;
}

function listOf(value: unknown, isSpaced: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listOf(item, false));
  if (isFields(value)) return listOf(value.name ?? value.title ?? value.label, false);
  const text = textIn(value);
  if (!text) return [];
  if (text.includes(','))
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  return isSpaced ? text.split(/\s+/) : [text];
}

const slugFor = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Tags that only name a collection of Eleventy. */
const COLLECTION = /^(?:posts?|blog|blog-?posts?|articles?|pages?|all|nav|notes?|featured)$/i;

/** Returns categories and tags by their slugs, categories first. */
function termsOf(fields: Fields, tool: Tool): Map<string, string> {
  const terms = new Map<string, string>();
  for (const names of [CATEGORIES, TAGS])
    for (const name of names) {
      const value = fieldIn(fields, name);
      if (/^(?:section|topic|series)$/.test(name) && typeof value !== 'string') continue;
      if (name === 'section' && COLLECTION.test(String(value))) continue;
      for (const term of listOf(value, tool === 'Jekyll')) {
        if (tool === 'Eleventy' && COLLECTION.test(term)) continue;
        const plain = term.replace(/^#/, '').trim();
        const slug = slugFor(plain);
        if (slug !== '' && !terms.has(slug)) terms.set(slug, plain);
      }
    }
  return terms;
}

function authorsOf(
  fields: Fields,
  settings: Settings,
  names: ReadonlyMap<string, string>,
): { slug: string; name: string }[] {
  const given = AUTHORS.flatMap((field) => listOf(fieldIn(fields, field), false));
  const all = given.length > 0 ? given : listOf(fieldIn(settings.fields, 'author'), false);
  return [...new Set(all)].flatMap((key) => {
    const name = (names.get(key) ?? key).replace(/\s*<[^>]*>\s*$/, '').replace(/^@/, '');
    const slug = slugFor(name);
    return slug === '' || /@/.test(name) ? [] : [{ slug, name }];
  });
}

/** Returns the excerpt, or the text before the mark `<!--more-->`, without markup. */
function summaryOf(fields: Fields, body: string): string {
  const written = first(fields, SUMMARIES, textIn);
  if (written && !/\{[{%]/.test(written)) return plainText(written) || written;
  const mark = /<!--\s*(?:more|truncate|excerpt|end[ _-]?excerpt)\s*-->/i.exec(body);
  if (!mark || mark.index > 3000) return '';
  const before = body.slice(0, mark.index);
  const isPlain = !/\{[{%]|\[\[|^:::/m.test(before);
  return isPlain ? plainText(before) : '';
}

/** Returns the paragraphs of Markdown without markup. */
const plainText = (markdown: string) =>
  parse(markdown)
    .children.filter(({ type }) => type === 'paragraph')
    .map((paragraph) => textOf(paragraph, { includeHtml: false, includeImageAlt: false }))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

function coverOf(fields: Fields): Media | undefined {
  const addressIn = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return value.map(addressIn).find(Boolean);
    if (isFields(value))
      return [
        'image',
        'overlay_image',
        'src',
        'url',
        'path',
        'teaser',
        'feature',
        'thumbnail',
        'filename',
        'relative',
      ]
        .map((name) => textIn(fieldIn(value, name)))
        .find((address) => address !== undefined && /[./]/.test(address));
    const text = textIn(value)?.replace(/^!?\[\[|\]\]$/g, '');
    return text && /\.\w{3,4}(?:$|[?#])|^https?:/.test(text) && !/[{}]/.test(text)
      ? text
      : undefined;
  };
  const others = Object.keys(fields).filter((name) => COVER.test(name));
  const names = [...COVERS, ...others.map((name) => name.toLowerCase())];
  const address = first(fields, names, addressIn);
  if (address === undefined) return undefined;
  const object = names.map((name) => fieldIn(fields, name)).find(isFields);
  const alt = first(fields, ALTS, textIn) ?? (object && textIn(fieldIn(object, 'alt')));
  return alt === undefined ? { address } : { address, alt };
}

function statusOf(fields: Fields, file: string, tool: Tool): Status {
  const is = (name: string, ...values: unknown[]) => values.includes(fieldIn(fields, name));
  const status = String(fieldIn(fields, 'status') ?? '').toLowerCase();
  if (is('private', true, 'true') || status === 'private' || is('visibility', 'private'))
    return 'private';
  if (
    is('draft', true, 'true', 'yes', 'ignore') ||
    is('published', false, 'false') ||
    is('publish', false, 'false')
  )
    return 'draft';
  if (
    /^(?:draft|unpublished|idea|wip|pending|archived)$/.test(status) ||
    is('unlisted', true, 'true')
  )
    return 'draft';
  if (/(?:^|\/)_?drafts?\//i.test(file)) return 'draft';
  if (tool === 'Eleventy' && is('permalink', false)) return 'draft';
  const expiry = dayOf(fieldIn(fields, 'expirydate'));
  if (expiry !== undefined && expiry <= new Date().toISOString().slice(0, 10)) return 'draft';
  return 'published';
}

/** Reads the front matter of a file; undefined for a template that is no text. */
async function readSource(
  root: string,
  file: string,
  tool: Tool,
  settings: Settings,
  data: Fields,
): Promise<Source | undefined> {
  const text = await readText(root, file);
  if (text === undefined) return undefined;
  const divided = dividedOf(text);
  // A copy, because a part of a string, such as a title, keeps the whole text in memory.
  const { fields: own, fault } = fieldsOf({
    ...divided,
    source: structuredClone(divided.source),
  });
  const isPost = /(?:^|\/)_posts\//.test(file);
  // Outside the folders of posts, HTML with templates is the layout of a page.
  if (
    TEMPLATE.test(file) &&
    (divided.format === undefined ||
      (!isPost && /\{%-?\s*(?:for|assign|include|paginate)/.test(divided.body)))
  )
    return undefined;
  if (tool === 'Eleventy' && TEMPLATE.test(file) && fieldIn(own, 'pagination') !== undefined)
    return undefined;
  const fields = { ...data, ...own };
  const name = withoutEnding(posix.basename(file));
  const isIndex = /^_?index$/i.test(name);
  const isRoot = isIndex && posix.dirname(file) === (settings.content || '.');
  const stem = isRoot ? 'home' : isIndex ? posix.basename(posix.dirname(file)) : name;
  const dated =
    /^(\d{4})-(\d{1,2})-(\d{1,2})[-_. ]?(.*)$/s.exec(stem) ??
    /^(\d{4})(\d{2})(\d{2})[-_ ](.*)$/s.exec(stem);
  const fileDay = dated ? dayFrom(dated[1], dated[2], dated[3]) : dayInFolders(file);
  const rest = fileDay !== undefined && dated ? dated[4] || stem : stem;
  let date = first(fields, DATES, dayOf) ?? fileDay;
  const kind =
    typeIn({ fields }, tool) === 'page' ? 'page' : kindOf(file, tool, settings, date, isIndex);
  const status = fault === undefined ? statusOf(fields, file, tool) : 'draft';
  const hasFileDate = date === undefined && kind === 'article' && !isRoot && status === 'published';
  if (hasFileDate) date = (await stat(join(root, file))).mtime.toISOString().slice(0, 10);
  const title =
    first(fields, TITLES, textIn)?.replace(ENTITY, (entity) => textOf(parse(entity))) ??
    structuredClone(headingOf(divided.body)) ??
    // A number such as that of /notes/2023/03/1/ is no title.
    (isRoot || /^\d+$/.test(rest) ? '' : titleFrom(rest));
  const allAliases = ALIASES.flatMap((field) => listOf(fieldIn(fields, field), false));
  const areNames = tool === 'Obsidian' || tool === 'Quartz' || tool === 'Markdown';
  const source: Source = {
    file,
    fields,
    fault,
    title,
    slug: slugIn(fields) ?? rest,
    date,
    hasFileDate,
    kind: isRoot ? 'page' : kind,
    status,
    addresses: [],
    hasOwnAddress: first(fields, PATHS, textIn) !== undefined,
    aliases: areNames ? allAliases.filter((alias) => !alias.startsWith('/')) : [],
    links: linksIn(divided.body, settings),
  };
  const base = (path: string) =>
    settings.base === '' || path.startsWith(`${settings.base}/`) ? path : settings.base + path;
  const address = addressFrom(source, tool, settings, { isIndex, rest });
  // In a vault, an alias is another name of a note, unless it is a path.
  const aliases = allAliases
    .filter((alias) => !areNames || alias.startsWith('/'))
    .map((alias) => aliasPath(alias, address, settings))
    .filter((path) => path !== undefined);
  source.addresses = [
    ...new Set([...(address === undefined ? [] : [base(address)]), ...aliases.map(base)]),
  ];
  if (source.slug === '' || /[/{}]/.test(source.slug)) source.slug = rest;
  return source;
}

/** A letter that HTML names, such as &amp;. */
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Returns the type of a text that the command `daymark export` has written. */
const typeIn = ({ fields: { type } }: Pick<Source, 'fields'>, tool: Tool) =>
  tool === 'Markdown' && (type === 'author' || type === 'page' || type === 'topic')
    ? type
    : 'other';

const slugIn = (fields: Fields) => {
  const slug = first(fields, SLUGS, textIn);
  return slug === undefined ? undefined : decoded(slug.replace(/\/$/, '').split('/').at(-1) ?? '');
};

const titleFrom = (stem: string) => {
  const words = stem.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the words of a heading with one # at the beginning of a body. */
function headingOf(body: string): string | undefined {
  const [firstNode] = parse(body.slice(0, 2000)).children.filter(({ type }) => type !== 'html');
  return firstNode?.type === 'heading' && firstNode.depth === 1
    ? textOf(firstNode)
        .replace(/\{#[^}]*\}\s*$/, '')
        .trim() || undefined
    : undefined;
}

function dayInFolders(file: string): string | undefined {
  const found = /(?:^|\/)(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:\/|-)/.exec(file);
  return found ? dayFrom(found[1], found[2], found[3]) : undefined;
}

/** Folders whose texts are articles although they name no day. */
const ARTICLES =
  /^_?(?:posts?|blog|articles?|writing|essays?|notes?|journal|news|stories|weblog|entries|log|tutorials?|til|drafts?)$/i;

function kindOf(
  file: string,
  tool: Tool,
  { content }: Settings,
  date: string | undefined,
  isIndex: boolean,
): ImportedText['kind'] {
  const folders = (content === '' ? file : file.slice(content.length + 1)).split('/').slice(0, -1);
  if (/(?:^|\/)_index\./.test(file)) return 'page';
  if (tool === 'Obsidian' || tool === 'Quartz' || tool === 'Markdown')
    return isIndex && folders.length < 2 && date === undefined ? 'page' : 'article';
  if (/(?:^|\/)_(?:posts|drafts)\//.test(file)) return 'article';
  if (tool === 'Docusaurus') return file.startsWith('blog/') ? 'article' : 'page';
  if (tool === 'Astro')
    return /^src\/(?:pages|content\/docs)\//.test(file) && date === undefined ? 'page' : 'article';
  if (folders.length === 0) return 'page';
  return date !== undefined || folders.some((name) => ARTICLES.test(name)) ? 'article' : 'page';
}

/* Addresses. */

/** The patterns that Jekyll has names for. */
const JEKYLL: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** Returns the path that showed a text at the other site; undefined if the tool publishes no site. */
function addressFrom(
  { file, fields, date, title, slug }: Source,
  tool: Tool,
  settings: Settings,
  { isIndex, rest }: { isIndex: boolean; rest: string },
): string | undefined {
  const { content, permalinks, isUgly } = settings;
  const own = first(fields, PATHS, textIn);
  const inContent = content === '' ? file : file.slice(content.length + 1);
  const stem = withoutEnding(inContent);
  const folder = posix.dirname(stem) === '.' ? '' : posix.dirname(stem);
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  const fill = (pattern: string, titleOrSlug: string) => {
    const values: Record<string, string> = {
      year,
      month,
      day,
      title: titleOrSlug,
      slug: titleOrSlug,
      short_year: year.slice(2),
      i_month: String(Number(month)),
      i_day: String(Number(day)),
      monthname: MONTHS[Number(month) - 1] ?? '',
      categories: listOf(fieldIn(fields, 'categories') ?? fieldIn(fields, 'category'), true)
        .map(slugFor)
        .join('/'),
      filename: rest,
      slugorfilename: titleOrSlug,
      contentbasename: rest,
      slugorcontentbasename: titleOrSlug,
      section: folder.split('/')[0] ?? '',
      sections: folder,
      output_ext: '.html',
      collection: folder.split('/')[0]?.replace(/^_/, '') ?? '',
      path: stem,
      name: rest,
      basename: rest,
      '06': year.slice(2),
      '2006': year,
      '01': month,
      '02': day,
    };
    return pattern.replace(/:([a-z_]+|\d+)/g, (whole, name: string) => values[name] ?? whole);
  };
  const path = (text: string) => `/${text}`.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const folderLike = (text: string) => (/\.\w{2,5}$/.test(text) ? path(text) : path(`${text}/`));
  if (tool === 'Hugo') {
    if (own && fieldIn(fields, 'url'))
      return folderLike(URL.parse(own)?.pathname ?? fill(own, slug || rest));
    const [section = ''] = inContent.split('/');
    const pattern = permalinks.get(section) ?? (folder === '' ? undefined : permalinks.get('/'));
    if (/_index$/.test(stem)) return folderLike(urlize(folder));
    const last = slugIn(fields) ?? (isIndex ? posix.basename(folder) : posix.basename(stem));
    if (pattern && folder !== '')
      return folderLike(
        urlize(
          fill(pattern, pattern.includes(':title') && !slugIn(fields) ? slugFor(title) : last),
        ),
      );
    const parent = isIndex ? posix.dirname(folder) : folder;
    const plain = urlize(posix.join(parent, last));
    return isUgly && !isIndex ? path(`${plain}.html`) : folderLike(plain);
  }
  if (tool === 'Jekyll') {
    const isPost = /(?:^|\/)_(?:posts|drafts)\//.test(file);
    const pattern = own ?? permalinks.get('') ?? 'date';
    const last = slugIn(fields) ?? rest;
    if (own) return path(fill(JEKYLL[own] ?? own, last));
    if (isPost) return path(fill(JEKYLL[pattern] ?? pattern, last));
    const isPretty = /^pretty$|\/$/.test(pattern);
    const plain = stem.replace(/^_/, '');
    return isIndex ? folderLike(folder) : isPretty ? folderLike(plain) : path(`${plain}.html`);
  }
  if (tool === 'Eleventy') {
    if (own && own !== 'false') {
      const filled = own.replace(/\$?\{\{?\s*([^{}]*?)\s*\}\}?/g, (_, expression: string) => {
        if (/fileSlug/.test(expression)) return rest;
        if (/page\.date|^date\b/.test(expression))
          return /DatePath|%Y\/%m\/%d|yyyy\/MM\/dd/i.test(expression)
            ? `${year}/${month}/${day}`
            : /%Y|yyyy/.test(expression)
              ? year
              : `${year}-${month}-${day}`;
        if (/filePathStem/.test(expression)) return `/${folder}/${rest}`;
        if (/^title\b|\.title\b/.test(expression)) return slugFor(title);
        if (/slug\b/.test(expression)) return slug;
        return '\0';
      });
      if (!filled.includes('\0') && !/[{}]/.test(filled))
        return folderLike(filled).replace(/index\.html$/, '');
    }
    return folderLike(isIndex ? folder : posix.join(folder, rest));
  }
  if (tool === 'Astro') {
    const within = stem.replace(/^src\/(?:content|data|pages)\//, '');
    const plain = isIndex ? posix.dirname(within) : within;
    const parent = posix.dirname(plain) === '.' ? '' : posix.dirname(plain);
    return folderLike(
      own ?? posix.join(parent, slugIn(fields) ?? posix.basename(plain).toLowerCase()),
    );
  }
  if (tool === 'Docusaurus') {
    const given = first(fields, SLUGS, textIn);
    const isBlog = file.startsWith('blog/');
    const area = isBlog ? 'blog' : file.startsWith('docs/') ? 'docs' : '';
    if (given?.startsWith('/')) return path(posix.join(area, given));
    if (given)
      return path(
        posix.join(area, isBlog ? '' : posix.dirname(folder.replace(/^docs\/?/, '') || '.'), given),
      );
    if (isBlog) return path(posix.join('blog', date ? `${year}/${month}/${day}` : '', rest));
    const within = stem
      .replace(/^src\/pages\//, '')
      .replace(/(?:^|\/)\d+-/g, (found) => (found.startsWith('/') ? '/' : ''));
    return path(isIndex ? `${posix.dirname(within)}/` : within);
  }
  if (tool === 'Quartz') {
    if (own) return path(own);
    const plain = stem
      .split('/')
      .map((part) =>
        part
          .replace(/\s/g, '-')
          .replace(/&/g, '-and-')
          .replace(/%/g, '-percent')
          .replace(/[?#]/g, ''),
      )
      .join('/');
    return path(isIndex ? folder && `${folder.replace(/\s/g, '-')}/` : plain);
  }
  return own ? path(own) : undefined;
}

/** The fewest texts whose links must agree on the form of addresses. */
const LEAST_LINKED = 3;
/** Addresses of lists, whose last segment may also be the name of a text. */
const LIST = /^\/(?:tags?|categor(?:y|ies)|topics?|authors?|series|page|search)\//i;

/** Returns the paths on the other site to which a body links, decoded. */
function linksIn(body: string, { url }: Settings): string[] {
  const host = URL.parse(url)?.host.replace(/^www\./, '');
  return [...body.matchAll(/(?:\]\(<?|href=["']?|\]:\s*)((?:https?:)?\/[^\s)"'<>?#]+)/gi)].flatMap(
    ([, address = '']) => {
      const parsed = URL.parse(address, 'https://none.invalid');
      const isHere = /^\/(?!\/)/.test(address) || parsed?.host.replace(/^www\./, '') === host;
      return parsed && isHere ? [decoded(parsed.pathname)] : [];
    },
  );
}

/**
 * Gives texts the addresses to which other texts link. Configuration in JavaScript may make addresses
 * of any form. If links to the texts of a folder have the same form, such as
 * `/{year}/{month}/{slug}.html`, all texts of the folder had such addresses.
 */
function takeLinkedAddresses(sources: readonly Source[], { content, base }: Settings): void {
  const plain = (path: string) => keyOf(path).slice(base.length);
  const folderOf = ({ file }: Source) => {
    const within = /^(?:src\/(?:content|data|pages)|src)\//.exec(file)?.[0] ?? `${content}/`;
    const start = file.startsWith(within) ? within.length : 0;
    return file.slice(0, Math.max(start, file.indexOf('/', start)));
  };
  const bySlug = Map.groupBy(sources, ({ slug }) => slug.toLowerCase());
  const known = new Set(sources.flatMap(({ addresses }) => addresses.map(plain)));
  const used = new Map<string, number>();
  const votes = new Map<string, Map<string, Set<string>>>();
  for (const path of new Set(sources.flatMap(({ links }) => links))) {
    const key = plain(path);
    const [source, ...others] = bySlug.get(key.split('/').at(-1) ?? '') ?? [];
    if (!source || others.length > 0 || source.hasOwnAddress) continue;
    const folder = folderOf(source);
    if (known.has(key)) used.set(folder, (used.get(folder) ?? 0) + 1);
    const form =
      LIST.test(key) || known.has(key) ? undefined : formOf(path.slice(base.length), source);
    if (form === undefined) continue;
    const forms = votes.get(folder) ?? new Map<string, Set<string>>();
    votes.set(folder, forms.set(form, (forms.get(form) ?? new Set()).add(source.file)));
  }
  for (const source of sources) {
    const folder = folderOf(source);
    const [best] = [...(votes.get(folder) ?? [])].sort(([, a], [, b]) => b.size - a.size);
    const isEnough = best && best[1].size >= Math.max(LEAST_LINKED, (used.get(folder) ?? 0) + 1);
    if (!isEnough || source.hasOwnAddress || !source.date) continue;
    const [year = '', month = '', day = ''] = source.date.split('-');
    const values: Record<string, string> = { year, month, day, slug: source.slug };
    const address = base + best[0].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    source.addresses = [address, ...source.addresses.slice(1)];
  }
}

/** Returns the form of an address, such as `/{year}/{slug}.html`; undefined if its numbers are no date. */
function formOf(path: string, { date = '', slug }: Source): string | undefined {
  // The year stands before the month, and the month before the day.
  const left = date
    .split('-')
    .map((number, index) => ({ number, name: '{year} {month} {day}'.split(' ')[index] }));
  const segments = path.split('/');
  const at = segments.findLastIndex((segment) => segment !== '');
  const parts = segments.map((segment, index) => {
    if (index === at) return `{slug}${segment.slice(slug.length)}`;
    if (!/^\d+$/.test(segment)) return segment;
    const next = left.findIndex(({ number }) => number === segment);
    return next < 0 ? undefined : left.splice(0, next + 1).at(-1)?.name;
  });
  return parts.includes(undefined) ? undefined : parts.join('/');
}

/** Returns a path as Hugo writes it. */
const urlize = (path: string) =>
  path
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}/_.~:+-]/gu, '');

/** Returns the path of a former address in front matter. */
function aliasPath(
  alias: string,
  address: string | undefined,
  { url }: Settings,
): string | undefined {
  if (/[{}\s]/.test(alias)) return undefined;
  const whole = URL.parse(alias);
  if (whole)
    return url !== '' && whole.host === URL.parse(url)?.host
      ? whole.pathname + whole.search
      : undefined;
  if (alias.startsWith('/')) return alias;
  return posix.join(posix.dirname((address ?? '/').replace(/\/$/, '')), alias);
}

const otherAddresses = (tool: Tool): Export['otherAddresses'] => {
  const feeds: Partial<Record<Tool, string[]>> = {
    Hugo: ['/index.xml', '/post/index.xml', '/posts/index.xml', '/blog/index.xml'],
    Jekyll: ['/feed.xml', '/atom.xml'],
    Eleventy: ['/feed.xml', '/feed/feed.xml', '/feed/'],
    Astro: ['/rss.xml'],
    Docusaurus: ['/blog/rss.xml', '/blog/atom.xml'],
    Quartz: ['/index.xml'],
  };
  return new Map((feeds[tool] ?? []).map((path) => [path, 'feed'] as const));
};

/* Names by which texts refer to texts and files. */

function indexOf(sources: readonly Source[], { content }: Settings, tool: Tool) {
  const byName = new Map<string, Source[]>();
  const byPath = new Map<string, Source>();
  const key = (name: string) =>
    withoutEnding(name)
      .replace(/^\.?\//, '')
      .normalize()
      .toLowerCase();
  const add = (name: string, source: Source) =>
    byName.set(key(name), [...(byName.get(key(name)) ?? []), source]);
  for (const source of sources) {
    const { file, aliases, slug, title } = source;
    byPath.set(key(file), source);
    const stem = withoutEnding(file);
    const isIndex = /(?:^|\/)_?index$/i.test(stem);
    const parts = stem.split('/');
    // A name may be any end of the path: "pier", "walks/pier".
    for (let from = parts.length - 1; from >= 0; from -= 1)
      add(parts.slice(from).join('/'), source);
    if (isIndex)
      for (let from = parts.length - 2; from >= 0; from -= 1)
        add(parts.slice(from, -1).join('/'), source);
    for (const alias of aliases) add(alias, source);
    if (tool === 'Jekyll') add(posix.basename(stem), source);
    for (const name of [slug, title]) if (name !== '' && !byName.has(key(name))) add(name, source);
  }
  // The importer also knows a text by its id.
  const addressIn = (source: Source | undefined) =>
    source &&
    (source.addresses[0] ?? `/${encodeURI(source.file).replace(/[()?#]/g, encodeURIComponent)}`);
  return {
    addressOf(name: string, from: string): string | undefined {
      const plain = decoded(name).trim();
      if (plain.startsWith('.')) {
        const target = byPath.get(key(posix.join(posix.dirname(from), plain)));
        if (target) return addressIn(target);
      }
      const within = byPath.get(key(posix.join(content, plain)));
      if (within) return addressIn(within);
      const beside = byPath.get(key(posix.join(posix.dirname(from), plain)));
      if (beside) return addressIn(beside);
      const found = byName.get(key(plain)) ?? byName.get(key(plain.replace(/\/$/, '')));
      if (!found) return undefined;
      // The nearest of several texts of the same name.
      const nearest = found.toSorted((a, b) => a.file.split('/').length - b.file.split('/').length);
      return addressIn(nearest[0]);
    },
    addressOfFile(path: string, from: string): string | undefined {
      const places = path.startsWith('/')
        ? [path.slice(1), posix.join(content, path)]
        : [posix.join(posix.dirname(from), path), path, posix.join(content, path)];
      const found = places.map((place) => byPath.get(key(place))).find(Boolean);
      if (found) return addressIn(found);
      const [only, ...more] = byName.get(key(path)) ?? byName.get(key(posix.basename(path))) ?? [];
      return more.length === 0 ? addressIn(only) : undefined;
    },
  };
}

/** Returns the value of a variable in a template. */
function valueIn(
  name: string,
  { fields, title, date, addresses }: Source,
  settings: Settings,
): string | undefined {
  const [scope = '', ...rest] = name.split('.');
  const key = rest.join('.');
  let own: unknown = fields;
  for (const part of name.split('.')) own = isFields(own) ? fieldIn(own, part) : undefined;
  const given = textIn(own);
  if (given !== undefined) return given;
  if (scope === 'site' || scope === 'metadata') {
    if (/^base_?url$/i.test(key)) return settings.base;
    if (key === 'url') return settings.url.slice(0, settings.url.length - settings.base.length);
    return textIn(fieldIn(settings.fields, key)) ?? paramOf(settings.fields, key);
  }
  if (scope === 'page' || key === '') {
    const field = scope === 'page' ? key : scope;
    if (field === 'title') return title;
    if (field === 'date') return date;
    if (field === 'url' || field === 'permalink') return addresses[0];
    return (
      textIn(fieldIn(fields, field)) ??
      paramOf(fields, field) ??
      (scope === 'page' ? undefined : paramOf(settings.fields, field))
    );
  }
  return undefined;
}

const paramOf = (fields: Fields, name: string): string | undefined => {
  const params = fieldIn(fields, 'params');
  return isFields(params) ? textIn(fieldIn(params, name)) : undefined;
};

/** Creates the function that opens the files of the folder. */
function fileFinder(
  root: string,
  tool: Tool,
  { content, base, url }: Settings,
  others: readonly string[],
): Export['media'] {
  const byName = new Map<string, string>();
  for (const file of others) {
    const name = posix.basename(file).normalize().toLowerCase();
    if (!byName.has(name)) byName.set(name, file);
  }
  const files = new Set(others);
  const host = URL.parse(url)?.host;
  return async (address, from) => {
    const parsed = /^(?:https?:)?\/\//i.test(address)
      ? URL.parse(address, 'https://none.invalid')
      : undefined;
    if (parsed !== undefined && (parsed === null || parsed.host !== host)) return undefined;
    if (parsed === undefined && /^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
    const path = decoded((parsed?.pathname ?? address).split(/[?#]/, 1)[0] ?? '');
    const plain = base !== '' && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const folder = from === undefined ? '' : posix.dirname(from);
    const stem = from === undefined ? '' : withoutEnding(from);
    const at = plain.replace(/^\/|^@\/|^~\//, '');
    const places = [
      ...(plain.startsWith('/') ? [] : [posix.join(folder, plain), posix.join(stem, plain)]),
      ...[
        'static',
        'public',
        'assets',
        'src',
        'src/assets',
        content,
        posix.join(content, 'static'),
        '',
        'src/public',
        'source',
        'site',
      ].map((place) => posix.join(place, at)),
    ];
    const known = places.find((place) => files.has(place));
    const isNamed = tool === 'Obsidian' || tool === 'Quartz' || tool === 'Markdown';
    const found =
      known ?? (isNamed ? byName.get(posix.basename(at).normalize().toLowerCase()) : undefined);
    if (found === undefined) return undefined;
    const whole = await realpath(join(root, found));
    const inside = relative(root, whole);
    if (inside.startsWith('..') || inside.startsWith(sep)) return undefined;
    return new Uint8Array(await readFile(whole));
  };
}
