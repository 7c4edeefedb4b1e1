/*
 * `node repo/release/surface.ts`: lists the names on which sites may depend that have changed since the last
 * packed version, and that the newest heading of CHANGELOG.md does not name. With `--keep`, after a release,
 * writes the names of the packed version into repo/release/last-packed.txt.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseSync } from 'vite';
import * as words from '../../packages/daymark/words/en.ts';
import { type Field, formsOf, frontMatter, literal, settings } from '../reference/field.ts';

const LAST_PACKED = 'repo/release/last-packed.txt';

/** A name on which a site may depend, with its kind: "setting donation.for" → "'charity'". */
type Surface = ReadonlyMap<string, string>;

/** Returns the names on which sites may depend, with their types. */
const surface = (): Surface =>
  new Map([
    ...fieldsIn(settings(), 'setting '),
    ...frontMatter().flatMap(([folder, fields]) => [
      ...fieldsIn(fields, `front matter ${folder}/`),
    ]),
    ...properties(),
    ...membersOf('Adapter', 'packages/daymark/src/settings/network.ts'),
    ...Object.entries(words).map(([name, word]): [string, string] => [
      `word ${name}`,
      typeof word === 'function' ? `function of ${word.length}` : typeof word,
    ]),
  ]);

/** Returns the type of the values that an owner may write into a field. */
function typeOf(field: Field): string {
  if (field.const !== undefined) return literal(field.const);
  if (field.enum) return field.enum.map(literal).join(' | ');
  const forms = formsOf(field);
  if (forms.length > 0) return [...new Set(forms.map(typeOf))].join(' | ');
  return field.items ? `${typeOf(field.items)}[]` : (field.type ?? 'any');
}

/** Returns the fields inside a field, at every depth. A field of several forms has the types of all. */
function fieldsIn(field: Field, path: string): Map<string, string> {
  const found = new Map<string, string>();
  const { items, properties = {}, required = [], additionalProperties: any } = field;
  const add = (name: string, type: string) => {
    const known = found.get(name)?.split(' | ') ?? [];
    found.set(name, [...new Set([...known, ...type.split(' | ')])].join(' | '));
  };
  for (const [name, member] of Object.entries(properties)) {
    const own = /[ /]$/.test(path) ? path + name : `${path}.${name}`;
    add(own, typeOf(member) + (required.includes(name) ? '' : ' | undefined'));
    for (const inner of fieldsIn(member, own)) add(...inner);
  }
  for (const part of [...formsOf(field), items, any || undefined])
    for (const inner of part ? fieldsIn(part, path) : []) add(...inner);
  return found;
}

/**
 * Returns the properties of the components that owners may override. A test proves that the table
 * has all of these properties.
 */
function properties(): [string, string][] {
  const [, table = ''] = readFileSync('docs/extending.md', 'utf8').split('\n## Overrides\n');
  return [...table.matchAll(/^\| `(\w+)\.tsx` \|.*\| (.*) \|$/gm)].flatMap(
    ([, component, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]): [string, string] => [
        `property ${component}.${name}`,
        'property',
      ]),
  );
}

/** Returns the members of an interface in a module. */
function membersOf(type: string, file: string): [string, string][] {
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== type) continue;
    return declared.body.body.flatMap((member): [string, string][] =>
      'key' in member && member.key.type === 'Identifier'
        ? [[`adapter ${member.key.name}`, member.optional ? 'optional' : 'required']]
        : [],
    );
  }
  throw new Error(`${file}: expected the interface ${type}; found none.`);
}

/** Returns the name that contains a name: "setting donation" for "setting donation.for". */
const parentOf = (name: string) => name.replace(/\.[^.]*$/, '');

/**
 * Returns the names that differ between two surfaces: new, removed, and of another type. Leaves out
 * the fields of a name that is new or removed itself.
 */
export function changedNames(before: Surface, after: Surface): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const isWhole = (name: string) => before.has(name) === after.has(name);
  return names.filter(
    (name) =>
      before.get(name) !== after.get(name) && (name === parentOf(name) || isWhole(parentOf(name))),
  );
}

/** Returns the names that a section of the changelog does not contain in code. */
export function unnamedIn(section: string, names: readonly string[]): string[] {
  const code = [...section.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text);
  const words = new Set(code.join(' ').match(/[\w-]+/g));
  return names.filter((name) => !words.has(/[\w-]+$/.exec(name)?.[0] ?? ''));
}

const SEPARATOR = ': ';

/** Reads the surface of the last packed version. */
const readLastPacked = (): Surface =>
  new Map(
    readFileSync(LAST_PACKED, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(SEPARATOR);
        return [line.slice(0, at), line.slice(at + SEPARATOR.length)];
      }),
  );

/** Returns the names that have changed since the last packed version and that the changelog does not name. */
export function unnamedChanges(): string[] {
  const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m);
  return unnamedIn(newest, changedNames(readLastPacked(), surface()));
}

if (import.meta.main) {
  if (process.argv[2] === '--keep') {
    const lines = Array.from(surface(), (entry) => entry.join(SEPARATOR)).toSorted();
    writeFileSync(LAST_PACKED, `${lines.join('\n')}\n`);
  } else for (const name of unnamedChanges()) console.log(name);
}
