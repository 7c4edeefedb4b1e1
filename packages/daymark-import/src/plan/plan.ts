import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDay } from 'daymark/day';
import type { ExistingText, SiteForTexts, TextKind } from 'daymark/texts';
import { parse } from 'yaml';
import { decoded, keyOf, withoutQueryIn } from '../export/addresses.ts';
import type { Export, ImportedText, Term } from '../export/export.ts';
import { IMPORT, type Ledger, type LedgerEntry, writeWhole } from '../record/import-folder.ts';
import type { Report } from '../record/report.ts';
import type { placeLanguages, Sites } from './languages.ts';

/*
 * The first reading of an export decides the name, the address and the topics of each text, because
 * links lead from any text to any other.
 */

/** The decisions about a text before its conversion. */
export interface PlannedText {
  id: string;
  /** This site in the language of the text. */
  site: SiteForTexts;
  kind: 'articles' | 'pages';
  name: string;
  /** The name of the text in the main language, if the name of its translation differs. */
  translationOf?: string;
  /** The path of the file without its extension: "content/articles/first-light". */
  base: string;
  address: string;
  state: 'published' | 'scheduled' | 'draft';
  date: string;
  topics: string[];
  keywords: string[];
  author: string | undefined;
  aliases: string[];
  /** The entry that an earlier run has left in the ledger. */
  earlier: LedgerEntry | undefined;
}

/** A topic or an author that a language of the site does not have yet. */
interface NewTerm {
  site: SiteForTexts;
  /** The name of the file and in the address. */
  name: string;
  file: string;
  /** The name that visitors read. */
  title: string;
  description: string;
  /** The titles of the first texts with the term. */
  titles: string[];
  aliases: string[];
}

/** The results of the first reading: names, addresses, topics and authors of all texts. */
export interface Plan {
  texts: Map<string, PlannedText>;
  /** The texts by their paths at the other site, normalised by `keyOf`. */
  byAddress: Map<string, PlannedText>;
  /** The texts by the paths of their files in the export, if the export is a folder. */
  byFile: Map<string, PlannedText>;
  /**
   * Returns the text of a language by its name in the old addresses, in lower case; undefined if several
   * texts have the name.
   */
  named(slug: string, site: SiteForTexts): PlannedText | undefined;
  /** The new addresses of old feeds, topic pages and the home page, by the former path. */
  byOtherAddress: Map<string, string>;
  topics: NewTerm[];
  authors: NewTerm[];
  /** The names of the topics and authors here, by their keys in the ledger. */
  inLedger: Record<'topics' | 'authors', ReadonlyMap<string, string>>;
}

/**
 * The number of categories and tags that become topics unless the owner chooses. All other terms become
 * keywords.
 */
const MAX_TOPICS = 12;
/** The largest length of a name that the importer makes, in characters. */
const LONGEST_NAME = 80;

/** Returns the facts that the first reading keeps of a text. */
function factsOf(text: ImportedText, site: SiteForTexts) {
  const { id, kind, status, title, slug, topics, authors, addresses } = text;
  const { language, translationKey, body } = text;
  const date = text.date && isDay(text.date) ? text.date : undefined;
  const file = 'file' in body ? body.file : undefined;
  const names = { id, kind, status, title, slug, date, file };
  // A copy, because a substring would keep the whole string, such as a piece of the export, in
  // memory.
  const facts = structuredClone({ ...names, topics, authors, addresses, language, translationKey });
  return { ...facts, site };
}
type Facts = ReturnType<typeof factsOf>;

/** The input of a plan. */
interface Given {
  source: Export;
  sites: Sites;
  placement: ReturnType<typeof placeLanguages>;
  /** The site's folder. */
  root: string;
  ledger: Ledger;
  report: Report;
}

