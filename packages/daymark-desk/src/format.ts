import type { TextFields } from 'daymark/fields';
import { parseDocument } from 'yaml';
import { groupsOf, isEmpty, isObject, objectName, plainForm, VALUES } from './fields.ts';
import { changeValues, readValues } from './front-matter.ts';
import { mergeText } from './merge-text.ts';

/*
 * The format between Sveltia CMS and the owner's files: the form shows the values of a text, and a save
 * changes only the lines of the values that were changed. The file travels through the form, unseen.
 */

type Values = Record<string, unknown>;

/** What a format needs to know. The form shows no other fields, and others stay as they are. */
interface FormatOptions extends TextFields {
  /** Asks the author to confirm a loss in one sentence. If the answer is false, nothing is lost. */
  ask: (question: string) => boolean | Promise<boolean>;
}

/** Creates the format of a kind of text: how a form reads and writes whole files. */
export function textFormat({ ask, ...kind }: FormatOptions) {
  /** The file at each path, as it was last read or saved. */
  const stored = new Map<string, string>();
  /** What was last saved of each opened file, before the changes of others were added. */
  const saved = new Map<string, string>();
  /** The paths of texts that no form can show. Sveltia takes their names for free ones. */
  const unshown = new Set<string>();

  /** Returns an opened text with the values of the form. */
  async function edited(opened: string, values: Values): Promise<string> {
    const { head, yaml, tail, gap, body } = partsOf(opened);
    const old: Values = { ...readValues(yaml), [VALUES.body]: body };
    const flat = Object.assign({}, values, ...groupsOf(kind).map(({ name }) => values[name]));
    const form: Values = {};
    for (const name of kind.order)
      form[name] = isEmpty(flat[name]) ? (flat[objectName(name)] ?? flat[name]) : flat[name];
    const words = inner(String(values[VALUES.body] ?? ''));
    const shown = inner(String(values[VALUES.shown] ?? body));
    form[VALUES.body] = words === '' ? undefined : mergeText(body, shown, words);
    const lost = Object.keys(form).filter((one) => !isEmpty(old[one]) && form[one] === undefined);
    const labels = lost.map((name) => `“${kind.fields.properties?.[name]?.label ?? 'Text'}”`);
    const list = new Intl.ListFormat('en').format(labels);
    if (lost.length > 0 && !(await ask(`Save this text without what the file has in ${list}?`)))
      for (const name of lost) form[name] = old[name];
    const { [VALUES.body]: text = '', ...changes } = form;
    const front = changeValues(yaml, changes, kind);
    if (head + front === '') return String(text);
    return `${head || '---\n'}${front}${tail || '---'}\n${gap}${text}`;
  }

  return {
    /**
     * Prepares the first save at a path, and the save of a text under another name: others may have
     * changed the text at its old path, and a text that was deleted has left the new one.
     */
    move(values: Values, path: string): void {
      const [from, file] = [String(values[VALUES.path] ?? ''), fileIn(values)];
      if (!from && unshown.has(path)) return;
      stored.set(path, (from && stored.get(from)) || '');
      saved.set(path + file, (from && saved.get(from + file)) || '');
    },
    /**
     * @param path the path of the file; none for a text on a branch of its own, which has no other authors
     * @throws Error with the line of the file if the front matter has a mistake, or letters are not in UTF-8
     */
    fromFile(text: string, path = ''): Values {
      stored.set(path, text);
      unshown.add(path);
      const [before, ...rest] = text.split('\uFFFD');
      if (before !== undefined && rest.length > 0)
        throw new Error(
          `line ${before.split('\n').length}: expected letters in UTF-8; found others. Save the file as UTF-8 in a text editor, then load the desk again`,
        );
      const { yaml, body } = partsOf(inner(text));
      const values = readValues(yaml);
      unshown.delete(path);
      const file = JSON.stringify(text);
      const form: Values = { body, [VALUES.shown]: body, [VALUES.file]: file, [VALUES.path]: path };
      for (const { name: group, names } of groupsOf(kind))
        for (const name of names.filter((one) => !isEmpty(values[one]))) {
          const value = values[name];
          const isChosen = isObject(value) && plainForm(kind.fields.properties?.[name] ?? {});
          const own = { [isChosen ? objectName(name) : name]: value };
          Object.assign(form, group ? { [group]: { ...Object(form[group]), ...own } } : own);
        }
      return form;
    },
    /** @throws Error if a field cannot be changed, or if the author keeps the text of somebody else */
    async toFile(values: Values): Promise<string> {
      const path = String(values[VALUES.path] ?? '');
      const file = fileIn(values);
      const found = (path && stored.get(path)) || file;
      const [opened, theirs] = [inner(file), inner(found)];
      const own = await edited(opened, values);
      // Others may have begun with an earlier save of the form, which keeps the text of its start.
      const last = saved.get(path + file) || opened;
      const distanceTo = (text: string) =>
        new Set(text.split('\n')).symmetricDifference(new Set(theirs.split('\n'))).size;
      const base = distanceTo(last) < distanceTo(opened) ? last : opened;
      const both = mergeText(theirs, base, own);
      const merged = parseDocument(partsOf(both).yaml).errors.length > 0 ? own : both;
      // Where both have changed the same lines, each order keeps the lines of another version.
      const isAgreed = merged === mergeText(own, base, theirs);
      const question = 'Somebody else has changed the same lines. Save your text in their place?';
      if (!isAgreed && !(await ask(question)))
        throw new Error(
          'Nothing is saved, because somebody else has changed the same lines. Your text is still in the form. Copy your lines, load the desk again, and add them to the other text',
        );
      const result = inOuterForm(found, merged);
      stored.set(path, result);
      saved.set(path + file, own);
      return result;
    },
  };
}

/** Returns the text of the file that was opened in a form; nothing for a new text. */
const fileIn = (values: Values): string => JSON.parse(String(values[VALUES.file] ?? '""'));

/** Returns a text without its outer form: byte order mark, white space at both ends, line endings. */
const inner = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/** Returns a text in the outer form of a file. Line endings of other kinds stay in their lines. */
function inOuterForm(file: string, text: string): string {
  // Spaces behind the last line belong to the line.
  const [, start = '', core = '', end = '\n'] =
    /^(\s*)(\S(?:.*\S)?[^\S\r\n]*)(.*)$/s.exec(file) ?? [];
  const [usual = '\n'] = /\r\n?|\n/.exec(file) ?? [];
  const spelled = (lines: string) => inner(lines).replaceAll('\n', usual);
  return start + mergeText(core, spelled(core), spelled(text)) + end;
}

/** Divides a text into the front matter with the lines around it, blank lines, and the body. */
function partsOf(text: string) {
  const front = /^(?:(---[^\S\n]*\n)((?:[^\n]*\n)*?)(---[^\S\n]*)(?:\n|$))?((?:[^\S\n]*\n)*)(.*)$/s;
  const [, head = '', yaml = '', tail = '', gap = '', body = ''] = front.exec(text) ?? [];
  return { head, yaml, tail, gap, body };
}
