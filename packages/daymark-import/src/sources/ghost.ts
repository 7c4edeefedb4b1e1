import { createDecoder } from '../export/decode.ts';
import {
  cutRemark,
  type Export,
  type Fields,
  type ImportedText,
  isFields,
  LONGEST_TEXT,
  type Media,
  refusedBody,
  type Status,
  type Term,
  tooLarge,
} from '../export/export.ts';
import { type ExportFiles, fault, openFiles } from '../export/export-files.ts';
import { beginningOf } from '../html/html-tree.ts';
import { bodyOf } from './ghost-body.ts';

/*
 * Reads the JSON that Ghost exports: tables with their rows. The file may be larger than the memory, so
 * that it is read row by row, and twice: first the tables to which posts refer, which stand behind
 * the posts, then the posts.
 */

/** The most characters of a row, and of all that is outside of rows. */
const LARGEST = 20_000_000;

/** A row of a table, with its place in the file. */
interface Row {
  table: string;
  /** The number of the row in its table, from 1. */
  number: number;
  line: number;
  /** The JSON of the row; undefined for a table that nobody asked for. */
  json: string | undefined;
  /** Whether the rest of a text that is too large was left out. */
  isCut: boolean;
}

type Fail = (line: number, expected: string, found: string) => never;

/** Divides JSON into the rows of tables, and the skeleton around them, in which 0 stands for each row. */
class RowScanner {
  readonly #wanted: ReadonlySet<string>;
  readonly #fail: Fail;
  readonly #counts = new Map<string, number>();
  /** The objects and lists around the position, with the names of their fields. */
  readonly #open: { isList: boolean; name: string }[] = [];
  #line = 1;
  #isInString = false;
  #isEscaped = false;
  /** The characters of the string, and those since its last escape. */
  #length = 0;
  #sinceEscape = 0;
  /** Whether the rest of a string that is too large is left out. */
  #isLeftOut = false;
  /** The last string outside of rows, which may be the name of a field. */
  #string = '';
  #row: (Row & { depth: number; parts: string[]; length: number }) | undefined;
  skeleton = '';

  constructor(wanted: readonly string[], fail: Fail) {
    this.#wanted = new Set(wanted);
    this.#fail = fail;
  }

