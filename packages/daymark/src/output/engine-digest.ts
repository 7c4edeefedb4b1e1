import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { engineFile } from '../settings/engine-files.ts';

/** Matches the engine's own files that determine the result of a build. */
const SOURCES = /^(?:src|words)\/(?!.*\.test\.).*\.\w+$/;

/** The Markdown processor: Astro's package, and the package of the parser that it uses. */
const PROCESSOR = ['@astrojs/markdown-satteri', 'satteri'];

/**
 * Returns a hash of the engine's source files and of the packages with which it renders Markdown,
 * for the keys of results that another version may compute in another way.
 */
export function engineDigest(): string {
  known ??= computeDigest();
  return known;
}

/** The engine does not change while a command runs. */
let known: string | undefined;

/** Reads and hashes the files, which takes long enough to do it only once. */
function computeDigest(): string {
  const engine = engineFile('./package.json');
  const folder = dirname(engine);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => SOURCES.test(file))
    .toSorted();
  const packages = [engine];
  for (const name of PROCESSOR) packages.push(findPackageJSON(name, packages.at(-1)) ?? engine);
  const inputs = [...packages, ...files.map((file) => join(folder, file))];
  return hash('sha256', inputs.map(digestOf).join('\n'));
}

/** Returns the hash of a file's content. */
export const digestOf = (path: string) => hash('sha256', readFileSync(path));
