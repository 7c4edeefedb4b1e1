/*
 * A program that replaces npm in tests of the bootstrap. For `npm ci`, it links the packages of the
 * lockfile from this repository's node_modules instead of installing them. The program passes all
 * other commands on to npm.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nameOf, neededBy, parseLockfile } from '../../repo/lockfile.ts';

const repository = resolve(import.meta.dirname, '../..');

/** Links a package and its programs into node_modules of the current folder. */
function link(place: string, folder: string, bin: Readonly<Record<string, string>>): void {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(resolve(folder), place);
  for (const [name, file] of Object.entries(bin)) {
    const program = join('node_modules/.bin', name);
    // Some packages have a program of the same name.
    rmSync(program, { force: true });
    symlinkSync(resolve(folder, file), program);
  }
}

/** Links the packages of the lockfile that `npm ci` would install with these options. */
function install(omitsDev: boolean, workspaces: readonly string[]): void {
  const text = readFileSync('package-lock.json', 'utf8');
  const { packages } = JSON.parse(text);
  const needed = workspaces.length > 0 && neededBy(parseLockfile(text), workspaces);
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/.bin', { recursive: true });
  for (const place of Object.keys(packages)) {
    const entry = packages[place];
    if (place !== `node_modules/${nameOf(place)}` || (omitsDev && entry.dev)) continue;
    if (needed && !needed.has(entry.link ? entry.resolved : place)) continue;
    const folder = entry.link ? entry.resolved : join(repository, place);
    // Packages for other systems are not installed.
    if (existsSync(folder)) link(place, folder, (packages[entry.resolved] ?? entry).bin ?? {});
  }
}

const [command, ...args] = process.argv.slice(2);
if (command === 'ci') {
  install(
    args.includes('--omit=dev'),
    args.flatMap((arg) => /^--workspace=(.*)$/.exec(arg)?.[1] ?? []),
  );
  writeFileSync('installed', args.join(' '));
} else if (command !== 'ping') {
  const { npm_execpath: _, ...env } = process.env;
  const { status } = spawnSync('npm', [String(command), ...args], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
