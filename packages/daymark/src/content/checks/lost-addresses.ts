import { basename, dirname } from 'node:path/posix';
import type { Redirects } from '../../http/routes.ts';
import {
  type Addresses,
  addressesOf,
  formerAddressesOf,
  GONE,
  placeIn,
} from '../../settings/addresses.ts';
import { feedIds, idFormOf } from '../../settings/feed-ids.ts';
import type { Settings } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import {
  type AddressForm,
  type AddressList,
  type ListedAddress,
  wordsIn,
} from '../address-list.ts';
import { withoutLanguage } from '../slug.ts';
import { fieldWarning, type Problem } from './problem.ts';
import { isDate, pagePath, readingPath, routeOfText, type SitePages } from './site-pages.ts';
import type { ReadText } from './text-reader.ts';

/** A text with its state. */
interface KnownText
  extends Pick<ReadText, 'file' | 'folder' | 'slug' | 'fields' | 'lineOf' | 'terms'> {
  state: 'published' | 'scheduled' | 'draft';
  isPublished: boolean;
}

interface Site {
  settings: Settings;
  source: SettingsSource;
  texts: readonly KnownText[];
  publicFiles: readonly string[];
  pages: SitePages;
  redirects: Redirects;
}

/**
 * The share of a text's words that a text must contain to count as its new version: in the same
 * folder, and in another folder. The second share is larger, because an article contains many words of
 * its step.
 */
const [MOST_WORDS, ALL_WORDS] = [0.65, 0.95];

/** The maximum number of redirects in one message. */
const MOST = 40;

/**
 * Warns about published addresses of a language that lead nowhere now. Each warning contains the line
 * to paste: the former pattern or segment for the settings, an alias for the text that has most of the
 * words, or a redirect. The check of the main language reports the addresses of languages that the
 * site no longer has. Also warns if changed addresses change the ids of articles in feeds.
 */
export function lostAddresses(list: AddressList, site: Site): Problem[] {
  const { settings, source, texts, pages, redirects } = site;
  const { root, of, routeOf } = pages.addresses;
  // Routes also match the engine's own segments, which hosts do not serve if the settings rename them.
  const mayBe = (address: string) =>
    pages.mayBe(address) && of(routeOf(address) ?? '/') === address;
  const former = new FormerAddresses(settings);
  const forms = formerForms(list, site);
  const answered = formerArticles(forms, site);
  const isReached = (address: string, file: string) => {
    const page = pages.contentPages.get(address);
    if (redirects[address] !== undefined) return true;
    if (page) return page.isPublished;
    return answered.has(address) || pages.fixed.has(address) || (file === '' && mayBe(address));
  };
  const lost = [...list.addresses].filter(
    ([address, { file }]) =>
      !pages.isInOtherLanguage(address.replace(/\?.*/, '')) && !isReached(address, file),
  );
  const isInside = ([address]: readonly [string, unknown]) =>
    root === '' || `${address}/`.startsWith(`${root}/`);
  const inside = lost.filter(isInside);
  const outside = lost.filter((entry) => !isInside(entry));
  const problems = outside.length > 0 ? [movedSite(outside, site)] : [];
  const sameText = textFinder(
    inside.map(([, was]) => was),
    new Set(Array.from(list.addresses.values(), ({ file }) => file)),
    site,
  );
  const moved = new Map<string, string>();
  const byFile = new Map(texts.map((text) => [text.file, text]));
  for (const [address, was] of inside) {
    const text = byFile.get(was.file);
    if (text && !text.isPublished) problems.push(withdrawn(text, address, site));
    else if (formerForm(address, text, forms, site, former)) continue;
    else {
      const same = text && pagePath(text, pages.addresses) ? text : sameText(was);
      if (same) problems.push(missingAlias(same, address, root));
      else moved.set(address.slice(root.length), targetOf(address, was, list, site, isReached));
    }
  }
  problems.push(...former.problems(source));
  if (moved.size > 0) problems.push(missingRedirects(moved, source));
  problems.push(...changedIds(list, site), ...aliasesOfOthers(list, site));
  return problems;
}

/** Returns the addresses of published articles in the former forms that the settings name: they redirect. */
function formerArticles({ known }: FormerForms, { texts }: Site): ReadonlySet<string> {
  const articles = texts.filter(({ folder, isPublished }) => folder === 'articles' && isPublished);
  return new Set(known.flatMap((form) => articles.map((text) => readingPath(text, form))));
}

