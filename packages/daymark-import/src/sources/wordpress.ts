import { withOffset } from 'daymark/texts';
import { decoded, rootOf, withoutSlashes } from '../export/addresses.ts';
import {
  countIn,
  cutRemark,
  type Export,
  type ImportedText,
  LONGEST_TEXT,
  MAX_READ_LENGTH,
  type Media,
  parsedJson,
  type Remark,
  remarksAtTop,
  type Status,
  type Term,
} from '../export/export.ts';
import { escaped } from '../html/code-in-html.ts';
import { codeShortcodesIn } from '../html/code-shortcodes.ts';
import { beginningOf, parseHtml, textInLines, wordsIn } from '../html/html-tree.ts';
import { htmlOf, isMarkdown } from './markdown-in-html.ts';
import { type Library, prepareBody, withoutScheme } from './wordpress-body.ts';
import { type Entry, entriesOf, PIECE } from './wxr.ts';

/*
 * Reads an export of WordPress twice, from beginning to end: first the entries to which texts refer,
 * which may come after the texts, then the texts.
 */

/** Returns the text of HTML in one line, such as a title. */
const inLine = (html: string): string => wordsIn(html).replace(/\s+/g, ' ');
/** Returns the day of a date; undefined for 0000-00-00, which WordPress writes for a text that was never published. */
const dayOf = (date: string): string | undefined => /^[1-9]\d{3}-\d\d-\d\d/.exec(date)?.[0];

/**
 * Returns a local time of the other site with its offset, which follows from the same time in UTC.
 */
function hourOf(shown: string, utc: string): string | undefined {
  const [there, here] = [shown, utc].map((time) => new Date(`${time.replace(' ', 'T')}Z`));
  const offset = Number(there) - Number(here);
  return there && Math.abs(offset) < 24 * 60 * 60 * 1000 ? withOffset(there, offset) : undefined;
}

/**
 * Returns a field of an entry, without the white space around it; '' if the entry lacks the field.
 */
const fieldIn = (fields: ReadonlyMap<string, string>, name: string) =>
  fields.get(name)?.trim() ?? '';

/** The category that WordPress gives to texts without a category. The importer ignores it. */
const NO_CATEGORY = 'uncategorized';

/** Types of entries that are not texts for visitors, with their names in the report. */
const NO_TEXTS: Readonly<Record<string, string>> = {
  nav_menu_item: 'entries of menus',
  custom_css: 'style sheets of the theme',
  customize_changeset: 'drafts of the theme’s settings',
  oembed_cache: 'copies of players',
  revision: 'earlier versions of texts',
  user_request: 'requests of readers',
  wp_font_face: 'typefaces',
  wp_font_family: 'typefaces',
  wp_global_styles: 'styles of the theme',
  wp_navigation: 'menus',
  wp_template: 'templates of the theme',
  wp_template_part: 'parts of templates',
};

const STATUSES: Readonly<Record<string, Status>> = {
  publish: 'published',
  future: 'scheduled',
  private: 'private',
};

/** Fields of plug-ins that contain a summary that somebody wrote. */
const SUMMARIES = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_genesis_description',
];

/**
 * Reads an export of WordPress.
 * @param source the path of the file
 * @throws Error with file and line if the export is damaged
 */
export async function readWordPress(source: string): Promise<Export> {
  const site = new WordPressSite();
  // A copy, because a substring would keep a whole piece of the file in memory.
  for await (const entry of entriesInLanguage(source)) site.add(structuredClone(entry));
  return site.finish(source);
}

/**
 * Reads the entries of an export. Fields that a plug-in keeps in several languages are in the language
 * of the site.
 */
async function* entriesInLanguage(source: string): AsyncGenerator<Entry> {
  let language = '';
  for await (const entry of entriesOf(source)) {
    if (entry.name === 'channel')
      language ||= (entry.fields.get('language') ?? '').trim().slice(0, 2).toLowerCase();
    const content = inLanguage(entry.fields.get('content:encoded') ?? '', language);
    for (const [name, value] of entry.fields)
      entry.fields.set(name, inLanguage(value, language).text);
    for (const category of entry.categories)
      category.name = inLanguage(category.name, language).text.trim();
    yield { ...entry, otherLanguages: content.others };
  }
}

type Attachment = NonNullable<ReturnType<Library['byAddress']['get']>>;

