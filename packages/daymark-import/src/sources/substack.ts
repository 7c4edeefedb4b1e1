import { parse } from 'csv-parse/sync';
import type { Element, ElementContent, Root } from 'hast';
import { rootOf, withoutSlashes } from '../export/addresses.ts';
import {
  countIn,
  cutRemark,
  type Export,
  type Fields,
  fieldsFrom,
  type ImportedText,
  mostFrequent,
  type Note,
  parsedJson,
  remarksAtTop,
  type Status,
} from '../export/export.ts';
import { type ExportFiles, openFiles } from '../export/export-files.ts';
import { leftOut, line, linkTo, playerAt, type Say, textNode } from '../html/body-elements.ts';
import { formulaElement } from '../html/formulas.ts';
import {
  attribute,
  classesOf,
  element,
  elementsIn,
  elementsInClass,
  hasClass,
  isElement,
  nodesIn,
  remarksOn,
  textInLines,
  walk,
  wordsIn,
  wordsOf,
} from '../html/html-tree.ts';

/*
 * Reads the zip file that Substack exports: a table of posts (posts.csv) and a file of HTML for each
 * post. The other files contain addresses of e-mail of subscribers, and are never read.
 */

/** A row of posts.csv. */
type Row = Readonly<Record<string, string>>;

/** The columns of each table of Substack. */
const COLUMNS = ['post_id', 'post_date', 'is_published', 'type', 'audience', 'title', 'subtitle'];

const NOT_READ = 'files about subscribers and other files, which are not read';

const AUDIENCES: Readonly<Record<string, Status>> = {
  only_free: 'members',
  only_paid: 'paid',
  founding: 'paid',
};

/**
 * Reads an export of Substack.
 * @param source the zip file, or the folder with its content
 * @param given the address of the other site; '' to find it in the texts
 * @throws Error with file and line if the table is damaged
 */
export async function readSubstack(source: string, given = ''): Promise<Export> {
  const files = await openFiles(source);
  const table = files.names.find((name) => /(?:^|\/)posts\.csv$/.test(name));
  if (table === undefined)
    throw new Error(
      `${source}: expected posts.csv and a folder posts/ of Substack; found no posts.csv. Export again in Substack under Settings, Import/Export`,
    );
  const folder = `${table.slice(0, -'posts.csv'.length)}posts/`;
  const rows = rowsIn(await files.text(table), `${source}, ${table}`);
  const fileOf = (row: Row) => `${folder}${row.post_id}.html`.normalize();
  const listed = new Set(rows.map(fileOf));
  const others = files.names.filter((name) => name !== table && !listed.has(name));
  const unlisted = others.filter(
    (name) => name.startsWith(folder) && name.endsWith('.html'),
  ).length;
  const leftOver = new Map<string, number>();
  countIn(leftOver, 'files of posts that posts.csv does not list', unlisted);
  countIn(leftOver, NOT_READ, others.length - unlisted);
  const url = given || (await addressIn(files, rows.map(fileOf)));
  const root = rootOf(url);
  return {
    tool: 'Substack',
    url: withoutSlashes(url),
    authors: new Map(),
    terms: new Map(),
    otherAddresses: new Map([
      [`${root}/feed`, 'feed'],
      [`${root}/archive`, 'home'],
    ]),
    async *texts() {
      const seen = new Set<string>();
      for (const [index, row] of rows.entries()) {
        const name = fileOf(row);
        const html = files.names.includes(name) ? await files.beginning(name) : undefined;
        const text = imported(row, index, html, root);
        // A second row with the same id is a text of its own, and gets another id.
        yield seen.has(text.id) ? { ...text, id: `${text.id}-${index + 1}` } : text;
        seen.add(text.id);
      }
    },
    leftOver,
  };
}

/** Reads the table of posts. @throws Error with file and line */
function rowsIn(csv: string, file: string): Row[] {
  let rows: Row[];
  try {
    rows = parse(csv, { columns: true, bom: true, skip_empty_lines: true });
  } catch (error) {
    const { lines = 1, message = '' } = Object(error);
    const found = String(message)
      .replace(/ (?:on|at) line \d+/, '')
      // backtracks: the text is the message of an error
      .replace(/: .*?(got|columns)/, ', $1');
    throw new Error(
      `${file}:${lines}: expected a table as Substack writes it; found a fault of CSV: ${found}. Export again`,
    );
  }
  const names = Object.keys(rows[0] ?? {});
  const missing = COLUMNS.filter((name) => rows.length > 0 && !names.includes(name));
  if (missing.length > 0)
    throw new Error(
      `${file}:1: expected the columns ${COLUMNS.join(', ')}; found no ${missing.join(', ')}. Export again`,
    );
  return rows;
}

