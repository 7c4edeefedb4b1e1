import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Fields, fieldsFrom, isFields } from '../export/export.ts';
import { asFolder, asPath, filled, placeIn, valuesOfDay } from './address-patterns.ts';
import { fieldIn, folderPath, listOf, textIn } from './fields.ts';
import { MONTHS, textFor } from './front-matter.ts';
import { isMarkdown, readData } from './text-files.ts';
import type { AddressFacts, Configuration, FolderLanguage, FolderTool, Settings } from './tool.ts';

/*
 * The rules for Hugo: its settings in several files, its languages and the addresses of its pages.
 */

/** The folder whose files are settings, each with the name of the setting. */
const CONFIG = 'config/_default';

/** Reads the settings in the folder, such as "languages.toml" and "permalinks.yaml". */
async function configFolder(root: string): Promise<Fields> {
  const fields: Fields = {};
  for (const file of await readdir(join(root, CONFIG)).catch(() => [])) {
    const [, name = ''] = /^([\w-]+)\.(?:toml|ya?ml|json)$/.exec(file) ?? [];
    if (/^(?:|hugo|config)$/.test(name)) continue;
    const data = await readData(root, `${CONFIG}/${file}`);
    if (data !== undefined) fields[name] = data;
  }
  return fields;
}

/** Returns the patterns of addresses by section. */
function permalinksIn(fields: Fields): Map<string, string> {
  const patterns = fieldIn(fields, 'permalinks');
  const { page } = fieldsFrom(patterns);
  const all = { ...fieldsFrom(patterns), ...fieldsFrom(page) };
  return new Map(
    Object.entries(all).flatMap(([section, pattern]) =>
      typeof pattern === 'string' ? [[section.toLowerCase(), pattern] as const] : [],
    ),
  );
}

/** Returns the languages, the main language first; none if the settings name none. */
function languagesIn({ fields }: Configuration, content: string): FolderLanguage[] {
  const table = fieldIn(fields, 'languages');
  const given = Object.entries(fieldsFrom(table)).flatMap(([code, own]) =>
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
      const patterns = permalinksIn(own);
      return {
        code,
        folders: folder ? [[folderPath(folder), content]] : usual,
        prefix: hasHosts || (code === main && !isInFolder) ? '' : `/${code}`,
        isDisabled: fieldIn(own, 'disabled') === true || off.includes(code),
        ...(patterns.size > 0 && { permalinks: patterns }),
      };
    })
    .toSorted((a, b) => Number(b.code === main) - Number(a.code === main));
}

/** Returns the folders that the settings mount into the folder of texts. */
function mountsIn(fields: Fields) {
  const module = fieldIn(fields, 'module');
  const mounts: unknown = isFields(module) ? fieldIn(module, 'mounts') : undefined;
  return (Array.isArray(mounts) ? mounts : []).flatMap((mount: unknown) => {
    if (!isFields(mount)) return [];
    const [source, target, lang] = [textIn(mount.source), textIn(mount.target), textIn(mount.lang)];
    if (!source || !/^content(?:\/|$)/.test(target ?? '')) return [];
    return [
      {
        source: folderPath(source),
        target: folderPath(target ?? '').slice('content'.length),
        lang,
      },
    ];
  });
}

/** Returns a path as Hugo writes it: without spaces, and without most signs. */
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

/** Returns the name of the month or weekday of a date. */
const nameIn = (date: Date, part: 'month' | 'weekday') =>
  new Intl.DateTimeFormat('en', { [part]: 'long', timeZone: 'UTC' }).format(date).toLowerCase();