/** The results of the first reading. */
interface Planning extends Given {
  facts: readonly Facts[];
  /** The texts that the site has. */
  existing: readonly OwnText[];
  /** The addresses of all articles and pages, and the former addresses of those that are not imported. */
  addresses: Set<string>;
  /** The texts by their ids. */
  texts: Map<string, PlannedText>;
  /** Returns whether a page of the engine or of the owner has this address, in any language. */
  isReserved(address: string): boolean;
}

/**
 * Reads the texts of an export once, and plans their import.
 * @param onText is called after each text
 */
export async function planImport(given: Given, onText: (count: number) => void): Promise<Plan> {
  const { source, sites, placement, ledger } = given;
  const facts: Facts[] = [];
  for await (const text of source.texts()) {
    const site = placement.place(text);
    if (!site) continue;
    facts.push(factsOf(text, site));
    onText(facts.length);
  }
  // The main language comes first, because its texts determine the names of their translations.
  facts.sort((a, b) => sites.indexOf(a.site) - sites.indexOf(b.site));
  const existing = existingTexts(sites);
  const texts = new Map<string, PlannedText>();
  const planning: Planning = {
    ...given,
    ...{ facts, existing, texts },
    addresses: addressesIn(existing, ledger),
    isReserved: (address) => sites.some((site) => site.isReserved(address)),
  };
  const topics = await planTopics(planning);
  const authors = planAuthors(planning);
  const planText = textPlanner(planning, topics, authors.names);
  const byAddress = new Map<string, PlannedText>();
  const byFile = new Map<string, PlannedText>();
  for (const fact of facts) {
    if (texts.has(fact.id)) continue;
    const planned = planText(fact);
    texts.set(fact.id, planned);
    planning.addresses.add(planned.address);
    if (fact.file) byFile.set(fact.file, planned);
  }
  const showAt = (address: string, planned: PlannedText | undefined) => {
    const key = keyOf(address);
    if (planned && !byAddress.has(key)) byAddress.set(key, planned);
  };
  for (const { id, addresses } of facts)
    for (const address of addresses) showAt(address, texts.get(id));
  // A link to a text that had no address contains the id of the text.
  for (const planned of texts.values()) showAt(`/${planned.id}`, planned);
  const bySlug = Map.groupBy(facts, ({ slug, site }) => `${site.code}/${slug.toLowerCase()}`);
  linkTranslations(planning);
  planAliases(planning);
  proposePattern(planning);
  const byOtherAddress = planOtherAddresses(planning, topics);
  return {
    texts,
    byAddress,
    byFile,
    named(slug, { code }) {
      const [fact, ...others] = bySlug.get(`${code}/${slug}`) ?? [];
      return fact && slug !== '' && others.length === 0 ? texts.get(fact.id) : undefined;
    },
    byOtherAddress,
    topics: topics.made,
    authors: authors.made,
    inLedger: { topics: topics.inLedger, authors: authors.inLedger },
  };
}

/** A text that a language of the site has. */
interface OwnText extends ExistingText {
  kind: TextKind;
  site: SiteForTexts;
}

/** Lists the texts that the site has, because an import must not take their names and addresses. */
const existingTexts = (sites: Sites): OwnText[] =>
  sites.flatMap((site) =>
    (['articles', 'authors', 'pages', 'topics'] as const).flatMap((kind) =>
      site.texts(kind).map((text) => ({ ...text, kind, site })),
    ),
  );

/**
 * Returns the addresses that new texts cannot have: the addresses of the articles and pages of the site,
 * and the former addresses of texts that were not imported.
 */
function addressesIn(existing: readonly OwnText[], ledger: Ledger): Set<string> {
  const imported = new Set(Object.values(ledger.texts).map(({ file }) => baseOf(file)));
  const found = new Set<string>();
  for (const { file, name, fields, kind, site } of existing) {
    if (kind !== 'articles' && kind !== 'pages') continue;
    const { date, aliases } = fields;
    found.add(site.addressOf(kind, name, date instanceof Date ? date : undefined));
    if (Array.isArray(aliases) && !imported.has(baseOf(file)))
      for (const alias of aliases) if (`${alias}`.startsWith('/')) found.add(`${alias}`);
  }
  return found;
}