/**
 * Returns the address of the site, which only the texts name: most buttons lead to its form for
 * subscriptions. Without such a button, returns ''.
 */
async function addressIn(files: ExportFiles, names: readonly string[]): Promise<string> {
  const hosts: string[] = [];
  for (const name of names) {
    const { text: html } = files.names.includes(name) ? await files.beginning(name) : { text: '' };
    for (const [, host = ''] of html.matchAll(/https:\/\/([\w.-]+)\/subscribe\b/g))
      hosts.push(host);
  }
  const host = mostFrequent(hosts);
  return host ? `https://${host}` : '';
}

/** Converts a post of Substack to a text for the import. */
function imported(
  row: Row,
  index: number,
  html: { text: string; isCut: boolean } | undefined,
  root: string,
): ImportedText {
  const { post_id = '', type = '', audience = '', podcast_url = '' } = row;
  const [, id = '', slug = ''] = /^(\d*)\.?(.*)/s.exec(post_id) ?? [];
  const title = wordsIn(row.title ?? '');
  const remarks = cutRemark(html?.isCut ?? false);
  const remark = remarksAtTop(remarks);
  if (html === undefined) remark('text that is not in the export', 'left out', post_id);
  if (type === 'thread') remark('discussion', 'became an article like the others', type);
  else if (!/^(?:newsletter|podcast|page)$/.test(type))
    remark(`type ${type || 'without a name'}`, 'became an article like the others', type);
  const isPublished = /^true$/i.test(row.is_published ?? '');
  // A text for an unknown audience must not be published, so it becomes a draft, like a text for
  // paying readers.
  const status =
    isPublished && audience !== 'everyone' ? (AUDIENCES[audience] ?? 'paid') : undefined;
  const body = html?.text ?? '';
  const [date] = /^\d{4}-\d\d-\d\d/.exec(row.post_date ?? '') ?? [];
  return {
    id: `post-${id || slug || `number-${index + 1}`}`,
    kind: type === 'page' ? 'page' : 'article',
    status: status ?? (isPublished ? 'published' : 'draft'),
    ...{ title, slug, date, remarks },
    ...{ authors: [], topics: [], comments: [] },
    summary: wordsIn(row.subtitle ?? ''),
    addresses: slug === '' ? [] : [`${root}/p/${encodeURIComponent(slug)}`],
    body: {
      html: body,
      prepare(tree, note) {
        prepareBody(tree, body, note);
        if (/^https?:/.test(podcast_url))
          tree.children.unshift(element('audio', { src: podcast_url, title }, []));
      },
    },
    original: { ending: '.html', text: body },
  };
}

/** Returns the fields of an element of the editor, which are JSON in an attribute. */
const attrsOf = (node: Element): Fields => fieldsFrom(parsedJson(attribute(node, 'dataAttrs')));

/** Changes the elements of Substack before the conversion, see `prepare` of `HtmlBody`. */
function prepareBody(tree: Root, html: string, note: Note): void {
  const remark = remarksOn(html, note);
  walk(tree, (node, parent, index) => {
    if (!isElement(node)) return undefined;
    const rule = RULES.find(([names]) => hasClass(node, names));
    const say: Say = (what, became) => remark(node, what, became);
    const made = rule
      ? rule[1](node, attrsOf(node), say)
      : node.tagName === 'div' && node.properties.dataAttrs !== undefined
        ? embedded(node, attrsOf(node), say)
        : undefined;
    if (isElement(node, 'img')) atFullSize(node);
    if (isElement(node, 'iframe')) {
      const attrs = attrsOf(node);
      node.properties.title ??= fieldOf(attrs, 'title');
      // The player may become a link, so the address of the page is better than the address of the
      // frame.
      node.properties.src = fieldOf(attrs, 'url') || attribute(node, 'src');
    }
    if (made === undefined) return undefined;
    parent.children.splice(index, 1, ...made);
    return false;
  });
}

