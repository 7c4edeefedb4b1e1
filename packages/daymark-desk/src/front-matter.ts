import type { Field } from 'daymark/fields';
import { diffArrays } from 'diff';
import {
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isEmpty, isObject, objectForm, sameMeaning } from './fields.ts';
import { cuts, mergeText } from './merge-text.ts';

/*
 * Changes values in the YAML of a front matter, and leaves all other lines as the owner wrote them.
 * The YAML library writes the front matter twice, with the old and with the new value: only the lines
 * that differ between the two were changed. The library keeps comments, quotes and styles. The result
 * is read again: if it says anything else than it should, the library writes the whole field.
 */

type Values = Readonly<Record<string, unknown>>;

/** Reads YAML as the engine does, with days. */
const read = (yaml: string) => parseDocument(yaml, { customTags: ['timestamp'] });

/**
 * Returns the values of a front matter, with days in the words of the owner.
 * @throws Error with the line of the file if the YAML has a mistake
 */
export function readValues(yaml: string): Values {
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = document.errors;
  const values: unknown = error ? undefined : (document.toJS() ?? {});
  if (isObject(values)) return values;
  const place = error?.pos[0] ?? document.contents?.range[0] ?? 0;
  const line = yaml.slice(0, place).split('\n').length + 1;
  const found = yaml.split('\n')[line - 2]?.trim();
  throw new Error(
    `line ${line}: expected YAML in the form name: value; found "${found}" (${error?.code ?? 'no name'}). Correct the line in a text editor, then load the desk again`,
  );
}

/**
 * Returns the YAML with other values. Fields that `changes` does not have stay as they are.
 * @param changes the new values; undefined removes a field
 * @param fields describes the fields, in the order in which new files have them
 */
export const changeValues = (yaml: string, changes: Values, fields: Field): string =>
  Object.keys(changes).reduce((text, name) => changeField(text, name, changes[name], fields), yaml);

