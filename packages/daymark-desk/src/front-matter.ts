import type { Field } from 'daymark/fields';
import {
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isEmpty, isObject, objectForm, sameMeaning } from './fields.ts';

/*
 * Changes values in the YAML of a front matter, and leaves all other characters as the owner wrote
 * them. Each change is made in the text, and read again: a change that says anything else than it
 * should is made in a coarser way, at last by the YAML library, which keeps comments and no layout.
 */

type Values = Readonly<Record<string, unknown>>;

/** Reads a day as the words in which the owner wrote it, and not as a moment. */
const read = (yaml: string) => parseDocument(yaml, { keepSourceTokens: false });

/**
 * Returns the values of a front matter.
 * @throws Error with the line of the file if the YAML has a mistake
 */
export function readValues(yaml: string): Values {
  const document = read(yaml);
  const [error] = document.errors;
  if (error) {
    const line = yaml.slice(0, error.pos[0]).split('\n').length + 1;
    const found = yaml.split('\n')[line - 2]?.trim() ?? '';
    throw new Error(
      `line ${line}: expected YAML in the form name: value; found "${found}" (${error.code}). Correct the line in a text editor, then load the desk again`,
    );
  }
  const values: unknown = document.toJS();
  if (values !== null && !isObject(values))
    throw new Error(
      'line 2: expected fields in the form name: value in the front matter; found none. Correct the front matter in a text editor, then load the desk again',
    );
  return values ?? {};
}

/**
 * Returns the YAML with other values. Fields that `changes` does not have stay as they are.
 * @param changes the new values; undefined removes a field
 * @param fields describes the fields
 * @param order the names of the fields in the order in which new files have them
 */
export const changeValues = (
  yaml: string,
  changes: Values,
  fields: Field,
  order: readonly string[],
): string =>
  Object.keys(changes)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .reduce((text, name) => changeField(text, name, changes[name], fields, order), yaml);

/** Returns the YAML of a new front matter, in the style of `daymark new`. */
export const newFrontMatter = (values: Values, fields: Field): string =>
  Object.entries(values)
    .map(([name, value]) => renderedField(name, value, fields.properties?.[name]))
    .join('');

function changeField(
  yaml: string,
  name: string,
  value: unknown,
  fields: Field,
  order: readonly string[],
): string {
  const field = fields.properties?.[name];
  const old = readValues(yaml);
  if (sameMeaning(old[name], value, field) && (name in old || value === undefined)) return yaml;
  const wanted: Record<string, unknown> = { ...old, [name]: value };
  if (value === undefined) delete wanted[name];
  const ways = [
    () => new Editor(yaml, order).inField(name, value, fields),
    () => new Editor(yaml, order).wholeField(name, value, fields),
  ];
  for (const way of ways) {
    const changed = attempt(way);
    if (changed !== undefined && says(changed, wanted, fields) && keepsComments(yaml, changed))
      return changed;
  }
  return byLibrary(yaml, name, value, field);
}

/** Returns the result of a way to change the text; undefined if this way cannot be used. */
function attempt(way: () => string): string | undefined {
  try {
    return way();
  } catch (error) {
    if (error instanceof Unsuitable) return undefined;
    throw error;
  }
}

/** A way to change the text that does not suit this text. */
class Unsuitable extends Error {}

function says(yaml: string, wanted: Values, fields: Field): boolean {
  const document = read(yaml);
  if (document.errors.length > 0) return false;
  const values: unknown = document.toJS() ?? {};
  return (
    isObject(values) &&
    Object.keys(values).length === Object.keys(wanted).length &&
    Object.keys(wanted).every(
      (name) =>
        name in values && sameMeaning(values[name], wanted[name], fields.properties?.[name]),
    )
  );
}

/** The characters with which the lexer marks documents, errors and plain values. */
const MARKS = ['\u0002', '\u0018', '\u001F'];

/** Returns the comments of a YAML text with their offsets. */
function commentsOf(yaml: string): { offset: number; text: string }[] {
  const comments: { offset: number; text: string }[] = [];
  let offset = 0;
  let isText = false;
  for (const token of new Lexer().lex(yaml)) {
    if (MARKS.includes(token)) {
      isText = token === '\u001F';
      continue;
    }
    if (token.startsWith('#') && !isText) comments.push({ offset, text: token });
    isText = false;
    offset += token.length;
  }
  return comments;
}

