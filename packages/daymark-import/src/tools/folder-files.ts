import { readFileSync, realpathSync, statSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { decoded } from '../export/addresses.ts';
import { countIn, type Export, type Fields, isFields, parsedJson } from '../export/export.ts';
import { leadsOut } from '../export/export-files.ts';
import { isMarkdown, isTemplate, readText, withoutEnding } from './text-files.ts';
import type { FolderTool, Settings } from './tool.ts';

/* Finds the files of a folder: the texts, the files that the tool ignores, and the pictures. */

/** Matches folders of programs, themes and build results, which contain no texts. */
const NO_TEXTS =
  /^(?:node_modules|archetypes|layouts|_layouts|_includes|_components|_sass|_site|themes|static|assets|resources|public|dist|build|vendor|bower_components|templates|partials|scaffolds|i18n|test|tests|__tests__|spec|coverage|scripts|bin|tmp)$/i;

/** Matches files in the root that are about the folder itself, such as a readme. */
const ABOUT =
  /^(?:readme|licen[cs]e|contributing|code[_-]of[_-]conduct|changelog|history|security|support|authors|maintainers|governance|pull_request_template|issue_template|credits|notice|todo|agents|claude)\b/i;

/** Finds the files of a folder: the texts, the other files, and the counts of unused files for the report. */
export async function filesOf(root: string, tool: FolderTool, settings: Settings) {
  const { content, languages } = settings;
  const texts: string[] = [];
  const others: string[] = [];
  const leftOver = new Map<string, number>();
  const count = (what: string) => countIn(leftOver, what);
  const isRead = (await tool.textFilter?.(root, settings)) ?? isMarkdown;
  const inContent = (file: string) => content === '' || file.startsWith(`${content}/`);
  const ownFolders = languages.flatMap(({ folders }) => folders);
  const needsOwn = tool.hasOnlyLanguageFolders === true && ownFolders.length > 0;
  const ownFolderOf = (file: string) =>
    ownFolders.find(([folder]) => file.startsWith(`${folder}/`))?.[0] ?? '';
  const isBesideLanguages = (file: string) =>
    needsOwn && isMarkdown(file) && inContent(file) && ownFolderOf(file) === '';
  const isText = (file: string): boolean => {
    if (!isMarkdown(file) && !isTemplate(file)) return false;
    if (tool.refusesMdx && /\.mdx$/i.test(file)) return false;
    const own = ownFolderOf(file);
    const folders = file.slice(own.length).split('/').slice(0, -1);
    if (tool.isSite && folders.length === 0 && ABOUT.test(file)) return false;
    if (needsOwn ? own === '' : !inContent(file)) return false;
    const within =
      content === '' || own !== '' ? folders : folders.slice(content.split('/').length);
    if (tool.hasReservedFolders && within.some((name) => NO_TEXTS.test(name))) return false;
    return isRead(file, within, own);
  };
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) count('symbolic link');
      else if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') && entry.name !== 'node_modules') await walk(file);
      } else if (entry.isFile()) {
        if (isText(file)) texts.push(file);
        else if (isBesideLanguages(file)) count('text outside of the folders of the languages');
        else others.push(file);
      }
    }
  };
  await walk('');
  for (const file of others) if (isTemplate(file) && tool.isSite) count('template');
  return { texts, others, leftOver };
}

/** Creates a function that returns whether one of some paths or patterns contains a file. */
export function ignoring(patterns: readonly string[]): (file: string) => boolean {
  const paths = patterns.map((path) => path.replace(/^\/|\/?(?<!\*)\**$/g, '')).filter(Boolean);
  return (file) =>
    paths.some(
      (path) => file === path || file.startsWith(`${path}/`) || posix.matchesGlob(file, path),
    );
}

/** Returns the fields that the data files of Eleventy add to the texts of a folder. */
export async function folderData(
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
    // Other JSON is a file of another program.
    const fields = parsedJson((text ?? '').replace(/^\uFEFF/, ''));
    if (isFields(fields)) data.set(folder, { ...data.get(folder), ...fields });
  }
  for (const file of files) {
    const folder = posix.dirname(file);
    if (!/^(?!.*json$).*\.11tydata\.[cm]?js$/.test(file)) continue;
    const text = (await readText(root, file)) ?? '';
    const found: Fields = {};
    const permalink =
      /permalink["']?\s*:\s*(?:(?:function\s*\([^()]*\)\s*\{\s*return|\([^()]*\)\s*=>)\s*)?(["'`])([^"'`\n]*)\1/.exec(
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

/** The largest size, in bytes, of a file whose code a text shows. */
const LONGEST_CODE = 100_000;

/**
 * Returns the content of a file that a tag such as `{{< code file="a.py" >}}` shows as code. Returns
 * undefined for Markdown, templates, large and binary files, and for files outside of the folder, which
 * an import must not publish.
 * @param folder the folder of the text, relative to `root`
 */
export function codeIn(root: string, folder: string, path: string): string | undefined {
  const isName = /^[^\s{}]+$/.test(path) && !/(?:^|\/)\.|^[a-z]+:/i.test(path);
  if (!isName || isMarkdown(path) || isTemplate(path)) return undefined;
  // A name without a folder belongs to a file beside the text.
  const places = [posix.join(folder, path), ...(path.includes('/') ? [path] : [])];
  for (const place of places) {
    const file = join(root, place);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > LONGEST_CODE) continue;
    if (leadsOut(root, realpathSync(file))) continue;
    const code = readFileSync(file, 'utf8');
    if (!/[\0\uFFFD]/.test(code)) return code;
  }
  return undefined;
}

/** Creates the function that finds and opens the pictures and other files of texts (`media` of `Export`). */
export function fileFinder(
  root: string,
  { isVault }: FolderTool,
  { content, base, url }: Settings,
  others: readonly string[],
): NonNullable<Export['media']> {
  const byName = new Map<string, string>();
  for (const file of others) {
    const name = posix.basename(file).normalize().toLowerCase();
    if (!byName.has(name)) byName.set(name, file);
  }
  // Some programs write an é as two characters (e and an accent), in names as well as in addresses.
  const files = new Map(
    others.flatMap((file) => [[file, file] as const, [file.normalize(), file] as const]),
  );
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
      ...['static', 'public', 'assets', 'src', 'src/assets', content, `${content}/static`, '']
        .concat('src/public', 'source', 'site')
        .map((place) => posix.join(place, at)),
    ];
    const known = places
      .map((place) => files.get(place) ?? files.get(place.normalize()))
      .find((file) => file !== undefined);
    const found =
      known ?? (isVault ? byName.get(posix.basename(at).normalize().toLowerCase()) : undefined);
    if (found === undefined) return undefined;
    const whole = await realpath(join(root, found));
    return leadsOut(root, whole) ? undefined : new Uint8Array(await readFile(whole));
  };
}
