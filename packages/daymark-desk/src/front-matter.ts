import type { Field, TextFields } from 'daymark/fields';
import { diffArrays } from 'diff';
import { isMap, isScalar, isSeq, Lexer, parseDocument, YAMLMap, YAMLSeq } from 'yaml';
import { isEmpty, isObject, objectForm, sameMeaning } from './fields.ts';
import { cuts, mergeText } from './merge-text.ts';

/*
 * Changes values in the YAML of a front matter, and leaves all other lines as the owner wrote them.
 * The YAML library writes a field twice, with the old and with the new value: only the lines that
 * differ between the two were changed. The library keeps comments, quotes and styles. The result is
 * read again: if it says anything else than it should, the library writes the whole field.
 */

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values of a front matter, with days in the words of the owner.
 * @throws Error with the line of the file if the YAML has a mistake
 */
export function readValues(yaml: string): Values {
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = document.errors;
  const values: unknown = error ? undefined : (document.toJS() ?? {});
  if (isObject(values)) return values;
  const place = error?.pos[0] ?? document.contents?.range[0];
  const line = yaml.slice(0, place).split('\n').length;
  const found = yaml.split('\n')[line - 1]?.trim();
  throw new Error(
    `line ${line + 1}: expected YAML in the form name: value; found "${found}" (${error?.code ?? 'no name'}). Correct the line in a text editor, then load the desk again`,
  );
}

const BLANK = String.raw`(?:[^\S\n]*(?:#[^\n]*)?\n)*`;
/** A field with the blank lines and comments above it, or else what is below all fields. */
const PART = String.raw`${BLANK}[^\s#-][^\n]*\n(?:${BLANK}(?:[^\S\n]+\S|-)[^\n]*\n)*|[^]+`;

/**
 * Returns the YAML with other values. Undefined removes a field, and what `changes` does not have stays.
 * @throws Error if no way of writing a field says what it should
 */
export function changeValues(yaml: string, changes: Values, kind: TextFields): string {
  const old = readValues(yaml);
  const wanted: Values = { ...old, ...changes };
  const isRight = (values: Values, name: string) =>
    sameMeaning(values[name], wanted[name], kind.fields.properties?.[name]);
  const name = Object.keys(wanted).find((one) => !isRight(old, one));
  if (name === undefined) return yaml;
  const parts: string[] = yaml.match(new RegExp(PART, 'g')) ?? [];
  const documents = parts.map((part) => parseDocument(part));
  // A front matter in braces is one part.
  let place = parts.findIndex((part, at) => /^\{/m.test(part) || documents[at]?.has(name));
  if (place < 0) {
    const earlier = kind.order.slice(0, kind.order.indexOf(name));
    place = documents.findLastIndex((document) => earlier.some((one) => document.has(one))) + 1;
    parts.splice(place, 0, '');
  }
  const own = parts[place] ?? '';
  const ways = waysOf(own, { [name]: old[name] }, { [name]: wanted[name] }, kind.fields);
  const way = ways
    .map((lines) => parts.with(place, lines).join(''))
    .find((text) => {
      try {
        return isRight(readValues(text), name);
      } catch {
        return false;
      }
    });
  // A field whose alias stands for the changed value now says something else, and is changed next.
  if (way !== undefined) return changeValues(way, wanted, kind);
  throw new Error(
    `${name}: expected front matter in which the desk can change one field; found "${own.trim()}". Change the field in a text editor, then load the desk again`,
  );
}

/** Returns ways of writing a part with another value: with few changed lines, and by the library. */
function waysOf(own: string, old: Values, value: Values, fields: Field): string[] {
  // With days, so that the library writes words that look like days in quotes.
  const document = parseDocument(own, { customTags: ['timestamp'] });
  const map = isMap(document.contents) ? document.contents : new YAMLMap();
  document.contents = map as never;
  const style = {
    lineWidth: 0,
    verifyAliasOrder: false,
    flowCollectionPadding: /[[{] /.test(own),
    indent: /^ +(?=[^\s#])/m.exec(own)?.[0].length ?? 2,
    indentSeq: !/^- /m.test(own),
  };
  const written = () => (map.items.length === 0 ? '' : document.toString(style));
  const shown = written();
  changedNode(map, old, value, fields);
  const edited = written();
  return [mergeText(own, shown, edited), edited].map((lines) => {
    const changes = diffArrays(commentsIn(own), commentsIn(lines));
    const lost = changes.filter(({ removed }) => removed).flatMap((change) => change.value);
    return lost.join('') + lines;
  });
}

/** Returns the comments in YAML, a line each. */
const commentsIn = (yaml: string) =>
  [...new Lexer().lex(yaml)].flatMap((token) => (token.startsWith('#') ? `${token.trim()}\n` : []));

/** Returns a node with another value in the style of the old one, or else a new node or a scalar. */
function changedNode(node: unknown, old: unknown, value: unknown, field: Field = {}): unknown {
  if (isMap(node) && isObject(value)) {
    const before: Values = Object(old);
    for (const name of Object.keys({ ...before, ...value })) {
      const [was, is, own] = [before[name], value[name], objectForm(field)?.properties?.[name]];
      if (sameMeaning(was, is, own)) continue;
      // An empty description says that a picture only decorates.
      if (isEmpty(is) && (is !== '' || name !== 'coverAlt')) node.delete(name);
      else node.set(name, changedNode(node.get(name, true), was, is, own));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    const [{ items }, before] = [node, Array.isArray(old) ? old : []];
    const same = (one: unknown, other: unknown) => sameMeaning(one, other, field.items);
    // Each old item belongs to one new item, because a map keeps the last value.
    const places = new Map(cuts(before, value, same));
    node.items = value.map((item, place) => {
      const from = before.findLastIndex((_, index) => places.get(index) === place);
      if (from >= 0 && same(before[from], item)) return items[from];
      return changedNode(items[from], before[from], item, field.items);
    });
    return node;
  }
  if (isObject(value)) return changedNode(new YAMLMap(), {}, value, field);
  if (Array.isArray(value)) return changedNode(new YAMLSeq(), [], value, field);
  const words = String(value);
  // The library writes days without quotes.
  const isDay = field.format === 'date' && /^\d{4}-\d\d-\d\d$/.test(words);
  const takesNumbers = field.anyOf?.some(({ type }) => type === 'integer');
  const isNumber = takesNumbers && /^[1-9]\d{0,14}$/.test(words);
  const scalar = isDay ? new Date(words) : isNumber ? Number(words) : value;
  return isScalar(node) ? Object.assign(node, { value: scalar }) : scalar;
}