/** Matches the tokens in Hugo's patterns: names, and the parts of a date in Go's notation. */
const TOKENS = /:([a-z]+|\d+|Jan(?:uary)?)(?![\w[])/g;

/** Returns the values of the tokens in a pattern. */
function valuesFor(
  { date = '', title, isIndex }: AddressFacts,
  folder: string,
  last: string,
  slug: string | undefined,
  clean: (text: string) => string,
) {
  const { year, month, day, i_month, i_day } = valuesOfDay(date);
  const at = new Date(`${date || '1970-01-01'}T00:00:00Z`);
  const name = clean(slug ?? last);
  const monthname = date === '' ? '' : nameIn(at, 'month');
  return {
    ...{ year, month, day, monthname, '2006': year, '01': month, '02': day },
    ...{ '06': year.slice(2), '1': i_month, '2': i_day, January: monthname },
    Jan: MONTHS[Number(month) - 1] ?? '',
    weekday: String(at.getUTCDay()),
    weekdayname: nameIn(at, 'weekday'),
    yearday: String(Math.floor((at.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1),
    section: folder.split('/')[0] ?? '',
    sections: isIndex ? posix.dirname(folder) : folder,
    title: clean(title),
    slug: clean(slug ?? title),
    ...{ slugorfilename: name, slugorcontentbasename: name },
    ...{ filename: clean(last), contentbasename: clean(last) },
  };
}

/** Returns the address that Hugo gives a text, so that links to it still lead to the text. */
const addressOf: FolderTool['addressOf'] = (facts, settings, prefix, language) => {
  const { path, fields } = facts;
  const { stem, folder } = placeIn(path, settings);
  const name = posix.basename(stem);
  const isIndex = /^_?index$/i.test(name);
  const clean = (text: string) => sanitized(text, settings);
  const last = isIndex ? posix.basename(folder) : name;
  const [, , , dated] = /^(\d{4}-\d{2}-\d{2})([-_])(.+)$/.exec(last) ?? [];
  const dates = fieldIn(settings.fields, 'frontmatter');
  const hasNamedDates = listOf(isFields(dates) ? dates.date : undefined).includes(':filename');
  const slug = textFor(fields, 'slug') ?? (hasNamedDates ? dated : undefined);
  const fill = (pattern: string) =>
    filled(pattern, valuesFor({ ...facts, isIndex }, folder, last, slug, clean), TOKENS);
  const own = fieldIn(fields, 'url') === undefined ? undefined : textFor(fields, 'path');
  if (own !== undefined) {
    const address = asFolder(URL.parse(own)?.pathname ?? fill(own));
    return own.startsWith('/') || URL.canParse(own) ? address : prefix + address;
  }
  const asIndex = (text: string) => prefix + asPath(`${text}/`);
  if (name === '_index') return asIndex(clean(folder));
  const section = folder.split('/')[0]?.toLowerCase() ?? '';
  const key = folder === '' || (isIndex && !folder.includes('/')) ? '/' : section;
  const pattern = language?.permalinks?.get(key) ?? permalinksIn(settings.fields).get(key);
  if (pattern !== undefined) {
    const whole = fill(pattern);
    return /:[a-z\d]/i.test(whole) ? undefined : asIndex(whole);
  }
  const parent = isIndex ? posix.dirname(folder) : folder;
  const plain = clean(posix.join(parent, slug ?? last));
  const isUgly = fieldIn(settings.fields, 'uglyURLs') === true && !isIndex;
  return isUgly ? prefix + asPath(`${plain}.html`) : asIndex(plain);
};

export const hugo: FolderTool = {
  name: 'Hugo',
  signs: [
    {
      files:
        'hugo.toml hugo.yaml hugo.yml hugo.json config/_default/hugo.toml config/_default/config.toml config/_default/hugo.yaml config/_default/config.yaml config/_default/hugo.yml config/_default/config.yml',
    },
    {
      files: 'config.toml config.yaml config.yml config.json',
      beside: /^(?:content|archetypes|layouts)$/,
    },
  ],
  isSite: true,
  moreSettings: configFolder,
  contentIn: ({ fields }) => textIn(fieldIn(fields, 'contentDir')) ?? 'content',
  languagesIn,
  languages: 'of settings',
  refusesMdx: true,
  hasOnlyLanguageFolders: true,
  textFilter: async () => (file) => isMarkdown(file) || /\.html?$/i.test(file),
  templates: 'shortcodes',
  addressOf,
  namesByAddress: true,
  feeds: ['/index.xml', '/post/index.xml', '/posts/index.xml', '/blog/index.xml'],
};