/** The names of the texts of a kind in a language, with their translation keys. */
type Names = Map<string, string | undefined>;

/** Returns the names of the articles and pages that the languages of the site have. */
function takenNames({ sites, existing }: Planning) {
  const none = (): Record<'articles' | 'pages', Names> => ({
    articles: new Map(),
    pages: new Map(),
  });
  const names = new Map(sites.map(({ code }) => [code, none()]));
  for (const { kind, name, site } of existing)
    if (kind === 'articles' || kind === 'pages') names.get(site.code)?.[kind].set(name, undefined);
  return names;
}

/**
 * Returns a name that no other text has: the wanted name, shortened at a hyphen if it is too long,
 * and with a number at the end if another text has that name.
 */
function freeName(wanted: string, isFree: (name: string) => boolean): string {
  const short = [...wanted]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/-[^-]*$/, (end) => (wanted.length > LONGEST_NAME ? '' : end));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? short : `${short}-${number}`;
    if (isFree(name)) return name;
  }
}

/** Creates the function that gives a text its name, its address and its topics. */
function textPlanner(
  planning: Planning,
  topics: PlannedTopics,
  authors: ReadonlyMap<string, string>,
): (fact: Facts) => PlannedText {
  const { ledger, facts, addresses: taken, isReserved } = planning;
  const names = takenNames(planning);
  const articles = Map.groupBy(facts, ({ kind, slug }) => (kind === 'article' ? slug : undefined));
  return (fact) => {
    const { id, kind, status, title, slug, date, addresses, site, translationKey } = fact;
    const folder = kind === 'article' ? 'articles' : 'pages';
    const isShown = status === 'published' || status === 'scheduled';
    const day = date ?? site.today;
    const earlier = Object.hasOwn(ledger.texts, id) ? ledger.texts[id] : undefined;
    const addressOf = (name: string) => site.addressOf(folder, name, new Date(day));
    const isFree = (name: string) =>
      [...names].every(([code, { [folder]: others }]) => {
        // Texts with the same name in several languages count as translations of each other.
        const isOfTranslation = code !== site.code && others.get(name) === translationKey;
        return !others.has(name) || (isOfTranslation && translationKey !== undefined);
      }) &&
      !taken.has(addressOf(name)) &&
      !isReserved(addressOf(name)) &&
      (kind === 'article' || !isReserved(site.addressOf(folder, name.split('/')[0] ?? '')));
    const last = site.nameFor(slug) || site.nameFor(title) || site.nameFor(id) || 'text';
    const isShared = (articles.get(slug)?.length ?? 0) > 1;
    const wanted =
      kind === 'page'
        ? pageName(fact, last, planning)
        : (isShared && /^\d+$/.test(last) && numbersIn(addresses)) || last;
    const drafts = `${IMPORT}/drafts/${site.code === '' ? '' : `${site.code}/`}`;
    // An earlier run has written or planned the text.
    const place = [site.folders[folder], drafts].find((start) => earlier?.file.startsWith(start));
    const kept = earlier && place && baseOf(earlier.file).slice(place.length);
    const name = kept ?? freeName(wanted, isFree);
    names.get(site.code)?.[folder].set(name, translationKey);
    return {
      ...{ id, site, name, earlier },
      kind: folder,
      // A page cannot be a draft, so a page that is not published stays in `import/drafts/`.
      base:
        earlier && place !== site.folders[folder]
          ? baseOf(earlier.file)
          : `${kind === 'page' && !isShown ? drafts : site.folders[folder]}${name}`,
      address: addressOf(name),
      state: !isShown ? 'draft' : day > site.today ? 'scheduled' : 'published',
      date: day,
      topics: kind === 'article' ? topics.of(fact.topics, site) : [],
      keywords: [...new Set(fact.topics.flatMap((topic) => topics.keywordOf(topic) ?? []))],
      author: fact.authors.map((author) => authors.get(author)).find((author) => author),
      aliases: [],
    };
  };
}

