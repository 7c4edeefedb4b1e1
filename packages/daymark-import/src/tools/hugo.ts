import { readdir } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import { type Fields, isFields } from '../export/export.ts';
import { decoded } from '../markdown/links.ts';
import { readText } from './encoded-files.ts';
import { withoutEnding } from './folder-files.ts';
import type { FolderLanguage, FolderLanguages, Settings, Source } from './folder-model.ts';
import {
  fieldIn,
  listOf,
  MONTHS,
  parseData,
  pathIn,
  textIn,
  writtenSlugIn,
} from './front-matter.ts';

/* Hugo: the settings in several files, the languages and the addresses of its pages. */

/** The folder whose files are settings, each with the name of the setting. */
const CONFIG = 'config/_default';

/** Reads the settings in the folder, such as "languages.toml" and "permalinks.yaml". */
export async function configFolder(root: string): Promise<Fields> {
  const fields: Fields = {};
  for (const file of await readdir(join(root, CONFIG)).catch(() => [])) {
    const [, name = ''] = /^([\w-]+)\.(?:toml|ya?ml|json)$/.exec(file) ?? [];
    if (/^(?:|hugo|config)$/.test(name)) continue;
    try {
      fields[name] = parseData((await readText(root, `${CONFIG}/${file}`)) ?? '', extname(file));
    } catch {
      // The settings only make addresses better.
    }
  }
  return fields;
}

/** Returns the patterns of addresses by section. */
export function hugoPermalinks(fields: Fields): Map<string, string> {
  const patterns = fieldIn(fields, 'permalinks');
  const { page } = isFields(patterns) ? patterns : {};
  const all = { ...(isFields(patterns) ? patterns : {}), ...(isFields(page) ? page : {}) };
  return new Map(
    Object.entries(all).flatMap(([section, pattern]) =>
      typeof pattern === 'string' ? [[section.toLowerCase(), pattern] as const] : [],
    ),
  );
}

/** Returns the languages, the main language first; none if the settings name none. */
export function hugoLanguages(fields: Fields, content: string): FolderLanguages {
  const table = fieldIn(fields, 'languages');
  const given = Object.entries(isFields(table) ? table : {}).flatMap(([code, own]) =>
    isFields(own) ? [{ code: code.toLowerCase(), own }] : [],
  );
  const weightOf = (own: Fields) => Number(fieldIn(own, 'weight')) || Number.POSITIVE_INFINITY;
  const main =
    textIn(fieldIn(fields, 'defaultContentLanguage'))?.toLowerCase() ??
    given.find(({ code }) => code === 'en')?.code ??
    given.toSorted((a, b) => weightOf(a.own) - weightOf(b.own))[0]?.code;
  const isInFolder = fieldIn(fields, 'defaultContentLanguageInSubdir') === true;
  const off = listOf(fieldIn(fields, 'disableLanguages'), /[\s,]+/).map((code) =>
    code.toLowerCase(),
  );
  // Each language has a host of its own.
  const hasHosts = given.length > 0 && given.every(({ own }) => textIn(fieldIn(own, 'baseURL')));
  const mounts = mountsIn(fields);
  return given
    .map(({ code, own }): FolderLanguage => {
      const folder = textIn(fieldIn(own, 'contentDir'));
      const mounted = mounts.flatMap(({ lang, source, target }) =>
        lang === code || (lang === undefined && code === main)
          ? [[source, posix.join(content, target)] as const]
          : [],
      );
      const usual = mounted.length > 0 ? mounted : [[content, content] as const];
      const patterns = hugoPermalinks(own);
      return {
        code,
        folders: folder ? [[plainPath(folder), content]] : usual,
        prefix: hasHosts || (code === main && !isInFolder) ? '' : `/${code}`,
        isDisabled: fieldIn(own, 'disabled') === true || off.includes(code),
        ...(patterns.size > 0 && { permalinks: patterns }),
      };
    })
    .toSorted((a, b) => Number(b.code === main) - Number(a.code === main));
}

const plainPath = (path: string) => posix.join('/', path).slice(1);

/** Returns the folders that stand for parts of the folder of texts. */
function mountsIn(fields: Fields) {
  const module = fieldIn(fields, 'module');
  const mounts: unknown = isFields(module) ? fieldIn(module, 'mounts') : undefined;
  return (Array.isArray(mounts) ? mounts : []).flatMap((mount: unknown) => {
    if (!isFields(mount)) return [];
    const [source, target, lang] = [textIn(mount.source), textIn(mount.target), textIn(mount.lang)];
    if (!source || !/^content(?:\/|$)/.test(target ?? '')) return [];
    return [{ source: plainPath(source), target: (target ?? '').slice('content'.length), lang }];
  });
}