/** Collects the entries to which texts refer, and then reads the texts. */
class WordPressSite {
  #url = '';
  #address = '';
  readonly #authors = new Map<string, Term>();
  /** The slugs of authors by their login names. */
  readonly #logins = new Map<string, string>();
  readonly #terms = new Map<string, Term>();
  readonly #parents = new Map<string, string>();
  /** The slugs of categories by their ids. */
  readonly #ids = new Map<string, string>();
  readonly #tags = new Set<string>();
  readonly #attachments = new Map<string, Attachment>();
  readonly #blocks = new Map<string, string>();
  readonly #left = new Map<string, number>();
  readonly #months = new Set<string>();
  /** Whether texts have paths as addresses, and not only numbers such as `/?p=12`. */
  #isPretty = false;

  add(entry: Entry): void {
    const field = (name: string) => fieldIn(entry.fields, name);
    switch (entry.name) {
      case 'channel':
        this.#url = field('wp:base_blog_url') || this.#url;
        this.#address = field('link') || this.#address;
        return;
      case 'wp:author':
        this.#author(field('wp:author_login'), field('wp:author_display_name'));
        return;
      case 'wp:category': {
        const slug = decoded(field('wp:category_nicename'));
        this.#term(slug, field('wp:cat_name'), field('wp:category_description'));
        if (field('wp:category_parent'))
          this.#parents.set(slug, decoded(field('wp:category_parent')));
        this.#ids.set(field('wp:term_id'), slug);
        return;
      }
      case 'wp:tag': {
        const slug = decoded(field('wp:tag_slug'));
        this.#term(slug, field('wp:tag_name'), field('wp:tag_description'));
        this.#tags.add(slug);
        return;
      }
      case 'item':
        this.#item(entry, field);
    }
  }