/**
 * Returns the path of a text without its ending. The ending is not planned, because it depends on the
 * pictures: a text with pictures is a folder with `index.md`.
 */
const baseOf = (file: string) => file.replace(/(?:\/index)?\.md$/, '');

/**
 * Returns the numbers at the end of an address, as the name for a text whose slug is only a number:
 * "2023-03-1" for "/notes/2023/03/1/".
 */
function numbersIn(addresses: readonly string[]): string {
  const parts = keyOf(addresses[0] ?? '').split('/');
  return parts.slice(parts.findLastIndex((part) => !/^\d+$/.test(part)) + 1).join('-');
}

/** Returns the name of a page with the folders of its former address: "services/spring". */
function pageName(
  { addresses, site, language }: Facts,
  last: string,
  { source, isReserved }: Planning,
): string {
  const address = withoutQueryIn(addresses);
  if (address === undefined) return last;
  const key = keyOf(address);
  const former = (URL.parse(source.url)?.pathname ?? '').replace(/\/$/, '').toLowerCase();
  const path = key.startsWith(`${former}/`) ? key.slice(former.length) : key;
  const [first = '', ...others] = path.split('/').filter((segment) => segment !== '');
  const isLanguage = others.length > 0 && first === language?.toLowerCase();
  const segments = (isLanguage ? others : [first, ...others]).map((segment) =>
    site.nameFor(segment),
  );
  const isWhole =
    segments.at(-1) === last &&
    segments.every((segment) => segment !== '') &&
    // Pages below one of the engine's pages would be pages of the engine.
    !isReserved(site.addressOf('pages', segments[0] ?? ''));
  return isWhole ? segments.join('/') : last;
}

type PlannedTopics = Awaited<ReturnType<typeof planTopics>>;

/**
 * Returns the name of a tag from an object. An inherited property, such as "constructor", is no
 * name.
 */
const knownName = (names: Readonly<Record<string, string>>, slug: string): string | undefined =>
  Object.hasOwn(names, slug) ? names[slug] : undefined;

/**
 * Returns whether two titles are equal, or differ only in letter case: an import must not add a
 * topic “yoga” beside “Yoga”.
 */
const sameText = (a: unknown, b: string) =>
  typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** The texts with a term, by the slug of the term. */
type Uses = ReadonlyMap<string, readonly Facts[]>;

/**
 * Groups the texts by category, tag or author. The most frequent categories and tags become topics, and
 * the titles of the texts fill the summary of a new author.
 */
function usesOf(facts: readonly Facts[], slugsOf: (fact: Facts) => readonly string[]): Uses {
  const uses = new Map<string, Facts[]>();
  for (const fact of facts)
    for (const slug of new Set(slugsOf(fact))) uses.set(slug, [...(uses.get(slug) ?? []), fact]);
  return uses;
}

/**
 * Creates the function that gives a topic or an author a name, and plans its file in each language whose
 * texts have it. A term has the same name in all languages, so that its pages are translations of each
 * other.
 */
