import { idFrom, isIdOfPage } from 'daymark/texts';
import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { decoded } from '../export/addresses.ts';
import type { Note } from '../export/export.ts';
import { codeInHtml, setOf } from './code-in-html.ts';

/*
 * Prepares a tree of HTML for the conversion: removes and lists elements that are not published, brings
 * the elements into the order that Markdown needs, and keeps the targets of links within the text.
 */

const parser = unified().use(rehypeParse, { fragment: true, verbose: true }).freeze();

export const TOO_DEEP =
  'expected HTML with at most some hundred elements inside one another; found more. Correct the text in the other tool, and export it again';

/** The largest depth of tags. For deeper HTML, the parser needs seconds. */
const DEEPEST = 5000;

/**
 * Refuses HTML with thousands of unclosed tags, which would keep the parser busy.
 * @throws RangeError
 */
function refuseDepth(html: string): void {
  let depth = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const next = html.charCodeAt(at + 1) | 32;
    if (html[at + 1] === '/') depth = Math.max(0, depth - 1);
    else if (
      next >= 97 &&
      next <= 122 &&
      !/^(?:br|img|hr|p|li|input|wbr|td|tr|th)\b/i.test(html.slice(at + 1, at + 7))
    )
      depth += 1;
    if (depth > DEEPEST) throw new RangeError(TOO_DEEP);
  }
}

/**
 * Parses a piece of HTML. Attributes have positions, too. Code that looks like HTML becomes text in
 * `<pre>` or `<code>`.
 * @throws RangeError if too many elements are inside one another
 */
export function parseHtml(html: string): Root {
  const codes = new Map<number, string>();
  let masked = '';
  let at = 0;
  for (const { start, end, plain } of codeInHtml(html)) {
    if (plain === undefined) continue;
    codes.set(start, plain);
    // A placeholder with as many letters as the code has characters keeps the positions of later
    // nodes right.
    masked += html.slice(at, start) + html.slice(start, end).replace(/[^\r\n]/g, 'x');
    at = end;
  }
  masked += html.slice(at);
  refuseDepth(masked);
  const tree = parser.parse(masked);
  if (codes.size > 0)
    walk(tree, (node) => {
      if (node.type !== 'element') return;
      const code = codes.get(node.data?.position?.opening?.end.offset ?? -1);
      if (code === undefined) return;
      if (node.tagName !== 'code') node.tagName = 'pre';
      const [position] = node.children;
      node.children = (parser.parse(code).children as ElementContent[]).map((text) => ({
        ...text,
        position: position?.position,
      }));
    });
  return tree;
}

/** Parses HTML, and returns its nodes as the content of an element. */
export const nodesIn = (html: string): ElementContent[] =>
  parseHtml(html).children as ElementContent[];

/** Creates an element at the position of the node that it replaces. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
  { position }: Pick<Nodes, 'position'> = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
  ...(position && { position }),
});

/** Returns whether a node is an element with one of the names, or any element without names. */
export function isElement(node: Element, ...names: string[]): boolean;
export function isElement(node: Nodes | undefined, ...names: string[]): node is Element;
export function isElement(node: Nodes | undefined, ...names: string[]): boolean {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));
}

/** Returns an attribute as text; '' without the attribute, or without the element. */
export const attribute = (node: Element | undefined, name: string): string => {
  const value = node?.properties[name];
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value ?? '').trim();
};

/** The classes of an element. */
export const classesOf = (node: Element): string[] =>
  [node.properties.className ?? []].flat().map(String);

export const hasClass = (node: Nodes | undefined, pattern: RegExp): boolean =>
  isElement(node) && classesOf(node).some((name) => pattern.test(name));

/** Returns the text of a node with the line breaks that it shows. */
export function textInLines(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node, 'br')) return '\n';
  if (isElement(node, 'script', 'style', 'template') || !('children' in node)) return '';
  const text = node.children.map(textInLines).join('');
  return isBlock(node) ? `\n${text}\n` : text;
}
/** Returns the text of a node in one line. */
export const wordsOf = (node: Nodes | undefined): string =>
  node ? textInLines(node).replace(/\s+/g, ' ').trim() : '';

/** Returns the words of a field that is text or HTML, such as a title. */
export const wordsIn = (html: string): string =>
  /[<&]/.test(html) ? wordsOf(parseHtml(html)) : html.trim();

