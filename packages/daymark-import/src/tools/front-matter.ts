import { isDay } from 'daymark/day';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { TomlDate } from 'smol-toml';
import { decoded } from '../export/addresses.ts';
import { type Fields, isFields, type Media, type Status } from '../export/export.ts';
import { escaped, inBrackets } from '../markdown/escape.ts';
import { parse } from '../markdown/parse.ts';
import { fieldIn, listOf, textIn } from './fields.ts';
import type { FolderTool } from './tool.ts';

/*
 * Reads the fields of front matter by their meaning. Each tool and each theme names the same field in
 * its own way.
 */

/** The names of fields by their meanings, in the order in which they are read. */
export const NAMES = dividedAtCommas({
  title: 'title, heading, name',
  slug: 'slug',
  path: 'permalink, url, path',
  date: 'date, pubdate, publishdate, publisheddate, published_at, publishedat, published, date_published, datepublished, publish_date, pub_date, created, createdat, created_at, date created, created_on, datecreated, creation date',
  updated:
    'updated, lastmod, last_modified_at, last-modified, lastmodified, modified, updateddate, updated_at, updatedat, last_updated, lastupdated, last_update, date modified, datemodified, modified_at, moddate, last_modified, date updated, dateupdated',
  aliases: 'aliases, alias, redirect_from, redirects, redirectfrom, previous_urls, old_url',
  summary: 'summary, excerpt, description, abstract, lead, tldr, dek, subtitle',
  author: 'author, authors, creator, byline',
  category: 'categories, category, topics, topic, section, series',
  tag: 'tags, tag',
  cover:
    'cover, image, featured_image, featuredimage, featureimage, feature_image, coverimage, cover_image, heroimage, hero_image, hero, thumbnail, banner, header_image, ogimage, og_image, images, socialimage, social_image, preview_image, poster, teaser, header',
  alt: 'coveralt, image_alt, imagealt, alt, cover_alt, featured_image_alt, heroalt, image_alt_text, heroimagealt',
  language: 'lang, language, locale',
  /** The key that all translations of a text share, and the name of the original. */
  translation: 'translationKey, translation_key, translation_id, page_id, lang-ref, lang_ref, ref',
  original: 'translationOf',
  state: 'draft, published, publish, status, private, unlisted, visibility, dg-publish, expirydate',
});
const READ = new Set(
  Object.values(NAMES).flatMap((names) => names.map((name) => name.toLowerCase())),
);

/** Fields that are read only if they lead to another site. */
const LINKS =
  'link, external_url, external-url, externalurl, external_link, link_url, linkurl'.split(', ');

/**
 * Divides each list at its commas. The lists of names above are written as text, because text is
 * shorter than arrays.
 */
function dividedAtCommas<Name extends string>(lists: Record<Name, string>) {
  const divided = Object.entries<string>(lists).map(([name, list]) => [name, list.split(', ')]);
  return Object.fromEntries(divided) as Record<Name, readonly string[]>;
}

/**
 * Matches other names of fields with a picture of the text: `banner_image`, `blogImage`,
 * `photo_url`.
 */
const COVER =
  /(?:image|cover|banner|thumbnail|hero|photo|picture)(?:[_-]?(?:url|src|path|file))?$/i;

/** Returns whether the importer reads a field. The report counts all other fields. */
export const isRead = (field: string, link: string | undefined) =>
  READ.has(field.toLowerCase()) ||
  COVER.test(field) ||
  (link !== undefined && LINKS.includes(field.toLowerCase()));

/** Returns the value of the first of some fields that has one. */
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

/**
 * Matches a date with an hour: "2027-03-01T08:00:00+01:00". An hour without an offset is in the
 * time zone of the new site.
 */