/** Returns the first of some fields that is a text. */
const fieldOf = (attrs: Fields, ...names: readonly string[]): string =>
  (names.map((name) => attrs[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined) ?? '';

/** Returns the address of a picture at its full size, without the service that makes it smaller. */
function fullSize(address: string): string {
  const url = URL.parse(address);
  if (url?.hostname !== 'substackcdn.com' || !url.pathname.startsWith('/image/fetch/'))
    return address;
  const [, inner] = /\/(https?(?:%3A|:).*)$/i.exec(url.pathname) ?? [];
  try {
    return inner ? decodeURIComponent(inner) : address;
  } catch {
    return address;
  }
}

/** Gives a picture the address of its full size, and the description from the fields of the editor. */
function atFullSize(picture: Element): void {
  const attrs = attrsOf(picture);
  picture.properties.src = fullSize(fieldOf(attrs, 'src') || attribute(picture, 'src'));
  const alt = attribute(picture, 'alt') || fieldOf(attrs, 'alt');
  // In Substack, an empty description means that nobody has described the picture.
  if (alt === '') delete picture.properties.alt;
  else picture.properties.alt = alt;
}

/** Converts an embed of another site, or of Substack itself, to a player or a link. */
function embedded(node: Element, attrs: Fields, say: Say): ElementContent[] | undefined {
  const name = classesOf(node)[0]?.replace(/-(?:wrap|embed|wrapper|container)$/, '') ?? 'embed';
  const address =
    fieldOf(attrs, 'url', 'canonical_url', 'href') ||
    attribute(elementsIn(node, 'iframe')[0], 'src') ||
    attribute(elementsIn(node, 'a')[0], 'href');
  if (!/^(?:https?:)?\/\//.test(address)) {
    say(`embed ${name}`, 'left out');
    return [];
  }
  const title = wordsIn(fieldOf(attrs, 'title'));
  return [playerAt(address, title, `embed ${name}`, node)];
}

type Rule = (node: Element, attrs: Fields, say: Say) => ElementContent[] | undefined;

/** The rule that leaves out an element without a remark. */
const nothing: Rule = () => [];

/**
 * Matches the addresses of buttons for functions of Substack: to subscribe, share, comment or give
 * a subscription.
 */
const OF_SUBSTACK =
  /\/subscribe\b|[?&](?:action=share|gift=true|donate=true)|\/comments(?:[?#]|$)|\/(?:leaderboard|gifts?|chat)(?:[/?#]|$)/;

/**
 * Turns a button into a link. Buttons for the functions of Substack have no meaning at another
 * site.
 */
function button(node: Element, attrs: Fields, say: Say): ElementContent[] {
  const [anchor] = elementsIn(node, 'a');
  const address = fieldOf(attrs, 'url') || attribute(anchor, 'href');
  const words = fieldOf(attrs, 'text') || wordsOf(anchor);
  if (address !== '' && !OF_SUBSTACK.test(address) && !address.startsWith('%%'))
    return [linkTo(address, words, node, 'daymark-button')];
  say('button to subscribe, share or comment', 'left out');
  return [];
}

/** Converts the card of a text to a link. */
function post(node: Element, attrs: Fields, say: Say): ElementContent[] | undefined {
  const address = fieldOf(attrs, 'canonical_url', 'url');
  if (address === '') return embedded(node, attrs, say);
  say('card of a text', 'became a link');
  return [line([linkTo(address, wordsIn(fieldOf(attrs, 'title')), node)])];
}

/** Converts a tweet to a quotation with a link. */
function tweet(node: Element, attrs: Fields, say: Say): ElementContent[] | undefined {
  const [text] = elementsInClass(node, /^tweet-text$/);
  const words = fieldOf(attrs, 'full_text') || (text ? textInLines(text).trim() : '');
  if (words === '') return embedded(node, attrs, say);
  const address = fieldOf(attrs, 'url') || attribute(elementsIn(node, 'a')[0], 'href');
  const name = fieldOf(attrs, 'name', 'username') || URL.parse(address)?.hostname || address;
  say('tweet', 'became a quotation');
  const source = element('footer', {}, address === '' ? [] : [linkTo(address, name, node)]);
  return [element('blockquote', {}, [line(linesOf(words)), source], node)];
}

/** Returns a text as nodes, with a `<br>` for each line break. */
const linesOf = (text: string): ElementContent[] =>
  text.split('\n').flatMap((value, index): ElementContent[] => {
    const shown = textNode(value);
    return index === 0 ? [shown] : [element('br', {}, []), shown];
  });

/** Returns a gallery, whose pictures exist only in the data of its element. */
function gallery(node: Element, attrs: Fields): ElementContent[] | undefined {
  const { images, caption } = Object(attrs.gallery);
  if (!Array.isArray(images)) return undefined;
  const pictures = images.flatMap((image) => {
    const src = fullSize(String(Object(image).src ?? ''));
    const alt = Object(image).alt;
    return src === '' ? [] : [element('img', { src, ...(alt && { alt: String(alt) }) }, [], node)];
  });
  const words = typeof caption === 'string' && caption !== '' ? [caption] : [];
  const captions = words.map((text) => element('figcaption', {}, nodesIn(text), node));
  return [element('figure', { className: ['gallery'] }, [...pictures, ...captions], node)];
}

/** The rules by class. A rule returns the elements that replace an element; undefined keeps the element. */
const RULES: readonly (readonly [RegExp, Rule])[] = [
  [/^subscri(?:ption|be)-widget/, leftOut('form to subscribe')],
  [/^button-wrapper$/, button],
  [/^(?:image-link-expand|header-anchor-(?:parent|widget.*)|hide-text)$/, nothing],
  [
    /^image-link$/,
    (node) => {
      const [picture] = elementsIn(node, 'img');
      if (!picture) return undefined;
      atFullSize(picture);
      const isOwn = fullSize(attribute(node, 'href')) === attribute(picture, 'src');
      if (attribute(picture, 'src') === '') return [];
      return isOwn ? [picture] : [element('a', { href: attribute(node, 'href') }, [picture], node)];
    },
  ],
  [
    /^youtube-wrap$/,
    (node, attrs, say) => {
      const [id, start] = [fieldOf(attrs, 'videoId'), attrs.startTime];
      if (id === '') return embedded(node, attrs, say);
      const time = start ? `&t=${start}` : '';
      return [playerAt(`https://www.youtube.com/watch?v=${id}${time}`, '', 'embed youtube', node)];
    },
  ],
  [
    /^vimeo-wrap$/,
    (node, attrs, say) => {
      const [id, key] = [fieldOf(attrs, 'videoId'), fieldOf(attrs, 'videoKey')];
      if (id === '') return embedded(node, attrs, say);
      const address = `https://player.vimeo.com/video/${id}${key === '' ? '' : `?h=${key}`}`;
      return [playerAt(address, '', 'embed vimeo', node)];
    },
  ],
  [/^(?:tweet|twitter-embed|bluesky-wrap)$/, tweet],
  [/^(?:embedded-post-wrap|digest-post-embed)$/, post],
  [/^poll-embed$/, leftOut('poll')],
  [/^native-(?:video|audio)-embed$/, leftOut('video or sound that the export does not contain')],
  [/^(?:install-substack-app-embed|community-chat|directMessage)/, leftOut('link to the app')],
  [
    /^file-embed-wrapper$/,
    (node) => {
      const [anchor] = elementsIn(node, 'a');
      const [title] = elementsInClass(node, /^file-embed-details-h1$/);
      if (!anchor) return undefined;
      return [linkTo(attribute(anchor, 'href'), wordsOf(title), node, 'daymark-file')];
    },
  ],
  [
    /^latex-rendered$/,
    (node, attrs) => [
      formulaElement(fieldOf(attrs, 'persistentExpression') || textInLines(node), true, node),
    ],
  ],
  [
    /^preformatted-block$/,
    (node, _, say) => {
      const [verse] = elementsIn(node, 'pre');
      const text = verse ? textInLines(verse).replace(/^\n/, '').trimEnd() : '';
      if (/^[ \t]/m.test(text)) say('poem with indented lines', 'became lines');
      return verse && [line(linesOf(text))];
    },
  ],
  [/^image-gallery-embed$/, gallery],
  [
    /^mention-wrap$/,
    (node, attrs) => {
      const name = fieldOf(attrs, 'name') || wordsOf(node);
      const address = fieldOf(attrs, 'url') || `https://open.substack.com/users/${attrs.id}`;
      const isLinked = attrs.id !== undefined || fieldOf(attrs, 'url') !== '';
      return isLinked ? [linkTo(address, name, node)] : [textNode(name)];
    },
  ],
  [/^paywall-jump$/, leftOut('end of the part that everybody could read')],
  [/^callout-block$/, (node) => [element('daymark-note', {}, node.children, node)]],
];