function termMaker(kind: 'topics' | 'authors', { sites, ledger, existing }: Planning) {
  const own = existing.filter((text) => text.kind === kind);
  const taken = new Set(own.map(({ name }) => name));
  const made: NewTerm[] = [];
  const inLedger = new Map<string, string>();
  const keyIn = ({ code }: SiteForTexts, slug: string) => (code === '' ? slug : `${code}/${slug}`);
  const titleOf = ({ fields }: OwnText) => (kind === 'topics' ? fields.title : fields.name);
  const make = (
    { slug, name: title, description }: Term,
    wanted: string,
    texts: readonly Facts[],
    isSame = (_other: { name: string }) => false,
  ): string => {
    const known = sites.flatMap((site) => knownName(ledger[kind], keyIn(site, slug)) ?? []);
    const same =
      own.find((text) => isSame(text) || sameText(titleOf(text), title)) ??
      made.find((other) => isSame(other) || sameText(other.title, title));
    const name = known[0] ?? same?.name ?? freeName(wanted, (free) => !taken.has(free));
    taken.add(name);
    for (const site of sites) {
      const titles = texts.filter((text) => text.site === site).map((text) => text.title);
      if (titles.length === 0) continue;
      const key = keyIn(site, slug);
      const isThere =
        knownName(ledger[kind], key) !== undefined ||
        own.some((other) => other.site === site && other.name === name) ||
        made.some((other) => other.site === site && other.name === name);
      if (slug !== '') inLedger.set(key, name);
      if (isThere) continue;
      const file = `${site.folders[kind]}${name}.md`;
      const first = titles.slice(0, 5);
      made.push({ site, name, file, title, description, titles: first, aliases: [] });
    }
    return name;
  };
  return { made, inLedger, make };
}