/**
 * Calls a function for each node inside a node, from the beginning to the end. The function returns false
 * if it has removed the node.
 */
export function walk(
  parent: Nodes,
  visit: (node: ElementContent, parent: Parents, index: number) => unknown,
): void {
  if (!('children' in parent)) return;
  const children = parent.children as ElementContent[];
  for (let index = 0; index < children.length; index += 1) {
    const child = children[index];
    if (child && visit(child, parent, index) === false) index -= 1;
    else if (child) walk(child, visit);
  }
}

/**
 * Returns the elements below a node for which a function returns true, in the order of the text.
 */
function elementsWhere(node: Nodes, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  walk(node, (child) => {
    if (isElement(child) && isWanted(child)) found.push(child);
  });
  return found;
}

/** Returns the descendants of a node that are elements with one of the names. */
export const elementsIn = (node: Nodes, ...names: string[]): Element[] =>
  elementsWhere(node, ({ tagName }) => names.includes(tagName));

/** Returns the descendants of a node that are elements with a class. */
export const elementsInClass = (node: Nodes, name: RegExp): Element[] =>
  elementsWhere(node, (element) => hasClass(element, name));

/** Matches text that shows nothing: white space and characters without width. */
const BLANK = /^[\s\u200B\u2060\uFEFF]*$/;
export const isBlank = (node: Nodes): boolean =>
  node.type === 'comment' || (node.type === 'text' && BLANK.test(node.value));

/** Elements that begin a block. Elements around words, such as `<em>`, belong inside blocks. */
const BLOCKS = setOf(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul video audio iframe daymark-button daymark-equation daymark-file daymark-gallery daymark-more daymark-note',
);
export const isBlock = (node: Nodes): boolean => isElement(node) && BLOCKS.has(node.tagName);

/** Elements around words. Authors also put these elements around whole blocks. */
const AROUND_WORDS = setOf(
  'a abbr b bdi bdo big cite code del em font i ins kbd label mark q s samp small span strike strong sub sup tt u var',
);

const containsBlock = (node: Nodes): boolean =>
  isBlock(node) || ('children' in node && node.children.some(containsBlock));

/** Moves elements around words into the blocks that they contain: `<b><p>…</p></b>`. */
function moveIntoBlocks(parent: Parents): void {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    const isAround = isElement(child) && AROUND_WORDS.has(child.tagName) && containsBlock(child);
    if (isAround) children.push(...divided(child));
    else children.push(child);
  }
  parent.children = children;
  for (const child of children) if ('children' in child) moveIntoBlocks(child);
}

/** Returns the content of an element around words, with the element inside each of its blocks. */
function divided(around: Element): ElementContent[] {
  const result: ElementContent[] = [];
  let words: ElementContent[] = [];
  const flush = () => {
    if (words.some((node) => !isBlank(node))) result.push({ ...around, children: words });
    words = [];
  };
  const isLeaf = (node: Element) => /^(?:hr|pre|table|video|audio|iframe)$/.test(node.tagName);
  for (const child of around.children) {
    if (!isElement(child) || !containsBlock(child)) words.push(child);
    else {
      flush();
      if (isLeaf(child)) result.push(child);
      else result.push({ ...child, children: divided({ ...around, children: child.children }) });
    }
  }
  flush();
  return result;
}

/** Elements that no text may contain, with their names in the report. */
const REMOVED: Readonly<Record<string, string>> = {
  applet: 'plug-in <applet>',
  base: '<base>',
  canvas: 'drawing area <canvas>',
  dialog: 'dialog <dialog>',
  form: 'form <form>',
  input: 'field of a form <input>',
  link: '<link>',
  meta: '<meta>',
  script: 'script <script>',
  select: 'field of a form <select>',
  style: 'style sheet <style>',
  svg: 'drawing <svg>',
  template: '<template>',
  textarea: 'field of a form <textarea>',
};

/** The number of characters of a construct that the report quotes. */
const QUOTED = 500;

/** Shortens a text for the report. */
export const beginningOf = (text: string): string =>
  text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;

/**
 * Returns a function that adds a remark on a node to the list. An element that a source has made may have
 * its original in `data-source`.
 */
