import type { Field, TextFields } from 'daymark/fields';
import { diffArrays } from 'diff';
import {
  isMap,
  isScalar,
  isSeq,
  Lexer,
  parseDocument,
  type ScalarTag,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isEmpty, isObject, objectForm, sameMeaning, type Values } from './fields.ts';
import { commonCuts, mergeText } from './merge-text.ts';

/*
 * Changes values in the YAML of a front matter, and leaves all other lines as the owner wrote them.
 * The YAML library writes a field twice, with the old and with the new value. The function changes
 * only the lines of the file in which the YAML before and after the change differs. The library
 * keeps comments, quotes and styles.
 */

/** A day, with or without an hour, which the library writes without quotes. */
class Day {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const days: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  identify: (value) => value instanceof Day,
  test: /^\d{4}-\d\d?-\d\d?(?:(?:t|[ \t]+)\d\d?:\d\d(?::\d\d(?:\.\d+)?)?[ \t]*(?:z|[-+]\d\d?(?::?\d\d)?)?)?$/i,
  resolve: (text) => new Day(text),
  stringify: ({ value }) => Object(value).text,
};

/** Returns the values of a front matter. Throws an error with the line of a mistake in the file. */
export function readValues(yaml: string): Values {
  const document = parseDocument(yaml, { prettyErrors: false });
  const [
    {
      code,
      pos: [start],
    } = { code: '', pos: [] },
  ] = document.errors;
  let place: number | undefined = start;
  visit(document, {
    Alias(_, alias, around) {
      const value = alias.resolve(document);
      // Refuses an alias inside its own anchor, because the value would contain itself.
      if (!value || around.includes(value)) place ??= alias.range?.[0];
    },
  });
  const values: unknown = place === undefined ? (document.toJS() ?? {}) : undefined;
  if (isObject(values)) return values;
  const line = yaml.slice(0, place ?? 0).split('\n').length;
  const found = yaml.split('\n')[line - 1]?.trim();
  const expected = code === 'DUPLICATE_KEY' ? 'each name once' : 'YAML in the form name: value';
  throw new Error(
    `line ${line + 1}: correct the line in a text editor, then load the desk again (expected ${expected}; found "${found}")`,
  );
}

/**
 * Changes fields of the YAML and returns it. The value undefined removes a field. Throws an error
 * if a change is impossible.
 */
export function changeValues(yaml: string, changes: Values, kind: TextFields): string {
  const old = readValues(yaml);
  const wanted: Values = { ...old, ...changes };
  const isRight = (values: Values, one: string) =>
    sameMeaning(values[one], wanted[one], kind.fields.properties?.[one]);
  const name = Object.keys(wanted).find((one) => !isRight(old, one));
  if (name === undefined) return yaml;
  const { contents } = parseDocument(yaml);
  const fields = isMap(contents) ? contents.items : [];
  const last = (names: string[]) => fields.findLast(({ key }) => names.includes(String(key)));
  const [own, earlier] = [last([name]), last(kind.order.slice(0, kind.order.indexOf(name)))];
  let end = (own ?? earlier)?.value?.range[2] ?? 0;
  let start = own?.key.range[0] ?? end;
  // A front matter in braces is one value, so it is rewritten as a whole.
  if (isMap(contents) && contents.flow) [start, end] = [0, yaml.length];
  const part = yaml.slice(start, end);
  // With the tag `days`, the library recognises days, and quotes words that look like days.
  const document = parseDocument(part, { customTags: [days] });
  const map = isMap(document.contents) ? document.contents : new YAMLMap();
  document.contents = map as never;
  const style = {
    lineWidth: 0,
    verifyAliasOrder: false,
    flowCollectionPadding: /[[{] /.test(part),
    indent: /^ +(?=[^\s#])/m.exec(part)?.[0].length ?? 2,
    indentSeq: !/^- /m.test(part),
  };
  const written = () => (map.items.length === 0 ? '' : document.toString(style));
  const shown = written();
  changedNode(map, { [name]: old[name] }, { [name]: wanted[name] }, kind.fields);
  const edited = written();
  // The first way merges lines. If the merged lines do not have the value of the form, the second
  // way replaces the whole field.
  const way = [mergeText(part, shown, edited), edited]
    .map((lines) => yaml.slice(0, start) + lostComments(part, lines) + lines + yaml.slice(end))
    .find((text) => {
      try {
        return isRight(readValues(text), name);
      } catch {
        return false;
      }
    });
  // Another field with an alias of the changed value has changed too, so the call repeats until all
  // values are as wanted.
  if (way !== undefined) return changeValues(way, wanted, kind);
  throw new Error(
    `${name}: change the field in a text editor, then load the desk again (expected front matter in which the desk can change one field; found "${part.trim()}")`,
  );
}

/** Returns the comments that the second text lacks, each on a line. */
function lostComments(...texts: [string, string]): string {
  const isComment = (token: string) => token.startsWith('#');
  const [before = [], after = []] = texts.map((one) => [...new Lexer().lex(one)].filter(isComment));
  const lost = diffArrays(before, after).filter(({ removed }) => removed);
  return lost.map(({ value }) => `${value.join('\n')}\n`).join('');
}

/**
 * Returns a node with a new value in the style of the old node; if there is no old node, a new node
 * or a scalar.
 */
function changedNode(node: unknown, old: unknown, value: unknown, field: Field = {}): unknown {
  if (isObject(value)) {
    const [map, before] = isMap(node) ? [node, Object(old)] : [new YAMLMap(), {}];
    for (const name of Object.keys({ ...before, ...value })) {
      const [was, is, own] = [before[name], value[name], objectForm(field)?.properties?.[name]];
      if (sameMeaning(was, is, own)) continue;
      // Keeps an empty description, which means that a picture only decorates.
      if (isEmpty(is) && (is !== '' || name !== 'coverAlt')) map.delete(name);
      else map.set(name, changedNode(map.get(name, true), was, is, own));
    }
    return map;
  }
  if (Array.isArray(value)) {
    const [seq, before] = isSeq(node) ? [node, [...Object(old)]] : [new YAMLSeq(), []];
    const same = (one: unknown, other: unknown) => sameMeaning(one, other, field.items);
    // Each old item is paired with one new item, because a map keeps only the last value of a key.
    const places = new Map(commonCuts(before, value, same));
    seq.items = value.map((item, place) => {
      const from = before.findLastIndex((_, index) => places.get(index) === place);
      if (from >= 0 && same(before[from], item)) return seq.items[from];
      return changedNode(seq.items[from], before[from], item, field.items);
    });
    return seq;
  }
  const words = String(value);
  const takesNumbers = field.anyOf?.some(({ type }) => type === 'integer');
  let scalar = value;
  if (takesNumbers && /^[1-9]\d{0,14}$/.test(words)) scalar = Number(words);
  if (field.format === 'date' && /^\d{4}-\d\d-\d\d$/.test(words)) {
    // A form shows only the day. If the day changes, the hour in the file stays.
    const [hour = ''] = /(?<=^\d{4}-\d\d-\d\d)[Tt ].*/.exec(String(old)) ?? [];
    scalar = new Day(words + hour);
  }
  return isScalar(node) ? Object.assign(node, { value: scalar }) : scalar;
}