/** Decides which categories and tags become topics, and writes `import/topics.yaml` for the owner. */
async function planTopics(planning: Planning) {
  const { facts, source, root, report } = planning;
  const [main] = planning.sites;
  const articles = facts.filter(({ kind }) => kind === 'article');
  const uses = usesOf(articles, ({ topics }) => topics);
  const termOf = (slug: string): Term =>
    source.terms.get(slug) ?? { slug, name: slug, description: '' };
  const choices = await readChoices(root);
  /** The names of the topics of categories and tags. */
  const names = new Map<string, string>();
  const ranked = [...uses].sort(
    ([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1),
  );
  const { made, inLedger, make } = termMaker('topics', planning);
  const makeTopic = (term: Term, wanted: string, texts: readonly Facts[]) =>
    make(term, wanted || 'topic', texts, ({ name }) => name === wanted);
  let count = 0;
  for (const [slug, texts] of ranked) {
    const term = { ...termOf(slug), slug };
    const wanted = main.nameFor(slug) || main.nameFor(term.name);
    const choice = choices?.get(slug);
    const isChosen = choices?.has(slug) ?? false;
    if (isChosen ? choice === '' : count >= MAX_TOPICS) continue;
    names.set(slug, makeTopic(term, choice ? main.nameFor(choice) || wanted : wanted, texts));
    count += 1;
  }
  const lacking = Map.groupBy(
    articles.filter(({ topics }) => !topics.some((slug) => names.has(slug))),
    ({ site }) => site,
  );
  const own = new Map<SiteForTexts, string>();
  for (const [site, texts] of lacking) {
    const term = { slug: '', name: site.blog, description: '' };
    own.set(site, makeTopic(term, site.nameFor(site.blog), texts));
  }
  report.ownTopics = [...new Set(own.values())];
  report.keywords = uses.size - names.size;
  if (uses.size > 0) await writeChoices(root, ranked, names, choices, termOf);
  return {
    ...{ made, names, inLedger },
    /** Returns the topics of a text of a language with these categories and tags. */
    of(slugs: readonly string[], site: SiteForTexts): string[] {
      const found = [...new Set(slugs.flatMap((slug) => names.get(slug) ?? []))];
      return found.length > 0 ? found : [own.get(site) ?? []].flat();
    },
    /** Returns the search keyword for a category or tag that becomes no topic. */
    keywordOf: (slug: string) =>
      names.has(slug) ? undefined : termOf(slug).name.trim() || undefined,
  };
}

const CHOICES = join(IMPORT, 'topics.yaml');

/**
 * Reads which topic the owner has chosen for each category and tag; '' means a search keyword
 * instead of a topic.
 */
async function readChoices(root: string): Promise<Map<string, string> | undefined> {
  const text = await readFile(join(root, CHOICES), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  let read: unknown;
  try {
    read = parse(text);
  } catch (error) {
    const line = Object(error).linePos?.[0]?.line ?? 1;
    throw new Error(
      `${CHOICES}:${line}: expected lines in the form category: topic; found a mistake in YAML. Correct the line, or remove the file to begin again`,
    );
  }
  return new Map(
    Object.entries(Object(read)).map(([slug, topic]) => [slug, topic === null ? '' : `${topic}`]),
  );
}

/**
 * Adds the new categories and tags to `import/topics.yaml`, where the owner chooses their topics.
 * Keeps the existing lines of the file, because the owner may have edited them.
 */
async function writeChoices(
  root: string,
  ranked: readonly (readonly [string, readonly Facts[]])[],
  names: ReadonlyMap<string, string>,
  choices: ReadonlyMap<string, string> | undefined,
  termOf: (slug: string) => Term,
): Promise<void> {
  const added = ranked.filter(([slug]) => !choices?.has(slug));
  if (added.length === 0) return;
  const before =
    choices === undefined
      ? `# The topic of each category and tag, with its number of texts, the most frequent first. Give several
# the same topic to merge them. Without a topic, a category or tag is a word for the search. The
# importer reads this file before it writes texts, and changes no line of it.
`
      : await readFile(join(root, CHOICES), 'utf8');
  const lines = added.map(([slug, texts]) => {
    const key = /^[\p{N}-]*\p{L}[\p{L}\p{N}-]*$/u.test(slug) ? slug : JSON.stringify(slug);
    const name = termOf(slug).name.replace(/\s+/g, ' ');
    return `${key}:${names.has(slug) ? ` ${names.get(slug)}` : ''} # ${texts.length} × ${name}\n`;
  });
  await writeWhole(root, CHOICES, `${before.replace(/\n?$/, '\n')}${lines.join('')}`);
}

/** Finds or plans the authors of texts. */
function planAuthors(planning: Planning) {
  const { facts, source } = planning;
  const [main] = planning.sites;
  const { made, inLedger, make } = termMaker('authors', planning);
  const names = new Map<string, string>();
  for (const [slug, texts] of usesOf(facts, ({ authors }) => authors)) {
    const term = { ...(source.authors.get(slug) ?? { name: slug, description: '' }), slug };
    const wanted = main.nameFor(term.name) || main.nameFor(slug) || 'author';
    names.set(slug, make(term, wanted, texts));
  }
  return { names, made, inLedger };
}

/** Names the original in each translation that has another name. */
function linkTranslations({ facts, texts }: Planning): void {
  const originals = new Map<string, PlannedText>();
  for (const { id, translationKey } of facts) {
    const text = texts.get(id);
    if (!text || translationKey === undefined) continue;
    const key = `${text.kind} ${translationKey}`;
    const original = originals.get(key);
    if (text.site.code === '') originals.set(key, text);
    else if (original?.state === 'published' && original.name !== text.name)
      text.translationOf = original.name;
  }
}

/** Gives each text its former addresses as aliases, so that old links still work. */
function planAliases({ facts, texts, isReserved, addresses: own, report }: Planning): void {
  const taken = new Set([...own].map(keyOf));
  for (const { id, addresses, status, site } of facts) {
    const text = texts.get(id);
    if (!text || status === 'draft') continue;
    for (const address of addresses) {
      const key = keyOf(address);
      if (key === keyOf(text.address)) continue;
      const alias = aliasFor(address, site);
      const ownFile = text.kind === 'pages' ? site.fileOfPage(key) : undefined;
      if (ownFile !== undefined) {
        report.list(report.besidePages, `${text.base}.md`, ownFile);
        continue;
      }
      const reason = isReserved(key || '/')
        ? 'the site has a page of its own there'
        : taken.has(key)
          ? 'another text has this address'
          : 'Daymark cannot redirect such an address';
      if (alias !== undefined && !taken.has(key) && !isReserved(key || '/')) {
        text.aliases.push(alias);
        taken.add(key);
      } else if (!text.aliases.some((other) => keyOf(other) === key))
        report.list(report.lostAddresses, text.base, `${address}: ${reason}`);
    }
  }
}

/**
 * Returns a former address in a spelling that the field `aliases` accepts, if there is one. If the
 * field refuses the address as the export spells it, a decoded spelling may be valid.
 */
const aliasFor = (address: string, site: SiteForTexts): string | undefined => {
  const readable = decoded(address).normalize();
  const spellings = [address, readable, readable.replace(/\/$/, '')];
  return spellings.find((spelling) => site.isAlias(spelling));
};

/** Finds the pattern for articles that keeps most of the former addresses, for the advice to the owner. */
function proposePattern({ facts, texts, sites: [site], report }: Planning): void {
  const articles = facts.flatMap(({ id, kind, status, addresses, date }) => {
    const text = texts.get(id);
    const path = withoutQueryIn(addresses);
    const isCounted =
      text?.site === site && kind === 'article' && status === 'published' && path && date;
    return isCounted ? [{ text, key: keyOf(path) }] : [];
  });
  const votes = articles.flatMap(({ text, key }) => {
    const [last, ...folders] = key.split('/').slice(1).toReversed();
    if (last !== text.name) return [];
    // Month and day may be the same number. In an address, the month stands after the year, and the
    // day after the month.
    const numbers = text.date.split('-');
    let at = 0;
    const parts = folders.toReversed().map((folder) => {
      const found = numbers.findIndex((number, index) => index >= at && number === folder);
      if (found < 0 || (at === 0 && found > 0)) return folder;
      at = found + 1;
      return ['{year}', '{month}', '{day}'][found] ?? folder;
    });
    return ['', ...parts, '{name}'].join('/');
  });
  const current = site.articlePattern;
  const [[proposed] = [current]] = [...Map.groupBy(votes, (pattern) => pattern)]
    .filter(([pattern]) => site.isArticlePattern(pattern))
    .sort(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1));
  const keeps = (pattern: string) =>
    articles.filter(
      ({ text, key }) => keyOf(site.addressWith(pattern, text.name, new Date(text.date))) === key,
    ).length;
  const [kept, keptNow] = [keeps(proposed), keeps(current)];
  report.pattern = { current, proposed, kept, keptNow, all: articles.length };
}

/** Plans aliases and redirects for the former addresses of feeds, topics and the home page. */
function planOtherAddresses(
  { source, sites: [site], placement, isReserved, addresses, report }: Planning,
  topics: PlannedTopics,
): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set([...addresses].map(keyOf));
  for (const [address, target] of source.otherAddresses) {
    const { topic: slug = '', feed }: { topic?: string; feed?: string } =
      typeof target === 'object' ? target : {};
    const name = topics.names.get(slug);
    const isFeed = target === 'feed' || feed !== undefined;
    const feedOf = isFeed ? placement.siteFor(feed) : undefined;
    const to =
      feedOf !== undefined
        ? feedOf.addressOf('pages', 'rss.xml')
        : target === 'home'
          ? site.addressOf('pages', '').replace(/(?<=.)\/$/, '') || '/'
          : name && site.addressOf('topics', name);
    if (!to) continue;
    const key = keyOf(address);
    found.set(key, to);
    if (key === keyOf(to) || taken.has(key) || isReserved(key || '/')) continue;
    const topic = topics.made.find((made) => made.name === name);
    const alias = aliasFor(address, site);
    if (topic && alias !== undefined) topic.aliases.push(alias);
    else if (feedOf === site && alias !== undefined) {
      if (!site.formerFeeds.includes(alias)) report.feeds.push(alias);
    } else report.redirects.push({ from: address, to });
    taken.add(key);
  }
  return found;
}