export function remarksOn(html: string, note: Note) {
  return (
    node: Nodes,
    what: string,
    became: string,
    original?: string,
    isUndecided = false,
  ): void => {
    const { start, end } = node.position ?? {};
    const isInSource = start?.offset !== undefined && end?.offset !== undefined;
    const written = original ?? (isElement(node) ? attribute(node, 'dataSource') : '');
    const source = written || (isInSource ? html.slice(start.offset, end.offset) : toHtml(node));
    const remark = { line: start?.line ?? 1, what, became, original: beginningOf(source) };
    note(isUndecided ? { ...remark, isUndecided } : remark);
  };
}
export type RemarkOn = ReturnType<typeof remarksOn>;

/** Returns whether an element is hidden from visitors. Intruders hide links in this way. */
const isHidden = ({ properties }: Element) =>
  properties.hidden !== undefined || /display\s*:\s*none/i.test(String(properties.style ?? ''));

/**
 * Returns whether an element is the check box of a task, which stays although other form fields are
 * removed.
 */
const isTask = (node: Element, parent: Parents | undefined) =>
  attribute(node, 'type') === 'checkbox' &&
  parent !== undefined &&
  isElement(parent as Nodes, 'li', 'p', 'label');

/**
 * Removes and lists elements and attributes that are not published, because the engine's pages have
 * scripts and styles of their own: scripts, forms, styles, event handlers.
 */
function removeRefused(tree: Root, remark: RemarkOn): void {
  const styles = new Map<string, Element>();
  walk(tree, (node, parent, index) => {
    if (!isElement(node)) return undefined;
    const what = REMOVED[node.tagName] ?? (isHidden(node) ? 'hidden part' : undefined);
    if (what && !(node.tagName === 'input' && isTask(node, parent))) {
      if (!(node.tagName === 'input' && attribute(node, 'type') === 'hidden'))
        remark(node, what, 'left out');
      parent.children.splice(index, 1);
      return false;
    }
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'style' && value) styles.set(`style="${value}"`, node);
      if (name === 'align' && value) styles.set(`align="${value}"`, node);
      if (/^on/i.test(name)) {
        delete node.properties[name];
        remark(node, 'script in an attribute', 'left out');
      }
    }
    return undefined;
  });
  const [first] = styles.values();
  if (first) remark(first, 'styles in attributes', 'left out', [...styles.keys()].join('\n'));
}

/** Returns the parent of each node, which the tree itself does not store. */
const parentsIn = (tree: Root): Map<Nodes, Parents> => {
  const parents = new Map<Nodes, Parents>();
  walk(tree, (node, parent) => {
    parents.set(node, parent);
  });
  return parents;
};
/** Returns an element and the elements around it, from the innermost to the outermost. */
function ancestorsOf(node: Nodes, parents: ReadonlyMap<Nodes, Parents>): Element[] {
  const found: Element[] = [];
  for (let at: Nodes | undefined = node; at; at = parents.get(at))
    if (isElement(at)) found.push(at);
  return found;
}

/** Returns the anchor of a link within the page; undefined for any other link. */
const fragmentOf = (href: string): string | undefined =>
  href.startsWith('#') ? decoded(href.slice(1)) : undefined;
const HEADING = /^h[1-6]$/;
const isHeading = (node: Nodes | undefined): node is Element =>
  isElement(node) && HEADING.test(node.tagName);

/**
 * Keeps the ids to which links of the text lead, as the id of a heading or of an empty element.
 * Links to ids that do not exist become text.
 */
