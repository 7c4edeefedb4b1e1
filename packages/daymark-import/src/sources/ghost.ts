import { timeIn } from 'daymark/texts';
import { rootOf, withoutSlashes } from '../export/addresses.ts';
import {
  countIn,
  cutRemark,
  type Export,
  type Fields,
  type ImportedText,
  isFields,
  type Media,
  refusedBody,
  remarksAtTop,
  type Status,
  type Term,
  timeZoneOf,
  tooLarge,
} from '../export/export.ts';
import { openFiles } from '../export/export-files.ts';
import { beginningOf } from '../html/html-tree.ts';
import { bodyOf } from './ghost-body.ts';
import { rowsOf } from './ghost-rows.ts';

/*
 * Reads an export of Ghost twice: first the tables to which posts refer, because they come after
 * the posts in the file, then the posts.
 */

/** Tables without text for visitors, with their names in the report. */
const NO_TEXTS: Readonly<Record<string, string>> = {
  custom_theme_settings: 'settings of the theme',
  newsletters: 'newsletters',
  offers: 'offers to members',
  products: 'tiers of members',
  snippets: 'snippets of the editor',
  subscribers: 'subscribers, who are not read',
  members: 'members, who are not read',
};

const STATUSES: Readonly<Record<string, Status>> = {
  published: 'published',
  scheduled: 'scheduled',
  sent: 'mailed',
};

/**
 * Reads an export of Ghost: the JSON file, or a zip file or folder that contains it.
 * @param url the address of the other site, which the export does not name; '' if it is unknown
 * @throws Error with file and line if the export is damaged
 */
export async function readGhost(source: string, url = ''): Promise<Export> {
  const files = await openFiles(source);
  const json = files.names.filter((name) => /\.json$/i.test(name));
  const name = files.names.length === 1 ? files.names[0] : (json.find(isGhostFile) ?? json[0]);
  if (name === undefined)
    throw new Error(`${source}: expected a JSON file that Ghost has exported; found none`);
  return new GhostSite(
    (wanted, onEnd) => rowsOf(files, name, source, wanted, onEnd),
    source,
    url,
  ).read();
}

/** Returns whether the name of a file looks like an export of Ghost. */
const isGhostFile = (name: string) => /ghost[^/]*$/i.test(name);

/**
 * A function that reads the rows of some tables. At the end, it calls `onEnd` with the JSON around
 * the rows.
 */
type Rows = (
  wanted: readonly string[],
  onEnd?: (read: unknown) => void,
) => ReturnType<typeof rowsOf>;

/** The tables of an export of Ghost, joined by the ids of posts, tags and authors. */
class GhostSite {
  readonly #rows: Rows;
  readonly #source: string;
  readonly #url: string;
  /** The path of the other site, without a slash at its end. */
  readonly #root: string;
  readonly #tags = new Map<string, Term & { isInternal: boolean }>();
  readonly #authors = new Map<string, Term>();
  /**
   * The ids of tags and authors by the ids of posts, each with its position in the order of the
   * post.
   */
  readonly #tagsOf = new Map<string, [id: string, place: number][]>();
  readonly #authorsOf = new Map<string, [id: string, place: number][]>();
  readonly #meta = new Map<string, Fields>();
  readonly #left = new Map<string, number>();
  #timeZone = 'UTC';

  constructor(rows: Rows, source: string, url: string) {
    this.#rows = rows;
    this.#source = source;
    this.#url = withoutSlashes(url);
    this.#root = rootOf(url);
  }

