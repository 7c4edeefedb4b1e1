import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExistingText, FOLDERS, type SiteForTexts } from 'daymark/texts';
import { parse } from 'yaml';
import { type Export, type ImportedText, isDay, type Term } from './export.ts';
import { IMPORT, type Ledger, type LedgerEntry, writeWhole } from './import-folder.ts';
import type { Report } from './report.ts';

/*
 * The first reading of an export decides the name, the address and the topics of each text, because
 * links lead from any text to any other.
 */

/** What is decided of a text before it is converted. */
export interface PlannedText {
  id: string;
  kind: 'articles' | 'pages';
  name: string;
  /** The file without its ending: "content/articles/first-light". */
  base: string;
  address: string;
  state: 'published' | 'scheduled' | 'draft';
  date: string;
  topics: string[];
  keywords: string[];
  author: string | undefined;
  aliases: string[];
  /** What an earlier run has written of the text. */
  earlier: LedgerEntry | undefined;
}

/** A topic or an author that the site does not have yet. */
export interface NewTerm {
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

export interface Plan {
  texts: Map<string, PlannedText>;
  /** The texts by the paths that showed them at the other site, see `keyOf`. */
  byAddress: Map<string, PlannedText>;
  /** The texts by the paths of their files in the export, if the export is a folder. */
  byFile: Map<string, PlannedText>;
  /** The texts by their names in the old addresses, in lower case, without names that several texts have. */
  bySlug: Map<string, PlannedText>;
  /** The new addresses of what was no text, by the former path: feeds, topics, the home page. */
  byOtherAddress: Map<string, string>;
  topics: NewTerm[];
  authors: NewTerm[];
  /** The names of the topics and authors here, by their slugs at the other site. */
  topicNames: ReadonlyMap<string, string>;
  authorNames: ReadonlyMap<string, string>;
}

/** More categories and tags than these become words for the search, unless the owner says otherwise. */
const MOST_TOPICS = 12;
/** The most characters of a name that the importer makes. */
const LONGEST_NAME = 80;

/** What the first reading keeps of a text. */
type Facts = Pick<
  ImportedText,
  'id' | 'kind' | 'status' | 'title' | 'slug' | 'date' | 'topics' | 'authors' | 'addresses'
> & { file: string | undefined };

/**
 * Reads the texts of an export once, and plans their import.
 * @param onText is called after each text
 */
export async function planImport(
  source: Export,
  site: SiteForTexts,
  root: string,
  ledger: Ledger,
  report: Report,
  onText: (count: number) => void,
): Promise<Plan> {
  const facts: Facts[] = [];
  for await (const text of source.texts()) {
    const { id, kind, status, title, slug, date, topics, authors, addresses } = text;
    const file = 'file' in text.body ? text.body.file : undefined;
    // A copy, because a part of a string keeps the whole in memory, such as a piece of the export.
    facts.push(
      structuredClone({
        ...{ id, kind, status, title, slug, topics, authors, addresses, file },
        date: date && isDay(date) ? date : undefined,
      }),
    );
    onText(facts.length);
  }
  const existing = {
    articles: site.texts('articles'),
    authors: site.texts('authors'),
    pages: site.texts('pages'),
    topics: site.texts('topics'),
  };
  const topics = await planTopics(facts, source, site, root, ledger, report, existing.topics);
  const authors = planAuthors(facts, source, site, ledger, existing.authors);
  const names = { articles: namesOf(existing.articles), pages: namesOf(existing.pages) };
  const texts = new Map<string, PlannedText>();
  const byAddress = new Map<string, PlannedText>();
  const byFile = new Map<string, PlannedText>();
  const own = addressesIn(site, existing, ledger);
  const uses = new Map<string, number>();
  for (const fact of facts)
    if (fact.kind === 'article') uses.set(fact.slug, (uses.get(fact.slug) ?? 0) + 1);
  for (const fact of facts) {
    if (texts.has(fact.id)) continue;
    const isShared = (uses.get(fact.slug) ?? 0) > 1;
    const planned = planText(fact, isShared, site, names, ledger, topics, authors.names, own);
    texts.set(fact.id, planned);
    own.add(planned.address);
    if (fact.file) byFile.set(fact.file, planned);
  }
  for (const { id, addresses } of facts) {
    const planned = texts.get(id);
    if (planned)
      for (const address of addresses) {
        const key = keyOf(address);
        if (!byAddress.has(key)) byAddress.set(key, planned);
      }
  }
  const bySlug = new Map<string, PlannedText>();
  for (const [slug, [fact, ...others]] of Map.groupBy(facts, (fact) => fact.slug.toLowerCase())) {
    const planned = fact && texts.get(fact.id);
    if (planned && slug !== '' && others.length === 0) bySlug.set(slug, planned);
  }
  // A link may name a text that had no address by its id.
  for (const planned of texts.values()) {
    const key = keyOf(`/${planned.id}`);
    if (!byAddress.has(key)) byAddress.set(key, planned);
  }
  planAliases(facts, texts, site, own, report);
  proposePattern(facts, texts, site, report);
  const byOtherAddress = planOtherAddresses(source, topics, site, own, report);
  return {
    texts,
    byAddress,
    byFile,
    bySlug,
    byOtherAddress,
    topics: topics.made,
    authors: authors.made,
    topicNames: topics.names,
    authorNames: authors.names,
  };
}

/**
 * Returns the addresses of the articles and pages that the site has, and the former addresses of those
 * that are not imported.
 */
function addressesIn(
  site: SiteForTexts,
  existing: Record<'articles' | 'pages', readonly ExistingText[]>,
  ledger: Ledger,
): Set<string> {
  const imported = new Set(Object.values(ledger.texts).map(({ file }) => baseOf(file)));
  const found = new Set<string>();
  for (const kind of ['articles', 'pages'] as const)
    for (const { file, name, fields } of existing[kind]) {
      const { date, aliases } = fields;
      found.add(site.addressOf(kind, name, date instanceof Date ? date : undefined));
      if (Array.isArray(aliases) && !imported.has(baseOf(file)))
        for (const alias of aliases) if (`${alias}`.startsWith('/')) found.add(`${alias}`);
    }
  return found;
}

/** Returns a form of an address in which all spellings of the same page are equal. */
export function keyOf(address: string): string {
  const [path = '', query = ''] = address
    .split('#', 1)
    .join('')
    .split(/\?(.*)/s);
  const plain = decoded(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
  return query === '' ? plain : `${plain}?${decoded(query)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize();
  } catch {
    return text;
  }
}

const namesOf = (texts: readonly ExistingText[]) => new Set(texts.map(({ name }) => name));

/** Returns a name that nothing else has, and takes it. */
function freeName(wanted: string, taken: Set<string>, isFree = (_name: string) => true): string {
  const short = [...wanted]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/-[^-]*$/, (end) => (wanted.length > LONGEST_NAME ? '' : end));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? short : `${short}-${number}`;
    if (taken.has(name) || !isFree(name)) continue;
    taken.add(name);
    return name;
  }
}

function planText(
  { id, kind, status, title, slug, date, addresses, ...more }: Facts,
  isShared: boolean,
  site: SiteForTexts,
  names: Record<'articles' | 'pages', Set<string>>,
  ledger: Ledger,
  topics: PlannedTopics,
  authors: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
): PlannedText {
  const folder = kind === 'article' ? 'articles' : 'pages';
  const isShown = status === 'published' || status === 'scheduled';
  const day = date ?? site.today;
  const earlier = Object.hasOwn(ledger.texts, id) ? ledger.texts[id] : undefined;
  const addressOf = (name: string) => site.addressOf(folder, name, new Date(day));
  const isFree = (name: string) =>
    !own.has(addressOf(name)) &&
    !site.isReserved(addressOf(name)) &&
    (kind === 'article' || !site.isReserved(`/${name.split('/')[0]}`));
  const last = site.nameFor(slug) || site.nameFor(title) || site.nameFor(id) || 'text';
  const wanted =
    kind === 'page'
      ? pageName(addresses, last, site)
      : isShared && /^\d+$/.test(last)
        ? numbersIn(addresses) || last
        : last;
  const kept = earlier && nameIn(earlier.file, folder);
  const name = kept ?? freeName(wanted, names[folder], isFree);
  const words = more.topics.flatMap((topic) => topics.keywordOf(topic) ?? []);
  return {
    id,
    kind: folder,
    name,
    // A page has no drafts, and must not be published.
    base:
      earlier && !earlier.file.startsWith(FOLDERS[folder])
        ? baseOf(earlier.file)
        : `${kind === 'page' && !isShown ? `${IMPORT}/drafts/` : FOLDERS[folder]}${name}`,
    address: addressOf(name),
    state: !isShown ? 'draft' : day > site.today ? 'scheduled' : 'published',
    date: day,
    topics: kind === 'article' ? topics.of(more.topics) : [],
    keywords: [...new Set(words)],
    author: more.authors.map((author) => authors.get(author)).find((author) => author),
    aliases: [],
    earlier,
  };
}

const baseOf = (file: string) => file.replace(/(?:\/index)?\.md$/, '');

/** Returns the name of a text that an earlier run has written or planned. */
function nameIn(file: string, kind: 'articles' | 'pages'): string | undefined {
  const folder = [FOLDERS[kind], `${IMPORT}/drafts/`].find((start) => file.startsWith(start));
  return folder && baseOf(file).slice(folder.length);
}

/** Returns the numbers at the end of an address: "2023-03-1" for "/notes/2023/03/1/". */
function numbersIn(addresses: readonly string[]): string {
  const parts = keyOf(addresses[0] ?? '').split('/');
  return parts.slice(parts.findLastIndex((part) => !/^\d+$/.test(part)) + 1).join('-');
}

/** Returns the name of a page with the folders of its former address: "services/spring". */
function pageName(addresses: readonly string[], last: string, site: SiteForTexts): string {
  const path = addresses.find((address) => !address.includes('?'));
  if (path === undefined) return last;
  const segments = keyOf(path)
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => site.nameFor(segment));
  const isWhole =
    segments.at(-1) === last &&
    segments.every((segment) => segment !== '') &&
    // Pages below one of the engine's pages would be pages of the engine.
    !site.isReserved(`/${segments[0]}`);
  return isWhole ? segments.join('/') : last;
}

interface PlannedTopics {
  made: NewTerm[];
  /** Returns the topics of a text with these categories and tags. */
  of(slugs: readonly string[]): string[];
  /** Returns the word for the search that a category or tag becomes. */
  keywordOf(slug: string): string | undefined;
  /** The name of the topic of a category or tag. */
  names: ReadonlyMap<string, string>;
}

/** Objects also have inherited names, such as "constructor", which may be those of tags. */
const knownName = (names: Readonly<Record<string, string>>, slug: string): string | undefined =>
  Object.hasOwn(names, slug) ? names[slug] : undefined;

const sameText = (a: unknown, b: string) =>
  typeof a === 'string' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Decides which categories and tags become topics, and writes `import/topics.yaml` for the owner. */
async function planTopics(
  facts: readonly Facts[],
  source: Export,
  site: SiteForTexts,
  root: string,
  ledger: Ledger,
  report: Report,
  existing: readonly ExistingText[],
): Promise<PlannedTopics> {
  const taken = namesOf(existing);
  const uses = new Map<string, string[]>();
  const articles = facts.filter(({ kind }) => kind === 'article');
  for (const { title, topics } of articles)
    for (const slug of new Set(topics)) uses.set(slug, [...(uses.get(slug) ?? []), title]);
  const termOf = (slug: string): Term =>
    source.terms.get(slug) ?? { slug, name: slug, description: '' };
  const choices = await readChoices(root);
  const names = new Map<string, string>();
  const made = new Map<string, NewTerm>();
  const ranked = [...uses].sort(
    ([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1),
  );
  const make = (
    slug: string,
    wanted: string,
    titles: readonly string[],
    { name: title, description } = termOf(slug),
  ) => {
    const same =
      existing.find(({ name, fields }) => name === wanted || sameText(fields.title, title)) ??
      [...made.values()].find((other) => other.name === wanted || sameText(other.title, title));
    const known = knownName(ledger.topics, slug) ?? same?.name;
    if (known !== undefined) return known;
    const name = freeName(wanted || 'topic', taken);
    const file = `${FOLDERS.topics}${name}.md`;
    made.set(name, { name, file, title, description, titles: titles.slice(0, 5), aliases: [] });
    return name;
  };
  let count = 0;
  for (const [slug, titles] of ranked) {
    const wanted = site.nameFor(slug) || site.nameFor(termOf(slug).name);
    const choice = choices?.get(slug);
    const isChosen = choices?.has(slug) ?? false;
    if (isChosen ? choice === '' : count >= MOST_TOPICS) continue;
    names.set(slug, make(slug, choice ? site.nameFor(choice) || wanted : wanted, titles));
    count += 1;
  }
  const lacking = articles.filter(({ topics }) => !topics.some((slug) => names.has(slug)));
  let own: string | undefined;
  if (lacking.length > 0) {
    const term = { slug: '', name: site.blog, description: '' };
    own = make(
      '',
      site.nameFor(site.blog),
      lacking.map(({ title }) => title),
      term,
    );
    report.ownTopic = own;
  }
  report.keywords = uses.size - names.size;
  if (uses.size > 0) await writeChoices(root, ranked, names, choices, termOf);
  return {
    made: [...made.values()],
    names,
    of: (slugs) => {
      const found = [...new Set(slugs.flatMap((slug) => names.get(slug) ?? []))];
      return found.length > 0 || own === undefined ? found : [own];
    },
    keywordOf: (slug) => (names.has(slug) ? undefined : termOf(slug).name.trim() || undefined),
  };
}

const CHOICES = join(IMPORT, 'topics.yaml');

/** Reads which topic the owner has chosen for each category and tag; '' for a word for the search. */
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

async function writeChoices(
  root: string,
  ranked: readonly (readonly [string, readonly string[]])[],
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
  const lines = added.map(([slug, titles]) => {
    const key = /^[\p{N}-]*\p{L}[\p{L}\p{N}-]*$/u.test(slug) ? slug : JSON.stringify(slug);
    const name = termOf(slug).name.replace(/\s+/g, ' ');
    return `${key}:${names.has(slug) ? ` ${names.get(slug)}` : ''} # ${titles.length} × ${name}\n`;
  });
  await writeWhole(root, CHOICES, `${before.replace(/\n?$/, '\n')}${lines.join('')}`);
}