  #author(login: string, name: string): void {
    if (login === '' || this.#logins.has(login)) return;
    // A login name may be an e-mail address, which no file of the site may contain.
    const shown = (name || login).replace(/@.*/, '');
    const base = slugOf(login.includes('@') ? shown : login) || `author-${this.#logins.size + 1}`;
    let slug = base;
    for (let count = 2; this.#authors.has(slug); count += 1) slug = `${base}-${count}`;
    this.#logins.set(login, slug);
    this.#authors.set(slug, { slug, name: inLine(shown), description: '' });
  }

  #term(slug: string, name: string, description = ''): void {
    if (slug === '' || this.#terms.has(slug)) return;
    this.#terms.set(slug, { slug, name: inLine(name) || slug, description: inLine(description) });
  }

  #item(entry: Entry, field: (name: string) => string): void {
    const type = field('wp:post_type') || 'post';
    const id = field('wp:post_id');
    if (type === 'attachment') {
      const address = field('wp:attachment_url') || field('guid');
      const alt = entry.meta.get('_wp_attachment_image_alt')?.[0]?.trim();
      this.#attachments.set(id, {
        id,
        address,
        page: field('link'),
        alt: alt || undefined,
        caption: field('excerpt:encoded'),
        title: inLine(field('title')),
        parent: field('wp:post_parent'),
        order: Number(field('wp:menu_order')) || 0,
      });
    } else if (type === 'wp_block')
      this.#blocks.set(id, withCodeAsHtml(entry.fields.get('content:encoded') ?? ''));
    else if (type !== 'post' && type !== 'page')
      countIn(this.#left, NO_TEXTS[type] ?? `texts of the type “${type}” of a plug-in or theme`);
    else if (field('wp:status') === 'trash') countIn(this.#left, 'texts in the trash');
    else if (field('wp:status') !== 'auto-draft') this.#text(entry, field);
  }

  #text(entry: Entry, field: (name: string) => string): void {
    this.#author(field('dc:creator'), '');
    for (const { domain, slug, name } of entry.categories) {
      if (domain === 'category' || domain === 'post_tag' || domain === 'tag')
        this.#term(decoded(slug), name);
      if (domain === 'post_tag' || domain === 'tag') this.#tags.add(decoded(slug));
    }
    for (const [kind, what] of UNSHOWN)
      countIn(this.#left, what, entry.comments.filter((one) => commentKind(one) === kind).length);
    if (field('wp:status') !== 'publish') return;
    const link = URL.parse(field('link'));
    if (link && link.search === '' && link.pathname !== '/') this.#isPretty = true;
    const month = dayOf(field('wp:post_date'))?.slice(0, 7);
    if (month && field('wp:post_type') !== 'page') this.#months.add(month);
  }

  /** Returns the export. Must be called after `add` was called with all entries. */
  finish(source: string): Export {
    const url = withoutSlashes(this.#url || this.#address);
    const files = [...this.#attachments.values()];
    const byAddress = new Map(
      files.flatMap((file) => [
        [withoutScheme(file.page), file],
        [withoutScheme(file.address), file],
      ]),
    );
    byAddress.delete('');
    const library: Library = { attachments: this.#attachments, byAddress, blocks: this.#blocks };
    countIn(this.#left, 'places of categories inside other categories', this.#parents.size);
    return {
      tool: 'WordPress',
      url,
      authors: this.#authors,
      terms: new Map([...this.#terms].filter(([slug]) => slug !== NO_CATEGORY)),
      otherAddresses: this.#otherAddresses(url),
      texts: () => this.#texts(source, library),
      leftOver: this.#left,
    };
  }

  /** The addresses of feeds and archives, which showed no text of their own. */
  #otherAddresses(url: string): Export['otherAddresses'] {
    const root = rootOf(url);
    const addresses: Export['otherAddresses'] = new Map();
    const add = (path: string, target: 'feed' | 'home' | { topic: string }) =>
      addresses.set(root + path, target);
    for (const feed of ['feed', 'feed/rss', 'feed/rss2', 'feed/atom', 'feed/rdf', 'comments/feed'])
      if (this.#isPretty) add(`/${feed}/`, 'feed');
    for (const feed of ['rss2', 'atom', 'rss', 'rdf', 'comments-rss2'])
      add(`/?feed=${feed}`, 'feed');
    for (const [slug] of this.#terms) {
      if (slug === NO_CATEGORY) continue;
      const name = encodeURIComponent(slug);
      if (this.#tags.has(slug)) {
        if (this.#isPretty) add(`/tag/${name}/`, { topic: slug });
        if (this.#isPretty) add(`/tag/${name}/feed/`, 'feed');
        add(`/?tag=${name}`, { topic: slug });
      }
      if (this.#isPretty && (!this.#tags.has(slug) || [...this.#ids.values()].includes(slug))) {
        add(`/category/${this.#pathOf(slug)}/`, { topic: slug });
        add(`/category/${this.#pathOf(slug)}/feed/`, 'feed');
      }
    }
    for (const [id, slug] of this.#ids)
      if (id !== '' && slug !== NO_CATEGORY) add(`/?cat=${id}`, { topic: slug });
    for (const slug of this.#authors.keys())
      if (this.#isPretty) add(`/author/${encodeURIComponent(slug)}/`, 'home');
    for (const month of this.#isPretty ? [...this.#months].sort() : []) {
      add(`/${month.slice(0, 4)}/`, 'home');
      add(`/${month.replace('-', '/')}/`, 'home');
    }
    return addresses;
  }

  /** Returns the path of a category, which contains the categories around it. */
  #pathOf(slug: string): string {
    const path: string[] = [];
    for (let at: string | undefined = slug; at && !path.includes(at); at = this.#parents.get(at))
      path.unshift(at);
    return path.map(encodeURIComponent).join('/');
  }

  async *#texts(source: string, library: Library): AsyncGenerator<ImportedText> {
    for await (const entry of entriesInLanguage(source)) {
      if (entry.name !== 'item') continue;
      const type = fieldIn(entry.fields, 'wp:post_type') || 'post';
      const status = fieldIn(entry.fields, 'wp:status');
      if ((type === 'post' || type === 'page') && status !== 'trash' && status !== 'auto-draft')
        yield this.#imported(entry, type, status, library);
    }
  }

  #imported(entry: Entry, type: 'post' | 'page', wpStatus: string, library: Library): ImportedText {
    const field = (name: string) => fieldIn(entry.fields, name);
    const meta = (key: string) => entry.meta.get(key)?.at(-1)?.trim() ?? '';
    const id = field('wp:post_id');
    const content = entry.fields.get('content:encoded') ?? '';
    const isLarge = content.length > LONGEST_TEXT;
    const written = isLarge ? '' : withCodeAsHtml(content);
    const html = isLarge
      ? ''
      : (isMarkdown(written) ? htmlOf(written) : written) + soundsOf(entry, content);
    const remarks: Remark[] = entry.faults.map(({ line, found, ...fault }) => ({
      line: Math.max(1, line - entry.bodyLine + 1),
      ...fault,
      original: `${found}, on line ${line} of the export`,
    }));
    // wxr.ts leaves out the end of a text that is too large, except its line breaks.
    remarks.push(...cutRemark(content.length >= MAX_READ_LENGTH - PIECE));
    const remark = remarksAtTop(remarks);
    for (const [code, text] of entry.otherLanguages)
      remark(`text in another language (${code})`, 'left out', beginningOf(text.trim()));
    if (field('wp:is_sticky') === '1')
      remark('text above the others on the home page', 'in the order of its day', 'sticky');
    for (const { domain, name } of entry.categories)
      if (domain === 'post_format')
        remark(`format “${name}”`, 'became an article like the others', name);
      else if (!/^(?:category|post_tag|tag|author)$/.test(domain))
        remark(`taxonomy “${domain}”`, 'left out', name);
    const fields = [...entry.meta].flatMap(([key, values]) =>
      /^_|^(?:enclosure|footnotes|rank_math_|aiosp_)/.test(key)
        ? []
        : values.flatMap((value) => (value.trim() === '' ? [] : `${key}: ${value}`)),
    );
    if (fields.length > 0) remark('custom fields', 'left out', beginningOf(fields.join('\n')));
    // The slugs of the tags, or of the categories, which come first, because the first topic of an article
    // is its main topic.
    const topics = (isTag: boolean) =>
      entry.categories.flatMap(({ domain, slug, name }) => {
        const isFitting = isTag ? domain === 'post_tag' || domain === 'tag' : domain === 'category';
        const key = decoded(slug) || slugOf(name);
        return isFitting && key !== NO_CATEGORY && this.#terms.has(key) ? [key] : [];
      });
    // A plug-in for several authors keeps them in a taxonomy, with "cap-" before their names.
    const named = entry.categories.flatMap(({ domain, slug }) =>
      domain === 'author' ? decoded(slug).replace(/^cap-/, '') : [],
    );
    const author = this.#logins.get(field('dc:creator')) ?? '';
    const authors = named.filter((slug) => this.#authors.has(slug));
    const isProtected = field('wp:post_password') !== '';
    const footnotes = footnotesIn(meta('footnotes'));
    return {
      id: `${type}-${id || field('guid') || entry.line}`,
      kind: type === 'page' ? 'page' : 'article',
      status: isProtected ? 'protected' : (STATUSES[wpStatus] ?? 'draft'),
      title: inLine(field('title')),
      slug: decoded(field('wp:post_name')),
      date: dayOf(field('wp:post_date')) ?? dayOf(field('wp:post_date_gmt')),
      hour: hourOf(field('wp:post_date'), field('wp:post_date_gmt')),
      updated: dayOf(field('wp:post_modified')),
      authors: authors.length > 0 ? authors : author === '' ? [] : [author],
      topics: [...new Set([...topics(false), ...topics(true)])],
      summary:
        inLine(field('excerpt:encoded')) ||
        SUMMARIES.map(meta).find((text) => text !== '' && !/%%|%\w+%|#\w+_/.test(text)) ||
        '',
      cover: this.#cover(library.attachments.get(meta('_thumbnail_id'))),
      addresses: this.#addressesOf(entry, type, id),
      body: {
        html,
        prepare: (tree, note) => prepareBody(tree, html, note, { id, footnotes, library }),
      },
      original: { ending: '.html', text: content },
      comments: entry.comments.flatMap(commentOf),
      remarks,
    };
  }

  #cover(file: Attachment | undefined): Media | undefined {
    return file && file.address !== '' ? { address: file.address, alt: file.alt } : undefined;
  }

  /** Returns every path that led to a text: its link, its number, its id in feeds, and its former names. */
  #addressesOf(entry: Entry, type: string, id: string): string[] {
    const site = this.#url || this.#address;
    const host = URL.parse(site)?.host;
    const root = `${rootOf(site)}/`;
    const addresses = new Set<string>();
    const add = (address: string) => {
      const url = URL.parse(address);
      const isHere = url && (host === undefined || url.host === host);
      if (isHere && (url.pathname !== root || url.search !== ''))
        addresses.add(url.pathname + url.search);
    };
    const link = fieldIn(entry.fields, 'link');
    add(link);
    if (id !== '') addresses.add(`${root}?${type === 'page' ? 'page_id' : 'p'}=${id}`);
    add(fieldIn(entry.fields, 'guid'));
    const url = URL.parse(link);
    const name = fieldIn(entry.fields, 'wp:post_name');
    for (const old of entry.meta.get('_wp_old_slug') ?? [])
      if (url && name && decoded(url.pathname).includes(decoded(name)))
        add(new URL(decoded(url.pathname).replace(decoded(name), old.trim()), url).href);
    const pages = entry.fields.get('content:encoded')?.split('<!--nextpage-->').length ?? 1;
    if (url?.pathname.endsWith('/') && url.search === '')
      for (let page = 2; page <= pages; page += 1) add(`${url.href}${page}/`);
    return [...addresses];
  }
}

/** Returns players for the sound files of a podcast, which are in a field, unless the body has them. */
const soundsOf = ({ meta }: Entry, content: string) =>
  (meta.get('enclosure') ?? [])
    .map((value) => value.split('\n')[0]?.trim() ?? '')
    .filter((address) => /^https?:[^"<>\s]+$/.test(address) && !content.includes(address))
    .map((address) => `\n\n<audio src="${address}"></audio>`)
    .join('');

/** Makes a slug from the name of an author, as WordPress does. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The names, in the report, of comments that are not kept. */
const UNSHOWN = [
  ['hidden', 'comments that were not approved'],
  ['notice', 'notices that other sites linked to a text (pingbacks)'],
] as const;

/**
 * Returns the kind of a comment: shown to visitors, hidden, or a notice of another site (a
 * pingback).
 */
function commentKind(comment: ReadonlyMap<string, string>): 'shown' | 'hidden' | 'notice' {
  if (/^(?:pingback|trackback)$/.test(fieldIn(comment, 'wp:comment_type'))) return 'notice';
  return fieldIn(comment, 'wp:comment_approved') === '1' ? 'shown' : 'hidden';
}

/** Returns a comment that visitors saw, without the addresses of its reader. */
function commentOf(comment: ReadonlyMap<string, string>): ImportedText['comments'] {
  if (commentKind(comment) !== 'shown') return [];
  const field = (name: string) => fieldIn(comment, name);
  const date = field('wp:comment_date_gmt') || field('wp:comment_date');
  const instant = new Date(`${date.replace(' ', 'T')}Z`);
  return [
    {
      author: inLine(field('wp:comment_author')),
      date: Number.isNaN(instant.getTime()) ? '' : instant.toISOString(),
      text: textInLines(parseHtml(field('wp:comment_content'))).trim(),
    },
  ];
}

/** Reads the footnotes of the block editor, which are JSON in a field of the post. */
function footnotesIn(json: string): Map<string, string> {
  const notes = parsedJson(json);
  return new Map(
    (Array.isArray(notes) ? notes : []).map((note): [string, string] => [
      String(note?.id),
      String(note?.content ?? ''),
    ]),
  );
}

/** Matches the marks of qTranslate and its successors: `[:en]…[:de]…[:]` and `<!--:en-->…<!--:-->`. */
const MARK = /\[:([a-z]{2})\]|<!--:([a-z]{2})-->|\{:([a-z]{2})\}|\[:\]|<!--:-->|\{:\}/g;

/**
 * Returns the part of a text for one language, and the parts for the other languages by their codes.
 * Lines stay where they are.
 * @param language the code of the language; a text that does not have it is returned in its first language
 */
function inLanguage(
  written: string,
  language: string,
): { text: string; others: Map<string, string> } {
  const others = new Map<string, string>();
  const marks = [...written.matchAll(MARK)];
  const codeOf = ([, one, two, three]: RegExpExecArray) => one ?? two ?? three;
  const codes = marks.map(codeOf).filter((code) => code !== undefined);
  const [first] = codes;
  if (first === undefined) return { text: written, others };
  const chosen = codes.includes(language) ? language : first;
  let text = written.slice(0, marks[0]?.index);
  for (const [index, mark] of marks.entries()) {
    const code = codeOf(mark);
    const part = written.slice(mark.index + mark[0].length, marks[index + 1]?.index);
    if (code === undefined || code === chosen) text += part;
    else {
      others.set(code, (others.get(code) ?? '') + part);
      text += part.replace(/[^\n]/g, '');
    }
  }
  return { text, others };
}

/** Writes the code of shortcodes as HTML, on the same lines, before the parser can read it as tags. */
function withCodeAsHtml(content: string): string {
  let [html, at] = ['', 0];
  for (const { start, end, language, isInline, code, attributes } of codeShortcodesIn(content)) {
    // The visual editor of WordPress writes entities, and may put a <pre> around them; the text
    // editor does neither.
    const [, inner = code] = /^\s*<pre[^<>]*>([^<]*)<\/pre>\s*$/i.exec(code) ?? [];
    const text = inner.includes('<') ? escaped(inner) : inner;
    const lines = attributes.replace(/[^\n]/g, '');
    const plain = isInline
      ? `<code>${text}</code>`
      : `<pre class="language-${language}">${lines}${text}</pre>`;
    html += content.slice(at, start) + plain;
    at = end;
  }
  return html + content.slice(at);
}
