import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import manifest from '../../../package.json' with { type: 'json' };
import { didYouMean } from '../../settings/edit-distance.ts';
import { lineAt } from '../../settings/problems.ts';
import { syntaxFault } from '../../settings/source.ts';
import { conflictIn } from './finder.ts';
import { ownerFiles } from './owner-files.ts';
import type { Problem } from './problem.ts';

/*
 * Checks of the owner's components, pages and styles, which read the files and run none, so that all
 * mistakes show at once and before anything is bundled.
 */

const EXPORT = './components/';

/** The file of each component that owners may replace, by name, relative to the engine's package. */
export const COMPONENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.exports).flatMap(([name, file]): [string, string][] =>
    name.startsWith(EXPORT) ? [[name.slice(EXPORT.length), String(file)]] : [],
  ),
);

const STYLES = 'custom.css';

/** Reports the mistakes in `overrides/`, in the code of Astro pages and in the brackets of `custom.css`. */
export function ownerCodeProblems(): Problem[] {
  const code = ownerFiles('overrides').files.filter((file) => !file.endsWith('.css'));
  const pages = ownerFiles('pages').files.filter((file) => file.endsWith('.astro'));
  const styles = ownerFiles(STYLES).files;
  return [
    ...code.flatMap((file) => (dirname(file) === 'overrides' ? nameProblems(file) : [])),
    ...code.filter((file) => /\.[cm]?[jt]sx?$/.test(file)).flatMap(moduleProblems),
    ...pages.flatMap((file) => importProblems(file, ...codeOf(readFileSync(file, 'utf8')))),
    ...styles.flatMap((file) => bracketProblems(readFileSync(file, 'utf8'))),
  ];
}

/** Returns the code of the files in `overrides/` and of the Astro pages, in which links may stand. */
export const readCode = (): string =>
  [...ownerFiles('overrides').files, ...ownerFiles('pages').files]
    .filter((file) => !/\.(?:css|md)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Reports a file directly in `overrides/` that does not have the name of a component. */
function nameProblems(file: string): Problem[] {
  const found = basename(file);
  const names = [...COMPONENTS.keys()].map((name) => `${name}.tsx`);
  if (names.includes(found)) return [];
  return [{ file, expected: `one of ${names.join(', ')}${didYouMean(found, names)}`, found }];
}

/**
 * Reports a syntax error, an override without a component, and imports of files and packages that
 * do not exist.
 */
function moduleProblems(file: string): Problem[] {
  const text = readFileSync(file, 'utf8');
  // Another check reports the conflict.
  if (conflictIn(text)) return [];
  const fault = syntaxFault(basename(file), text);
  if (fault) return [{ file, ...fault }];
  const name = basename(file, '.tsx');
  const isOverride = dirname(file) === 'overrides' && COMPONENTS.has(name);
  return [
    ...(isOverride ? componentProblems(file, name, text) : []),
    ...(isOverride ? droppedProperties(file, name, text) : []),
    ...importProblems(file, text),
  ];
}

/** Default exports that cannot be a component: their descriptions, by the type of their syntax. */
const NO_COMPONENT: Readonly<Record<string, string>> = {
  ArrayExpression: 'a list',
  JSXElement: 'an element',
  Literal: 'a value',
  ObjectExpression: 'an object',
  TemplateLiteral: 'a text',
};

/** Reports an override whose default export is missing, or certainly no component. */
function componentProblems(file: string, name: string, text: string): Problem[] {
  const { body } = parseSync(basename(file), text).program;
  const expected = `a default export that is a component to replace ${name}`;
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (exported?.type === 'ExportDefaultDeclaration') {
    const found = NO_COMPONENT[exported.declaration.type];
    return found ? [{ file, line: lineAt(text, exported.start), expected, found }] : [];
  }
  const isNamed = body.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.specifiers.some(({ exported }) => nameOf(exported) === 'default'),
  );
  return isNamed ? [] : [{ file, expected, found: 'no default export' }];
}

/** Returns the properties that the last upgrade has added to a component, as `daymark upgrade` notes them. */
function addedProperties(name: string): readonly string[] {
  if (!existsSync('package.json')) return [];
  const { daymark } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names: unknown = daymark?.newProperties?.[name];
  return Array.isArray(names) ? names.map(String) : [];
}