function keepsComments(before: string, after: string): boolean {
  const left = commentsOf(after).map(({ text }) => text.trim());
  return commentsOf(before).every(({ text }) => {
    const place = left.indexOf(text.trim());
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Sets a field with the library, and writes out aliases, which may stand for the old value. */
function byLibrary(yaml: string, name: string, value: unknown, field: Field | undefined): string {
  const document = read(yaml);
  visit(document, {
    Alias(_, alias) {
      const { comment, commentBefore, spaceBefore } = alias;
      const node = document.createNode(alias.toJS(document)) as Node;
      return Object.assign(node, { comment, commentBefore, spaceBefore });
    },
  });
  visit(document, {
    Value(_, node) {
      delete node.anchor;
    },
  });
  const old = document.get(name, true) as Node | undefined;
  if (value === undefined) document.delete(name);
  else document.set(name, Object.assign(nodeOf(value, field), { comment: old?.comment }));
  return document.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(yaml) });
}

/** Returns the YAML node for a value of a form, without the fields that are empty. */
function nodeOf(value: unknown, field: Field = {}): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.items = value.map((item) => nodeOf(item, field.items));
    return list;
  }
  if (isObject(value)) {
    const map = new YAMLMap();
    const form = objectForm(field);
    const names = inOrder(Object.keys(value), Object.keys(form?.properties ?? {}));
    for (const name of names) {
      const own = form?.properties?.[name];
      if (!sameMeaning(undefined, value[name], own)) map.set(name, nodeOf(value[name], own));
    }
    return map;
  }
  return new Scalar(written(value, field));
}

const inOrder = (names: readonly string[], order: readonly string[]) =>
  names.toSorted((one, other) => place(one, order) - place(other, order));
const place = (name: string, order: readonly string[]) =>
  order.includes(name) ? order.indexOf(name) : order.length;

/** Returns a value of a form with the type that the field has in the file. */
function written(value: unknown, field: Field): unknown {
  const text = typeof value === 'string' ? value : undefined;
  if (text === undefined) return value ?? null;
  if (field.format === 'date') return dayOf(text) ?? text;
  const takesNumbers = field.anyOf?.some(({ type }) => type === 'integer');
  return takesNumbers && /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
}

/** Returns a day that exists as a date, which YAML writes without quotes. */
function dayOf(text: string): Date | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : '');
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
}

/** Returns YAML in block style without folded lines. Words like a day get quotes. */
function rendered(node: Node, options: ToStringOptions = {}): string {
  const document = new Document<Node>(null, { customTags: ['timestamp'] });
  document.contents = node;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, ...options });
}

/** Returns the YAML of a field. */
function renderedField(name: string, value: unknown, field?: Field, indentSeq = true): string {
  const map = new YAMLMap();
  map.set(name, value instanceof Scalar ? value : nodeOf(value, field));
  return rendered(map, { indentSeq });
}

/** Returns the YAML of a value as it stands in a list in brackets. */
function renderedInFlow(value: unknown, field?: Field): string {
  const list = new YAMLSeq<Node>();
  list.items = [value instanceof Scalar ? value : nodeOf(value, field)];
  visit(list as never, {
    Collection(_, node) {
      node.flow = true;
    },
  });
  return rendered(list).trim().slice(1, -1);
}

const indented = (text: string, columns: number) =>
  text.replace(/\n(?=.)/g, `\n${' '.repeat(columns)}`);

type Entry = Pair<Node, Node | null>;
type Spot = [start: number, end: number, text: string];

/** Makes one change in a YAML text. */
class Editor {
  readonly #yaml: string;
  readonly #root: Node | null;
  readonly #order: readonly string[];
  readonly #aliased = new Set<string>();