/** Returns an address as owners write it: without the path of the site on its host. */
const written = (address: string, { pages }: Site) =>
  address.slice(pages.addresses.root.length) || '/';

const leadsNowhere = (addresses: readonly string[]) =>
  addresses.length === 1
    ? `${addresses[0]}, which was published and leads nowhere now`
    : `${addresses.length} addresses that were published and lead nowhere now, such as ${addresses[0]}`;

/** Warns about addresses outside of the path of the site, which only its host can redirect. */
function movedSite(outside: readonly (readonly [string, unknown])[], { settings, source }: Site) {
  const { pathname } = new URL(settings.identity.url);
  const expected = `redirects at the host to the same addresses below ${pathname}, because a site redirects only addresses below its own`;
  return fieldWarning(source, 'identity.url', expected, leadsNowhere(outside.map(([old]) => old)));
}

/** Warns about a published text that is a draft now, has a later date or is about another noun. */
function withdrawn(text: KnownText, address: string, site: Site): Problem {
  const [field, found] =
    text.state === 'published'
      ? ['about', 'a text about another noun']
      : text.state === 'draft'
        ? ['draft', 'a draft']
        : ['date', 'a day that has not come'];
  const old = written(address, site);
  const expected = `a published text, or redirects: { '${old}': '${GONE}' } in the settings`;
  return fieldWarning(text, field, expected, `${found}, although ${old} was published`);
}

