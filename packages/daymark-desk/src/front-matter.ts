import type { Field } from 'daymark/fields';
import {
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  type ToStringOptions,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isEmpty, isObject, objectForm, sameMeaning } from './fields.ts';
import { mergeText } from './merge-text.ts';

/*
 * Changes values in the YAML of a front matter, and leaves all other lines as the owner wrote them.
 * The YAML library writes the front matter twice, with the old and with the new value: only the lines
 * that differ between the two were changed. The library keeps comments, quotes and styles. The result
 * is read again: if it says anything else than it should, a larger part is taken from the library.
 */

type Values = Readonly<Record<string, unknown>>;

/** Reads YAML as the engine does, with days. */
const read = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] });

/**
 * Returns the values of a front matter, with days in the words of the owner.
 * @throws Error with the line of the file if the YAML has a mistake
 */
export function readValues(yaml: string): Values {
  const document = parseDocument(yaml);
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
  inOrder(Object.keys(changes), order).reduce(
    (text, name) => changeField(text, name, changes[name], fields, order),
    yaml,
  );

/** Returns the YAML of a new front matter, in the style of `daymark new`. */
export function newFrontMatter(values: Values, { properties = {} }: Field): string {
  const map = new YAMLMap();
  for (const [name, value] of Object.entries(values))
    map.set(name, nodeOf(value, properties[name]));
  const document = new Document<Node>(null, { customTags: ['timestamp'] });
  document.contents = map;
  return document.toString({ lineWidth: 0 });
}

function changeField(
  yaml: string,
  name: string,
  value: unknown,
  fields: Field,
  order: readonly string[],
): string {
  const field = fields.properties?.[name];
  const old = readValues(yaml);
  const wanted: Record<string, unknown> = { ...old, [name]: value };
  if (value === undefined) delete wanted[name];
  const text = ended(yaml);
  const document = read(text);
  if (document.contents === null) return text + newFrontMatter({ [name]: value }, fields);
  const style = styleOf(text, document, name);
  const shown = document.toString(style);
  writeOutAliases(document, name);
  changeMap(document.contents as YAMLMap<Node, Node | null>, { [name]: value }, old, fields, order);
  const edited = document.toString(style);
  const ways = [
    withField(text, edited, name, shown),
    withField(text, edited, name),
    mergeText(text, shown, edited),
  ];
  const suits = (way: string) => says(way, wanted, field, name) && keepsComments(text, way);
  return ways.find(suits) ?? edited;
}

const ended = (yaml: string) => (yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`);

/** Returns the options with which the library writes a field most like the owner. */
function styleOf(yaml: string, document: Document.Parsed, name: string): ToStringOptions {
  const start = ({ range }: Node) => range?.[0] ?? 0;
  const column = (node: Node) => start(node) - (yaml.lastIndexOf('\n', start(node) - 1) + 1);
  const isBlock = (node: unknown): node is YAMLMap<Node> | YAMLSeq<Node> =>
    (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;
  const own = document.get(name, true);
  const values = isMap<Node>(document.contents)
    ? document.contents.items.map(({ value }) => value)
    : [];
  const list =
    isSeq(own) && isBlock(own) ? own : values.find((node) => isSeq(node) && isBlock(node));
  const nested = isBlock(own) && column(own);
  return {
    lineWidth: 0,
    flowCollectionPadding: /[[{] /.test(yaml.slice(...(linesOfField(yaml, name) ?? []))),
    indent: nested || 2,
    indentSeq: !isBlock(list) || column(list) > 0,
  };
}

/** Writes out the aliases that stand for a part of a field, because the field will change. */
function writeOutAliases(document: Document.Parsed, name: string): void {
  const anchors = new Set<string>();
  const field = document.get(name, true) as Node | undefined;
  if (!field || isAlias(field)) return;
  visit(field as never, { Value: (_, { anchor }) => void (anchor && anchors.add(anchor)) });
  visit(document, {
    Alias(_, alias) {
      if (!anchors.has(alias.source)) return undefined;
      return likeOld(document.createNode(alias.toJS(document)) as Node, alias);
    },
  });
  visit(field as never, {
    Value(_, node) {
      delete node.anchor;
    },
  });
}

/** Gives a node the comments and the blank line of another one. */
function likeOld(node: Node, old: Node | null | undefined): Node {
  const { comment, commentBefore, spaceBefore } = old ?? {};
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

/** Changes fields of an object, and removes the fields whose new value is undefined. */
function changeMap(
  map: YAMLMap<Node, Node | null>,
  values: Values,
  old: Values,
  fields: Field | undefined,
  order: readonly string[],
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = objectForm(fields)?.properties?.[name];
    const place = map.items.findIndex(({ key }) => nameOf(key) === name);
    const entry = map.items[place];
    if (sameMeaning(old[name], value, field) && (entry || isEmpty(value))) continue;
    if (entry && value === undefined) {
      map.items.splice(place, 1);
      const comments = [...commentsOfNode(entry.key), ...commentsOfNode(entry.value)];
      const next = map.items[place];
      if (next) addComments(next.key, comments);
      else map.comment = [map.comment, ...comments].filter(Boolean).join('\n') || null;
    } else if (entry) entry.value = changedNode(entry.value, value, old[name], field);
    else if (value !== undefined) {
      const earlier = order.slice(0, order.indexOf(name)).toReversed();
      const before = earlier.find((other) => map.items.some(({ key }) => nameOf(key) === other));
      const at = order.includes(name)
        ? map.items.findIndex(({ key }) => nameOf(key) === before) + 1
        : map.items.length;
      map.items.splice(at, 0, new Pair(new Scalar(name) as Node, nodeOf(value, field)));
    }
  }
}

/** Returns a node with another value, in the style of the old one. */
function changedNode(node: Node | null, value: unknown, old: unknown, field: Field = {}): Node {
  if (isMap<Node, Node | null>(node) && isObject(value) && isObject(old)) {
    const names = Object.keys(objectForm(field)?.properties ?? {});
    const emptied = Object.entries(value).map(([name, own]) => [
      name,
      isEmpty(own) ? undefined : own,
    ]);
    const gone = Object.keys(old).map((name) => [name, undefined]);
    changeMap(
      node,
      { ...Object.fromEntries(gone), ...Object.fromEntries(emptied) },
      old,
      field,
      names,
    );
    return node;
  }
  if (isSeq<Node>(node) && Array.isArray(value) && Array.isArray(old)) {
    const before = node.items;
    const comments: string[] = [];
    node.items = alignedItems(old, value, field.items).flatMap(([from, to]) => {
      const item = from === undefined ? undefined : before[from];
      if (to === undefined) comments.push(...commentsOfNode(item));
      if (to === undefined) return [];
      const isSame = item && sameMeaning(old[from ?? 0], value[to], field.items);
      const own = item
        ? isSame
          ? item
          : changedNode(item, value[to], old[from ?? 0], field.items)
        : nodeOf(value[to], field.items);
      addComments(own, comments.splice(0));
      return [own];
    });
    node.comment = [node.comment, ...comments].filter(Boolean).join('\n') || null;
    return node;
  }
  if (!isScalar(node) || isObject(value) || Array.isArray(value))
    return likeOld(nodeOf(value, field), node);
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const ending = /\n*$/.exec(String(old))?.[0] ?? '';
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  node.value =
    isQuoted || isBlock ? String(value) + (isBlock ? ending : '') : written(value, field);
  if (typeof node.value !== 'string') delete node.type;
  delete node.tag;
  return node;
}

/** Returns the comments in a node, which stay when the node is removed. */
function commentsOfNode(node: Node | null | undefined): string[] {
  const comments: string[] = [];
  if (node)
    visit(node as never, {
      Node(_, { commentBefore, comment }) {
        comments.push(...[commentBefore, comment].flatMap((text) => text ?? []));
      },
    });
  return comments;
}

/** Puts comments above a node. */
function addComments(node: Node, comments: readonly string[]): void {
  node.commentBefore = [...comments, node.commentBefore].filter(Boolean).join('\n') || null;
}

/** Returns the YAML node for a value of a form, without the fields that are empty. */
function nodeOf(value: unknown, field: Field = {}): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq<Node>();
    list.items = value.map((item) => nodeOf(item, field.items));
    return list;
  }
  if (!isObject(value)) return new Scalar(written(value, field));
  const map = new YAMLMap();
  const { properties = {} } = objectForm(field) ?? {};
  for (const name of inOrder(Object.keys(value), Object.keys(properties)))
    if (!sameMeaning(undefined, value[name], properties[name]))
      map.set(name, nodeOf(value[name], properties[name]));
  return map;
}

const inOrder = (names: readonly string[], order: readonly string[]) => {
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.toSorted((one, other) => place(one) - place(other));
};

const nameOf = (key: Node) => String(isScalar(key) ? key.value : '');

/** Returns a value of a form with the type that the field has in the file. */
function written(value: unknown, field: Field): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (field.format === 'date') return dayOf(value) ?? value;
  const takesNumbers = field.anyOf?.some(({ type }) => type === 'integer');
  return takesNumbers && /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value;
}

/** Returns a day that exists as a date, which YAML writes without quotes. */
function dayOf(text: string): Date | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : '');
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : undefined;
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
    // The next pair of equal items, with the fewest items before them.
    let next: [number, number] = [old.length, now.length];
    for (let one = from; one < old.length; one += 1)
      for (let other = to; other < now.length; other += 1)
        if (one + other < next[0] + next[1] && same(one, other)) next = [one, other];
    while (from < next[0] && to < next[1]) aligned.push([from++, to++]);
    while (from < next[0]) aligned.push([from++, undefined]);
    while (to < next[1]) aligned.push([undefined, to++]);
    if (from < old.length && to < now.length) aligned.push([from++, to++]);
  }
  return aligned;
}

/**
 * Returns a front matter in which only the lines of a field are changed.
 * @param edited the front matter as the library writes it, with another value of the field
 * @param shown the same with the old value, for the lines of the field that stay
 */
function withField(yaml: string, edited: string, name: string, shown?: string): string {
  const [own, base, other] = [yaml, shown ?? '', edited].map((text) => linesOfField(text, name));
  if (own && other) {
    const lines = edited.slice(...other);
    const merged =
      shown && base ? mergeText(yaml.slice(...own), shown.slice(...base), lines) : lines;
    return yaml.slice(0, own[0]) + merged + yaml.slice(own[1]);
  }
  if (own) {
    const comments = commentsIn(yaml.slice(...own)).map((comment) => `${comment}\n`);
    return yaml.slice(0, own[0]) + comments.join('') + yaml.slice(own[1]);
  }
  if (!other) return edited;
  const before = namesIn(edited)[namesIn(edited).indexOf(name) - 1];
  const [, place = 0] = (before !== undefined && linesOfField(yaml, before)) || [];
  return yaml.slice(0, place) + edited.slice(...other) + yaml.slice(place);
}

const namesIn = (yaml: string) => Object.keys(readValues(yaml));

/** Returns where the lines of a field begin and end. */
function linesOfField(yaml: string, name: string): [number, number] | undefined {
  const { contents } = read(yaml);
  if (!isMap<Node, Node | null>(contents) || contents.flow) return undefined;
  const starts = contents.items.map(({ key }) => key.range?.[0] ?? 0);
  const place = contents.items.findIndex(({ key }) => nameOf(key) === name);
  const start = starts[place];
  if (start === undefined) return undefined;
  // Comments and blank lines above the next field belong to the next field.
  const lines = yaml.slice(start, starts[place + 1] ?? yaml.length).match(/.*\n?/g) ?? [];
  const last = lines.findLastIndex((line, index) => index === 0 || !/^(?:#.*)?$/.test(line.trim()));
  return [start, start + lines.slice(0, last + 1).join('').length];
}

/** Whether a front matter has exactly the values that it should have. */
function says(yaml: string, wanted: Values, field: Field | undefined, name: string): boolean {
  try {
    const values = readValues(yaml);
    const names = new Set([...Object.keys(values), ...Object.keys(wanted)]);
    return [...names].every(
      (other) =>
        other in values === other in wanted &&
        sameMeaning(values[other], wanted[other], other === name ? field : {}),
    );
  } catch {
    return false;
  }
}

/** Whether a changed front matter has all comments of the one before. */
function keepsComments(before: string, after: string): boolean {
  const rest = commentsIn(after);
  return commentsIn(before).every((comment) => {
    const place = rest.indexOf(comment);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}

/** Returns the comments in YAML. The lexer marks plain values, which may begin with any character. */
function commentsIn(yaml: string): string[] {
  const tokens = [...new Lexer().lex(yaml)];
  return tokens
    .filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\u001F')
    .map((token) => token.trim());
}