/** Warns about an override that neither names new properties nor passes all properties on. */
function droppedProperties(file: string, name: string, text: string): Problem[] {
  const dropped = addedProperties(name).filter(
    (property) => !new RegExp(`\\b${RegExp.escape(property)}\\b`).test(text),
  );
  if (dropped.length === 0 || passesAllOn(file, text)) return [];
  const names = dropped.map((property) => `"${property}"`).join(', ');
  const expected = `the properties that the last upgrade has added to ${name}: pass on all with {...props}, or name each, in a comment if the override needs none`;
  return [{ file, severity: 'warning', expected, found: `an override without ${names}` }];
}

/** Returns whether a component of a module passes on all its properties, or the rest of them. */
function passesAllOn(file: string, text: string): boolean {
  const { program } = parseSync(basename(file), text);
  const spread = new Set<string>();
  const addSpread = ({ argument }: ESTree.JSXSpreadAttribute | ESTree.SpreadElement) => {
    if (argument.type === 'Identifier') spread.add(argument.name);
  };
  new Visitor({ JSXSpreadAttribute: addSpread, SpreadElement: addSpread }).visit(program);
  return program.body.flatMap(functionsOf).some(({ params: [properties] }) => {
    const last = properties?.type === 'ObjectPattern' ? properties.properties.at(-1) : properties;
    const name = last?.type === 'RestElement' ? last.argument : last;
    return name?.type === 'Identifier' && spread.has(name.name);
  });
}

/** Returns the functions that a statement declares or exports. */
function functionsOf(statement: ESTree.Node): (ESTree.Function | ESTree.ArrowFunctionExpression)[] {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
    case 'ExportNamedDeclaration':
      return statement.declaration ? functionsOf(statement.declaration) : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ init }) => (init ? functionsOf(init) : []));
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [statement];
    default:
      return [];
  }
}

const nameOf = (name: ESTree.ModuleExportName) => ('value' in name ? name.value : name.name);

/** Returns the code between the lines `---` of an Astro page, and the number of lines above it. */
function codeOf(source: string): [code: string, above: number] {
  const [, open = '', code = ''] = /(?<![\s\S])(\s*---\r?\n)([\s\S]*?)^---/m.exec(source) ?? [];
  return [code, open.split('\n').length - 1];
}

/** The endings that an import may leave out. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.astro', '/index.ts', '/index.tsx'];

/** Matches imports that lead to neither a file nor a package, such as imports of virtual modules. */
const VIRTUAL = /^(?:[a-z-]+:|[/#~@$]\/|\/|#)/;

/**
 * Reports imports of files and packages that do not exist.
 * @param above the number of lines above the code in its file
 */
function importProblems(file: string, text: string, above = 0): Problem[] {
  const { body } = parseSync(`${basename(file)}.tsx`, text).program;
  return body.flatMap((statement): Problem[] => {
    if (!('source' in statement) || !statement.source) return [];
    const isType = 'importKind' in statement && statement.importKind === 'type';
    const name = statement.source.value.replace(/\?.*/, '');
    if (isType || VIRTUAL.test(name) || isBuiltin(name)) return [];
    const isFile = name.startsWith('.');
    const exists = isFile
      ? ENDINGS.some((ending) => existsSync(join(dirname(file), name + ending))) ||
        existsSync(join(dirname(file), name.replace(/\.js(x?)$/, '.ts$1')))
      : isInstalled(name);
    if (exists) return [];
    const line = lineAt(text, statement.start) + above;
    const expected = isFile ? 'an import of an existing file' : 'an import of an installed package';
    const fault = isFile ? 'does not exist' : 'is not installed';
    return [{ file, line, expected, found: `an import of "${name}", which ${fault}` }];
  });
}

/** Returns whether a package is installed, here or in a folder above. */
function isInstalled(name: string): boolean {
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', ...parts))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/** Matches a comment or a string, in which brackets have no meaning. */
const LITERAL = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Reports the first bracket in custom.css without its counterpart, with its line. */
function bracketProblems(styles: string): Problem[] {
  const lines = styles.replace(LITERAL, (literal) => literal.replace(/[^\n]/g, ' ')).split('\n');
  const open: number[] = [];
  for (const [index, line] of lines.entries())
    for (const bracket of line.match(/[{}]/g) ?? [])
      if (bracket === '{') open.push(index + 1);
      else if (open.pop() === undefined) return unmatched(index + 1, 'a "{" before this "}"');
  const [first] = open;
  return first === undefined ? [] : unmatched(first, 'a "}" for the "{" in this line');
}

const unmatched = (line: number, expected: string): Problem[] => [
  { file: STYLES, line, expected, found: 'none' },
];