/** The former pattern and the former segments that the settings lack, with the addresses that need them. */
class FormerAddresses {
  readonly #settings: Settings;
  readonly #articles = new Set<string>();
  readonly #segments = new Map<string, Set<string>>();
  readonly #addresses: string[] = [];

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /**
   * Returns false, and adds nothing, if the settings already have the pattern: the address then
   * needs another remedy.
   */
  addPattern(pattern: string, address: string): boolean {
    if (this.#settings.addresses.former.articles.includes(pattern)) return false;
    this.#articles.add(pattern);
    this.#addresses.push(address);
    return true;
  }

  /**
   * Returns false, and adds nothing, if the settings already have the segment: the address then
   * needs another remedy.
   */
  addSegment(name: string, former: string, address: string): boolean {
    if (this.#formerOf(name).includes(former)) return false;
    this.#segments.set(name, (this.#segments.get(name) ?? new Set()).add(former));
    this.#addresses.push(address);
    return true;
  }

  #formerOf(name: string): readonly string[] {
    const named: Readonly<Record<string, readonly string[] | undefined>> =
      this.#settings.addresses.former.segments;
    return named[name] ?? [];
  }

  problems(source: SettingsSource): Problem[] {
    if (this.#addresses.length === 0) return [];
    // The line to paste replaces the present line of the settings.
    const { articles, segments, feeds } = this.#settings.addresses.former;
    const listOf = (...items: string[]) =>
      `[${Array.from(new Set(items), (item) => `'${item}'`).join(', ')}]`;
    const names = new Set([...Object.keys(segments), ...this.#segments.keys()]);
    const renamed = Array.from(
      names,
      (name) => `${name}: ${listOf(...this.#formerOf(name), ...(this.#segments.get(name) ?? []))}`,
    );
    const patterns = [...articles, ...this.#articles];
    const parts = [
      ...(renamed.length > 0 ? [`segments: { ${renamed.join(', ')} }`] : []),
      ...(patterns.length > 0 ? [`articles: ${listOf(...patterns)}`] : []),
      ...(feeds.length > 0 ? [`feeds: ${listOf(...feeds)}`] : []),
    ];
    const expected = `former: { ${parts.join(', ')} } in addresses, for redirects`;
    return [fieldWarning(source, 'addresses.former', expected, leadsNowhere(this.#addresses))];
  }
}

/**
 * The former forms of addresses: `known`, which the settings contain, so that they redirect, and
 * `listed`, which the published list contains, newest first.
 */
interface FormerForms {
  known: readonly Addresses[];
  listed: readonly { form: AddressForm; before: Addresses }[];
}

function formerForms({ forms }: AddressList, { settings, pages }: Site): FormerForms {
  const listed = (forms[pages.addresses.base] ?? []).toReversed().map((form) => {
    const { articles, segments } = form;
    const addresses = { ...settings.addresses, articles, segments };
    return { form, before: addressesOf({ ...settings, addresses }) };
  });
  return { known: formerAddressesOf(settings), listed };
}

/**
 * Finds out whether the pattern or a segment of an address has changed, and collects the former
 * pattern or segment, unless the settings name it. Returns whether the pattern or the segment
 * suffices to redirect the address.
 */
function formerForm(
  address: string,
  text: KnownText | undefined,
  { known, listed }: FormerForms,
  { settings, pages, redirects }: Site,
  former: FormerAddresses,
): boolean {
  const { addresses } = pages;
  const date = isDate(text?.fields.date) ? text.fields.date : undefined;
  for (const { form, before } of listed) {
    const route = text ? routeOfText(text) : before.routeOf(address);
    if (route === undefined || before.of(route, date) !== address) continue;
    const now = addresses.of(route, date);
    const page = pages.contentPages.get(now);
    const isAnswered =
      page?.isPublished || pages.fixed.has(now) || pages.mayBe(now) || redirects[now] !== undefined;
    if (now === address || !isAnswered) continue;
    if (known.some(({ of }) => of(route, date) === address)) return true;
    if (text?.folder === 'articles' && patternOf(form) !== patternOf(settings.addresses)) {
      const isSegment = form.articles === undefined && settings.addresses.articles === undefined;
      return isSegment
        ? former.addSegment('blog', nameIn(form, 'blog'), address)
        : former.addPattern(patternOf(form), address);
    }
    const name = route
      .split('/')
      .find(
        (segment) =>
          segment !== '' && nameIn(form, segment) !== nameIn(settings.addresses, segment),
      );
    if (name !== undefined) return former.addSegment(name, nameIn(form, name), address);
  }
  return false;
}

const nameIn = ({ segments }: AddressForm, segment: string): string => {
  const named: Readonly<Record<string, string | undefined>> = segments;
  return (Object.hasOwn(named, segment) ? named[segment] : undefined) ?? segment;
};

const patternOf = (form: AddressForm) => form.articles ?? `/${nameIn(form, 'blog')}/{name}`;

/**
 * Creates a function that returns the published text with a page that has most words of a text that
 * was at an address. Words of few texts have more weight. On a site about one subject, two articles
 * shared at most 0.63 of the weight, and two versions of a text shared 0.7 after a third of its words
 * had changed.
 * A text that the published list contains was another text, unless it contains nearly all of the words.
 * @param lost what was at all addresses about which the function is asked: all texts are read once
 * @param published the files of the published texts
 */
function textFinder(
  lost: readonly ListedAddress[],
  published: ReadonlySet<string>,
  { texts, pages }: Site,
) {
  const having = new Map<number, Set<KnownText>>();
  for (const { words } of lost) for (const word of wordsIn(words)) having.set(word, new Set());
  const candidates = texts.filter(
    (text) => having.size > 0 && text.isPublished && pagePath(text, pages.addresses) !== undefined,
  );
  for (const text of candidates) for (const word of text.terms.hashes) having.get(word)?.add(text);
  return ({ file, words }: ListedAddress): KnownText | undefined => {
    const folder = dirname(file);
    const shares = new Map<KnownText, number>();
    let total = 0;
    for (const word of wordsIn(words)) {
      const found = having.get(word) ?? new Set();
      const weight = Math.log((candidates.length + 1) / (found.size + 0.5));
      total += weight;
      for (const text of found) shares.set(text, (shares.get(text) ?? 0) + weight);
    }
    const shareOf = (text: KnownText) => shares.get(text) ?? 0;
    const [best] = candidates
      .filter((text) => {
        const isOther = dirname(text.file) !== folder || published.has(text.file);
        const least = isOther ? ALL_WORDS : MOST_WORDS;
        return shareOf(text) > 0 && shareOf(text) >= total * least;
      })
      .sort(
        (one, other) =>
          Number(published.has(one.file)) - Number(published.has(other.file)) ||
          shareOf(other) - shareOf(one),
      );
    return best;
  };
}

/**
 * Warns if the ids of articles in feeds differ from those of the published build, with the line to
 * paste.
 */
function changedIds({ ids }: AddressList, { settings, source }: Site): Problem[] {
  const { code } = placeIn(settings);
  const [before, now, { feeds }] = [ids[code], idFormOf(settings), settings];
  if (!before) return [];
  // All languages share the setting for the beginning of ids.
  const isOther = {
    id: code === '' && before.id !== now.id,
    articles: before.articles !== now.articles,
  };
  if (!isOther.id && !isOther.articles) return [];
  const fields = [
    ...(isOther.id || feeds.id !== undefined ? [`id: '${before.id}'`] : []),
    ...(isOther.articles || feeds.articles !== undefined ? [`articles: '${before.articles}'`] : []),
  ];
  const expected = `feeds: { ${fields.join(', ')} }, because feed readers show articles with other ids as new`;
  const found = `ids in the form ${now.id}${now.articles}, although others were published`;
  return [fieldWarning(source, 'feeds', expected, found)];
}

/** Warns about aliases that change the id of a published article, because it never had this address. */
function aliasesOfOthers({ addresses }: AddressList, site: Site): Problem[] {
  const { aliasOfArticle } = feedIds(site.settings);
  const { root } = site.pages.addresses;
  const published = new Set(Array.from(addresses.values(), ({ file }) => file));
  return site.texts.flatMap((text) => {
    const { aliases, date } = text.fields;
    if (text.folder !== 'articles' || !text.isPublished || !published.has(text.file)) return [];
    if (!Array.isArray(aliases) || !isDate(date)) return [];
    const old = aliasOfArticle(text.slug, date, aliases.map(String));
    if (old === undefined) return [];
    // The list of the last build has redirects of several kinds without their file.
    const owner = addresses.get(root + old)?.file;
    if (owner === '' || owner === text.file) return [];
    const now = written(readingPath(text, site.pages.addresses), site);
    const expected = `redirects: { '${old}': '${now}' } in the settings instead, because feeds name an article by its first alias, and would show this article as new`;
    return [fieldWarning(text, 'aliases', expected, `${old}, which was never its address`)];
  });
}

function missingAlias(text: KnownText, address: string, root: string): Problem {
  const old = address.slice(root.length);
  const known: unknown[] = Array.isArray(text.fields.aliases) ? text.fields.aliases : [];
  const items = [...known.map(String), old].map((item) =>
    /^[\p{L}\p{M}\p{N}/._~-]+$/u.test(item) ? item : JSON.stringify(item),
  );
  const expected = `the line aliases: [${items.join(', ')}]`;
  return fieldWarning(text, 'aliases', expected, leadsNowhere([old]));
}

/** Returns the address that replaces a lost one, without the path of the site, or `GONE`. */
function targetOf(
  address: string,
  { file }: ListedAddress,
  { forms }: AddressList,
  site: Site,
  isReached: (address: string, file: string) => boolean,
): string {
  const { settings, texts, publicFiles, pages } = site;
  if (file.startsWith('public/')) {
    const namesakes = publicFiles.filter((other) => basename(other) === basename(file));
    return namesakes.length === 1 ? `/${namesakes[0]}` : GONE;
  }
  const { root, languages } = placeIn(settings);
  const current = languages.length > 0 ? languages.map(({ base }) => base) : [root];
  const base = Object.keys(forms)
    .filter((each) => address === each || address.startsWith(`${each}/`))
    .sort((one, other) => other.length - one.length)
    .find((each) => !current.includes(each));
  if (base === undefined) return GONE;
  // The page of the main language that a page of a former language translated.
  const original = withoutLanguage(file, base.slice(root.length + 1));
  const text = texts.find((each) => each.file === original && each.isPublished);
  const route = address === base ? '/' : address.slice(base.length);
  const own = pages.addresses.of(pages.addresses.routeOf(root + route) ?? route);
  if (text) return written(readingPath(text, pages.addresses), site);
  return file === '' && isReached(own, file) ? written(own, site) : GONE;
}

function missingRedirects(moved: ReadonlyMap<string, string>, source: SettingsSource): Problem {
  const lines = Array.from(moved, ([old, to]) => `'${old}': '${to}'`);
  const more = lines.length > MOST ? `, and ${lines.length - MOST} more` : '';
  const instead = [...moved.values()].includes(GONE) ? `, or an address instead of '${GONE}'` : '';
  const expected = `redirects: { ${lines.slice(0, MOST).join(', ')}${more} }${instead}`;
  return fieldWarning(source, 'redirects', expected, leadsNowhere([...moved.keys()]));
}