/** Finds or plans the authors of texts. */
function planAuthors(
  facts: readonly Facts[],
  source: Export,
  site: SiteForTexts,
  ledger: Ledger,
  existing: readonly ExistingText[],
) {
  const taken = namesOf(existing);
  const names = new Map<string, string>();
  const made: NewTerm[] = [];
  for (const slug of new Set(facts.flatMap(({ authors }) => authors))) {
    const term = source.authors.get(slug) ?? { slug, name: slug, description: '' };
    const same = existing.find(({ fields }) => sameText(fields.name, term.name));
    const known = knownName(ledger.authors, slug) ?? same?.name;
    const name =
      known ?? freeName(site.nameFor(term.name) || site.nameFor(slug) || 'author', taken);
    names.set(slug, name);
    if (known !== undefined) continue;
    const titles = facts.filter(({ authors }) => authors.includes(slug)).map(({ title }) => title);
    const { name: title, description } = term;
    const file = `${FOLDERS.authors}${name}.md`;
    made.push({ name, file, title, description, titles: titles.slice(0, 5), aliases: [] });
  }
  return { names, made };
}

/** Gives each text the former addresses that its new address does not answer. */
function planAliases(
  facts: readonly Facts[],
  texts: ReadonlyMap<string, PlannedText>,
  site: SiteForTexts,
  own: ReadonlySet<string>,
  report: Report,
): void {
  const taken = new Set([...own].map(keyOf));
  for (const { id, addresses, status } of facts) {
    const text = texts.get(id);
    if (!text || status === 'draft') continue;
    for (const address of addresses) {
      const key = keyOf(address);
      if (key === keyOf(text.address)) continue;
      const alias = aliasFor(address, site);
      const ownFile = text.kind === 'pages' ? site.fileOfPage(key) : undefined;
      if (ownFile !== undefined) {
        report.besidePages.push({ file: `${text.base}.md`, says: ownFile });
        continue;
      }
      const reason = site.isReserved(key || '/')
        ? 'the site has a page of its own there'
        : taken.has(key)
          ? 'another text has this address'
          : 'Daymark cannot redirect such an address';
      if (alias !== undefined && !taken.has(key) && !site.isReserved(key || '/')) {
        text.aliases.push(alias);
        taken.add(key);
      } else if (!text.aliases.some((other) => keyOf(other) === key))
        report.lostAddresses.push({ file: text.base, says: `${address}: ${reason}` });
    }
  }
}

