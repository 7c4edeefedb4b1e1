import { posix } from 'node:path';
import { type Fields, fieldsFrom, isFields } from '../export/export.ts';
import { asFolder, asPath, filled, placeIn, valuesOfDay } from './address-patterns.ts';
import { fieldIn, folderPath, listOf, textIn, valueAt } from './fields.ts';
import { ignoring } from './folder-files.ts';
import { mainFirst } from './folder-languages.ts';
import { isRead, MONTHS, separatorOf, slugFor, slugIn, textFor } from './front-matter.ts';
import type { Fact } from './syntax/step.ts';
import { isMarkdown } from './text-files.ts';
import type { Configuration, FolderTool, Settings, Source } from './tool.ts';

/*
 * The rules for Jekyll: the fields that its settings add to texts, the addresses of its pages, and
 * the variables of its templates.
 */

/**
 * Creates the function that returns the front matter from the setting `defaults` for a text. The path is
 * relative to the folder of the sources.
 */
function defaultsIn({ fields: { defaults } }: Settings): (path: string) => Fields {
  const all = (Array.isArray(defaults) ? defaults : []).flatMap((entry: unknown) => {
    const { scope, values } = fieldsFrom(entry);
    if (!isFields(values)) return [];
    const { path, type } = fieldsFrom(scope);
    const read = Object.entries(values).filter(([name]) => isRead(name, ''));
    const folder = folderPath(textIn(path) ?? '');
    return [{ folder, type: textIn(type) ?? '', values: Object.fromEntries(read) }];
  });
  // The most specific scope comes last, because later values replace earlier values.
  all.sort((a, b) => a.folder.length - b.folder.length || a.type.length - b.type.length);
  return (path) => {
    const kind = typeOf(path);
    const fits = all.filter(
      ({ folder, type }) => (type === '' || type === kind) && isWithin(path, folder),
    );
    return Object.assign({}, ...fits.map(({ values }) => values));
  };
}

/** Returns the type of a text, such as "posts" or the name of a collection. */
function typeOf(path: string): string {
  const folder = path
    .split('/')
    .slice(0, -1)
    .findLast((name) => name.startsWith('_'));
  return folder?.slice(1) ?? 'pages';
}

/** Returns whether a path is in the scope of defaults, which may contain `*`. */
const isWithin = (path: string, folder: string): boolean =>
  folder === '' ||
  path === folder ||
  path.startsWith(`${folder}/`) ||
  (folder.includes('*') &&
    (posix.matchesGlob(path, folder) || posix.matchesGlob(path, `${folder}/**`)));

/** Returns the categories that the folders above the folder of the posts give to a post. */
function folderCategories(path: string): string[] {
  const [above, post] = path.split(/(?:^|\/)_(?:posts|drafts)\//);
  if (post === undefined || !above) return [];
  return above.split('/').filter((name) => !name.startsWith('_'));
}

/** The patterns of addresses that have a name in Jekyll. */
const PATTERNS: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

const POST = /(?:^|\/)_(?:posts|drafts)\//;

/** Variables that Jekyll computes for texts and for the site, so that their values are unknown here. */
const MADE_OF_PAGES =
  /^(?:url|date|content|excerpt|previous|next|path|relative_path|id|collection|tags|categories|name|slug|dir|ext)$/;
const MADE_OF_SITES =
  /^(?:time|pages|posts|related_posts|static_files|html_pages|html_files|collections|data|documents|categories|tags|github|languages|active_lang)$/;

/** A variable that neither front matter nor settings name has the value null. */
function factFor(name: string, { fields, title }: Source, settings: Settings): Fact {
  const [scope = '', ...rest] = name.split('.');
  if (scope === 'page') return factAt(fields, rest, { title }, MADE_OF_PAGES);
  if (scope === 'site') {
    const { url, base: baseurl } = settings;
    return factAt(settings.fields, rest, { url, baseurl }, MADE_OF_SITES);
  }
  const isOfLayout = /^(?:layout|include|paginator|content|theme|forloop)$/.test(scope);
  return isOfLayout ? undefined : { value: null };
}

/** Returns the value at a path in fields; undefined if Jekyll computes it. */
function factAt(fields: Fields, path: readonly string[], known: Fields, made: RegExp): Fact {
  const [first = '', ...rest] = path;
  const value = fieldIn(fields, first) ?? known[first];
  return value === undefined && made.test(first)
    ? undefined
    : { value: valueAt(value, rest) ?? null };
}

const baseIn = ({ fields }: Configuration) => textIn(fieldIn(fields, 'baseurl')) ?? '';

export const jekyll: FolderTool = {
  name: 'Jekyll',
  signs: [{ files: '_config.yml _config.yaml _config.toml' }, { files: '_posts' }],
  isSite: true,
  addressIn: (configuration, usual) => usual + baseIn(configuration),
  baseIn,
  contentIn: ({ fields }) => textIn(fieldIn(fields, 'source')) ?? '',
  /** Plug-ins such as Polyglot write the other languages below their codes. */
  languagesIn({ fields }) {
    const codes = listOf(fields.languages, /,/);
    const main = textIn(fields.default_lang) ?? codes[0];
    return mainFirst(codes, main).map((code) => ({
      ...{ code, folders: [] },
      prefix: code === main ? '' : `/${code}`,
    }));
  },
  hasTimeZone: true,
  refusesMdx: true,
  hasReservedFolders: true,
  async textFilter(_, { fields }) {
    const isIgnored = ignoring(listOf(fieldIn(fields, 'exclude'), /,/));
    const collections = Object.keys(fieldsFrom(fields.collections));
    return (file, folders) => {
      const special = folders.filter((name) => name.startsWith('_'));
      const isPost = special.some(
        (name) => /^_(?:posts|drafts)$/.test(name) || collections.includes(name.slice(1)),
      );
      return !isIgnored(file) && (isPost || (special.length === 0 && isMarkdown(file)));
    };
  },
  defaultsIn,
  dividesTagsAtSpaces: true,
  postName: /(?:^|\/)\d{2,4}-\d{1,2}-\d{1,2}-[^/]+$/,
  templates: 'Liquid or Nunjucks',
  hasWholeHtml: true,
  factFor,
  addressOf({ path, fields, date, rest, isIndex }, settings, prefix) {
    const { stem, folder } = placeIn(path, settings);
    const own = textFor(fields, 'path');
    const pattern = own ?? (textIn(fieldIn(settings.fields, 'permalink')) || 'date');
    if (!own && !POST.test(path)) {
      const place = stem.replace(/^_/, '');
      if (isIndex) return prefix + asFolder(folder);
      return prefix + (/^pretty$|\/$/.test(pattern) ? asFolder(place) : asPath(`${place}.html`));
    }
    const title = slugIn(fields) ?? rest;
    const day = valuesOfDay(date);
    const name = fieldIn(fields, 'categories') === undefined ? 'category' : 'categories';
    const categories = fieldIn(fields, name);
    const all = [
      ...folderCategories(stem),
      ...listOf(categories, separatorOf(name, categories, jekyll)),
    ];
    const address = filled(PATTERNS[pattern] ?? pattern, {
      ...day,
      ...{ title, slug: title, short_year: day.year.slice(2) },
      monthname: MONTHS[Number(day.month) - 1] ?? '',
      categories: all.map(slugFor).join('/'),
      output_ext: '.html',
      collection: folder.split('/')[0]?.replace(/^_/, '') ?? '',
      ...{ path: stem, name: rest, basename: rest },
    });
    return prefix + asPath(address);
  },
  feeds: ['/feed.xml', '/atom.xml'],
};
