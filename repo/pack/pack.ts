import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { transformWithOxc } from 'vite';
import { SCRIPTS } from '../../packages/create-daymark/src/write-site.ts';
import manifest from '../../packages/daymark/package.json' with { type: 'json' };
import { writeTypes } from '../reference/types.ts';

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

/** The facts that all packages of a release share. */
export interface Release {
  /** Whether the working directory is the tagged commit, whose packages get the plain version. */
  readonly isTagged: boolean;
  /** The address of the repository, which npm compares with the origin of a release. */
  readonly repository?: string | undefined;
}

/** A tarball, and the manifest in it. */
export interface Packed {
  /** The path of the tarball, whose name contains the version. */
  readonly file: string;
  readonly manifest: Manifest;
}

/** A packed package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Writes the compiled files of a package, except for its manifest. */
export async function writeFiles(source: string, root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  for (const path of await filesOf(source)) {
    const target = join(root, compiledPath(path));
    await mkdir(dirname(target), { recursive: true });
    if (!CODE.test(path) || path.endsWith('.d.ts')) await cp(join(source, path), target);
    else await writeFile(target, await compile(path, await readFile(join(source, path), 'utf8')));
  }
  await cp(resolve('LICENSE'), join(root, 'LICENSE'));
}

/** Returns a hash of all files in a folder and of a manifest, with 12 digits. */
async function digestOf(root: string, manifest: string): Promise<string> {
  const digest = createHash('sha256').update(manifest);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  for (const file of files.toSorted()) {
    const content = await readFile(join(root, file));
    digest.update(`\n${file}\n${content.length}\n`).update(content);
  }
  return digest.digest('hex').slice(0, 12);
}

/**
 * Returns the manifest for npm: without `private`, with the paths of the compiled files, and with a
 * version that no other content has. Between two releases, this is a pre-release version of the
 * next release, with a digest of the package: `0.2.0-dev-3f2a91c07b4d`.
 * @param root the folder with the other files of the package
 * @param engine the packed engine, if the package extends it. The package then requires exactly
 * this engine
 */
async function packedManifest(
  source: string,
  root: string,
  { isTagged, repository }: Release,
  engine?: Packed,
): Promise<Manifest> {
  const json = await readFile(join(source, 'package.json'), 'utf8');
  const { private: _, ...manifest } = JSON.parse(json, (_, value) =>
    typeof value === 'string' ? compiledPath(value) : value,
  );
  const peers = engine && { ...manifest.peerDependencies, daymark: engine.manifest.version };
  const complete = {
    ...manifest,
    ...(peers && { peerDependencies: peers }),
    ...(repository && { repository: { type: 'git', url: `git+${repository}.git` } }),
  };
  if (isTagged) return complete;
  const digest = await digestOf(root, JSON.stringify(complete));
  return { ...complete, version: `${manifest.version}-dev-${digest}` };
}

/**
 * Adds the manifest to a folder with the other files of a package, and packs the folder with npm, then
 * deletes it.
 * @param source the folder of the package's sources
 * @param engine the packed engine, if the package extends it
 */
export async function packFolder(
  source: string,
  root: string,
  release: Release,
  engine?: Packed,
): Promise<Packed> {
  const manifest = await packedManifest(source, root, release, engine);
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest, null, 2));
  const folder = dirname(root);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  const [{ filename }] = JSON.parse(stdout);
  await rm(root, { recursive: true });
  return { file: join(folder, filename), manifest };
}

/** Packs the engine as npm would publish it. */
export async function packEngine(folder: string, release: Release): Promise<Packed> {
  const source = resolve('packages/daymark');
  const root = join(folder, 'package');
  await writeTypes();
  await writeFiles(source, root);
  const modules = Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file));
  const files = modules.map((file) => join(source, file));
  for (const [path, text] of declarationsOf(files, source)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await writeStarterFiles(join(root, 'starter'));
  await cp(resolve('CHANGELOG.md'), join(root, 'CHANGELOG.md'));
  // Messages of the engine refer to these documents.
  for (const file of ['docs/settings.md', 'docs/front-matter.md'])
    await cp(resolve(file), join(root, file));
  return packFolder(source, root, release);
}

/** Writes the files that `daymark upgrade` compares with the files of a site. */
async function writeStarterFiles(folder: string): Promise<void> {
  const source = resolve('packages/create-daymark');
  for (const part of ['template', 'words'])
    await cp(join(source, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\.ts$|[\\/](?:articles|authors|stories|topics)$/.test(path),
    });
  const files = JSON.parse(await readFile(join(source, 'versions.json'), 'utf8'));
  await writeFile(join(folder, 'versions.json'), JSON.stringify({ scripts: SCRIPTS, files }));
}

/** The packages that extend the engine: the importer and the desk. */
export type Extra = 'importer' | 'desk';

/**
 * Packs the importer or the desk.
 * @param engine the engine that the package extends
 */
export async function packExtra(
  folder: string,
  extra: Extra,
  engine: Packed,
  release: Release,
): Promise<Packed> {
  const source = resolve('packages', { importer: 'daymark-import', desk: 'daymark-desk' }[extra]);
  const root = join(folder, 'package');
  await writeFiles(source, root);
  return packFolder(source, root, release, engine);
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
    // The bodies of functions are not checked here, because that doubles the time, and `npm run
    // types` checks them.
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
