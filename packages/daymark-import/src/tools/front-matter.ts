import { toString as textOf } from 'mdast-util-to-string';
import { parse as parseToml, TomlDate } from 'smol-toml';
import { isMap, parseDocument, parse as parseYaml } from 'yaml';
import {
  type Fields,
  isDay,
  isFields,
  type Media,
  type Status,
  type Tool,
} from '../export/export.ts';
import { decoded, escaped, inBrackets } from '../markdown/links.ts';
import { parse } from './syntax/to-daymark.ts';

/*
 * Front matter: divides a file into its fields and its body, and says what the fields mean. Each tool and
 * each theme has names of its own for the same field.
 */

/** Returns the value of a field in any letter case. */
export function fieldIn(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const key = Object.keys(fields).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : fields[key];
}

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : undefined;

/** Parses YAML, TOML or JSON. */
export function parseData(data: string, ending: string): unknown {
  const text = data.replace(/^\uFEFF/, '');
  if (ending === '.toml') return parseToml(text);
  if (ending === '.json') return JSON.parse(text);
  return parseYaml(text, { uniqueKeys: false, maxAliasCount: 100 });
}

interface Divided {
  source: string;
  format: '.yaml' | '.toml' | '.json' | undefined;
  body: string;
  /** The line on which the body begins, from 1. */
  firstLine: number;
}

/** Divides a file into front matter and body. */
export function dividedOf(text: string): Divided {
  const whole = text.replace(/^\uFEFF/, '');
  const found =
    /(?<![\s\S])---[^\S\n]*\r?\n([\s\S]*?)(?:^|\r?\n)---[^\S\n]*(?:\r?\n|$)/m.exec(
      whole.slice(0, 200_000),
    ) ??
    /(?<![\s\S])\+\+\+[^\S\n]*\r?\n([\s\S]*?)(?:^|\r?\n)\+\+\+[^\S\n]*(?:\r?\n|$)/m.exec(
      whole.slice(0, 200_000),
    ) ??
    // The first line may be missing.
    /(?<![\s\S])(?=(?:[\w-]+:.*\r?\n)*title:)((?:[\w-]+:.*\r?\n)+)---[^\S\n]*(?:\r?\n|$)/.exec(
      whole.slice(0, 20_000),
    );
  const linesIn = (part: string) => part.split('\n').length - 1;
  if (found?.index === 0) {
    const [block, source = ''] = found;
    return {
      source,
      format: block.startsWith('+') ? '.toml' : '.yaml',
      body: whole.slice(block.length),
      firstLine: 1 + linesIn(block),
    };
  }
  const end = /^\{\s*\r?\n/.test(whole) ? /\n\}[^\S\n]*(?:\r?\n|$)/.exec(whole) : null;
  if (end) {
    const at = end.index + end[0].length;
    const source = whole.slice(0, at);
    return { source, format: '.json', body: whole.slice(at), firstLine: 1 + linesIn(source) };
  }
  return { source: '', format: undefined, body: whole, firstLine: 1 };
}