  /** Reads a piece of the file, and returns the rows that end in it. */
  read(piece: string): Row[] {
    const rows: Row[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === 10) this.#line += 1;
      if (this.#isInString) {
        this.#length += 1;
        this.#sinceEscape = code === 92 ? 0 : this.#sinceEscape + 1;
      }
      // An escape has at most six characters, which must stay together.
      if (this.#row && this.#length > LONGEST_TEXT && this.#sinceEscape > 6 && !this.#isLeftOut) {
        this.#keep(piece.slice(from, at));
        this.#isLeftOut = true;
        this.#row.isCut = true;
      }
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isInString) {
        if (code === 92) this.#isEscaped = true;
        else if (code === 34) {
          this.#isInString = false;
          this.#length = 0;
          if (this.#isLeftOut) from = at;
          this.#isLeftOut = false;
        } else if (!this.#row && this.#string.length < 100) this.#string += piece[at];
      } else if (code === 34) {
        this.#isInString = true;
        if (!this.#row) this.#string = '';
      } else if (code === 123 || code === 91) {
        const table = code === 123 ? this.#tableHere() : undefined;
        if (this.#row) this.#row.depth += 1;
        else if (table === undefined) {
          const isInList = this.#open.at(-1)?.isList ?? true;
          this.#open.push({ isList: code === 91, name: isInList ? '' : this.#string });
        } else {
          this.#keep(piece.slice(from, at));
          from = at;
          const number = (this.#counts.get(table) ?? 0) + 1;
          this.#counts.set(table, number);
          const place = { table, number, line: this.#line, json: undefined, isCut: false };
          this.#row = { ...place, depth: 1, parts: [], length: 0 };
        }
      } else if (code === 125 || code === 93) {
        if (!this.#row) this.#open.pop();
        else {
          this.#row.depth -= 1;
          if (this.#row.depth > 0) continue;
          this.#keep(piece.slice(from, at + 1));
          from = at + 1;
          const { table, number, line, parts, isCut } = this.#row;
          const json = this.#wanted.has(table) ? parts.join('') : undefined;
          rows.push({ table, number, line, json, isCut });
          this.#row = undefined;
          // The lines of the skeleton are those of the file.
          this.#keep(`0${'\n'.repeat(this.#line - line)}`);
        }
      }
    }
    if (!this.#isLeftOut) this.#keep(piece.slice(from));
    return rows;
  }

  /** Returns the table whose list of rows is around the position. */
  #tableHere(): string | undefined {
    if (this.#row) return undefined;
    const [data, list] = this.#open.slice(-2);
    return list?.isList && data?.name === 'data' && !data.isList ? list.name : undefined;
  }

  #keep(text: string): void {
    if (!this.#row) this.skeleton += text;
    else if (this.#wanted.has(this.#row.table)) {
      this.#row.length += text.length;
      if (text !== '') this.#row.parts.push(text);
    }
    if ((this.#row?.length ?? this.skeleton.length) > LARGEST)
      this.#fail(
        this.#row?.line ?? this.#line,
        `entries of at most ${LARGEST / 1_000_000} million characters`,
        this.#row ? `one with more in “${this.#row.table}”` : 'more outside of the tables',
      );
  }

  /** Checks that the file is whole. */
  end(): void {
    if (this.#row || this.#isInString || this.#open.length > 0)
      this.#fail(
        this.#line,
        'a whole file',
        `its end ${this.#row ? `in entry ${this.#row.number} of “${this.#row.table}”` : 'before the last bracket'}`,
      );
  }
}

/** Returns what the parser says of damaged JSON, and on which of its lines. */
function damageOf(error: unknown, json: string): { line: number; says: string } {
  const says = error instanceof Error ? error.message : String(error);
  const [, at] = /at position (\d+)/.exec(says) ?? [];
  const before = at === undefined ? '' : json.slice(0, Number(at));
  const [reason = ''] = says.split(/ in JSON at |, "|, \.\.\./);
  return {
    line: before.split('\n').length - 1,
    says: reason.charAt(0).toLowerCase() + reason.slice(1),
  };
}

/** Reads the rows of tables. @throws Error with file and line if the export is damaged */
async function* rowsOf(
  { pieces }: ExportFiles,
  name: string,
  source: string,
  wanted: readonly string[],
  onEnd: (skeleton: unknown) => void = () => undefined,
): AsyncGenerator<{ table: string; fields: Fields; isCut: boolean }> {
  const scanner = new RowScanner(wanted, (line, expected, found) => {
    throw fault(source, line, expected, found);
  });
  const decoder = createDecoder();
  const parsed = function* (rows: readonly Row[]) {
    for (const { table, number, line, json, isCut } of rows) {
      if (json === undefined) continue;
      try {
        yield { table, fields: JSON.parse(json) as Fields, isCut };
      } catch (error) {
        const { line: below, says } = damageOf(error, json);
        throw fault(
          source,
          line + below,
          'JSON',
          `a fault in entry ${number} of “${table}”: ${says}`,
        );
      }
    }
  };
  for await (const piece of pieces(name)) yield* parsed(scanner.read(decoder.decode(piece)));
  yield* parsed(scanner.read(decoder.decode()));
  scanner.end();
  const { skeleton } = scanner;
  let read: unknown;
  try {
    read = JSON.parse(skeleton);
  } catch (error) {
    const { line, says } = damageOf(error, skeleton);
    throw fault(source, line + 1, 'JSON', `a fault between the tables: ${says}`);
  }
  onEnd(read);
}

/** Tables that contain nothing that visitors read, with what the report calls them. */
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
  return new Site(files, name, source, url).read();
}

const isGhostFile = (name: string) => /ghost[^/]*$/i.test(name);

class Site {
  readonly #files: ExportFiles;
  readonly #name: string;
  readonly #source: string;
  readonly #url: string;
  /** The path of the other site, without a slash at its end. */
  readonly #root: string;
  readonly #tags = new Map<string, Term & { isInternal: boolean }>();
  readonly #authors = new Map<string, Term>();
  /** The ids of tags and authors by the ids of posts, with their places. */
  readonly #tagsOf = new Map<string, [id: string, place: number][]>();
  readonly #authorsOf = new Map<string, [id: string, place: number][]>();
  readonly #meta = new Map<string, Fields>();
  readonly #left = new Map<string, number>();
  #timeZone = 'UTC';
  #days: Intl.DateTimeFormat | undefined;

  constructor(files: ExportFiles, name: string, source: string, url: string) {
    this.#files = files;
    this.#name = name;
    this.#source = source;
    this.#url = url.replace(/(?<!\/)\/+$/, '');
    this.#root = (URL.parse(url)?.pathname ?? '').replace(/(?<!\/)\/+$/, '');
  }

  async read(): Promise<Export> {
    const wanted = ['posts_authors', 'posts_meta', 'posts_tags', 'settings', 'tags', 'users'];
    const rows = rowsOf(this.#files, this.#name, this.#source, wanted, (read) => this.#check(read));
    for await (const { table, fields } of rows) this.#add(table, fields);
    const tags = [...this.#tags.values()].filter(({ isInternal }) => !isInternal);
    return {
      tool: 'Ghost',
      url: this.#url,
      authors: new Map([...this.#authors.values()].map((author) => [author.slug, author])),
      terms: new Map(tags.map((tag) => [tag.slug, tag])),
      otherAddresses: this.#otherAddresses(tags),
      texts: () => this.#texts(),
      // An export of Ghost contains the addresses of files, and no files.
      media: async () => undefined,
      leftOver: [...this.#left].map(([what, count]) => ({ what, count })),
    };
  }

  /** Checks what is outside of the rows, and counts the rows of tables that are left out. */
  #check(read: unknown): void {
    const [first] = isFields(read) && Array.isArray(read.db) ? read.db : [read];
    const data = isFields(first) && isFields(first.data) ? first.data : undefined;
    const { posts } = data ?? {};
    if (!Array.isArray(posts))
      throw new Error(
        `${this.#source}: expected an export of Ghost, with a list “posts” in “data”; found ${posts === undefined ? 'none' : 'another value'}. Export the site in Ghost under Settings, Import/Export`,
      );
    for (const [table, rows] of Object.entries(data ?? {})) {
      if (!Array.isArray(rows)) this.#count(`values in the place of the table “${table}”`, 1);
      else {
        const wrong = rows.filter((row) => row !== 0).length;
        this.#count(`values in “${table}” that are no entries`, wrong);
        const what = Object.hasOwn(NO_TEXTS, table) ? NO_TEXTS[table] : undefined;
        if (what !== undefined) this.#count(what, rows.length - wrong);
      }
    }
  }

  #count(what: string, count: number): void {
    if (count > 0) this.#left.set(what, (this.#left.get(what) ?? 0) + count);
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
    else if (slug === '') this.#count(`entries of “${table}” without a slug`, 1);
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
      this.#count('entries of menus', (value.match(/"url"/g) ?? []).length);
    if (/^(?:ghost_|codeinjection_)(?:head|foot)$/.test(key) && value.trim() !== '')
      this.#count('code for the head or the foot of all pages', 1);
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
    const rows = rowsOf(this.#files, this.#name, this.#source, ['posts']);
    for await (const { fields, isCut } of rows) {
      number += 1;
      const text = this.#imported(fields, number, isCut);
      // Two entries with the same id are two texts.
      yield seen.has(text.id) ? { ...text, id: `${text.id}-${number}` } : text;
      seen.add(text.id);
    }
  }

  #imported(row: Fields, number: number, isCut: boolean): ImportedText {
    const id = textIn(row.id) || `number-${number}`;
    const fields: Fields = { ...this.#meta.get(id), ...present(row) };
    const remarks = cutRemark(isCut);
    const remark = (what: string, became: string, original: string) =>
      remarks.push({ line: 1, what, became, original: beginningOf(original) });
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
    const {
      body,
      original,
      remarks: faults,
    } = bodyOf({
      lexical: withoutUrl(field('lexical')),
      mobiledoc: withoutUrl(field('mobiledoc')),
      html: withoutUrl(field('html')),
      markdown: withoutUrl(field('markdown')),
    });
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
    const date = this.#dayOf(fields.published_at);
    const updated = this.#dayOf(fields.updated_at);
    const cover: Media | undefined =
      image === '' ? undefined : { address: image, alt: field('feature_image_alt') || undefined };
    return {
      id: `post-${id}`,
      kind: isPage ? 'page' : 'article',
      status,
      title,
      slug,
      date,
      ...(updated && date && updated > date && { updated }),
      authors: authorIds.flatMap((author) => this.#authors.get(author)?.slug ?? []),
      topics: tags.flatMap(({ slug: topic, isInternal }) => (isInternal ? [] : topic)),
      summary: summary.trim(),
      cover,
      addresses: slug === '' ? [] : [`${this.#root}/${encodeURIComponent(slug)}/`],
      body: isCut ? refusedBody(tooLarge()) : body,
      original,
      shown:
        field('html') === '' ? undefined : { ending: '.html', text: withoutUrl(field('html')) },
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

  /** Returns the day of an instant in the time zone of the other site. */
  #dayOf(value: unknown): string | undefined {
    const text = textIn(value) ?? '';
    const instant = new Date(
      typeof value === 'number' ? value : text.replace(/^(\S+) (\S+)$/, '$1T$2Z'),
    );
    if (text === '' || Number.isNaN(instant.getTime())) return undefined;
    this.#days ??= daysIn(this.#timeZone);
    return this.#days.format(instant);
  }
}

/** Returns what writes an instant as a day, `YYYY-MM-DD`. */
function daysIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' });
  }
}

/** Fields that have no place in Daymark, with what the report calls them, and a value that says nothing. */
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

/** Returns a field as text: '' for none, undefined for a list or an object. */
function textIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? undefined : String(value);
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return 'a value with too many levels';
  }
}

/** Returns the fields that have a value. */
const present = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));

/** Returns the ids in the order of their places. */
const sorted = (related: readonly [string, number][] = []): string[] =>
  related.toSorted(([, a], [, b]) => a - b).map(([id]) => id);

/** Makes the addresses of the own site paths, for which Ghost writes a placeholder. */
const withoutUrl = (text: string): string =>
  text.replace(/__GHOST_URL__(?=\\?\/)/g, '').replaceAll('__GHOST_URL__', '/');
