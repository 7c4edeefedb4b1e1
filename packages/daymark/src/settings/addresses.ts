import type { Place } from './place.ts';
import type { Settings } from './site.ts';

/*
 * The addresses of a site. The engine names its pages and files by their routes, such as
 * `/blog/first-light`. The address of a route depends on the path of the site on its host, and on the
 * segments and the pattern that the owner has chosen. No other module makes addresses of pages.
 */

const WORD = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}][\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]*`;
/**
 * The source of a pattern for a segment of an address. Marks, such as the vowel signs of Hindi and
 * Thai, belong to the letter before them.
 */
export const NAME = `${WORD}(?:-${WORD})*`;

/** The fixed segments of addresses, which the settings may rename. */
export const SEGMENTS = [
  'about',
  'accessibility',
  'authors',
  'blog',
  'community',
  'contact',
  'kind',
  'page',
  'path',
  'preferences',
  'privacy',
  'resources',
  'search',
  'sitemap',
  'terms',
  'topics',
] as const;

/** The segments with which addresses begin. The lists of kinds are within the addresses of the blog. */
export const FIRST_SEGMENTS = SEGMENTS.filter((segment) => segment !== 'kind');

/** The value of a redirect in place of a new address if the page is gone. */
export const GONE = 'gone';

/** The settings that determine the addresses of a site. */
export type AddressSettings = Pick<Settings, 'addresses' | 'place'> & {
  identity: Pick<Settings['identity'], 'url'>;
};

/** Returns the place of the language that settings describe. */
export const placeIn = ({ identity, place }: Omit<AddressSettings, 'addresses'>): Place =>
  place ?? { root: pathOf(identity.url), code: '', languages: [] };

/** Returns the path of a URL without a slash at its end. */
const pathOf = (url: string) => new URL(url).pathname.replace(/\/$/, '');

export type Addresses = ReturnType<typeof addressesOf>;

/** Returns the functions that make the addresses of a site. */
export function addressesOf({ identity, addresses, place }: AddressSettings) {
  const base = pathOf(identity.url);
  const named: Readonly<Record<string, string | undefined>> = addresses.segments;
  const nameOf = (segment: string) =>
    (Object.hasOwn(named, segment) ? named[segment] : undefined) ?? segment;
  const pattern = addresses.articles ?? `/${nameOf('blog')}/{name}`;
  // An owner's page may have the address /kind.
  const nameOfFirst = (segment: string) => (segment === 'kind' ? segment : nameOf(segment));
  const isOfKind = (first: string, rest: readonly string[], name: string) =>
    first === 'blog' && rest.length > 1 && rest[0] === name;
  const archived = new RegExp(`/${nameOf('page')}/\\d+$`);
  const article = new RegExp(
    `^${RegExp.escape(base)}${pattern.replaceAll(/\{(\w+)\}|[^{]+/g, (part, token?: string) =>
      token === undefined ? RegExp.escape(part) : token === 'name' ? '[^/.]+' : String.raw`\d+`,
    )}$`,
  );
  return {
    /**
     * The path under which the language of the site lies, without a slash at its end: "",
     * "/atemraum" or "/atemraum/de".
     */
    base,
    /** The pattern for the addresses of articles: "/blog/{name}". */
    pattern,
    /** The path of the whole site on its host, in front of paths that the owner writes. */
    root: placeIn({ identity, place }).root,
    /**
     * Returns the address of a route of the engine, percent-decoded and without the host.
     * @param route "/blog/first-light", "/topics/rest/rss.xml"
     * @param date the date of the article, if the route leads to an article
     */
    of(route: string, date?: Date): string {
      const [, first = '', ...rest] = route.split('/');
      const [name = ''] = rest;
      if (first === 'blog' && rest.length === 1) return base + filled(pattern, name, date);
      const ofList = rest.map((segment, index) =>
        segment === 'page' && index === rest.length - 2 ? nameOf(segment) : segment,
      );
      if (isOfKind(first, rest, 'kind')) ofList[0] = nameOf('kind');
      const address = `${base}/${[nameOfFirst(first), ...ofList].join('/')}`;
      return route === '/' ? base || '/' : address;
    },
    /**
     * Returns the route at an address, for every pattern of articles; undefined if no route has the
     * address.
     */
    routeOf(address: string): string | undefined {
      if (address === (base || '/')) return '/';
      if (!address.startsWith(`${base}/`)) return undefined;
      const [first = '', ...rest] = address.slice(base.length + 1).split('/');
      const route = FIRST_SEGMENTS.find((segment) => nameOf(segment) === first) ?? first;
      if (nameOfFirst(route) !== first) return undefined;
      const names = rest.map((name, index) =>
        name === nameOf('page') && index === rest.length - 2 ? 'page' : name,
      );
      if (isOfKind(route, rest, nameOf('kind'))) names[0] = 'kind';
      else if (isOfKind(route, rest, 'kind')) return undefined;
      return `/${[route, ...names].join('/')}`;
    },
    /** Returns the address of an archive page of a list. Archive pages are numbered from the oldest, 1. */
    ofPage: (list: string, page: number) => `${list}/${nameOf('page')}/${page}`,
    /** Returns the address of the list of an archive page; other addresses as they are. */
    ofList: (address: string) => address.replace(archived, ''),
    /** Returns whether an address has the form of an article's address. */
    isArticle: (address: string) => article.test(address),
  };
}

/** Returns what `addressesOf` returned with each former pattern and each former segment of the settings. */
export function formerAddressesOf(settings: AddressSettings): Addresses[] {
  const { former, ...now } = settings.addresses;
  const changes = [
    ...former.articles.map((articles) => ({ articles })),
    ...Object.entries(former.segments).flatMap(([name, segments]) =>
      segments.map((segment) => ({ segments: { ...now.segments, [name]: segment } })),
    ),
  ];
  return changes.map((change) =>
    addressesOf({ ...settings, addresses: { former, ...now, ...change } }),
  );
}

/**
 * Returns an address as an owner writes it with the path of the site on its host, if it is an address
 * of the site. Other addresses stay as they are.
 */
export function onSite(address: string, root: string): string {
  if (root === '' || !/^\/(?!\/)/.test(address)) return address;
  return root + address.replace(/^\/(?=$|[?#])/, '');
}

/** The fields of the settings that contain addresses of the site. */
const ADDRESS_FIELDS = new Set(['actionPath', 'feedPage', 'href', 'path']);

/** Returns settings in which the addresses of the site have the path of the site on its host. */
export function withRoot(settings: Settings): Settings {
  const { root } = addressesOf(settings);
  const change = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return ADDRESS_FIELDS.has(name) ? onSite(value, root) : value;
    if (Array.isArray(value)) return value.map((item) => change(item));
    return Object.prototype.toString.call(value) === '[object Object]'
      ? Object.fromEntries(
          Object.entries(Object(value)).map(([key, part]) => [key, change(part, key)]),
        )
      : value;
  };
  if (root === '') return settings;
  const { home, navigation, needs, footer, creatives, blog } = settings;
  return { ...settings, ...Object(change({ home, navigation, needs, footer, creatives, blog })) };
}

/**
 * Returns the address of an article by the pattern of the settings. A pattern without tokens of the date
 * needs no date.
 */
function filled(pattern: string, name: string, date = new Date(0)): string {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  const values: Readonly<Record<string, string>> = { name, year, month, day };
  return pattern.replaceAll(/\{(\w+)\}/g, (_, token: string) => values[token] ?? '');
}

const STEP = /^(\d+)-([\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]+)*)$/u;

/** Splits a step's file name, such as "1-five-breaths". Returns undefined if it has no number. */
export function numberedName(slug: string): { number: number; name: string } | undefined {
  const [, number, name] = STEP.exec(slug) ?? [];
  return number && name ? { number: Number(number), name } : undefined;
}

/** Decodes a path that may be percent-encoded. Returns undefined if its bytes are not UTF-8. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

/**
 * Returns the old path of a document for one of its aliases. An alias is a whole path, or a name
 * that replaces the last segment of the document's current path. A whole path may be
 * percent-encoded, and may have a slash at its end and a query, whose parameters are sorted.
 * @param root the path of the site on its host
 * @returns the decoded path without a slash at its end, with the query
 */
export function oldPath(alias: string, path: string, root: string): string {
  if (!alias.startsWith('/')) return path.slice(0, path.lastIndexOf('/') + 1) + alias.normalize();
  const [address = '', query] = alias.split('?');
  const whole = (root + (decodedPath(address) ?? address)).replace(/\/$/, '') || '/';
  return query === undefined ? whole : `${whole}?${query.split('&').sort().join('&')}`;
}

/**
 * The formats of every feed, the most complete first. `file` is the last segment of the path of a
 * feed.
 */
export const FEED_FORMATS = [
  { file: 'feed.atom', type: 'application/atom+xml', name: 'Atom' },
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON' },
] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];