  constructor(yaml: string, order: readonly string[]) {
    const document = read(yaml);
    this.#yaml = yaml;
    this.#order = order;
    this.#root = document.contents;
    visit(document, { Alias: (_, { source }) => void this.#aliased.add(source) });
  }

  /** Changes a field where its value differs. */
  inField(name: string, value: unknown, fields: Field): string {
    if (this.#root === null)
      return this.#ended(this.#yaml) + renderedField(name, value, fields.properties?.[name]);
    return this.#apply(this.#inMap(this.#root, { [name]: value }, fields, this.#order, false));
  }

  /** Writes a field anew. The comments in its lines stay above the field. */
  wholeField(name: string, value: unknown, fields: Field): string {
    const entry =
      isMap<Node, Node | null>(this.#root) && !this.#root.flow && entryOf(this.#root, name);
    if (!entry || value === undefined) throw new Unsuitable();
    this.#refuseAnchors(entry.value);
    const [start, end] = this.#linesOf(entry);
    const field = fields.properties?.[name];
    const text = renderedField(name, value, field, this.#indentsLists());
    return this.#apply([[start, end, this.#commentsIn(start, end, 0) + text]]);
  }

  #apply(spots: readonly Spot[]): string {
    return spots
      .toSorted(([one], [other]) => other - one)
      .reduce(
        (text, [start, end, own]) => text.slice(0, start) + own + text.slice(end),
        this.#yaml,
      );
  }

  /**
   * Changes fields of an object.
   * @param isComplete whether fields that `values` does not have are removed
   */
  #inMap(
    node: Node,
    values: Values,
    fields: Field | undefined,
    order: readonly string[],
    isComplete: boolean,
  ): Spot[] {
    if (!isMap<Node, Node | null>(node)) throw new Unsuitable();
    if (node.flow) return this.#inFlowMap(node, values, fields);
    const old: Values = Object(plain(node));
    const names = isComplete
      ? [...new Set([...Object.keys(old), ...Object.keys(values)])]
      : Object.keys(values);
    return names.flatMap((name): Spot[] => {
      const field = objectForm(fields)?.properties?.[name];
      const value = values[name];
      const entry = entryOf(node, name);
      if (sameMeaning(old[name], value, field) && (entry || isEmpty(value) || isComplete))
        return [];
      if (!entry)
        return value === undefined ? [] : [this.#newEntry(node, name, value, fields, order)];
      if (value === undefined || (isComplete && isEmpty(value))) return [this.#without(entry)];
      return this.#inValue(entry, value, field);
    });
  }

  /** Changes the value of a field in block style. */
  #inValue(entry: Entry, value: unknown, field: Field | undefined): Spot[] {
    const { value: node, key } = entry;
    this.#refuseAnchors(node);
    const columns = this.#columnOf(startOf(key));
    if (isMap(node) && isObject(value))
      return this.#inMap(
        node,
        value,
        field,
        Object.keys(objectForm(field)?.properties ?? {}),
        true,
      );
    if (isSeq<Node>(node) && Array.isArray(value)) return this.#inList(node, value, field);
    if (Array.isArray(value) || isObject(value) || isMap(node) || isSeq(node))
      throw new Unsuitable();
    if (isScalar(node)) return [this.#inScalar(node, value, field, columns, false)];
    if (!isAlias(node)) throw new Unsuitable();
    const [start, end] = rangeOf(node);
    return [[start, end, valueIn(renderedField('k', value, field))]];
  }

  /** Writes another value in the style of the old one, where the style can hold the value. */
  #inScalar(
    node: Scalar,
    value: unknown,
    field: Field | undefined,
    columns: number,
    isInFlow: boolean,
  ): Spot {
    const [start, end] = rangeOf(node);
    const source = this.#yaml.slice(start, end);
    const folded = typeof value === 'string' && foldedLike(source, value, node);
    if (folded) return [start, end, folded];
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    const scalar = new Scalar(isQuoted ? String(value) : written(value, field ?? {}));
    if (isQuoted && node.type) scalar.type = node.type;
    if (isInFlow) return [start, end, renderedInFlow(scalar)];
    const text = indented(valueIn(renderedField('k', scalar)), columns);
    // A value that was empty stands behind the colon, and perhaps before a comment.
    const before = start === end && this.#yaml[start - 1] === ':' ? ' ' : '';
    const after = start === end && this.#yaml[start] === '#' ? ' ' : '';
    const isBlock = /^[|>]/.test(source);
    if (isBlock && /#/.test(source.split('\n', 1)[0] ?? '')) throw new Unsuitable();
    return [start, end, `${before}${text}${isBlock ? '\n' : after}`];
  }

  #inFlowMap(node: YAMLMap<Node, Node | null>, values: Values, fields: Field | undefined): Spot[] {
    const form = objectForm(fields);
    const names = inOrder(
      [...new Set([...node.items.map(({ key }) => nameOf(key)), ...Object.keys(values)])],
      [],
    );
    const spots: Spot[] = [];
    for (const name of names) {
      const entry = entryOf(node, name);
      const field = form?.properties?.[name];
      if (sameMeaning(entry ? plain(entry.value) : undefined, values[name], field)) continue;
      if (!entry || isEmpty(values[name]) || !isScalar(entry.value)) throw new Unsuitable();
      spots.push(this.#inScalar(entry.value, values[name], field, 0, true));
    }
    return spots;
  }

  #inList(node: YAMLSeq<Node>, value: readonly unknown[], field: Field | undefined): Spot[] {
    const pairs = alignedItems(node.items.map(plain), value, field?.items);
    if (node.flow) return [this.#inFlowList(node, value, pairs, field)];
    const spots: Spot[] = [];
    let last: Node | undefined;
    const added: { after: Node | undefined; text: string }[] = [];
    const dash = this.#dashOf(node.items[0]);
    for (const [from, to] of pairs) {
      const item = from === undefined ? undefined : node.items[from];
      const wanted = to === undefined ? undefined : value[to];
      if (item && to !== undefined) {
        if (!sameMeaning(plain(item), wanted, field?.items))
          spots.push(...this.#inItem(item, wanted, field?.items));
        last = item;
      } else if (item) spots.push(this.#withoutItem(item));
      else {
        const text = indented(rendered(nodeOf(wanted, field?.items)), dash.columns + dash.width);
        added.push({ after: last, text: `${' '.repeat(dash.columns)}${dash.text}${text}` });
      }
    }
    for (const { after, text } of added) {
      const [offset, before] = after
        ? this.#lineAfter(after)
        : [this.#lineOf(startOf(node.items[0])), ''];
      spots.push([offset, offset, before + text]);
    }
    return inSamePlaces(spots);
  }

  /** Changes an item of a list in block style. */
  #inItem(item: Node, value: unknown, field: Field | undefined): Spot[] {
    this.#refuseAnchors(item);
    if (isMap(item) && isObject(value))
      return this.#inMap(
        item,
        value,
        field,
        Object.keys(objectForm(field)?.properties ?? {}),
        true,
      );
    if (isScalar(item) && !isObject(value) && !Array.isArray(value))
      return [this.#inScalar(item, value, field, this.#columnOf(startOf(item)) - 2, false)];
    throw new Unsuitable();
  }

  /** Writes a list in brackets with the sources of the items that stay. */
  #inFlowList(
    node: YAMLSeq<Node>,
    value: readonly unknown[],
    pairs: readonly (readonly [number | undefined, number | undefined])[],
    field: Field | undefined,
  ): Spot {
    const [start, end] = rangeOf(node);
    const [first, second] = node.items;
    const last = node.items.at(-1);
    if (!first || !last)
      return [
        start,
        end,
        `[${value.map((item) => renderedInFlow(item, field?.items)).join(', ')}]`,
      ];
    const opening = this.#yaml.slice(start, rangeOf(first)[0]);
    const between = second ? this.#yaml.slice(rangeOf(first)[1], rangeOf(second)[0]) : ', ';
    const closing = this.#yaml.slice(rangeOf(last)[1], end);
    const items = pairs.flatMap(([from, to]) => {
      if (to === undefined) return [];
      const item = from === undefined ? undefined : node.items[from];
      if (item && sameMeaning(plain(item), value[to], field?.items))
        return [this.#yaml.slice(...rangeOf(item))];
      if (isScalar(item) && !isObject(value[to]))
        return [this.#inScalar(item, value[to], field?.items, 0, true)[2]];
      return [renderedInFlow(value[to], field?.items)];
    });
    return [start, end, opening + items.join(between) + closing];
  }

  /** Returns how a new field is added to an object in block style. */
  #newEntry(
    node: YAMLMap<Node, Node | null>,
    name: string,
    value: unknown,
    fields: Field | undefined,
    order: readonly string[],
  ): Spot {
    const first = node.items[0];
    if (!first) throw new Unsuitable();
    const columns = this.#columnOf(startOf(first.key));
    const field = objectForm(fields)?.properties?.[name];
    const text = renderedField(name, value, field, this.#indentsLists());
    const earlier = order
      .slice(0, place(name, order))
      .map((other) => entryOf(node, other))
      .findLast((entry) => entry !== undefined);
    if (!earlier) {
      const start = startOf(first.key);
      // The first field of an item of a list stands behind the dash.
      if (
        this.#lineOf(start) !== start - columns ||
        this.#yaml.slice(start - columns, start).trim() !== ''
      ) {
        const last = node.items.at(-1) ?? first;
        const [offset, before] = this.#lineAfter(last);
        return [offset, offset, before + ' '.repeat(columns) + indented(text, columns)];
      }
      return [start, start, indented(text, columns) + ' '.repeat(columns)];
    }
    const [offset, before] = this.#lineAfter(earlier);
    return [offset, offset, before + ' '.repeat(columns) + indented(text, columns)];
  }

  /** Returns how a field is removed. The comments in its lines stay. */
  #without(entry: Entry): Spot {
    this.#refuseAnchors(entry.value);
    const [start, end] = this.#linesOf(entry);
    return [start, end, this.#commentsIn(start, end, this.#columnOf(startOf(entry.key)))];
  }

  #withoutItem(item: Node): Spot {
    this.#refuseAnchors(item);
    const { columns } = this.#dashOf(item);
    const start = this.#lineOf(startOf(item));
    const [end] = this.#lineAfter(item);
    return [start, end, this.#commentsIn(start, end, columns)];
  }

  /** Returns the comments in a part of the text, each on a line of its own. */
  #commentsIn(start: number, end: number, columns: number): string {
    return commentsOf(this.#yaml)
      .filter(({ offset }) => offset >= start && offset < end)
      .map(({ text }) => `${' '.repeat(columns)}${text}\n`)
      .join('');
  }

  /** Returns the lines of a field. */
  #linesOf(entry: Entry): [number, number] {
    const start = this.#lineOf(startOf(entry.key));
    if (this.#yaml.slice(start, startOf(entry.key)).trim() !== '') throw new Unsuitable();
    return [start, this.#lineAfter(entry)[0]];
  }

  #dashOf(item: Node | undefined): { columns: number; width: number; text: string } {
    if (!item) throw new Unsuitable();
    const start = startOf(item);
    const [found, space = '', text = ''] =
      /^( *)(- +)(?:[&!]\S+ +)*$/.exec(this.#yaml.slice(this.#lineOf(start), start)) ?? [];
    if (found === undefined) throw new Unsuitable();
    return { columns: space.length, width: text.length, text };
  }

  /** Returns the offset of the line after a node, and a line feed if the text ends before it. */
  #lineAfter(node: Node | Entry): [number, string] {
    const end = endOf(node);
    if (end > 0 && this.#yaml[end - 1] === '\n') return [end, ''];
    const line = this.#yaml.indexOf('\n', end);
    return line < 0 ? [this.#yaml.length, '\n'] : [line + 1, ''];
  }

  #lineOf = (offset: number) => this.#yaml.lastIndexOf('\n', offset - 1) + 1;
  #columnOf = (offset: number) => offset - this.#lineOf(offset);
  #ended = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

  /** Returns whether the first list in the front matter is indented. */
  #indentsLists(): boolean {
    if (!isMap<Node, Node | null>(this.#root)) return true;
    const list = this.#root.items.find(
      ({ value }) => isSeq(value) && !value.flow && value.items.length > 0,
    )?.value;
    return !list || this.#columnOf(rangeOf(list)[0]) > 0;
  }

  /** Refuses to change a value that also stands elsewhere. */
  #refuseAnchors(node: Node | null): void {
    if (node === null || isAlias(node)) return;
    visit(node as never, {
      Value: (_, { anchor }) => {
        if (anchor && this.#aliased.has(anchor)) throw new Unsuitable();
      },
    });
  }
}

/** Joins the texts that are added in the same place, in their order. */
function inSamePlaces(spots: readonly Spot[]): Spot[] {
  const [added, others] = [
    spots.filter(([start, end]) => start === end),
    spots.filter(([start, end]) => start !== end),
  ];
  const joined = Map.groupBy(added, ([start]) => start);
  return [
    ...others,
    ...[...joined].map(
      ([start, same]): Spot => [start, start, same.map(([, , text]) => text).join('')],
    ),
  ];
}

/** Returns the value in the YAML of an object with the field `k`. */
const valueIn = (yaml: string) => yaml.replace(/^k: ?/, '').replace(/\n$/, '');

const nameOf = (key: Node) => String(isScalar(key) ? key.value : '');
const entryOf = (map: YAMLMap<Node, Node | null>, name: string) =>
  map.items.find(({ key }) => nameOf(key) === name);

/** Returns a node as a value of JavaScript. An alias is a value that nothing equals. */
const plain = (node: unknown): unknown => {
  if (isAlias(node)) return Symbol(node.source);
  if (isSeq(node)) return node.items.map(plain);
  if (isMap<Node, Node | null>(node))
    return Object.fromEntries(node.items.map(({ key, value }) => [nameOf(key), plain(value)]));
  return isScalar(node) ? node.value : undefined;
};

function rangeOf(node: Node): [number, number] {
  if (!node.range) throw new Unsuitable();
  return [node.range[0], node.range[1]];
}

const startOf = (node: Node | undefined) => {
  if (!node) throw new Unsuitable();
  return rangeOf(node)[0];
};

/** Returns where the last character of a node or a field ends, without comments and spaces. */
function endOf(node: Node | Entry): number {
  if ('key' in node) return node.value ? endOf(node.value) : rangeOf(node.key)[1];
  const last =
    (isMap<Node, Node | null>(node) || isSeq<Node>(node)) && !node.flow
      ? node.items.at(-1)
      : undefined;
  return last ? endOf(last) : rangeOf(node)[1];
}

/**
 * Returns the new text of a value in block style (`|` or `>`) with the header and the lines of the
 * old one that still fit; undefined if the style cannot hold the value.
 */
function foldedLike(source: string, value: string, node: Scalar): string | undefined {
  const [header = '', ...rest] = source.split('\n');
  const isFolded = node.type === 'BLOCK_FOLDED';
  if (!isFolded && node.type !== 'BLOCK_LITERAL') return undefined;
  const ending = /\n*$/.exec(String(node.value))?.[0] ?? '';
  const text = value.replace(/\s+$/, '');
  const indent = /^ */.exec(rest.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  if (
    text === '' ||
    indent === '' ||
    /\d/.test(header.split('#', 1)[0] ?? '') ||
    /^[ \t]/m.test(text)
  )
    return undefined;
  const trailing = /\n*$/.exec(source)?.[0] || (ending === '' ? '' : '\n');
  const lines = isFolded
    ? folded(
        rest.map((line) => line.slice(indent.length)),
        text,
      )
    : text.split('\n');
  return `${header}\n${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}${trailing}`;
}

/** Folds a text into lines. Keeps the old lines before and after the part that has changed. */
function folded(oldLines: readonly string[], text: string): string[] {
  const old = oldLines.join('\n').replace(/\n+$/, '').split('\n');
  const paragraphs = text.split('\n');
  // An empty line stands for each line feed.
  const flat = paragraphs.flatMap((paragraph, index) =>
    index === 0 ? [paragraph] : ['', paragraph],
  );
  const kept: string[] = [];
  let [rest = '', ...later] = flat;
  let from = 0;
  while (from < old.length) {
    const line = old[from] ?? '';
    if (rest === line && later.length > 0) [rest = '', ...later] = later;
    else if (line !== '' && rest.startsWith(`${line} `)) rest = rest.slice(line.length + 1);
    else break;
    kept.push(line);
    from += 1;
  }
  const after: string[] = [];
  for (let to = old.length - 1; to >= from && later.length === 0; to -= 1) {
    const line = old[to] ?? '';
    if (line === '' || !rest.endsWith(` ${line}`)) break;
    rest = rest.slice(0, -line.length - 1);
    after.unshift(line);
  }
  return [...kept, rest, ...later, ...after];
}

/**
 * Aligns the items of a list with the new ones: equal items with each other, then those between them
 * in their order. Undefined stands for an item that is new or gone.
 */
function alignedItems(
  old: readonly unknown[],
  now: readonly unknown[],
  field: Field | undefined,
): (readonly [number | undefined, number | undefined])[] {
  const same = (from: number, to: number) => sameMeaning(old[from], now[to], field);
  const aligned: (readonly [number | undefined, number | undefined])[] = [];
  let from = 0;
  let to = 0;
  while (from < old.length || to < now.length) {
    if (from < old.length && to < now.length && same(from, to)) {
      aligned.push([from++, to++]);
      continue;
    }
    // The next pair of equal items, with the fewest items before them.
    let next: [number, number] = [old.length, now.length];
    for (let one = from; one < old.length; one += 1)
      for (let other = to; other < now.length; other += 1)
        if (one + other < next[0] + next[1] && same(one, other)) next = [one, other];
    const [nextFrom, nextTo] = next;
    while (from < nextFrom && to < nextTo) aligned.push([from++, to++]);
    while (from < nextFrom) aligned.push([from++, undefined]);
    while (to < nextTo) aligned.push([undefined, to++]);
  }
  return aligned;
}
