import type { Element, ElementContent, Root } from 'hast';
import { decoded, lettersOf } from '../export/addresses.ts';
import {
  cutRemark,
  type Export,
  type ImportedText,
  LONGEST_TEXT,
  mostFrequent,
  type Status,
  type Term,
} from '../export/export.ts';
import { openFiles } from '../export/export-files.ts';
import { line, linkTo, playerAt, textNode } from '../html/body-elements.ts';
import {
  attribute,
  element,
  elementsIn,
  elementsInClass,
  hasClass,
  isElement,
  parseHtml,
  type RemarkOn,
  remarksOn,
  walk,
  wordsOf,
} from '../html/html-tree.ts';

/*
 * Reads the zip file that Medium exports: a file of HTML for each post. The other folders contain private
 * data such as bookmarks, claps and sessions, and are never read.
 */

/** The number of characters at the beginning of a file that contain its head. */
const HEAD = 100_000;
const NOT_READ = 'files of the account, such as bookmarks and claps, which are not read';
const FILE = /(?:^|\/)posts\/[^/]+\.html$/;

/**
 * Reads an export of Medium.
 * @param source the zip file, or the folder with its content
 * @throws Error if there are no posts
 */
export async function readMedium(source: string): Promise<Export> {
  const files = await openFiles(source);
  const names = files.names.filter((name) => FILE.test(name));
  if (names.length === 0)
    throw new Error(
      `${source}: expected a folder posts/ with HTML of Medium; found none. Export again in Medium under Settings, Security and apps`,
    );
  const authors = new Map<string, Term>();
  const terms = new Map<string, Term>();
  const hosts: string[] = [];
  /** The ids of posts, and the names of their files. */
  const ids = new Map<string, string>();
  for (const name of names) {
    const { id, address, author, tags } = postIn((await files.beginning(name)).text, name);
    ids.set(ids.has(id) ? name : id, name);
    if (author) authors.set(author.slug, author);
    for (const tag of tags) terms.set(tag.slug, tag);
    const { host = '' } = URL.parse(address) ?? {};
    if (!/^(?:www\.)?medium\.com$/.test(host) && host !== '') hosts.push(host);
  }
  const host = mostFrequent(hosts);
  const others = files.names.length - names.length;
  return {
    tool: 'Medium',
    // All authors share the address of Medium itself.
    url: host ? `https://${host}` : '',
    authors,
    terms,
    otherAddresses: new Map(),
    async *texts() {
      for (const name of names) yield imported(await files.beginning(name), name, ids);
    },
    leftOver: new Map(others === 0 ? [] : [[NOT_READ, others]]),
  };
}

/** Returns the first element with a tag and a class, or a value of `data-field`. */
function partOf(tree: Root | Element, tag: string, name: string): Element | undefined {
  const is = (found: Element) =>
    hasClass(found, new RegExp(`^${name}$`)) || attribute(found, 'dataField') === name;
  return elementsIn(tree, tag).find(is);
}

/** The id of a post, at the end of its address and of the name of its file. */
const ID = /(?:^|[-/_])([\da-f]{8,14})$/;