/** @throws Error if no way of writing the field says what it should and leaves the others alone */
function changeField(yaml: string, name: string, value: unknown, fields: Field): string {
  const old = readValues(yaml);
  const text = yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`;
  const parts = partsOf(text);
  const own = parts.get(name) ?? text;
  const ownStyle = {
    flowCollectionPadding: /[[{] /.test(own),
    indent: /^ +(?=[^\s#])/m.exec(own)?.[0].length ?? 2,
    indentSeq: !/^- /m.test(own),
  };
  const others = (values: Values) => JSON.stringify({ ...values, [name]: undefined });
  const says = (way: string) => {
    try {
      const now = readValues(way);
      const isChanged = sameMeaning(now[name], value, fields.properties?.[name]);
      return isChanged && others(now) === others(old);
    } catch {
      return false;
    }
  };
  for (const style of [ownStyle, {}]) {
    const document = read(text);
    document.contents ??= new YAMLMap() as never;
    const shown = partsOf(document.toString({ lineWidth: 0, ...style }));
    writeOutAliases(document, name);
    changedNode(document.contents, old, { ...old, [name]: value }, fields);
    const edited = partsOf(document.toString({ lineWidth: 0, ...style }));
    for (const keepsLines of [true, false]) {
      const merged = Array.from(edited, ([part, lines]) =>
        keepsLines || part !== name
          ? mergeText(parts.get(part) ?? '', shown.get(part) ?? '', lines)
          : lines,
      );
      const way = withComments(merged.join(''), text);
      if (says(way)) return way;
    }
  }
  throw new Error(
    `${name}: expected front matter in which the desk can change one field; found ${parts.has(name) ? `"${own.trim()}"` : 'other fields'}. Change the field in a text editor, then load the desk again`,
  );
}

/**
 * Divides YAML behind each field, so that comments stand with the field below them. What is below all
 * fields, or in braces, has no name.
 */
function partsOf(yaml: string): Map<string, string> {
  const { contents } = read(yaml);
  const parts = new Map<string, string>();
  let start = 0;
  for (const { key, value } of isMap(contents) && !contents.flow ? contents.items : []) {
    const last = (((value ?? key) as Node).range?.[1] ?? 1) - 1;
    const rest = /^[^\n]*\n(?: +#[^\n]*\n)*/.exec(yaml.slice(last))?.[0] ?? '';
    const end = last + rest.length;
    parts.set(String(key), yaml.slice(start, end));
    start = end;
  }
  return parts.set('', yaml.slice(start));
}

/** Writes out the aliases that stand for a part of a field, because the field will change. */
function writeOutAliases(document: ReturnType<typeof read>, name: string): void {
  const nodes: unknown[] = [];
  const field = document.get(name, true) as Node | undefined;
  if (field) visit(field, { Value: (_, node) => void nodes.push(node) });
  visit(document, {
    Alias(_, alias) {
      if (!nodes.includes(alias.resolve(document))) return undefined;
      return likeOld(document.createNode(alias.toJS(document)) as Node, alias);
    },
  });
  if (field) visit(field, { Value: (_, node) => void delete node.anchor });
}

/** Gives a node the comments and the blank line of another one. */
function likeOld<Kind extends Node>(node: Kind, old: unknown): Kind {
  const { comment, commentBefore, spaceBefore } = Object(old);
  return Object.assign(node, { comment, commentBefore, spaceBefore });
}

/** Returns a node with another value in the style of the old one, or else a new node. */
function changedNode(node: unknown, old: unknown, value: unknown, field: Field = {}): Node {
  if (isMap(node) && isObject(value)) {
    const before: Values = Object(old);
    const { properties = {}, required = [] } = objectForm(field) ?? {};
    const order = Object.keys(properties);
    for (const name of new Set([...order, ...Object.keys({ ...before, ...value })])) {
      const [was, is, own = {}] = [before[name], value[name], properties[name]];
      const stays = is !== undefined && (required.includes(name) || allowsNothing(own));
      if (sameMeaning(was, is, own)) continue;
      if (isEmpty(is) && !stays) node.delete(name);
      else if (node.has(name)) {
        // The library gives comments below an empty field to its value.
        const member = was === null ? null : node.get(name, true);
        node.set(name, changedNode(member, was, is, own));
      } else {
        const earlier = order.slice(0, order.indexOf(name)).findLast((other) => node.has(other));
        const place = node.items.findIndex(({ key }) => String(key) === earlier) + 1;
        const added = new Pair(new Scalar(name), changedNode(null, undefined, is, own));
        node.items.splice(place, 0, added);
      }
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const [items, before] = [node.items, (old ?? []) as unknown[]];
    const same = (one: unknown, other: unknown) => sameMeaning(one, other, field.items);
    // Each old item belongs to one new item.
    const places = new Map([...new Map(cuts(before, value, same))].map(([from, to]) => [to, from]));
    node.items = value.map((item, to) => {
      const from = places.get(to) ?? before.length;
      const [own, was] = [items[from], before[from]];
      return own && same(was, item) ? own : changedNode(own, was, item, field.items);
    });
    return node;
  }
  if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
    const { type = '' } = node;
    const ending = type.startsWith('BLOCK') ? /\n*$/.exec(String(old))?.[0] : '';
    node.value = /QUOTE|BLOCK/.test(type) ? String(value ?? '') + ending : written(value, field);
    delete node.tag;
    return node;
  }
  const fresh = isObject(value)
    ? new YAMLMap()
    : Array.isArray(value)
      ? new YAMLSeq()
      : new Scalar(0);
  return changedNode(likeOld<Node>(fresh, node), undefined, value, field);
}

/** Whether words may be empty, such as the description of a picture that only decorates. */
const allowsNothing = ({ type, minLength, format, enum: choices, pattern }: Field) =>
  type === 'string' && !minLength && !format && !choices && !pattern;

/** Returns a value of a form with the type that the field has in the file. */
function written(value: unknown, field: Field): unknown {
  if (typeof value !== 'string') return value ?? null;
  // YAML writes days that exist without quotes.
  const day = new Date(field.format === 'date' ? value : '');
  if (!Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value) return day;
  const takesNumbers = field.anyOf?.some(({ type }) => type === 'integer');
  return takesNumbers && /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value;
}

/** Returns a changed front matter with the comments of what was removed, where they stood. */
function withComments(yaml: string, before: string): string {
  const lost = diffArrays(commentsIn(before), commentsIn(yaml)).flatMap(({ removed, value }) =>
    removed ? value : [],
  );
  const [lines, linesBefore] = [yaml.split('\n'), before.split('\n')];
  const first = lines.findIndex((line, index) => line !== linesBefore[index]);
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  return lines.toSpliced(first, 0, ...lost.map((comment) => indent + comment)).join('\n');
}

/** Returns the comments in YAML. The lexer marks plain values, which may begin with any character. */
function commentsIn(yaml: string): string[] {
  const tokens = [...new Lexer().lex(yaml)];
  return tokens
    .filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\u001F')
    .map((token) => token.trim());
}