/** Returns the spelling of a former address that the field `aliases` accepts, if there is one. */
const aliasFor = (address: string, site: SiteForTexts): string | undefined =>
  [address, decoded(address), decoded(address).replace(/\/$/, '')].find((spelling) =>
    site.isAlias(spelling),
  );

/** Finds the pattern for articles that keeps most of the former addresses. */
function proposePattern(
  facts: readonly Facts[],
  texts: ReadonlyMap<string, PlannedText>,
  site: SiteForTexts,
  report: Report,
): void {
  const articles = facts.flatMap(({ id, kind, status, addresses, date }) => {
    const text = texts.get(id);
    const path = addresses.find((address) => !address.includes('?'));
    const isCounted = text && kind === 'article' && status === 'published' && path && date;
    return isCounted ? [{ text, key: keyOf(path) }] : [];
  });
  const votes = new Map<string, number>();
  for (const { text, key } of articles) {
    const [year = '', month = '', day = ''] = text.date.split('-');
    const [last, ...folders] = key.split('/').slice(1).toReversed();
    if (last !== text.name) continue;
    const tokens = new Map([
      [year, '{year}'],
      [month, '{month}'],
      [day, '{day}'],
    ]);
    let isDated = false;
    const parts = folders.toReversed().map((folder) => {
      // A month is a month only after the year.
      const token = folder === year || isDated ? tokens.get(folder) : undefined;
      isDated ||= folder === year;
      return token ?? folder;
    });
    const pattern = ['', ...parts, '{name}'].join('/');
    votes.set(pattern, (votes.get(pattern) ?? 0) + 1);
  }
  const current = site.articlePattern;
  const [proposed = current] = [...votes]
    .filter(([pattern]) => site.isArticlePattern(pattern))
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([pattern]) => pattern);
  const keeps = (pattern: string) =>
    articles.filter(
      ({ text, key }) => keyOf(site.addressWith(pattern, text.name, new Date(text.date))) === key,
    ).length;
  report.pattern = {
    current,
    proposed,
    kept: keeps(proposed),
    keptNow: keeps(current),
    all: articles.length,
  };
}