/** Reads the facts of a post from its file. A draft has the address ''. */
function postIn(html: string, name: string) {
  const file = name.replace(/^.*\/|\.html$/g, '');
  let tree: Root;
  try {
    // Of a text that is too large, only the beginning is parsed, which contains its name and title.
    tree = parseHtml(html.length > LONGEST_TEXT ? html.slice(0, HEAD) : html);
  } catch {
    // Ignores the fault, because the conversion meets the same fault and reports it.
    tree = { type: 'root', children: [] };
  }
  const canonical = partOf(tree, 'a', 'p-canonical');
  // Drafts have no address yet.
  const isDraft = file.startsWith('draft_') || canonical === undefined;
  const address = isDraft ? '' : attribute(canonical, 'href');
  const path = decoded(URL.parse(address)?.pathname ?? '');
  const [, id = file] = ID.exec(path) ?? ID.exec(file) ?? [];
  const time = partOf(tree, 'time', 'dt-published');
  const instant = time ? attribute(time, 'dateTime') : file;
  const [date] = /^\d{4}-\d\d-\d\d/.exec(instant) ?? [];
  const author = partOf(tree, 'a', 'p-author');
  const title = wordsOf(partOf(tree, 'h1', 'p-name'));
  const tags = elementsInClass(tree, /^p-tag$/)
    .filter((link) => isElement(link, 'a'))
    .map((link) => termOf(link, /\/([^/?#]+)\/?(?:[?#].*)?$/));
  const last = path.split('/').at(-1) ?? '';
  const slug = (ID.test(last) ? last : file.replace(/^(?:draft|[\d-]+)_/, '')).replace(ID, '');
  const body = partOf(tree, 'section', 'body');
  const shown: Status = body && isResponse(body, title) ? 'response' : 'published';
  const status: Status = isDraft ? 'draft' : shown;
  return {
    ...{ id, title, address, tags, status },
    subtitle: wordsOf(partOf(tree, 'section', 'subtitle')),
    slug: slug.replace(/^-+|(?<!-)-+$/g, ''),
    date: isDraft ? undefined : date,
    author: author && termOf(author, /@([^/?#]+)/),
  };
}

/**
 * Returns the author or tag to which a link leads.
 * @param pattern captures the slug in the address of the link
 */
function termOf(link: Element, pattern: RegExp): Term {
  const [, slug] = pattern.exec(attribute(link, 'href')) ?? [];
  const name = wordsOf(link);
  return { slug: decoded(slug ?? name).toLowerCase(), name, description: '' };
}

/**
 * Returns only the letters of words, to compare a title with the body, where quotation marks,
 * spaces and dots differ.
 */
const lettersIn = (words: string) => lettersOf(words.normalize());

const isHeading = (node: Element) => /^h[1-4]$/.test(node.tagName);

/**
 * Returns whether a post is a response to another text. Medium gives a response its own first words
 * as title.
 */
function isResponse(body: Element, title: string): boolean {
  const [first, ...others] = grafsIn(body);
  if (!isElement(first, 'p') || others.length > 3 || elementsIn(body, 'img').length > 0)
    return false;
  return lettersIn(title) !== '' && lettersIn(wordsOf(first)).startsWith(lettersIn(title));
}

/** Returns the blocks of a text. */
const grafsIn = (body: Element): Element[] => elementsInClass(body, /^graf$/);

/** Converts a post of Medium to a text for the import. */
function imported(
  { text: html, isCut }: { text: string; isCut: boolean },
  name: string,
  ids: ReadonlyMap<string, string>,
): ImportedText {
  const post = postIn(html, name);
  const { id, title, slug, address, date, status, author, tags } = post;
  const url = URL.parse(address);
  return {
    // A second file with the same id is a text of its own, and its name is its id.
    id: `post-${ids.get(id) === name ? id : name}`,
    // A response becomes a page, because it is no article. Because a response was not published as
    // a text, it stays in `import/drafts/`.
    kind: status === 'response' ? 'page' : 'article',
    ...{ status, title, slug, date },
    authors: author ? [author.slug] : [],
    topics: tags.map((tag) => tag.slug),
    summary: post.subtitle,
    addresses: url ? [url.pathname] : [],
    body: { html, prepare: (tree, note) => prepareBody(tree, remarksOn(html, note), post, ids) },
    original: { ending: '.html', text: html },
    shown: { ending: '.html', text: bodyIn(html) },
    comments: [],
    remarks: cutRemark(isCut),
  };
}

const SECTION_END = '</section>';

/** Returns the body of a post as the export has it. */
function bodyIn(html: string): string {
  const start = html.indexOf('<section data-field="body"');
  const end = html.lastIndexOf(SECTION_END);
  return start < 0 || end < start ? '' : html.slice(start, end + SECTION_END.length);
}

/** Changes the elements of Medium before the conversion, see `prepare` of `HtmlBody`. */
function prepareBody(
  tree: Root,
  remark: RemarkOn,
  { title, subtitle }: ReturnType<typeof postIn>,
  ids: ReadonlyMap<string, string>,
): void {
  const body = partOf(tree, 'section', 'body');
  tree.children = body ? [body] : [];
  if (!body) return;
  removeTitle(body, title, subtitle);
  walk(body, (node, parent, index) => {
    if (!isElement(node)) return undefined;
    const made = convert(node);
    if (made === undefined) return undefined;
    parent.children.splice(index, 1, ...made);
    return false;
  });

  function convert(node: Element): ElementContent[] | undefined {
    // Medium writes only its layout into this attribute.
    delete node.properties.style;
    if (isElement(node, 'a')) {
      const [, id = ''] = ID.exec(URL.parse(attribute(node, 'href'))?.pathname ?? '') ?? [];
      if (ids.has(id)) node.properties.href = `/post-${id}`;
      return undefined;
    }
    if (isElement(node, 'div') && hasClass(node, /^sectionLayout--outsetRow$/)) {
      const pictures = node.children.filter((part) => isElement(part));
      const isRow = pictures.length > 1 && pictures.every((part) => isElement(part, 'figure'));
      return isRow ? [element('daymark-gallery', {}, node.children, node)] : undefined;
    }
    if (isElement(node, 'img')) {
      // In Medium, an empty description means that nobody has described the picture.
      if (attribute(node, 'alt') === '') delete node.properties.alt;
      return undefined;
    }
    if (hasClass(node, /^graf--pullquote$/)) node.properties.className = ['pullquote'];
    if (isElement(node, 'pre')) {
      const language = attribute(node, 'dataCodeBlockLang');
      if (language !== '') node.properties.className = [`language-${language}`];
      return undefined;
    }
    if (hasClass(node, /^graf--mixtapeEmbed$/)) return card(node);
    if (isElement(node, 'figure') && hasClass(node, /^graf--iframe$/)) return frame(node);
    return undefined;
  }

  /** Converts the card of a link. */
  function card(node: Element): ElementContent[] {
    const [anchor] = elementsIn(node, 'a');
    const [title] = elementsIn(node, 'strong');
    const more = wordsOf(elementsIn(node, 'em')[0]);
    remark(node, 'card of a link', 'became a link');
    const rest = more === '' ? [] : [textNode(`: ${more}`)];
    const link = linkTo(attribute(anchor, 'href'), wordsOf(title ?? anchor), node);
    return [line([link, ...rest], node)];
  }

  /**
   * Converts the frame of another site. Medium shows most frames through Embedly, whose address contains the
   * address of the player as `src`, and of its page as `url`. The address of a gist without `.js` is its
   * page.
   */
  function frame(node: Element): ElementContent[] | undefined {
    const [player] = elementsIn(node, 'iframe', 'script');
    if (!player) return undefined;
    const written = attribute(player, 'src');
    const query = URL.parse(written, 'https://medium.com')?.searchParams;
    const src = query?.get('src') ?? query?.get('url') ?? written.replace(/\.js$/, '');
    const captions = elementsIn(node, 'figcaption').slice(0, 1);
    const made = playerAt(src, attribute(player, 'title'), 'embed', node);
    return [element('figure', {}, [made, ...captions], node)];
  }
}

/**
 * Removes the title, the subtitle and the rule above the first section from a body, because the
 * page of an article shows title and summary itself.
 */
function removeTitle(body: Element, title: string, subtitle: string): void {
  const known = [title, subtitle].map(lettersIn);
  let isBeginning = true;
  const repeated = grafsIn(body)
    .filter((graf) => !isElement(graf, 'figure'))
    .slice(0, 2)
    .filter((graf, index) => {
      const letters = lettersIn(wordsOf(graf));
      isBeginning &&= isHeading(graf) && letters === known[index] && letters !== '';
      return isBeginning;
    });
  // The rule above the first section.
  const [first] = elementsIn(body, 'hr');
  if (first && hasClass(first, /^section-divider$/)) repeated.push(first);
  walk(body, (node, parent, index) => {
    if (!isElement(node) || !repeated.includes(node)) return undefined;
    parent.children.splice(index, 1);
    return false;
  });
}
