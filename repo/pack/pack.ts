import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { transformWithOxc } from 'vite';
import manifest from '../../packages/daymark/package.json' with { type: 'json' };
import { workflows } from '../../packages/daymark/src/hosts/pages.ts';
import { writeTypes } from '../reference/types.ts';
import { starterLockfile, type Tarballs } from './starter-lockfile.ts';

const run = promisify(execFile);

/** Matches the paths of tests and of modules that only tests import. */
const OF_TESTS = /\.test\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/;

/** Matches the paths of files whose text refers to other modules. */
const CODE = /\.(?:tsx?|mjs|astro|css)$/;

/** Lists the files of a package that its users need, as paths from its folder. */
async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .filter((path) => /^(?:bin|src|template|words)\//.test(path) && !OF_TESTS.test(path));
}

/**
 * Returns the manifest for npm: without `private`, and with the paths of the compiled files.
 * @param repository the address of the repository, which npm compares with the origin of a release
 */
function compiledManifest(json: string, repository: string | undefined): string {
  const { private: _, ...manifest } = JSON.parse(json);
  return JSON.stringify(
    {
      ...manifest,
      ...(repository && { repository: { type: 'git', url: `git+${repository}.git` } }),
    },
    (_, value) => (typeof value === 'string' ? compiledPath(value) : value),
    2,
  );
}

/** Writes the files of a package as users get them. */
async function writePackage(source: string, root: string, repository?: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const path of await filesOf(source)) {
    const target = join(root, compiledPath(path));
    await mkdir(dirname(target), { recursive: true });
    if (!CODE.test(path) || path.endsWith('.d.ts')) await cp(join(source, path), target);
    else await writeFile(target, await compile(path, await readFile(join(source, path), 'utf8')));
  }
  const manifest = await readFile(join(source, 'package.json'), 'utf8');
  await writeFile(join(root, 'package.json'), compiledManifest(manifest, repository));
  await cp(resolve('LICENSE'), join(root, 'LICENSE'));
}

/** Packs a folder with npm, then deletes the folder. Returns the path of the tarball. */
async function packFolder(root: string, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  const [{ filename }] = JSON.parse(stdout);
  await rm(root, { recursive: true });
  return join(folder, filename);
}

/** Packs the engine as npm would publish it. Returns the path of the tarball. */
async function packEngine(folder: string, repository?: string): Promise<string> {
  const source = resolve('packages/daymark');
  const root = join(folder, 'package');
  await writeTypes();
  await writePackage(source, root, repository);
  const modules = Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file));
  const files = modules.map((file) => join(source, file));
  for (const [path, text] of declarationsOf(files, source)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  // Messages name these documents.
  for (const file of ['docs/settings.md', 'docs/front-matter.md'])
    await cp(resolve(file), join(root, file));
  return packFolder(root, folder);
}

/**
 * Writes what `create-daymark` copies into new sites: the engine's tarball, and `engine.json` with
 * the names of the tarballs, the lockfile and the workflows of hosts.
 * @param repository the address of the repository, for the manifest of the package
 * @param extras the other packages of new sites
 * @returns the path of the tarball
 */
export async function writeEngine(
  folder: string,
  { repository, extras = [] }: { repository?: string | undefined; extras?: readonly Extra[] },
): Promise<string> {
  const path = await packEngine(folder, repository);
  const packed: { -readonly [Name in Extra]?: string } = {};
  for (const extra of extras) packed[extra] = await packExtra(folder, extra);
  const lockfile = await starterLockfile(path, packed);
  const names = Object.entries(packed).map(([extra, file]) => [extra, basename(file)]);
  await writeFile(
    join(folder, 'engine.json'),
    JSON.stringify({ tarball: basename(path), ...Object.fromEntries(names), lockfile, workflows }),
  );
  return path;
}

type Extra = keyof Tarballs;

/** Packs the importer or the desk. Returns the path of the tarball. */
async function packExtra(folder: string, extra: Extra): Promise<string> {
  const root = join(folder, 'package');
  const name = { importer: 'daymark-import', desk: 'daymark-desk' }[extra];
  await writePackage(resolve('packages', name), root);
  return packFolder(root, folder);
}

/**
 * Packs `create-daymark` with the engine, as npm would publish it.
 * @param folder where the tarball is written
 * @param engine the folder that `writeEngine` has written
 * @param repository the address of the repository, for the manifest of the package
 * @returns the path of the tarball
 */
export async function packStarter(
  folder: string,
  engine: string,
  repository?: string,
): Promise<string> {
  const root = join(folder, 'package');
  await writePackage(resolve('packages/create-daymark'), root, repository);
  await cp(engine, join(root, 'engine'), { recursive: true });
  return packFolder(root, folder);
}

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

/**
 * Returns the type declarations of modules and of all modules that they import.
 * @param files the paths of the modules
 * @param root the folder that the returned paths are relative to
 * @throws if a module has a syntax error, or a type for which there is no declaration
 */
function declarationsOf(files: readonly string[], root: string): Map<string, string> {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    declaration: true,
    emitDeclarationOnly: true,
    // `npm run types` checks the bodies of functions, which takes as long as everything else here.
    noCheck: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    // Components import style sheets, for which there are no types.
    noUncheckedSideEffectImports: false,
    types: ['node'],
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0)
    throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost({})));
  const declarations = new Map<string, string>();
  program.emit(undefined, (path, text) => {
    // Style sheets have no types, and TypeScript reports their imports to users of the package.
    const typed = text.replace(/^import '[^']+\.css';\n/gm, '');
    declarations.set(relative(root, path), withCompiledReferences(typed));
  });
  return declarations;
}