/** Plans what becomes of the former addresses of feeds, topics and the home page. */
function planOtherAddresses(
  source: Export,
  topics: PlannedTopics,
  site: SiteForTexts,
  own: ReadonlySet<string>,
  report: Report,
): Map<string, string> {
  const found = new Map<string, string>();
  const taken = new Set([...own].map(keyOf));
  for (const [address, target] of source.otherAddresses) {
    const name = typeof target === 'object' ? topics.names.get(target.topic) : undefined;
    const to =
      target === 'feed'
        ? site.addressOf('pages', 'rss.xml')
        : target === 'home'
          ? site.addressOf('pages', '').replace(/(?<=.)\/$/, '') || '/'
          : name && site.addressOf('topics', name);
    if (!to) continue;
    const key = keyOf(address);
    found.set(key, to);
    if (key === keyOf(to) || taken.has(key) || site.isReserved(key || '/')) continue;
    const topic = topics.made.find((made) => made.name === name);
    const alias = aliasFor(address, site);
    if (topic && alias !== undefined) topic.aliases.push(alias);
    else if (target === 'feed' && alias !== undefined) {
      if (!site.formerFeeds.includes(alias)) report.feeds.push(alias);
    } else report.redirects.push({ from: address, to });
    taken.add(key);
  }
  return found;
}
