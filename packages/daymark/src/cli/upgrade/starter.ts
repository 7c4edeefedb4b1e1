import { hash } from 'node:crypto';
import { globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { WORKFLOW_HOSTS, workflowFor } from '../../hosts/workflows.ts';

/*
 * The files that `npm run create` and `daymark host` write into a site. The packed engine contains them in
 * the folder `starter`, with the fingerprints of all their earlier versions, so that an upgrade can tell
 * which of them the owner has edited.
 */

/** A file as the newest engine writes it. */
interface StarterFile {
  /** The path in a site. */
  readonly path: string;
  readonly text: string;
}

/** The lines of workflows that are filled in for a repository: its branches, and a minute. */
const FILLED = [/^ {4}branches: .*/m, /^ {4}- cron: .*/m];

/** Returns a hash of a text that ignores its branches, its minute and line ends. */
export const fingerprint = (text: string): string =>
  hash(
    'sha256',
    FILLED.reduce((rest, line) => rest.replace(line, ''), text.replaceAll('\r\n', '\n')),
  ).slice(0, 12);

/** The files at the root of a site, by their names in the template. npm leaves some names out of packages. */
const TEMPLATE: Readonly<Record<string, string>> = {
  'daymark.mjs': 'daymark.mjs',
  gitignore: '.gitignore',
  npmrc: '.npmrc',
};

/** The files without which the scripts of a new site do not work. An upgrade adds them. */
const NEEDED = ['daymark.mjs', '.npmrc'];

/**
 * Returns the files that an upgrade may renew, by name: those at the root of a site, the pages in each
 * language, and the workflows. Articles and the other texts of a new site are examples, and stay.
 * @param starter the folder with the folders `template` and `words` of `create-daymark`
 */
export function starterFiles(starter: string): Map<string, StarterFile> {
  const read = (file: string) => readFileSync(join(starter, file), 'utf8');
  const pages = globSync('words/*/{content/pages,pages}/*.md', { cwd: starter })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const workflows = WORKFLOW_HOSTS.map((host): [string, StarterFile] => {
    const { file, text } = workflowFor(host, { branches: ['main', 'master'], minute: 17 });
    return [host, { path: file, text }];
  });
  return new Map([
    ...Object.entries(TEMPLATE).map(([name, path]): [string, StarterFile] => [
      name,
      { path, text: read(`template/${name}`) },
    ]),
    ...pages.map((file): [string, StarterFile] => {
      const name = file.slice('words/'.length);
      return [name, { path: name.slice(name.indexOf('/') + 1), text: read(file) }];
    }),
    ...workflows,
  ]);
}

/**
 * Returns the longer lines of a text, by which texts are compared: short lines are alike in most
 * texts.
 */
const linesOf = (text: string) => new Set(text.split(/\r?\n/).filter((line) => line.length > 20));

/** Returns how many lines two texts share. */
const shared = (text: string, other: string) => linesOf(text).intersection(linesOf(other)).size;

/**
 * Returns a new text with the branches and the minute of the owner's file, and with the line ends
 * of that file.
 */
function filledAs(own: string, text: string): string {
  const filled = FILLED.reduce((rest, line) => {
    const [found] = line.exec(own) ?? [];
    return found === undefined ? rest : rest.replace(line, () => found);
  }, text);
  return own.includes('\r\n') ? filled.replaceAll('\n', '\r\n') : filled;
}

/** The changes of an upgrade to the files of a site that a starter has written. */
interface Renewal {
  /** The files that the owner has not edited, with their new texts, and missing files that scripts need. */
  readonly renewed: readonly StarterFile[];
  /** The differences between files that the owner has edited and their newest versions, as patches. */
  readonly differences: readonly string[];
}

/**
 * Compares the files of a site with those that starters have written.
 * @param root the site's folder
 * @param starter the folder of the newest starter, with the fingerprints of all versions of its files
 */
export function renewalOf(root: string, starter: string): Renewal {
  const versions: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(starter, 'versions.json'), 'utf8'),
  ).files;
  const renewed: StarterFile[] = [];
  const differences: string[] = [];
  const byPath = Map.groupBy(starterFiles(starter), ([, { path }]) => path);
  for (const [path, candidates] of byPath) {
    const file = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!file && NEEDED.includes(path)) renewed.push(...candidates.map(([, added]) => added));
    if (!file?.isFile()) continue;
    const own = readFileSync(join(root, path), 'utf8');
    const print = fingerprint(own);
    const unedited = candidates.find(([name]) => versions[name]?.includes(print));
    if (unedited) {
      const text = filledAs(own, unedited[1].text);
      if (text !== own) renewed.push({ path, text });
      continue;
    }
    // The owner's text may be in any language. A text without any line of the starter needs no
    // comparison.
    const [nearest] = candidates
      .map(([, { text }]) => ({ text: filledAs(own, text), lines: shared(own, text) }))
      .toSorted((a, b) => b.lines - a.lines);
    if (nearest && nearest.lines > 0 && nearest.text !== own)
      differences.push(
        createTwoFilesPatch(path, path, own, nearest.text, 'yours', 'of the engine'),
      );
  }
  return { renewed, differences };
}