const HOUR =
  /^(\d{4}-\d{2}-\d{2})[T ]+(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

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
  const [, date, time, offset] = (timeZone && HOUR.exec(text)) || [];
  if (date && offset) {
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
  // 3/4/2021 is a month and a day, as in the US, if the first number can be a month. 3.4.2021 is a day and a month.
  return sign === '.' || Number(one) > 12 ? dayFrom(fourth, two, one) : dayFrom(fourth, one, two);
}

/** Returns the hour of publication, if front matter has one. */
export const hourIn = (fields: Fields): string | undefined =>
  first(fields, NAMES.date, (value) => {
    const date = isFields(value) && !(value instanceof Date) ? value.date : value;
    const text = date instanceof Date ? date.toISOString() : textIn(date);
    const [, day, time, offset = ''] = HOUR.exec(text || '') ?? [];
    return day && `${day}T${time}${offset}`;
  });

/** Returns a day as `YYYY-MM-DD`; undefined if there is no such day. */
export function dayFrom(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

/**
 * Returns the title, the address, or the slug as it is written: an address may be a pattern, and a
 * slug may contain folders.
 */
export const textFor = (fields: Fields, meaning: 'title' | 'path' | 'slug'): string | undefined =>
  first(fields, NAMES[meaning], textIn);
/** Returns the day of publication, or of the last change. */
export const dayIn = (fields: Fields, meaning: 'date' | 'updated', timeZone?: string) =>
  first(fields, NAMES[meaning], (value) => dayOf(value, timeZone));

/** Makes the slug of a name, as most tools do. */
export const slugFor = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the slug without the folders that some tools write before it. */
export const slugIn = (fields: Fields) => {
  const slug = textFor(fields, 'slug');
  return slug === undefined ? undefined : decoded(slug.replace(/\/$/, '').split('/').at(-1) ?? '');
};

/** Matches tags that only name a collection of texts, and are no topics. */
const COLLECTION = /^(?:posts?|blog|blog-?posts?|articles?|pages?|all|nav|notes?|featured)$/i;

/** Fields with one value, whose name may have commas and spaces. */
const SINGULAR = /^(?:category|topic|section|series|tag)$/;

/** Returns the separator of a field with categories or tags; undefined if the field has one value. */
export const separatorOf = (
  name: string,
  value: unknown,
  tool: Pick<FolderTool, 'dividesTagsAtSpaces'>,
): RegExp | undefined => {
  if (SINGULAR.test(name)) return undefined;
  return tool.dividesTagsAtSpaces && !String(value).includes(',') ? /\s+/ : /,/;
};

/** Returns categories and tags by their slugs, categories first. */
export function termsOf(fields: Fields, tool: FolderTool): Map<string, string> {
  const terms = new Map<string, string>();
  for (const names of [NAMES.category, NAMES.tag])
    for (const name of names) {
      const value = fieldIn(fields, name);
      if (/^(?:section|topic|series)$/.test(name) && typeof value !== 'string') continue;
      if (name === 'section' && COLLECTION.test(String(value))) continue;
      for (const term of listOf(value, separatorOf(name, value, tool))) {
        if (tool.hasCollectionTags && COLLECTION.test(term)) continue;
        const plain = term.replace(/^#/, '').trim();
        const slug = slugFor(plain);
        if (slug !== '' && !terms.has(slug)) terms.set(slug, plain);
      }
    }
  return terms;
}

/**
 * Returns the authors of a text; if it names none, the author of the site.
 * @param site the settings of the tool
 * @param names the names of authors by their keys
 */
export function authorsOf(
  fields: Fields,
  site: Fields,
  names: ReadonlyMap<string, string>,
): { slug: string; name: string }[] {
  const given = NAMES.author.flatMap((field) => namesOf(fieldIn(fields, field), names));
  const all = given.length > 0 ? given : namesOf(fieldIn(site, 'author'), names);
  return [...new Set(all)].flatMap((key) => {
    const name = (names.get(key) ?? key).replace(/(?<!\s)\s*<[^<>]*>\s*$/, '').replace(/^@/, '');
    const slug = slugFor(name);
    return slug === '' || /@/.test(name) ? [] : [{ slug, name }];
  });
}

/**
 * Returns the names of authors. A comma may also be part of a name, as in "Reed, Ada", so a text is
 * divided only between whole names or keys of authors.
 */
function namesOf(value: unknown, known: ReadonlyMap<string, string>): string[] {
  const whole = listOf(value);
  if (typeof value !== 'string') return whole;
  const parts = listOf(value, /,/);
  return parts.every((part) => known.has(part) || /\s/.test(part)) ? parts : whole;
}

/**
 * An author counts as a writer of the vault if at least this share of the notes with authors names
 * the author.
 */
const LEAST_SHARE = 0.1;

/**
 * Returns the slugs of the authors who write in a vault. Most notes name the author of a book or a film
 * instead.
 */
export function writersOf(
  notes: readonly Fields[],
  names: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const slugs = notes.map((fields) => authorsOf(fields, {}, names).map(({ slug }) => slug));
  const signed = slugs.filter(({ length }) => length > 0).length;
  const counts = Map.groupBy(slugs.flat(), (slug) => slug);
  return new Set(
    [...counts].flatMap(([slug, { length }]) => (length >= LEAST_SHARE * signed ? [slug] : [])),
  );
}

/** Returns the page of another site on which a text of a link blog comments. */
export function linkOf(fields: Fields, url: string): string | undefined {
  const link = first(fields, LINKS, textIn);
  const { protocol, host } = URL.parse(link ?? '') ?? {};
  return /^https?:$/.test(protocol ?? '') && host !== URL.parse(url)?.host ? link : undefined;
}

/**
 * Returns the link of a text of a link blog, with the authors in its front matter, who wrote the linked
 * page.
 */
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
  const written = first(fields, NAMES.summary, textIn);
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
    .map((paragraph) => plainTextOf(paragraph, { includeHtml: false, includeImageAlt: false }))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The fields of a cover that is an object. */
const IN_COVER =
  'image overlay_image src url path teaser feature thumbnail filename relative'.split(' ');

/** Returns the picture above a text. Themes have many fields for it, with an address, a list or an object. */
export function coverOf(fields: Fields): Media | undefined {
  const addressIn = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return value.map(addressIn).find(Boolean);
    if (isFields(value))
      return IN_COVER.map((name) => textIn(fieldIn(value, name))).find(
        (address) => address !== undefined && /[./]/.test(address),
      );
    const text = textIn(value)?.replace(/^!?\[\[|\]\]$/g, '');
    return text && /\.\w{3,4}(?:$|[?#])|^https?:/.test(text) && !/[{}]/.test(text)
      ? text
      : undefined;
  };
  const others = Object.keys(fields).filter((name) => COVER.test(name));
  const names = [...NAMES.cover, ...others.map((name) => name.toLowerCase())];
  const address = first(fields, names, addressIn);
  if (address === undefined) return undefined;
  const object = names.map((name) => fieldIn(fields, name)).find(isFields);
  const alt = first(fields, NAMES.alt, textIn) ?? (object && textIn(fieldIn(object, 'alt')));
  return alt === undefined ? { address } : { address, alt };
}

/**
 * Returns the status of a text. In doubt, the text is a draft, so that the import publishes no
 * hidden text.
 */
export function statusOf(fields: Fields, file: string, tool: FolderTool): Status {
  const is = (name: string, ...values: unknown[]) => values.includes(fieldIn(fields, name));
  const status = String(fieldIn(fields, 'status') ?? '').toLowerCase();
  if (is('private', true, 'true') || status === 'private' || is('visibility', 'private'))
    return 'private';
  const isDraft =
    is('draft', true, 'true', 'yes', 'ignore') ||
    is('published', false, 'false') ||
    is('publish', false, 'false') ||
    is('unlisted', true, 'true') ||
    /^(?:draft|unpublished|idea|wip|pending|archived)$/.test(status) ||
    /(?:^|\/)_?drafts?\//i.test(file);
  if (isDraft) return 'draft';
  if (tool.hidesPage?.(fields)) return 'draft';
  const expiry = dayOf(fieldIn(fields, 'expirydate'));
  if (expiry !== undefined && expiry <= new Date().toISOString().slice(0, 10)) return 'draft';
  return 'published';
}
