import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { LAST_BUILD, readNote } from '../../output/builds.ts';
import { acquireLock } from '../../output/lock.ts';
import { changesSince } from './changelog.ts';
import { buildDifferences } from './compare-builds.ts';
import { editedScripts, upgradedManifest } from './manifest.ts';
import { newProperties } from './properties.ts';
import { renewalOf } from './starter.ts';
import {
  exists,
  FOLDER,
  forget,
  JOURNAL,
  move,
  NODE_MODULES,
  printUndo,
  readJournal,
  savedPath,
  undo,
} from './undo.mjs';

/** The folder of this engine, which `npm exec` has installed apart from the site. */
const OWN = fileURLToPath(new URL('../../../', import.meta.url));

/** Files that npm and the builds may change. */
const CHANGED_BY_OTHERS = ['package-lock.json', '.daymark/addresses.json'];

/** The files with all changes of the engine and all differences. The terminal shows the first lines of each kind. */
const CHANGES = 'changes.md';
const REPORT = 'report.txt';
const SHOWN = 40;

/** Prints the first of some lines, and the file with the rest. */
function printFirst(lines: readonly string[], file: string): void {
  console.log(lines.slice(0, SHOWN).join('\n'));
  if (lines.length > SHOWN) console.log(`… The rest is in ${FOLDER}/${file}`);
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * The command `daymark upgrade`, which the new engine runs in the folder of a site with another engine.
 * With `--undo`, the command puts back what the last upgrade has changed.
 * @param args the arguments after the command
 * @param engine the folder of the new engine
 * @throws Error if the site cannot be upgraded
 */
export async function upgrade(args: readonly string[], engine = OWN): Promise<void> {
  const root = process.cwd();
  const wrong = args.find((arg) => arg !== '--undo');
  if (wrong !== undefined)
    throw new Error(`daymark upgrade: expected no option, or --undo; found "${wrong}"`);
  await mkdir(join(root, '.daymark'), { recursive: true });
  const release = await acquireLock(join(root, '.daymark/upgrade.lock'), ({ pid }) =>
    console.log(`Waiting for another upgrade in this folder to end: process ${pid}.`),
  );
  try {
    if (args.length > 0) printUndo(root);
    else await upgradeSite(root, engine);
  } finally {
    await release();
  }
}

async function upgradeSite(root: string, engine: string): Promise<void> {
  const { version } = readJson(engine, 'package.json');
  const last = readJournal(root);
  if (last && !last.isInstalled) {
    undo(root);
    console.log(`The upgrade to daymark ${last.to} did not end. Its changes are undone.`);
  }
  const installed = installedVersion(root);
  if (installed !== version) {
    forget(root);
    await install(root, engine, { from: installed, to: version });
  } else if (!last?.isInstalled)
    return console.log(
      `This folder has daymark ${version} already. Another version upgrades the folder by: npm exec --yes --package ./daymark-<version>.tgz -- daymark upgrade`,
    );
  await compare(root, engine);
}

/** Returns the version of the engine that a site has. @throws Error if it has none */
function installedVersion(root: string): string {
  if (existsSync(join(root, NODE_MODULES, 'daymark/package.json')))
    return readJson(root, NODE_MODULES, 'daymark/package.json').version;
  throw new Error(
    `${NODE_MODULES}: expected the engine that the site has so far; found none. Run npm ci first.`,
  );
}

/**
 * Builds the site with its engine, changes its files, and installs the new engine. If a step fails,
 * the upgrade puts all files back.
 */
async function install(
  root: string,
  engine: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const npm = npmCommand(to);
  const former = join(root, NODE_MODULES, 'daymark');
  const { peerDependencies: peers } = readJson(engine, 'package.json');
  const { scripts } = readJson(engine, 'starter/versions.json');
  const properties = newProperties(former, engine);
  const manifest = upgradedManifest(root, { version: to, peers, scripts, properties });
  const { renewed } = renewalOf(root, join(engine, 'starter'));
  console.log(`This upgrades daymark ${from} to daymark ${to}. What has changed:\n`);
  const changes = changesSince(from, changelogOf(engine) ?? '', changelogOf(former));
  printFirst(changes.split('\n'), CHANGES);
  console.log();

  const written = [{ path: 'package.json', text: manifest }, ...renewed];
  const paths = [...written.map(({ path }) => path), ...CHANGED_BY_OTHERS];
  const existing = new Set([...paths, NODE_MODULES].filter((path) => exists(join(root, path))));
  const files = [...paths, NODE_MODULES].map((path) => ({ path, existed: existing.has(path) }));
  const journal = { from, to, today: new Date().toISOString().slice(0, 10), files };
  const write = (isInstalled: boolean) =>
    replace(root, JOURNAL, JSON.stringify({ ...journal, isInstalled }));
  try {
    await replace(root, `${FOLDER}/undo.mjs`, await readFile(new URL('undo.mjs', import.meta.url)));
    await replace(root, `${FOLDER}/${CHANGES}`, changes);
    for (const path of paths) if (existing.has(path)) await save(root, path);
    await write(false);
    console.log(`Building with daymark ${from}.`);
    await build(root, 'before', journal.today);
    for (const { path, text } of written) {
      console.log(`Renewing ${path}.`);
      await replace(root, path, text);
    }
    console.log(`Installing daymark ${to}.`);
    move(join(root, NODE_MODULES), savedPath(root, NODE_MODULES));
    // With the mode of production, npm would leave out the packages that the owner needs for
    // development.
    await run([npm, 'install', '--no-audit', '--no-fund'], root, { NODE_ENV: undefined });
    await write(true);
  } catch (error) {
    if (!undo(root)) forget(root);
    console.error('The upgrade failed. The folder is as it was before.');
    throw error;
  }
}

function changelogOf(engine: string): string | undefined {
  const file = join(engine, 'CHANGELOG.md');
  return exists(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns the path of the npm that runs this command. On Windows, only Node itself can start npm. */
function npmCommand(version: string): string {
  const cli = process.env.npm_execpath?.replace(/npx-cli\.js$/, 'npm-cli.js') ?? '';
  if (/[\\/]npm-cli\.js$/.test(cli)) return cli;
  throw new Error(
    `daymark upgrade: expected npm to run this command; found ${cli || 'no npm'}. Run: npm exec --yes --package ./daymark-${version}.tgz -- daymark upgrade`,
  );
}

/** Copies a file of the site to the folder of the upgrade. */
async function save(root: string, path: string): Promise<void> {
  const { mode } = await stat(join(root, path));
  await replace(root, savedPath('', path), await readFile(join(root, path)), mode);
}

/** Writes a file whole or not at all, also if the machine loses power. */
async function replace(
  root: string,
  path: string,
  data: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const [target, unfinished] = [join(root, path), join(root, FOLDER, 'unfinished')];
  for (const folder of [dirname(target), dirname(unfinished)])
    await mkdir(folder, { recursive: true });
  const file = await open(unfinished, 'w', mode);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
  move(unfinished, target);
}

/**
 * Builds the site with the installed engine, and shows only errors.
 * @param today the day for which the site is built
 */
function build(root: string, name: 'before' | 'after', today: string): Promise<void> {
  const environment = {
    DAYMARK_OUT: `${FOLDER}/${name}`,
    ...(!process.env.DAYMARK_NOW && { DAYMARK_TODAY: process.env.DAYMARK_TODAY || today }),
  };
  const command = join(root, NODE_MODULES, 'daymark/bin/daymark.mjs');
  return run([command, 'build'], root, environment, 'ignore');
}

/**
 * Runs a program of Node in the site's folder. A build needs a process of its own, because this process
 * has loaded the modules of one of the two engines.
 * @throws Error if the program fails
 */
async function run(
  args: readonly string[],
  cwd: string,
  change: Readonly<Record<string, string | undefined>>,
  output: 'ignore' | 'inherit' = 'inherit',
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...change },
    stdio: ['inherit', output, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} failed, as its output above says.`);
}

/** Returns the warnings of a build; none if the build has not noted them. */
async function warningsOf(root: string, name: 'before' | 'after'): Promise<string[]> {
  const out = `${FOLDER}/${name}`;
  const read = await readNote<{ results?: { warnings?: unknown } }>(root, out, LAST_BUILD);
  const warnings = read?.note.results?.warnings;
  return Array.isArray(warnings) ? warnings.map(String) : [];
}

/** Builds the site with the new engine, and prints how this build and the files of the site differ. */
async function compare(root: string, engine: string): Promise<void> {
  const journal = readJournal(root);
  if (!journal) return;
  const { from, to, today } = journal;
  const undoing = `To undo the upgrade, run: node ${FOLDER}/undo.mjs`;
  console.log(`Building with daymark ${to}.`);
  await build(root, 'after', today).catch((error) => {
    console.error(
      `daymark ${to} is installed. Correct what the build reports, and run this command again.`,
    );
    console.error(undoing);
    throw error;
  });
  const { differences } = renewalOf(root, join(engine, 'starter'));
  const { scripts } = readJson(engine, 'starter/versions.json');
  const edited = [...editedScripts(root, scripts), ...differences.join('').split('\n')];
  const known = new Set(await warningsOf(root, 'before'));
  const warnings = (await warningsOf(root, 'after')).filter((warning) => !known.has(warning));
  const lists = {
    'Files that you have edited, compared with those of a new site': edited,
    'The pages of both builds': buildDifferences(
      join(root, FOLDER, 'before'),
      join(root, FOLDER, 'after'),
    ),
    'Warnings that the earlier engine did not give': warnings.map((warning) => `  ${warning}`),
  };
  const sections = Object.entries(lists).filter(([, lines]) => lines.some(Boolean));
  const all = sections.map(([title, lines]) => `${title}:\n${lines.join('\n')}\n`);
  await replace(root, `${FOLDER}/${REPORT}`, all.join('\n'));
  for (const [title, lines] of sections) {
    console.log(`\n${title}:`);
    printFirst(lines, REPORT);
  }
  console.log(`\nThe site has daymark ${to}. ${undoing}
Otherwise, remove the tarballs of daymark ${from}, and commit the changed files.`);
}
