import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/* Counts the weight of the code that a maintainer takes over, and fails above the ceilings below. */

interface Weight {
  readonly files: number;
  readonly lines: number;
  readonly exports: number;
}

/**
 * The code of all packages together. Tests, styles and UI strings do not count. Raise a ceiling only
 * with the reason beside the number.
 */
const CODE: Weight = { files: 622, lines: 39_427, exports: 1_522 };

/** What the page of an article imports, directly or not: modules, components and types. */
const ARTICLE_ROUTE = { files: 240, lines: 14_421 };

const CODE_FILES = 'packages/**/*.{ts,tsx,astro,mjs}';
const NOT_CODE = [
  '**/node_modules/**',
  '**/*.test.*',
  '**/*.d.ts',
  'packages/*/words/**',
  '**/.cache/**',
];
const ROUTE = 'packages/daymark/src/pages/blog/[slug].astro';

/** Returns the TypeScript of a file: of an Astro file, the front matter and the scripts. */
function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

const parse = (file: string) =>
  ts.createSourceFile(
    file,
    scriptOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Returns how many names a declaration or a pattern binds. */
const namesIn = (name: ts.BindingName): number =>
  ts.isIdentifier(name)
    ? 1
    : name.elements.reduce(
        (sum, element) => sum + (ts.isOmittedExpression(element) ? 0 : namesIn(element.name)),
        0,
      );

/** Returns how many names a statement exports. `export *` counts as one. */
function exportsOf(statement: ts.Statement): number {
  if (ts.isExportAssignment(statement)) return 1;
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause) ? clause.elements.length : 1;
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return 0;
  if (!ts.isVariableStatement(statement)) return 1;
  const { declarations } = statement.declarationList;
  return declarations.reduce((sum, { name }) => sum + namesIn(name), 0);
}

/** Returns the specifiers of all imports of a file, also of types and of literal `import()`. */
function importsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.push((node.argument.literal as ts.StringLiteral).text);
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

/** Returns all files that a file reaches by imports, with itself. */
function reached(start: string): string[] {
  const seen = new Set<string>([resolve(start)]);
  for (const file of seen)
    for (const specifier of importsOf(file)) {
      const target = targetOf(specifier, file);
      if (target) seen.add(target);
    }
  return [...seen];
}

const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const files = globSync(CODE_FILES, { exclude: NOT_CODE });
const route = reached(ROUTE);
const counts = [
  ['files of code', files.length, CODE.files],
  ['lines of code', linesOf(files), CODE.lines],
  [
    'exported names',
    files.reduce(
      (sum, file) => sum + parse(file).statements.reduce((all, one) => all + exportsOf(one), 0),
      0,
    ),
    CODE.exports,
  ],
  ['files that the page of an article reaches', route.length, ARTICLE_ROUTE.files],
  ['lines that the page of an article reaches', linesOf(route), ARTICLE_ROUTE.lines],
] as const;
for (const [name, count, ceiling] of counts) {
  const isOver = count > ceiling;
  console.log(`${name}: ${count} of at most ${ceiling}${isOver ? ', too many' : ''}`);
  if (isOver) process.exitCode = 1;
}
if (process.argv.includes('--reached'))
  for (const file of route.toSorted())
    console.log(linesOf([file]), file.replace(`${resolve('.')}/`, ''));
