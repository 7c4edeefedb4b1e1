import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * The packages that only benchmarks use. The repository does not depend on these packages, because
 * most contributors never run a benchmark.
 */
const versions = { '@11ty/eleventy': '3.1.8', sirv: '3.0.2' } as const;

/** Installs a package into the cache, if it is missing. Returns the path of its folder. */
export async function installedPackage(name: keyof typeof versions): Promise<string> {
  const version = versions[name];
  const prefix = resolve('.cache/bench/npm', `${name.replace('/', '-')}-${version}`);
  const folder = resolve(prefix, 'node_modules', name);
  if (!existsSync(folder)) {
    await mkdir(prefix, { recursive: true });
    const args = ['install', '--prefix', prefix, '--ignore-scripts', `${name}@${version}`];
    await promisify(execFile)('npm', args, { cwd: prefix });
  }
  return folder;
}
