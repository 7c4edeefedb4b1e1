import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The release of Sveltia CMS that the desk is tested with. Its own names may change in others. */
const SVELTIA = '0.221.1';

/**
 * Returns the folder of Sveltia CMS in the packages of a site.
 * @throws Error if the site does not have the release that the desk needs
 */
export function sveltiaFolder(root: string): string {
  const command = `Run npm install --save-exact @sveltia/cms@${SVELTIA} in the site’s folder`;
  let folder: string;
  try {
    folder = dirname(dirname(createRequire(join(root, 'package.json')).resolve('@sveltia/cms')));
  } catch {
    throw new Error(
      `@sveltia/cms: expected the package, which the desk needs; found none. ${command}`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (version !== SVELTIA)
    throw new Error(
      `@sveltia/cms: expected release ${SVELTIA}, with which the desk is tested; found ${version}. ${command}`,
    );
  return folder;
}

/**
 * Returns the path of the library Immutable, which Sveltia imports by its name for its events.
 * @param folder the folder of Sveltia CMS
 */
export const immutableFile = (folder: string): string =>
  join(
    dirname(createRequire(join(folder, 'package.json')).resolve('immutable')),
    'immutable.es.js',
  );

/** A change of the code of Sveltia. */
type Change = readonly [from: RegExp, to: string];

/** Without this change, its editor takes a word of one letter for a component, and deletes the word. */
const KEEPS_LETTERS: Change = [/replace:\(\)=>void 0,export:/, 'replace:()=>!1,export:'];

/**
 * Returns the code of Sveltia with changes, and with the one that each desk needs.
 * @throws Error if the code does not contain what is changed
 */
export const adapted = (code: string, changes: readonly Change[] = []): string =>
  [KEEPS_LETTERS, ...changes].reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Sveltia CMS: expected ${from} in its code; found none`);
    return changed;
  }, code);

const STYLE = new URL('desk.css', import.meta.url);

/** What differs between the page of the desk at home and that away. */
interface DeskPage {
  /** What the script reads as JSON. */
  data: unknown;
  /** The address of the script. */
  script: string;
  /** HTML for the head, below its first line. */
  head?: string;
  /** HTML in front of the data. */
  body?: string;
}

/** Returns the HTML page of the desk, in which Sveltia CMS runs. */
export const deskPage = ({ data, script, head = '', body = '' }: DeskPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>The desk</title>
<style>${readFileSync(STYLE, 'utf8')}</style>
</head>
<body>
<noscript>The desk needs JavaScript.</noscript>
<div id="nc-root"></div>
${body}<script type="application/json" id="desk">${JSON.stringify(data).replaceAll('<', '\\u003C')}</script>
<script type="module" src="${script}"></script>
</body>
</html>
`;
