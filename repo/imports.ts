import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/* Reads the imports and exports of the code, for the checks of its weight and of its folders. */

/** Returns the TypeScript of a file: of an Astro file, the front matter and the scripts. */
function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

const sources = new Map<string, ts.SourceFile>();

/** Parses the TypeScript of a file, the first time that it is called for the file. */
export function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, scriptOf(file), ts.ScriptTarget.Latest, true, kind);
  sources.set(file, source);
  return source;
}

/** An import of a module: its specifier, and the names that it imports; undefined for all names. */
interface Import {
  readonly specifier: string;
  readonly names: readonly string[] | undefined;
}

/** Returns the names that an import or a re-export takes of its module; undefined for all. */
function namesOf(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] | undefined {
  const isImport = ts.isImportDeclaration(node);
  const bindings = isImport ? node.importClause?.namedBindings : node.exportClause;
  const names = isImport && node.importClause?.name ? ['default'] : [];
  if (!bindings) return isImport ? names : undefined;
  if (ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return undefined;
  for (const { propertyName, name } of bindings.elements) names.push((propertyName ?? name).text);
  return names;
}

/** Returns all imports of a file, also of types and literal `import()`. */
function readImports(file: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.push({
        specifier: (node.moduleSpecifier as ts.StringLiteral).text,
        names: namesOf(node),
      });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier))
        found.push({ specifier: specifier.text, names: undefined });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.push({
        specifier: (node.argument.literal as ts.StringLiteral).text,
        names: undefined,
      });
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return found;
}

const WORDS = resolve('packages/daymark/words/en.ts');

/** Returns the file of this repository that an import leads to; undefined for other packages. */
function targetOf(specifier: string, from: string): string | undefined {
  const [name = ''] = specifier.split('?');
  if (name === '#words') return WORDS;
  if (!name.startsWith('.')) return undefined;
  const path = join(dirname(resolve(from)), name);
  return existsSync(path) && /\.(?:tsx?|astro|mjs)$/.test(path) ? path : undefined;
}

/** Returns what a file imports of files of this repository, as absolute paths, types included. */
export const importsWithNames = (file: string) =>
  readImports(file).flatMap(({ specifier, names }) => {
    const target = targetOf(specifier, file);
    return target === undefined ? [] : [{ target, names }];
  });

/** Returns the files of this repository that a file imports, as absolute paths, types included. */
export const importsOf = (file: string): string[] =>
  importsWithNames(file).map(({ target }) => target);

/** Returns the names that a declaration or a pattern binds. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : namesIn(element.name),
      );

/** Returns the names that a statement exports. `export *` counts as one. */
function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause)
      ? clause.elements.map(({ name }) => name.text)
      : ['*'];
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
  if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  return [(statement as ts.DeclarationStatement).name?.text ?? 'default'];
}

/** Returns the names that a file exports, types included. */
export const exportsOf = (file: string): string[] => parse(file).statements.flatMap(exportedNames);

/** Returns the number of lines of the longest function of a file; 0 if the file has none. */
export function longestFunctionOf(file: string): number {
  const source = parse(file);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  let longest = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body)
      longest = Math.max(longest, 1 + lineAt(node.end) - lineAt(node.getStart()));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return longest;
}