function keepPlaces(tree: Root, remark: RemarkOn): void {
  const named = new Set(elementsIn(tree, 'a').map((link) => fragmentOf(attribute(link, 'href'))));
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const freeId = (name: string) => {
    const plain = idFrom(name) || 'place';
    let id = isIdOfPage(plain) ? `the-${plain}` : plain;
    while (taken.has(id)) id += '-2';
    taken.add(id);
    return id;
  };
  const parents = parentsIn(tree);
  walk(tree, (node, parent) => {
    if (!isElement(node)) return;
    for (const name of new Set([attribute(node, 'id'), attribute(node, 'name')])) {
      if (name === '' || !named.has(name) || ids.has(name)) continue;
      const heading = ancestorsOf(node, parents).find(isHeading) ?? headingAt(node, parent);
      if (heading) {
        const known = attribute(heading, 'dataPlace');
        ids.set(name, known || freeId(name));
        heading.properties.dataPlace = ids.get(name);
        continue;
      }
      ids.set(name, freeId(name));
      const place = element('daymark-place', { id: ids.get(name) }, [], node);
      const isInside = /^(?:p|li|td|th|dd|dt|a|span|div|section|blockquote|strong|em|b|i|sup)$/;
      if (isInside.test(node.tagName)) node.children.unshift(place);
      else parent.children.splice(parent.children.indexOf(node as never), 0, place);
    }
  });
  for (const link of elementsIn(tree, 'a')) {
    const name = fragmentOf(attribute(link, 'href'));
    if (name === undefined) continue;
    const id = ids.get(name);
    if (id === undefined) {
      if (name !== '' && textInLines(link).trim() !== '') remark(link, NO_PLACE, 'became text');
      delete link.properties.href;
    } else link.properties.href = `#${id}`;
  }
}
const NO_PLACE = 'link to a place that the text does not have';

/** Returns the heading that begins an element or follows an empty element. */
function headingAt(node: Element, parent: Parents): Element | undefined {
  const visible = (nodes: readonly Nodes[]) => nodes.find((child) => !isBlank(child));
  const first = visible(node.children);
  if (isHeading(first)) return first;
  if (first !== undefined) return undefined;
  const next = visible(parent.children.slice(parent.children.indexOf(node as never) + 1));
  return isHeading(next) ? next : undefined;
}

/**
 * Runs all steps of the preparation in order, because later steps need the results of earlier
 * steps.
 */
export function prepareTree(tree: Root, remark: RemarkOn): void {
  removeRefused(tree, remark);
  findFootnotes(tree);
  keepPlaces(tree, remark);
  removeEmpty(tree);
  makeCodeBlocks(tree);
  moveIntoBlocks(tree);
  moveFootnotes(tree);
}

/**
 * Makes a block of code of a paragraph that contains only code of several lines, because code within a sentence of
 * Markdown loses its line breaks.
 */
function makeCodeBlocks(tree: Root): void {
  walk(tree, (node) => {
    if (!isElement(node, 'p')) return;
    const [only, ...others] = node.children.filter((child) => !isBlank(child));
    if (others.length > 0 || !isElement(only, 'code') || !textInLines(only).trim().includes('\n'))
      return;
    node.tagName = 'pre';
    node.children = [only];
  });
}

/** Moves the texts of footnotes to the end, because they are no part of the sentence. */
function moveFootnotes(tree: Root): void {
  const known = new Set<string>();
  walk(tree, (node) => {
    if (!isElement(node, 'daymark-footnote')) return;
    const name = attribute(node, 'dataNote') || `note ${known.size + 1}`;
    if (!known.has(name)) {
      known.add(name);
      tree.children.push(element('section', { dataNote: name }, node.children, node));
    }
    node.properties.dataNote = name;
    // Around an empty element, the conversion would join the white space on both sides.
    node.children = [{ type: 'text', value: '*' }];
  });
}

/** Removes elements that contain nothing, and the third of three line breaks in a row. */
function removeEmpty(parent: Parents): void {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (isElement(child)) removeEmpty(child);
    const isEmpty =
      isElement(child) &&
      child.children.length === 0 &&
      (AROUND_WORDS.has(child.tagName) || isElement(child, 'p', 'div'));
    const isExtra =
      isElement(child, 'br') &&
      children.slice(-2).filter((last) => isElement(last, 'br')).length === 2;
    if (!isEmpty && !isExtra) children.push(child);
  }
  parent.children = children;
}

/**
 * Finds footnotes: a link to a place of the text that links back to the link. The link becomes
 * `<daymark-footnote>` with the text of the note in it, and the note disappears from its place.
 */
