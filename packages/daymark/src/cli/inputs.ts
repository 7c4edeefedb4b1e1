import { hash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, relative, sep } from 'node:path';
import process from 'node:process';
import { buildDay } from '../content/articles/publication.ts';
import { digestOf, engineDigest } from '../output/engine-digest.ts';

/** Matches folders of a site that no build reads. Vite reads `.env` files. */
const UNREAD = /^(?:node_modules$|\.(?!env))/;

/** Matches environment variables that pages or the engine may read. */
const READ_VARIABLES = /^(?:DAYMARK|PUBLIC|VITE)_/;

/** The peer dependencies of the engine, whose versions a site chooses. */
const PEERS = ['astro', 'react', 'react-dom'];

/**
 * Returns a hash of all that determines a build: the files of the site, the engine, its peers, the
 * day and environment variables.
 * @param root the site's folder
 * @returns undefined if a build may read files elsewhere: through a symlink, or an integration
 */
export function inputsOf(root: string, env = process.env): string | undefined {
  if (existsSync(join(root, 'integrations.ts'))) return undefined;
  const files = filesOf(root);
  if (!files) return undefined;
  const variables = Object.entries(env).filter(([name]) => READ_VARIABLES.test(name));
  const packages = PEERS.map((name) => findPackageJSON(name, join(root, 'package.json')));
  const inputs = [
    process.version,
    engineDigest(),
    buildDay(new Date(), env),
    ...variables.map((variable) => variable.join('=')).toSorted(),
    ...packages.map((file) => (file ? digestOf(file) : '')),
    ...files.toSorted().map((file) => `${relative(root, file)} ${digestOf(file)}`),
  ];
  return hash('sha256', inputs.join('\n'));
}

/** Lists the files of a site; undefined if it contains a symlink to something else than a build. */
function filesOf(folder: string, isRoot = true): string[] | undefined {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isRoot && UNREAD.test(entry.name)) continue;
    if (entry.isSymbolicLink()) {
      const isBuild = isRoot && readlinkSync(path).split(sep).includes('.daymark');
      if (!isBuild) return undefined;
    } else if (entry.isDirectory()) {
      const inside = filesOf(path, false);
      if (!inside) return undefined;
      files.push(...inside);
    } else files.push(path);
  }
  return files;
}
