import { posix } from 'node:path';
import { decoded, keyOf } from '../export/addresses.ts';
import { countIn, type Export } from '../export/export.ts';
import { withoutEnding } from './text-files.ts';
import type { FolderTool, Settings, Source } from './tool.ts';

/* Finds the addresses of a folder's texts at the other site, and the texts that links name. */

/**
 * The number of linked texts of a folder that must have addresses of one form before the form
 * counts as a rule.
 */
const LEAST_LINKED = 3;

/** Addresses of lists, whose last segment may also be the name of a text. */
const LIST = /^\/(?:tags?|categor(?:y|ies)|topics?|authors?|series|page|search)\//i;

/**
 * Gives texts the addresses to which other texts link. Configuration in JavaScript may make addresses
 * of any form. If links to the texts of a folder have the same form, such as
 * `/{year}/{month}/{slug}.html`, all texts of the folder had such addresses.
 */
export function takeLinkedAddresses(sources: readonly Source[], { content, base }: Settings): void {
  const keyOnSite = (path: string) => keyOf(path).slice(base.length);
  const folderOf = ({ file }: Source) => {
    const within = /^(?:src\/(?:content|data|pages)|src)\//.exec(file)?.[0] ?? `${content}/`;
    const start = file.startsWith(within) ? within.length : 0;
    return file.slice(0, Math.max(start, file.indexOf('/', start)));
  };
  const bySlug = Map.groupBy(sources, ({ slug }) => slug.toLowerCase());
  const known = new Set(sources.flatMap(({ addresses }) => addresses.map(keyOnSite)));
  const used = new Map<string, number>();
  const votes = new Map<string, Map<string, Set<string>>>();
  for (const path of new Set(sources.flatMap(({ links }) => links))) {
    const key = keyOnSite(path);
    const [source, ...others] = bySlug.get(key.split('/').at(-1) ?? '') ?? [];
    if (!source || others.length > 0 || source.hasOwnAddress) continue;
    const folder = folderOf(source);
    if (known.has(key)) countIn(used, folder);
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

/**
 * Returns the form of an address, such as `/{year}/{slug}.html`; undefined if its numbers are not the
 * date.
 */
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

/**
 * Returns the addresses of the feeds. A feed that is not in the main language has the code of its
 * language.
 */
export function otherAddresses(
  { feeds = [] }: FolderTool,
  { base, languages: [main, ...others] }: Settings,
): Export['otherAddresses'] {
  const found: Export['otherAddresses'] = new Map();
  for (const path of feeds) {
    found.set(base + (main?.prefix ?? '') + path, 'feed');
    for (const { code, prefix } of others)
      if (prefix !== undefined) found.set(base + prefix + path, { feed: code });
  }
  return found;
}

/**
 * Creates the functions that find the address of a text by one of its names, such as the end of its path,
 * its slug or an alias, and by the path of its file.
 */
export function indexOf(sources: readonly Source[], { content }: Settings) {
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
    // A name may be any end of the path: "pier", "walks/pier".
    for (const place of isIndex ? [stem, posix.dirname(stem)] : [stem])
      for (const [from] of place === '.' ? [] : place.split('/').entries())
        add(place.split('/').slice(from).join('/'), source);
    for (const alias of aliases) add(alias, source);
    for (const name of [slug, title]) if (name !== '' && !byName.has(key(name))) add(name, source);
  }
  // A text without an address has its id as address, see `ImportedText`.
  const addressIn = (source: Source | undefined) =>
    source &&
    (source.addresses[0] ?? `/${encodeURI(source.file).replace(/[()?#]/g, encodeURIComponent)}`);
  /** Prefers texts in the language of the text with the link. */
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
      // Several texts may have the same name. The nearest one is meant.
      const nearest = nearTo(from, found).toSorted(
        (a, b) => a.file.split('/').length - b.file.split('/').length,
      );
      return addressIn(nearest[0]);
    },
    /**
     * Unlike `addressOf`, returns undefined if several texts have the name: a path means one file,
     * and a guess may be wrong.
     */
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
