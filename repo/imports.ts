import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ParseResult, parseSync, Visitor } from 'vite';

/* Reads the imports, exports and functions of the code, for the checks of its weight and its folders. */

/** A parsed file. For an Astro file, `text` contains only the front matter and the scripts. */
export interface Code extends Pick<ParseResult, 'module' | 'program'> {
  readonly text: string;
}

const parsed = new Map<string, Code>();

/** Parses a file, once for each file. */
export function parse(file: string): Code {
  const code = parsed.get(file) ?? parseText(file, readFileSync(file, 'utf8'));
  parsed.set(file, code);
  return code;
}

/**
 * Parses the text of a file.
 * @throws if the text has a syntax error
 */
export function parseText(file: string, source: string): Code {
  const isAstro = file.endsWith('.astro');
  const text = isAstro ? scriptsOf(source) : source;
  const { module, program, errors } = parseSync(isAstro ? `${file}.ts` : file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return { text, module, program };
}

/** Returns the front matter of an Astro file, and the scripts that Astro bundles. */
const scriptsOf = (text: string): string =>
  Array.from(
    text.matchAll(/^---\n([\s\S]*?)\n---|<script>([\s\S]*?)<\/script>/g),
    ([, frontMatter, script]) => frontMatter ?? script,
  ).join('\n');

const WORDS = resolve('packages/daymark/words/en.ts');

/**
 * Returns the files of this repository that a file imports, as absolute paths.
 * @param hasTypes whether the result includes files of which only types are imported
 */
export function importsOf(file: string, hasTypes = true): string[] {
  const { text, module } = parse(file);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => hasTypes || entries.length === 0 || entries.some((e) => !e.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start + 1, end - 1),
    ),
  ];
  return specifiers.flatMap((specifier) => {
    const [name = ''] = specifier.split('?');
    if (name === '#words') return WORDS;
    const path = join(dirname(resolve(file)), name);
    const isCode = name.startsWith('.') && /\.(?:tsx?|astro|mjs)$/.test(name);
    return isCode && existsSync(path) ? path : [];
  });
}

/** Returns the number of the exports of a file, types included. */
export const exportsOf = (file: string): number =>
  parse(file).module.staticExports.flatMap(({ entries }) => entries).length;

/** Returns the number of lines of the longest function of a file; 0 if the file has none. */
export function longestFunctionOf(file: string): number {
  const { text, program } = parse(file);
  let longest = 0;
  const measure = ({ start, end }: { start: number; end: number }) => {
    longest = Math.max(longest, text.slice(start, end).split('\n').length);
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program);
  return longest;
}