/** Parses YAML, also with tabs and with lines of a text that are not indented, as most tools do. */
function yamlOf(source: string) {
  // For each pretty error, the library would read the whole line again.
  const options = { uniqueKeys: false, logLevel: 'silent', prettyErrors: false } as const;
  const document = parseDocument(source, options);
  if (document.errors.length === 0) return document;
  const indented = source
    .replaceAll('\t', '  ')
    .replace(/^(?![\w$"'.@-]+(?: [\w$"'.@-]+){0,2}:(?:\s|$)|-\s|#|\s|$|[}\]])/gm, '  ');
  const other = parseDocument(indented, options);
  return other.errors.length === 0 ? other : document;
}

export function fieldsOf({ source, format }: Divided): { fields: Fields; fault?: string } {
  if (format === undefined || source.trim() === '') return { fields: {} };
  try {
    if (format === '.yaml') {
      const document = yamlOf(source);
      const [error] = document.errors;
      if (error)
        return {
          fields: {},
          fault: `${error.message.split('\n')[0]} (line ${source.slice(0, error.pos[0]).split('\n').length + 1}).`,
        };
      if (document.contents !== null && !isMap(document.contents))
        return {
          fields: {},
          fault: 'Expected fields such as title: The pier; found another text.',
        };
      const fields: unknown = document.toJS({ maxAliasCount: 100 });
      return { fields: isFields(fields) ? fields : {} };
    }
    const fields = parseData(source, format);
    return isFields(fields) ? { fields } : { fields: {}, fault: 'Expected an object with fields.' };
  } catch (error) {
    return {
      fields: {},
      fault: `${String(error instanceof Error ? error.message : error).split('\n')[0]}.`,
    };
  }
}

const TITLES = ['title', 'heading', 'name'];
const DATES =
  'date, pubdate, publishdate, publisheddate, published_at, publishedat, published, date_published, datepublished, publish_date, pub_date, created, createdat, created_at, date created, created_on, datecreated, creation date'.split(
    ', ',
  );
const UPDATES =
  'updated, lastmod, last_modified_at, last-modified, lastmodified, modified, updateddate, updated_at, updatedat, last_updated, lastupdated, last_update, date modified, datemodified, modified_at, moddate, last_modified, date updated, dateupdated'.split(
    ', ',
  );
const SLUGS = ['slug'];
const PATHS = ['permalink', 'url', 'path'];
const ALIASES =
  'aliases, alias, redirect_from, redirects, redirectfrom, previous_urls, old_url'.split(', ');
const SUMMARIES = 'summary, excerpt, description, abstract, lead, tldr, dek, subtitle'.split(', ');
const AUTHORS = ['author', 'authors', 'creator', 'byline'];
const LINKS =
  'link, external_url, external-url, externalurl, external_link, link_url, linkurl'.split(', ');
const CATEGORIES = ['categories', 'category', 'topics', 'topic', 'section', 'series'];
const TAGS = ['tags', 'tag'];
const COVERS =
  'cover, image, featured_image, featuredimage, featureimage, feature_image, coverimage, cover_image, heroimage, hero_image, hero, thumbnail, banner, header_image, ogimage, og_image, images, socialimage, social_image, preview_image, poster, teaser, header'.split(
    ', ',
  );
const ALTS =
  'coveralt, image_alt, imagealt, alt, cover_alt, featured_image_alt, heroalt, image_alt_text, heroimagealt'.split(
    ', ',
  );
/** The fields with the language of a text, and with what its translations have in common. */
export const LANGUAGES = ['lang', 'language', 'locale'];
export const TRANSLATIONS =
  'translationKey, translation_key, translation_id, page_id, lang-ref, lang_ref, ref'.split(', ');
const STATES =
  'draft, published, publish, status, private, unlisted, visibility, dg-publish, expirydate'.split(
    ', ',
  );
const READ = new Set(
  [
    TITLES,
    DATES,
    UPDATES,
    SLUGS,
    PATHS,
    ALIASES,
    SUMMARIES,
    AUTHORS,
    CATEGORIES,
    TAGS,
    COVERS,
    ALTS,
    STATES,
    LANGUAGES,
    TRANSLATIONS.map((name) => name.toLowerCase()),
    'translationof',
  ].flat(),
);

/** Other fields whose names say that they show the text: `banner_image`, `blogImage`, `photo_url`. */
const COVER =
  /(?:image|cover|banner|thumbnail|hero|photo|picture)(?:[_-]?(?:url|src|path|file))?$/i;

export const isRead = (field: string, link: string | undefined) =>
  READ.has(field.toLowerCase()) ||
  COVER.test(field) ||
  (link !== undefined && LINKS.includes(field.toLowerCase()));

/** Returns the values of the first of some fields that has any. */
function first<Value>(
  fields: Fields,
  names: readonly string[],
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  const byName = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const name of names) {
    const value = byName.get(name);
    const result = value === undefined || value === null ? undefined : read(value);
    if (result !== undefined && result !== '') return result;
  }
  return undefined;
}

export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Matches a date with a time and an offset: "2021-03-04 23:30:00 -0500". */
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ]+(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Returns the day that a date names, as the other site showed it.
 * @param timeZone the time zone of the other site, if it changes dates to its own
 */
function dayOf(value: unknown, timeZone?: string): string | undefined {
  if (value instanceof TomlDate || value instanceof Date)
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  if (isFields(value)) return dayOf(value.date, timeZone);
  const text = textIn(value);
  if (!text) return undefined;
  const [, date, time, offset = ''] = (timeZone && INSTANT.exec(text)) || [];
  if (date) {
    const at = new Date(`${date}T${time}${offset.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`);
    if (!Number.isNaN(at.getTime()))
      return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  }
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (iso) return dayFrom(iso[1], iso[2], iso[3]);
  const month =
    MONTHS.indexOf(
      /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(text)?.[1]?.toLowerCase() ?? '',
    ) + 1;
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  const day = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?!:)/.exec(text)?.[1];
  if (month > 0 && year && day) return dayFrom(year, String(month), day);
  const numbers = /^(\d{1,2})([/.])(\d{1,2})[/.](\d{4})/.exec(text);
  if (!numbers) return undefined;
  const [, one, sign, two, fourth] = numbers;
  return sign === '.' || Number(one) > 12 ? dayFrom(fourth, two, one) : dayFrom(fourth, one, two);
}

export function dayFrom(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

export const titleIn = (fields: Fields): string | undefined => first(fields, TITLES, textIn);
export const dateIn = (fields: Fields, timeZone?: string): string | undefined =>
  first(fields, DATES, (value) => dayOf(value, timeZone));
/** Returns the address that the front matter gives, which may be a pattern. */
export const pathIn = (fields: Fields): string | undefined => first(fields, PATHS, textIn);
/** Returns the slug as somebody wrote it, which may have folders. */
export const writtenSlugIn = (fields: Fields): string | undefined => first(fields, SLUGS, textIn);
export const aliasesIn = (fields: Fields): string[] =>
  ALIASES.flatMap((name) => listOf(fieldIn(fields, name), /,/));

export function updatedOf(
  fields: Fields,
  date: string | undefined,
  timeZone?: string,
): string | undefined {
  const day = first(fields, UPDATES, (value) => dayOf(value, timeZone));
  return day !== undefined && (date === undefined || day > date) ? day : undefined;
}

/**
 * Returns the texts of a list, or the parts of a text.
 * @param separator what stands between the parts; without it, a text is one part. An item of a list is
 * never divided, because names may have commas: "Work, rest and play"
 */
export function listOf(value: unknown, separator?: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listOf(item));
  if (isFields(value)) return listOf(value.name ?? value.title ?? value.label);
  const text = textIn(value);
  if (!text) return [];
  if (separator === undefined) return [text];
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

export const slugFor = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export const slugIn = (fields: Fields) => {
  const slug = writtenSlugIn(fields);
  return slug === undefined ? undefined : decoded(slug.replace(/\/$/, '').split('/').at(-1) ?? '');
};

/** Tags that only name a collection of Eleventy. */
const COLLECTION = /^(?:posts?|blog|blog-?posts?|articles?|pages?|all|nav|notes?|featured)$/i;

/** Fields with one value, whose name may have commas and spaces. */
const SINGULAR = /^(?:category|topic|section|series|tag)$/;

/** Returns what divides the text of a field with categories or tags. Jekyll divides at spaces. */
export const separatorOf = (name: string, value: unknown, tool: Tool): RegExp | undefined => {
  if (SINGULAR.test(name)) return undefined;
  return tool === 'Jekyll' && !String(value).includes(',') ? /\s+/ : /,/;
};

/** Returns categories and tags by their slugs, categories first. */
export function termsOf(fields: Fields, tool: Tool): Map<string, string> {
  const terms = new Map<string, string>();
  for (const names of [CATEGORIES, TAGS])
    for (const name of names) {
      const value = fieldIn(fields, name);
      if (/^(?:section|topic|series)$/.test(name) && typeof value !== 'string') continue;
      if (name === 'section' && COLLECTION.test(String(value))) continue;
      for (const term of listOf(value, separatorOf(name, value, tool))) {
        if (tool === 'Eleventy' && COLLECTION.test(term)) continue;
        const plain = term.replace(/^#/, '').trim();
        const slug = slugFor(plain);
        if (slug !== '' && !terms.has(slug)) terms.set(slug, plain);
      }
    }
  return terms;
}

/**
 * Returns the authors of a text, or else the author of the site.
 * @param site the settings of the tool
 * @param names the names of authors by their keys
 */
export function authorsOf(
  fields: Fields,
  site: Fields,
  names: ReadonlyMap<string, string>,
): { slug: string; name: string }[] {
  const given = AUTHORS.flatMap((field) => namesOf(fieldIn(fields, field), names));
  const all = given.length > 0 ? given : namesOf(fieldIn(site, 'author'), names);
  return [...new Set(all)].flatMap((key) => {
    const name = (names.get(key) ?? key).replace(/(?<!\s)\s*<[^<>]*>\s*$/, '').replace(/^@/, '');
    const slug = slugFor(name);
    return slug === '' || /@/.test(name) ? [] : [{ slug, name }];
  });
}

/**
 * Returns the names of authors. A comma also stands in "Reed, Ada", so that it divides only whole names
 * and the keys of authors.
 */
function namesOf(value: unknown, known: ReadonlyMap<string, string>): string[] {
  const whole = listOf(value);
  if (typeof value !== 'string') return whole;
  const parts = listOf(value, /,/);
  return parts.every((part) => known.has(part) || /\s/.test(part)) ? parts : whole;
}

/** The smallest part of the notes with authors that has to name an author who writes in a vault. */
const LEAST_PART = 0.1;

/** Returns the slugs of the authors who write in a vault. The authors in most notes are those of a book or a film. */
export function writersOf(
  notes: readonly Fields[],
  names: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const slugs = notes.map((fields) => authorsOf(fields, {}, names).map(({ slug }) => slug));
  const signed = slugs.filter(({ length }) => length > 0).length;
  const counts = Map.groupBy(slugs.flat(), (slug) => slug);
  return new Set(
    [...counts].flatMap(([slug, { length }]) => (length >= LEAST_PART * signed ? [slug] : [])),
  );
}

/** Returns the page elsewhere on which a text comments, as the front matter of a link blog names it. */
export function linkOf(fields: Fields, url: string): string | undefined {
  const link = first(fields, LINKS, textIn);
  const { protocol, host } = URL.parse(link ?? '') ?? {};
  return /^https?:$/.test(protocol ?? '') && host !== URL.parse(url)?.host ? link : undefined;
}

/** Returns the link of a text of a link blog. The authors in its front matter are those of the page. */
export function linkLine(
  link: string,
  title: string,
  fields: Fields,
  names: ReadonlyMap<string, string>,
): string {
  const words = title || (URL.parse(link)?.host.replace(/^www\./, '') ?? link);
  const authors = authorsOf(fields, {}, names).map(({ name }) => escaped(name));
  return [`[${escaped(words)}](${inBrackets(link)})`, ...authors].join(', ');
}

/** Returns the excerpt, or the text before the mark `<!--more-->`, without markup. */
export function summaryOf(fields: Fields, body: string): string {
  const written = first(fields, SUMMARIES, textIn);
  if (written && !/\{[{%]/.test(written)) return plainText(written) || written;
  const mark = /<!--\s*(?:more|truncate|excerpt|end[ _-]?excerpt)\s*-->/i.exec(body);
  if (!mark || mark.index > 3000) return '';
  const before = body.slice(0, mark.index);
  const isPlain = !/\{[{%]|\[\[|^:::/m.test(before);
  return isPlain ? plainText(before) : '';
}

/** Returns the paragraphs of Markdown without markup. */
const plainText = (markdown: string) =>
  parse(markdown)
    .children.filter(({ type }) => type === 'paragraph')
    .map((paragraph) => textOf(paragraph, { includeHtml: false, includeImageAlt: false }))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

export function coverOf(fields: Fields): Media | undefined {
  const addressIn = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return value.map(addressIn).find(Boolean);
    if (isFields(value))
      return [
        'image',
        'overlay_image',
        'src',
        'url',
        'path',
        'teaser',
        'feature',
        'thumbnail',
        'filename',
        'relative',
      ]
        .map((name) => textIn(fieldIn(value, name)))
        .find((address) => address !== undefined && /[./]/.test(address));
    const text = textIn(value)?.replace(/^!?\[\[|\]\]$/g, '');
    return text && /\.\w{3,4}(?:$|[?#])|^https?:/.test(text) && !/[{}]/.test(text)
      ? text
      : undefined;
  };
  const others = Object.keys(fields).filter((name) => COVER.test(name));
  const names = [...COVERS, ...others.map((name) => name.toLowerCase())];
  const address = first(fields, names, addressIn);
  if (address === undefined) return undefined;
  const object = names.map((name) => fieldIn(fields, name)).find(isFields);
  const alt = first(fields, ALTS, textIn) ?? (object && textIn(fieldIn(object, 'alt')));
  return alt === undefined ? { address } : { address, alt };
}

export function statusOf(fields: Fields, file: string, tool: Tool): Status {
  const is = (name: string, ...values: unknown[]) => values.includes(fieldIn(fields, name));
  const status = String(fieldIn(fields, 'status') ?? '').toLowerCase();
  if (is('private', true, 'true') || status === 'private' || is('visibility', 'private'))
    return 'private';
  if (
    is('draft', true, 'true', 'yes', 'ignore') ||
    is('published', false, 'false') ||
    is('publish', false, 'false')
  )
    return 'draft';
  if (
    /^(?:draft|unpublished|idea|wip|pending|archived)$/.test(status) ||
    is('unlisted', true, 'true')
  )
    return 'draft';
  if (/(?:^|\/)_?drafts?\//i.test(file)) return 'draft';
  if (tool === 'Eleventy' && is('permalink', false)) return 'draft';
  const expiry = dayOf(fieldIn(fields, 'expirydate'));
  if (expiry !== undefined && expiry <= new Date().toISOString().slice(0, 10)) return 'draft';
  return 'published';
}