/** Returns a path as Hugo writes it: without spaces, and without signs that are no letters. */
function sanitized(text: string, { fields }: Settings): string {
  let path = '';
  let isSpace = false;
  for (const letter of text.replace(/%(?![\da-f]{2})/gi, '')) {
    if (/[\p{L}\p{M}\p{Nd}./\\_#+~@%-]/u.test(letter)) {
      if (isSpace && letter !== '-') path += '-';
      isSpace = false;
      path += letter;
    } else if (/\s/.test(letter) && path !== '' && !path.endsWith('-')) isSpace = true;
  }
  const plain =
    fieldIn(fields, 'removePathAccents') === true
      ? path
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .normalize()
      : path;
  return fieldIn(fields, 'disablePathToLower') === true ? plain : plain.toLowerCase();
}

const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Returns the path that showed a text. */
export function hugoAddress(
  { path, fields, date = '', title }: Pick<Source, 'path' | 'fields' | 'date' | 'title'>,
  settings: Settings,
  language: FolderLanguage | undefined,
): string | undefined {
  const prefix = language?.prefix ?? '';
  const inContent = path.slice(settings.content.length + 1);
  const stem = withoutEnding(inContent);
  const folder = posix.dirname(stem) === '.' ? '' : posix.dirname(stem);
  const name = posix.basename(stem);
  const isIndex = /^_?index$/i.test(name);
  const clean = (text: string) => sanitized(text, settings);
  const asPath = (text: string) =>
    `/${text}`.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const asFolder = (text: string) => asPath(`${text}/`);
  const own = fieldIn(fields, 'url') === undefined ? undefined : pathIn(fields);
  const [year = '', month = '', day = ''] = date.split('-');
  const last = isIndex ? posix.basename(folder) : name;
  const [, , , dated] = /^(\d{4}-\d{2}-\d{2})([-_])(.+)$/.exec(last) ?? [];
  const dates = fieldIn(settings.fields, 'frontmatter');
  const hasNamedDates = listOf(isFields(dates) ? dates.date : undefined).includes(':filename');
  const slug = writtenSlugIn(fields) ?? (hasNamedDates ? dated : undefined);
  const at = new Date(`${date || '1970-01-01'}T00:00:00Z`);
  const values: Readonly<Record<string, string>> = {
    year,
    month,
    day,
    monthname: MONTH_NAMES[Number(month) - 1] ?? '',
    weekday: String(at.getUTCDay()),
    weekdayname: WEEKDAYS[at.getUTCDay()] ?? '',
    yearday: String(Math.floor((at.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1),
    section: folder.split('/')[0] ?? '',
    sections: isIndex ? posix.dirname(folder) : folder,
    title: clean(title),
    slug: clean(slug ?? title),
    slugorfilename: clean(slug ?? last),
    slugorcontentbasename: clean(slug ?? last),
    filename: clean(last),
    contentbasename: clean(last),
    '2006': year,
    '06': year.slice(2),
    '01': month,
    '1': String(Number(month)),
    '02': day,
    '2': String(Number(day)),
    January: MONTH_NAMES[Number(month) - 1] ?? '',
    Jan: MONTHS[Number(month) - 1] ?? '',
  };
  const fill = (pattern: string) =>
    pattern.replace(/:([a-z]+|\d+|Jan(?:uary)?)(?![\w[])/g, (whole, token: string) =>
      Object.hasOwn(values, token) ? (values[token] ?? '') : whole,
    );
  if (own !== undefined) {
    const whole = URL.parse(own)?.pathname ?? fill(own);
    const address = /\.\w{2,5}$/.test(whole) ? asPath(whole) : asFolder(whole);
    return own.startsWith('/') || URL.canParse(own) ? address : prefix + address;
  }
  if (name === '_index') return prefix + asFolder(clean(folder));
  const { permalinks } = settings;
  const section = folder.split('/')[0]?.toLowerCase() ?? '';
  const key = folder === '' || (isIndex && !folder.includes('/')) ? '/' : section;
  const pattern = language?.permalinks?.get(key) ?? permalinks.get(key);
  if (pattern !== undefined) {
    const filled = fill(pattern);
    return /:[a-z\d]/i.test(filled) ? undefined : prefix + asFolder(filled);
  }
  const parent = isIndex ? posix.dirname(folder) : folder;
  const plain = clean(posix.join(parent, slug ?? last));
  return prefix + (settings.isUgly && !isIndex ? asPath(`${plain}.html`) : asFolder(plain));
}

/** Returns the name in an address, if its pattern makes another one than that of the file. */
export function hugoName(address: string | undefined, path: string): string | undefined {
  const last =
    decoded(address ?? '')
      .replace(/\/$|\.html$/g, '')
      .split('/')
      .at(-1) ?? '';
  const stem = withoutEnding(path).replace(/\/_?index$/i, '');
  return last === '' || last === posix.basename(stem).toLowerCase() ? undefined : last;
}
