import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Properties } from './properties.ts';

type Strings = Record<string, string>;

/** The parts of a site's package.json that an upgrade reads and changes. */
interface Manifest {
  scripts?: Strings;
  dependencies?: Strings;
  devDependencies?: Strings;
  daymark?: { newProperties?: Properties };
}

/**
 * The packages that extend the engine. A site has their tarballs beside the tarball of the engine.
 */
const EXTRAS = ['daymark-import', 'daymark-desk'];

/** The parts that a new engine needs in the package.json of a site. */
interface Needed {
  readonly version: string;
  /** The peer dependencies of the engine. */
  readonly peers: Readonly<Strings>;
  /** The scripts of a new site. */
  readonly scripts: Readonly<Strings>;
  /** The properties that the engine has added to components. */
  readonly properties: Properties;
}

/**
 * Returns the text of a site's package.json for a new engine. Scripts that the owner has edited stay.
 * @throws Error if the engine of the site comes from no tarball, or if a new tarball is missing
 */
export function upgradedManifest(root: string, needed: Needed): string {
  const own = readFileSync(join(root, 'package.json'), 'utf8');
  const manifest: Manifest = JSON.parse(own);
  const { daymark: { newProperties: _, ...noted } = {}, ...kept } = manifest;
  const overridden = Object.entries(needed.properties).filter(([component]) =>
    existsSync(join(root, 'overrides', `${component}.tsx`)),
  );
  const properties = overridden.length > 0 && { newProperties: Object.fromEntries(overridden) };
  const daymark = { ...noted, ...properties };
  return jsonLike(own, {
    ...kept,
    scripts: { ...manifest.scripts, ...needed.scripts, ...scriptsOf(manifest, needed.scripts) },
    ...dependenciesOf(root, manifest, needed),
    ...(Object.keys(daymark).length > 0 && { daymark }),
  });
}

/** Returns the scripts of a site, with those that the owner has not edited as the engine writes them. */
function scriptsOf({ scripts = {} }: Manifest, newest: Readonly<Strings>): Strings {
  const renewed = Object.entries(scripts).map(([name, command]) => [
    name,
    // The first starters wrote these commands.
    command === `daymark ${name}` ? (newest[name] ?? command) : command,
  ]);
  return Object.fromEntries(renewed);
}

/** Returns the scripts that differ from those of a new site, each as two lines of a patch. */
export function editedScripts(root: string, newest: Readonly<Strings>): string[] {
  const { scripts = {} }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(newest).flatMap(([name, command]) =>
    scripts[name] === undefined || scripts[name] === command
      ? []
      : [
          `-  "${name}": ${JSON.stringify(scripts[name])}`,
          `+  "${name}": ${JSON.stringify(command)}`,
        ],
  );
}

/** Returns the dependencies of a site with the new tarballs, and the peers that they need. */
function dependenciesOf(root: string, manifest: Manifest, { version, peers }: Needed) {
  const { devDependencies } = manifest;
  const found = manifest.dependencies?.daymark ?? 'none';
  if (!/^file:.*\.tgz$/.test(found))
    throw new Error(
      `package.json: expected the engine in dependencies as a tarball, such as "file:daymark-0.1.0.tgz"; found ${found}. In a clone of the repository, merge the new engine instead (docs/upgrading.md).`,
    );
  const engine = `daymark-${version}.tgz`;
  if (!existsSync(join(root, engine)))
    throw new Error(
      `${engine}: expected the tarball of the new engine in this folder; found none. Copy it here.`,
    );
  const dependencies: Strings = { ...manifest.dependencies };
  const ranges: Strings = { ...peers, daymark: `file:${engine}` };
  for (const name of EXTRAS.filter((each) => dependencies[each]?.startsWith('file:'))) {
    const extra = extraTarball(root, name, version);
    Object.assign(ranges, extra.peers, { daymark: ranges.daymark, [name]: `file:${extra.file}` });
  }
  for (const [name, range] of Object.entries(ranges))
    if (devDependencies?.[name] === undefined) dependencies[name] = range;
  const development = devDependencies && {
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).map(([name, range]) => [name, ranges[name] ?? range]),
    ),
  };
  return { dependencies, ...development };
}

/** Finds the tarball of a package that extends this version of the engine, and what the package needs. */
function extraTarball(root: string, name: string, version: string) {
  const files = globSync(`${name}-*.tgz`, { cwd: root });
  for (const file of files) {
    const peers: Strings = manifestIn(join(root, file)).peerDependencies ?? {};
    if (peers.daymark === version) return { file, peers };
  }
  throw new Error(
    `${name}: expected in this folder its tarball for daymark ${version}; found ${files.join(', ') || 'none'}. Copy it here.`,
  );
}

/** Returns the package.json in a tarball that npm has packed. */
function manifestIn(tarball: string) {
  const data = gunzipSync(readFileSync(tarball));
  const BLOCK = 512;
  for (let at = 0; at < data.length; ) {
    const field = (from: number, to: number) =>
      data.toString('utf8', at + from, at + to).replace(/\0[\s\S]*/, '');
    const size = Number.parseInt(field(124, 136), 8) || 0;
    if (field(0, 100) === 'package/package.json')
      return JSON.parse(data.toString('utf8', at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(
    `${tarball}: expected a package that npm has packed; found no package.json in it.`,
  );
}

/** Returns JSON with the indentation and the line ends of another text. */
function jsonLike(text: string, value: unknown): string {
  const indentation = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  const json = `${JSON.stringify(value, null, indentation)}\n`;
  return text.includes('\r\n') ? json.replaceAll('\n', '\r\n') : json;
}
