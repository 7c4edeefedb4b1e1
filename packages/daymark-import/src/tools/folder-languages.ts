import { posix } from 'node:path';
import {
  type ExportLanguages,
  type Fields,
  mostFrequent,
  normalizedCode,
} from '../export/export.ts';
import { fieldIn, textIn } from './fields.ts';
import { NAMES } from './front-matter.ts';
import { withoutEnding } from './text-files.ts';
import type { FolderTool, Settings, Source } from './tool.ts';

/*
 * Finds the languages of a folder, and the language of each text. Settings name the languages of
 * Hugo, Docusaurus, Astro, Hexo and of plug-ins of Jekyll. In other folders, the front matter of a
 * text names its language, or parallel folders with the same texts have the names of languages.
 */

/** Returns the code of a language that the front matter of a text names. */
const languageIn = (fields: Fields): string | undefined =>
  NAMES.language
    .map((name) => textIn(fieldIn(fields, name)))
    .find((value) => value !== undefined && isLanguage(value));

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Returns whether a word is the code of a language, such as "fr" or "pt_BR". */
function isLanguage(word: string): boolean {
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,2}$/i.test(word)) return false;
  try {
    return names.of(normalizedCode(word)) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the language of a text by its front matter, its folders and the ending of its name; the path without
 * this folder and ending, and the key that translations of the text have in common.
 */
export function placeOf(file: string, fields: Fields, languages: Settings['languages']) {
  const named = (code: string | undefined) =>
    code === undefined
      ? undefined
      : languages.find((other) => normalizedCode(other.code) === normalizedCode(code));
  const [folder] = languages
    .flatMap((language) => language.folders.map(([own, usual]) => ({ language, own, usual })))
    .filter(({ own }) => file.startsWith(`${own}/`))
    .toSorted((a, b) => b.own.length - a.own.length);
  const usual = folder ? posix.join(folder.usual, file.slice(folder.own.length)) : file;
  const [, stem = '', code, ending = ''] = /^(.*)\.([\w-]+)(\.\w+)$/.exec(usual) ?? [];
  const bySuffix = named(code);
  const whole = bySuffix ? stem + ending : usual;
  const segments = whole.split('/');
  const hasFolders = languages.some(({ folders }) => folders.length > 0);
  const at = hasFolders ? -1 : segments.slice(0, -1).findIndex((segment) => named(segment));
  const bySegment = named(segments[at]);
  const without = at < 0 ? whole : segments.toSpliced(at, 1).join('/');
  return {
    language:
      named(languageIn(fields)) ?? bySuffix ?? bySegment ?? folder?.language ?? languages[0],
    path: bySegment?.prefix === undefined ? whole : without,
    key: translationKeyOf(without, fields),
  };
}

/** Returns the key that all translations of a text share: a field, the name of the original, or the path. */
function translationKeyOf(path: string, fields: Fields): string {
  const given = NAMES.translation.map((name) => textIn(fieldIn(fields, name))).find(Boolean);
  if (given) return given;
  const original = textIn(fields.translationOf);
  const stem = withoutEnding(path).replace(/\/_?index$/i, '');
  return original ? posix.join(posix.dirname(stem), original) : stem;
}

/** Returns languages with the main language first. */
export const mainFirst = (codes: readonly string[], main: string | undefined): string[] =>
  codes.toSorted((a, b) => Number(b === main) - Number(a === main));

/**
 * Returns the languages that a configuration in JavaScript lists, the language of the texts that Starlight
 * keeps outside of folders of languages, and the main language.
 */
export function localesIn(script: string): {
  codes: string[];
  root?: string | undefined;
  first: string | undefined;
} {
  const [, main] = /\bdefaultLocale["']?\s*:\s*["'`]([\w-]+)["'`]/.exec(script) ?? [];
  const [, list] = /\blocales["']?\s*[:=]\s*\[((?:[^[\]]|\[[^[\]]*\])*)\]/.exec(script) ?? [];
  if (list !== undefined) {
    const plainList = list.replace(/\bcodes\s*:\s*\[[^[\]]*\]/g, '');
    const codes = Array.from(plainList.matchAll(/["'`]([\w-]+)["'`]/g), ([, code = '']) => code);
    return { codes, first: main ?? codes[0] };
  }
  const start = /\blocales["']?\s*[:=]\s*\{/.exec(script);
  if (!start) return { codes: [], first: main };
  const from = start.index + start[0].length;
  const keys: string[] = [];
  let root: string | undefined;
  const part = /(["'`]?)([\w-]+)\1\s*:\s*\{([^{}]*)\}\s*,?\s*|\}/gy;
  part.lastIndex = from + (/^\s*/.exec(script.slice(from, from + 1000))?.[0].length ?? 0);
  for (let found = part.exec(script); found?.[2]; found = part.exec(script)) {
    const [, , key, inner = ''] = found;
    const language = /\blang["']?\s*:\s*["'`]([\w-]+)["'`]/.exec(inner)?.[1];
    if (key === 'root') root = language ?? 'en';
    keys.push(key === 'root' ? (root ?? key) : key);
  }
  return { codes: keys, root, first: root ?? main ?? keys[0] };
}

/**
 * Gives texts the languages that their front matter or folders name, if the settings name none.
 * @returns the languages of all texts; undefined if there is only one
 */
export function languagesOf(
  sources: readonly Source[],
  tool: FolderTool,
  { languages: declared, language: main }: Pick<Settings, 'languages' | 'language'>,
): ExportLanguages | undefined {
  if (tool.languages === 'none') return undefined;
  if (declared.length === 0 && tool.languages === undefined) nameLanguages(sources, main);
  const used = new Set(sources.flatMap(({ language }) => language ?? []));
  const most = mostFrequent(sources.flatMap(({ language }) => language ?? []));
  const named =
    main === undefined
      ? undefined
      : [...used].find((code) => normalizedCode(code) === normalizedCode(main));
  const first = declared[0]?.code ?? named ?? main ?? most;
  if (first === undefined) return undefined;
  const all = [...new Set([first, ...used])];
  if (all.length < 2) return undefined;
  const byKey = Map.groupBy(sources, ({ translationKey }) => translationKey);
  const hasTranslations = [...byKey.values()].some(
    (texts) => new Set(texts.map(({ language = first }) => language)).size > 1,
  );
  return {
    main: first,
    all,
    disabled: declared.flatMap(({ code, isDisabled }) => (isDisabled ? [code] : [])),
    isDeclared: declared.length > 0 || hasTranslations,
  };
}

/** Gives texts the languages of their front matter, or of the folders of the same texts. */
function nameLanguages(sources: readonly Source[], main: string | undefined): void {
  const folders = languageFolders(sources, main);
  for (const source of sources) {
    const segments = source.file.split('/');
    let at = segments.findIndex((_, index) => folders.has(segments.slice(0, index + 1).join('/')));
    const named = languageIn(source.fields);
    source.language = named ?? (at < 0 ? undefined : segments[at]);
    if (at < 0 && named !== undefined) at = segments.slice(0, -1).indexOf(named);
    if (at >= 0)
      source.translationKey = translationKeyOf(segments.toSpliced(at, 1).join('/'), source.fields);
  }
}

/**
 * Returns the folders with the names of languages. A parent folder must contain at least two such
 * folders: two folders with a text of the same name, or one folder with the name of the site's
 * language. The name of a single folder may be a word, such as "it".
 */
function languageFolders(sources: readonly Source[], main: string | undefined): Set<string> {
  const inside = new Map<string, Map<string, string[]>>();
  for (const { file } of sources) {
    const segments = file.split('/');
    for (const [index, segment] of segments.slice(0, -1).entries()) {
      if (!/^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(segment) || !isLanguage(segment)) continue;
      const parent = segments.slice(0, index).join('/');
      const children = inside.get(parent) ?? new Map<string, string[]>();
      const rest = segments.slice(index + 1).join('/');
      children.set(segment, [...(children.get(segment) ?? []), rest]);
      inside.set(parent, children);
    }
  }
  const found = new Set<string>();
  for (const [parent, children] of inside) {
    const texts = [...children.values()].flat();
    const isShared = new Set(texts).size < texts.length;
    const isNamed =
      main !== undefined &&
      [...children.keys()].some((name) => normalizedCode(name) === normalizedCode(main));
    if (children.size < 2 || !(isShared || isNamed)) continue;
    for (const child of children.keys()) found.add(posix.join(parent, child));
  }
  return found;
}
