import { transformWithOxc } from 'vite';

/** A relative module specifier of a TypeScript file, after `from`, `import` or `import(`. */
const SPECIFIER =
  /((?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?["'])(\.{1,2}\/[^"'\n]+)(\.tsx?)((?:\?\w+)?["'])/g;

/** A reference to a TypeScript file by `new URL('…', import.meta.url)`. */
const BESIDE = /(new URL\(['"`][^'"`\n]*)(\.tsx?)(['"`],\s*import\.meta\.url)/g;

const compiledExtension = (extension: string) => (extension === '.tsx' ? '.jsx' : '.js');

/** Returns the path that a source file has in the package. */
export const compiledPath = (path: string) =>
  path.replace(/(?<!\.d)\.tsx?$/, (extension) => compiledExtension(extension));

/** Replaces the extensions of TypeScript in the references of a module or an Astro component. */
export function withCompiledReferences(code: string): string {
  const replaceIn = (_: string, start: string, path: string, extension: string, end: string) =>
    `${start}${path}${compiledExtension(extension)}${end}`;
  return code
    .replace(SPECIFIER, replaceIn)
    .replace(BESIDE, (match, start, extension, end) => replaceIn(match, start, '', extension, end));
}

/**
 * Compiles a file of the engine for the package: TypeScript becomes JavaScript. In Astro components
 * and styles only the references to compiled files change.
 * @param path the path of the file, whose extension determines its type
 */
export async function compile(path: string, source: string): Promise<string> {
  if (/\.tsx?$/.test(path)) {
    const jsx = { runtime: 'automatic', development: false } as const;
    const { code } = await transformWithOxc(source, path, { jsx, sourcemap: false });
    return withCompiledReferences(code);
  }
  if (path.endsWith('.css')) return source.replace(/(@source [^;]*\.)tsx/g, '$1jsx');
  return withCompiledReferences(source);
}