  async read(): Promise<Export> {
    const wanted = ['posts_authors', 'posts_meta', 'posts_tags', 'settings', 'tags', 'users'];
    for await (const { table, fields } of this.#rows(wanted, (read) => this.#check(read)))
      this.#add(table, fields);
    const tags = [...this.#tags.values()].filter(({ isInternal }) => !isInternal);
    return {
      tool: 'Ghost',
      url: this.#url,
      authors: new Map([...this.#authors.values()].map((author) => [author.slug, author])),
      terms: new Map(tags.map((tag) => [tag.slug, tag])),
      otherAddresses: this.#otherAddresses(tags),
      texts: () => this.#texts(),
      leftOver: this.#left,
    };
  }

  /**
   * Checks the JSON around the rows, in which 0 stands for each row, and counts the rows of tables that
   * are left out.
   */
  #check(read: unknown): void {
    const [first] = isFields(read) && Array.isArray(read.db) ? read.db : [read];
    const data = isFields(first) && isFields(first.data) ? first.data : undefined;
    const { posts } = data ?? {};
    if (!Array.isArray(posts))
      throw new Error(
        `${this.#source}: expected an export of Ghost, with a list “posts” in “data”; found ${posts === undefined ? 'none' : 'another value'}. Export the site in Ghost under Settings, Import/Export`,
      );
    for (const [table, rows] of Object.entries(data ?? {})) {
      if (!Array.isArray(rows)) countIn(this.#left, `values in the place of the table “${table}”`);
      else {
        const wrong = rows.filter((row) => row !== 0).length;
        countIn(this.#left, `values in “${table}” that are no entries`, wrong);
        const what = Object.hasOwn(NO_TEXTS, table) ? NO_TEXTS[table] : undefined;
        if (what !== undefined) countIn(this.#left, what, rows.length - wrong);
      }
    }
  }

  #add(table: string, fields: Fields): void {
    const field = (name: string) => textIn(fields[name]) ?? '';
    const id = field('id');
    const slug = field('slug');
    const place = Number(fields.sort_order) || 0;
    const relate = (to: Map<string, [string, number][]>, other: string) =>
      to.set(field('post_id'), [...(to.get(field('post_id')) ?? []), [field(other), place]]);
    if (table === 'posts_tags') relate(this.#tagsOf, 'tag_id');
    else if (table === 'posts_authors') relate(this.#authorsOf, 'author_id');
    else if (table === 'posts_meta') this.#meta.set(field('post_id'), fields);
    else if (table === 'settings') this.#setting(field('key'), field('value'));
    else if (slug === '') countIn(this.#left, `entries of “${table}” without a slug`);
    else if (table === 'users') {
      // A name may be an address of e-mail, which no file of the site may contain.
      const name = field('name').replace(/@.*/, '') || slug;
      this.#authors.set(id, { slug, name, description: field('bio') });
    } else {
      const name = field('name') || slug;
      const isInternal = name.startsWith('#') || field('visibility') === 'internal';
      this.#tags.set(id, { slug, name, description: field('description'), isInternal });
    }
  }

  #setting(key: string, value: string): void {
    if (key === 'timezone' || key === 'active_timezone') this.#timeZone = value || 'UTC';
    if (key === 'navigation' || key === 'secondary_navigation')
      countIn(this.#left, 'entries of menus', (value.match(/"url"/g) ?? []).length);
    if (/^(?:ghost_|codeinjection_)(?:head|foot)$/.test(key) && value.trim() !== '')
      countIn(this.#left, 'code for the head or the foot of all pages');
  }

  /** The addresses of feeds and archives, which showed no text of their own. */
  #otherAddresses(tags: readonly Term[]): Export['otherAddresses'] {
    const addresses: Export['otherAddresses'] = new Map();
    for (const feed of ['/rss/', '/feed/']) addresses.set(this.#root + feed, 'feed');
    for (const { slug } of tags) {
      const path = `${this.#root}/tag/${encodeURIComponent(slug)}/`;
      addresses.set(path, { topic: slug });
      addresses.set(`${path}rss/`, 'feed');
    }
    for (const { slug } of this.#authors.values())
      addresses.set(`${this.#root}/author/${encodeURIComponent(slug)}/`, 'home');
    return addresses;
  }

  async *#texts(): AsyncGenerator<ImportedText> {
    let number = 0;
    const seen = new Set<string>();
    for await (const { fields, isCut } of this.#rows(['posts'])) {
      number += 1;
      const text = this.#imported(fields, number, isCut);
      // A second entry with the same id is a text of its own, and gets another id.
      yield seen.has(text.id) ? { ...text, id: `${text.id}-${number}` } : text;
      seen.add(text.id);
    }
  }

  #imported(row: Fields, number: number, isCut: boolean): ImportedText {
    const id = textIn(row.id) || `number-${number}`;
    const fields: Fields = { ...this.#meta.get(id), ...present(row) };
    const remarks = cutRemark(isCut);
    const remarkAll = remarksAtTop(remarks);
    const remark = (what: string, became: string, original: string) =>
      remarkAll(what, became, beginningOf(original));
    const field = (name: string): string => {
      const value = textIn(fields[name]);
      if (value === undefined)
        remark(`field ${name} of another type`, 'left out', jsonOf(fields[name]));
      return value ?? '';
    };
    const isPage = field('type') === 'page' || /^(?:1|true)$/.test(field('page'));
    const title = field('title').replace(/^\(Untitled\)$/, '');
    const slug = field('slug');
    const status = this.#statusOf(field('status'), field('visibility'), field('email_only'));
    const [lexical = '', mobiledoc = '', html = '', markdown = ''] = FORMS.map((name) =>
      withoutUrl(field(name)),
    );
    const { body, original, remarks: faults } = bodyOf({ lexical, mobiledoc, html, markdown });
    const summary = field('custom_excerpt') || field('meta_description');
    const image = withoutUrl(field('feature_image') || field('image'));
    for (const [name, what, known] of OTHER_FIELDS) {
      const value = withoutUrl(field(name)).trim();
      if (value !== '' && ![title, summary, image, known].includes(value))
        remark(what, 'left out', value);
    }
    if (/^(?:1|true)$/.test(field('featured')))
      remark('text above the others on the home page', 'in the order of its day', 'featured');
    const tags = sorted(this.#tagsOf.get(id)).flatMap((tag) => this.#tags.get(tag) ?? []);
    for (const { name, isInternal } of tags)
      if (isInternal) remark('internal tag', 'left out', name);
    const authorIds = sorted(this.#authorsOf.get(id));
    if (authorIds.length === 0) authorIds.push(field('author_id'));
    const cover: Media | undefined =
      image === '' ? undefined : { address: image, alt: field('feature_image_alt') || undefined };
    return {
      id: `post-${id}`,
      kind: isPage ? 'page' : 'article',
      ...{ status, title, slug, cover, original },
      date: this.#dayOf(fields.published_at),
      hour: this.#hourOf(fields.published_at),
      updated: this.#dayOf(fields.updated_at),
      authors: authorIds.flatMap((author) => this.#authors.get(author)?.slug ?? []),
      topics: tags.flatMap(({ slug: topic, isInternal }) => (isInternal ? [] : topic)),
      summary: summary.trim(),
      addresses: slug === '' ? [] : [`${this.#root}/${encodeURIComponent(slug)}/`],
      body: isCut ? refusedBody(tooLarge()) : body,
      shown: html === '' ? undefined : { ending: '.html', text: html },
      comments: [],
      remarks: [...remarks, ...faults],
    };
  }

  #statusOf(status: string, visibility: string, isForEmail: string): Status {
    const plain = Object.hasOwn(STATUSES, status) ? STATUSES[status] : 'draft';
    if (plain === undefined || plain === 'draft') return 'draft';
    if (/^(?:1|true)$/.test(isForEmail)) return 'mailed';
    if (plain === 'mailed' || visibility === '' || visibility === 'public') return plain;
    return visibility === 'members' ? 'members' : 'paid';
  }

  /** Returns the time of an instant in the time zone of the other site, with its offset. */
  #hourOf(value: unknown): string | undefined {
    const text = textIn(value) ?? '';
    const instant = new Date(
      typeof value === 'number' ? value : text.replace(/^(\S+) (\S+)$/, '$1T$2Z'),
    );
    if (text === '' || Number.isNaN(instant.getTime())) return undefined;
    return timeIn(instant, timeZoneOf(this.#timeZone) ?? 'UTC');
  }

  /** Returns the day of an instant in the time zone of the other site. */
  #dayOf(value: unknown): string | undefined {
    return this.#hourOf(value)?.slice(0, 'YYYY-MM-DD'.length);
  }
}

/** The fields with the body of a text. */
const FORMS = ['lexical', 'mobiledoc', 'html', 'markdown'];

/**
 * Fields that Daymark does not have, with their names in the report, and the usual value, for which
 * there is no remark.
 */
const OTHER_FIELDS: readonly (readonly [name: string, what: string, known?: string])[] = [
  ['meta_title', 'title for search engines'],
  ['meta_description', 'description for search engines'],
  ['og_title', 'title for social networks'],
  ['og_description', 'description for social networks'],
  ['og_image', 'picture for social networks'],
  ['twitter_title', 'title for social networks'],
  ['twitter_description', 'description for social networks'],
  ['twitter_image', 'picture for social networks'],
  ['feature_image_caption', 'caption of the cover'],
  ['canonical_url', 'canonical address'],
  ['codeinjection_head', 'code for the head of the page'],
  ['codeinjection_foot', 'code for the foot of the page'],
  ['custom_template', 'template of the theme'],
  ['email_subject', 'subject of the e-mail'],
];

/** Returns the text of a field: '' for an empty field, undefined for a list or an object. */
function textIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? undefined : String(value);
}

/** Returns JSON, or a description of a value that is too deep for it. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value with too many levels';
  }
}

/** Returns the fields with a value, so that empty fields do not hide the values of `posts_meta`. */
const present = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));

/** Returns the ids in the order of their places. */
const sorted = (related: readonly [string, number][] = []): string[] =>
  related.toSorted(([, a], [, b]) => a - b).map(([id]) => id);

/** Turns the addresses of the site itself into paths. Ghost writes a placeholder for their host. */
const withoutUrl = (text: string): string =>
  text.replace(/__GHOST_URL__(?=\\?\/)/g, '').replaceAll('__GHOST_URL__', '/');