function findFootnotes(tree: Root): void {
  const parents = parentsIn(tree);
  const byId = new Map<string, Element>();
  const order = new Map<Nodes, number>();
  walk(tree, (node) => {
    order.set(node, order.size);
    if (!isElement(node)) return;
    for (const name of [attribute(node, 'id'), attribute(node, 'name')])
      if (name !== '' && !byId.has(name)) byId.set(name, node);
  });
  const targetOf = (link: Element) => byId.get(fragmentOf(attribute(link, 'href')) ?? '');
  const notes = new Map<Element, ElementContent[]>();
  const sources = new Set<Parents>();

  for (const link of elementsIn(tree, 'a')) {
    const target = targetOf(link);
    if (!target || (order.get(target) ?? 0) <= (order.get(link) ?? 0)) continue;
    const note = ancestorsOf(target, parents).find((node) =>
      isElement(node, 'li', 'p', 'div', 'dd', 'td', 'aside'),
    );
    if (!note || ancestorsOf(link, parents).includes(note)) continue;
    // The reference may be around the link, such as <sup>, or in it.
    const [, ...around] = ancestorsOf(link, parents);
    const sup = around.find((node) => isElement(node, 'sup', 'span'));
    const whole = sup && wordsOf(sup) === wordsOf(link) ? sup : link;
    const names = [link, sup ?? link, ...link.children].filter((node) => isElement(node));
    const isBack = (other: Element) => {
      const place = targetOf(other);
      return (
        place !== undefined &&
        (names.includes(place) || ancestorsOf(place, parents).includes(whole))
      );
    };
    const back = elementsIn(note, 'a').filter(isBack);
    if (back.length === 0 && !notes.has(note)) continue;
    if (!notes.has(note)) {
      const list = parents.get(note);
      const label = wordsOf(link);
      for (const other of back) removeBackLink(other, parents, note);
      removeLabel(note, label);
      notes.set(note, note.children);
      if (list) {
        list.children.splice(list.children.indexOf(note as never), 1);
        sources.add(list);
      }
    }
    const parent = parents.get(whole);
    const made = element(
      'daymark-footnote',
      { dataNote: `place ${[...notes.keys()].indexOf(note) + 1}` },
      notes.get(note) ?? [],
      whole,
    );
    if (parent) parent.children.splice(parent.children.indexOf(whole as never), 1, made);
  }
  for (const list of sources) removeNotes(list, parents);
}

/** Removes a link back from a note, and the brackets or the superscript around it. */
function removeBackLink(link: Element, parents: Map<Nodes, Parents>, note: Element): void {
  let whole: Nodes = link;
  for (let at = parents.get(link); at && at !== note; at = parents.get(at)) {
    if (wordsOf(at) !== wordsOf(link)) break;
    whole = at;
  }
  const parent = parents.get(whole);
  parent?.children.splice(parent.children.indexOf(whole as never), 1);
}

/** Removes the number of a note from the beginning of its text. */
function removeLabel(note: Element, label: string): void {
  const [first] = note.children.filter((child) => !isBlank(child));
  if (isElement(first) && !isBlock(first) && wordsOf(first) === label && label !== '') {
    note.children.splice(note.children.indexOf(first), 1);
  } else if (first?.type === 'text') {
    const rest = first.value.trimStart();
    const number = label.replace(/[^\p{L}\p{N}]/gu, '');
    for (const form of [label, `[${number}]`, `(${number})`, `${number}.`, `${number})`, number])
      if (
        form !== '' &&
        number !== '' &&
        new RegExp(`^${RegExp.escape(form)}(?=[\\s.):]|$)`).test(rest)
      ) {
        first.value = rest.slice(form.length).replace(/^[.):]?\s*/, '');
        return;
      }
  } else if (isElement(first, 'p')) removeLabel(first, label);
}

/**
 * Returns whether a node may stand above a list of notes without being one of them: white space, a
 * rule or a heading.
 */
const isIntroduction = (node: Nodes) => isBlank(node) || isElement(node, 'hr') || isHeading(node);

/** Removes the list of notes, with the heading and the rule above it, when its last note has been moved. */
function removeNotes(list: Parents, parents: Map<Nodes, Parents>): void {
  // The root has no parent.
  if (list.type === 'root') removeEnd(list);
  const parent = parents.get(list);
  if (!parent || !list.children.every(isIntroduction)) return;
  parent.children.splice(parent.children.indexOf(list as never), 1);
  if (parent.type !== 'root' && parent.children.every(isIntroduction)) removeNotes(parent, parents);
  else removeEnd(parent);
}

/** Removes rules and a heading at the end, because no text is left below them. */
function removeEnd(parent: Parents): void {
  let last = parent.children.at(-1);
  while (last && isIntroduction(last)) {
    parent.children.pop();
    if (isHeading(last)) return;
    last = parent.children.at(-1);
  }
}
