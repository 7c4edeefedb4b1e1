import { posix } from 'node:path';
import type { Export, Tool } from '../export/export.ts';
import { decoded } from '../markdown/links.ts';
import { keyOf } from '../plan/plan.ts';
import { withoutEnding } from './folder-files.ts';
import type { FolderLanguage, Settings, Source } from './folder-model.ts';
import {
  fieldIn,
  listOf,
  MONTHS,
  pathIn,
  separatorOf,
  slugFor,
  slugIn,
  writtenSlugIn,
} from './front-matter.ts';
import { hexoAddress } from './hexo.ts';
import { hugoAddress } from './hugo.ts';
import { folderCategories } from './jekyll.ts';

/* The addresses that showed the texts of a folder at the other site, by the rules of its tool. */

/** The patterns that Jekyll has names for. */
const JEKYLL: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title:output_ext',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title:output_ext',
  weekdate: '/:categories/:year/W:week/:short_day/:title:output_ext',
  none: '/:categories/:title:output_ext',
};

/** What determines the address of a text at the other site. */
type Facts = Pick<Source, 'path' | 'fields' | 'date' | 'title' | 'slug'>;

/** Returns the path that showed a text at the other site; undefined if the tool publishes no site. */
export function addressFrom(
  source: Facts,
  tool: Tool,
  settings: Settings,
  language: FolderLanguage | undefined,
  names: { isIndex: boolean; rest: string },
): string | undefined {
  if (tool === 'Hugo') return hugoAddress(source, settings, language);
  if (tool === 'Hexo') return hexoAddress(source, settings, language?.code);
  const address = usualAddress(source, tool, settings, names);
  return address === undefined ? undefined : (language?.prefix ?? '') + address;
}

/** Returns the path of a text without that of its language. */
function usualAddress(
  { path: file, fields, date, title, slug }: Facts,
  tool: Tool,
  settings: Settings,
  { isIndex, rest }: { isIndex: boolean; rest: string },
): string | undefined {
  const { content, permalinks, isStarlight } = settings;
  const own = pathIn(fields);
  const inContent = content === '' ? file : file.slice(content.length + 1);
  const stem = withoutEnding(inContent);
  const folder = posix.dirname(stem) === '.' ? '' : posix.dirname(stem);
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  const categoriesName = fieldIn(fields, 'categories') === undefined ? 'category' : 'categories';
  const categories = fieldIn(fields, categoriesName);
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
      categories: [
        ...folderCategories(inContent),
        ...listOf(categories, separatorOf(categoriesName, categories, 'Jekyll')),
      ]
        .map(slugFor)
        .join('/'),
      output_ext: '.html',
      collection: folder.split('/')[0]?.replace(/^_/, '') ?? '',
      path: stem,
      name: rest,
      basename: rest,
    };
    return pattern.replace(/:([a-z_]+)/g, (whole, name: string) => values[name] ?? whole);
  };
  const path = (text: string) => `/${text}`.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
  const folderLike = (text: string) => (/\.\w{2,5}$/.test(text) ? path(text) : path(`${text}/`));
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
      const filled = own.replace(/\$?\{\{?([^{}]*)\}\}?/g, (_, braced: string) => {
        const expression = braced.trim();
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
    const docs = isStarlight ? 'content/docs|' : '';
    const within = stem.replace(new RegExp(`^src/(?:${docs}content|data|pages)/`), '');
    const plain = isIndex ? posix.dirname(within) : within;
    const parent = posix.dirname(plain) === '.' ? '' : posix.dirname(plain);
    return folderLike(
      own ?? posix.join(parent, slugIn(fields) ?? posix.basename(plain).toLowerCase()),
    );
  }
  if (tool === 'Docusaurus') {
    const given = writtenSlugIn(fields);
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
export function linksIn(body: string, { url }: Settings): string[] {
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
export function takeLinkedAddresses(sources: readonly Source[], { content, base }: Settings): void {
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

/** Returns the path of a former address in front matter. */
export function aliasPath(
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

/** Returns the addresses of the feeds, with the language of those that are not of the main language. */
export function otherAddresses(
  tool: Tool,
  { base, languages: [main, ...others] }: Settings,
): Export['otherAddresses'] {
  const all: Partial<Record<Tool, string[]>> = {
    Hugo: ['/index.xml', '/post/index.xml', '/posts/index.xml', '/blog/index.xml'],
    Jekyll: ['/feed.xml', '/atom.xml'],
    Hexo: ['/atom.xml', '/rss2.xml'],
    Eleventy: ['/feed.xml', '/feed/feed.xml', '/feed/'],
    Astro: ['/rss.xml'],
    Docusaurus: ['/blog/rss.xml', '/blog/atom.xml'],
    Quartz: ['/index.xml'],
  };
  const found: Export['otherAddresses'] = new Map();
  for (const path of all[tool] ?? []) {
    found.set(base + (main?.prefix ?? '') + path, 'feed');
    for (const { code, prefix } of others)
      if (prefix !== undefined) found.set(base + prefix + path, { feed: code });
  }
  return found;
}

/**
 * Creates the functions that find the address of a text by a name of it, such as the end of its path, its
 * slug or an alias, and by the path of its file.
 */
export function indexOf(sources: readonly Source[], { content }: Settings, tool: Tool) {
  const byName = new Map<string, Source[]>();
  const byPath = new Map<string, Source[]>();
  const languages = new Map(sources.map(({ file, language }) => [file, language]));
  const key = (name: string) =>
    withoutEnding(name)
      .replace(/^\.?\//, '')
      .normalize()
      .toLowerCase();
  const add = (name: string, source: Source) =>
    byName.set(key(name), [...(byName.get(key(name)) ?? []), source]);
  for (const source of sources) {
    const { file, path, aliases, slug, title } = source;
    for (const place of new Set([file, path]))
      byPath.set(key(place), [...(byPath.get(key(place)) ?? []), source]);
    const stem = withoutEnding(path);
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
  /** Returns the texts in the language of another one, if there are any. */
  const nearTo = (from: string, found: readonly Source[] = []) => {
    const same = found.filter(({ language }) => language === languages.get(from));
    return same.length > 0 ? same : found;
  };
  const textAt = (path: string, from: string) => nearTo(from, byPath.get(key(path)))[0];
  return {
    addressOf(name: string, from: string): string | undefined {
      const plain = decoded(name).trim();
      if (plain.startsWith('.')) {
        const target = textAt(posix.join(posix.dirname(from), plain), from);
        if (target) return addressIn(target);
      }
      const within = textAt(posix.join(content, plain), from);
      if (within) return addressIn(within);
      const beside = textAt(posix.join(posix.dirname(from), plain), from);
      if (beside) return addressIn(beside);
      const found = byName.get(key(plain)) ?? byName.get(key(plain.replace(/\/$/, '')));
      if (!found) return undefined;
      // The nearest of several texts of the same name.
      const nearest = nearTo(from, found).toSorted(
        (a, b) => a.file.split('/').length - b.file.split('/').length,
      );
      return addressIn(nearest[0]);
    },
    addressOfFile(path: string, from: string): string | undefined {
      const places = path.startsWith('/')
        ? [path.slice(1), posix.join(content, path)]
        : [posix.join(posix.dirname(from), path), path, posix.join(content, path)];
      const found = places.map((place) => textAt(place, from)).find(Boolean);
      if (found) return addressIn(found);
      const named = byName.get(key(path)) ?? byName.get(key(posix.basename(path)));
      const [only, ...more] = nearTo(from, named);
      return more.length === 0 ? addressIn(only) : undefined;
    },
  };
}
