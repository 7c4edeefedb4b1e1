import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/* Reads the imports of the code, for the checks of its weight and of its folders. */

/** Returns the TypeScript of a file: of an Astro file, the front matter and the scripts. */
function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return text;
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

/** Parses the TypeScript of a file. */
export const parse = (file: string) =>
  ts.createSourceFile(
    file,
    scriptOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** Returns the specifiers of all imports of a file, also of types and of literal `import()`. */
function specifiersOf(file: string): string[] {
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

/** Returns the files of this repository that a file imports, as absolute paths, types included. */
export const importsOf = (file: string): string[] =>
  specifiersOf(file)
    .map((specifier) => targetOf(specifier, file))
    .filter((target) => target !== undefined);
