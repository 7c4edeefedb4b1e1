import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import type { DeskSite } from './configuration.ts';

/*
 * The files of a desk: the page in which Sveltia CMS runs, and a copy of Sveltia CMS with small
 * changes. Each change finds code of one release of Sveltia CMS, so the desk refuses any other
 * release.
 */

/** The JSON in the page of a desk, from which the script of the page reads the settings. */
export interface DeskData {
  site: DeskSite;
  /**
   * The place of the texts: a repository on a forge, or the preview, which answers as Gitea does.
   */
  backend: CmsConfig['backend'] & { api_root: string };
  /** The token of this start of the preview; absent on a host of the desk's own. */
  token?: string;
  /** The origin of the pages of the preview; absent on a host of the desk's own. */
  pages?: string;
  /** Whether each change waits for a review. */
  review?: boolean;
}

/** Returns the content security policy of a desk, with the origins of its forge and of its frames. */
export const policyFor = (forge: string, frames = '') =>
  `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; media-src blob:; font-src 'self'; connect-src 'self' blob: data: ${forge}; worker-src 'self' blob:; frame-src ${frames || "'none'"}; base-uri 'none'; form-action 'none'`;

/** Returns the HTML page of a desk. The policy is in the page for hosts that send no headers. */
export const deskPage = (data: DeskData, policy = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<title>The desk</title>
<link rel="icon" href="data:,">
<style>${readFileSync(new URL('desk.css', import.meta.url), 'utf8')}</style>
<body>
<noscript>The desk needs JavaScript.</noscript>
<div id="kept" role="status" aria-label="Kept"></div>
<div id="nc-root"></div>
<div id="messages" role="status" aria-label="Messages"></div>
<script type="application/json" id="desk">${JSON.stringify(data).replaceAll('<', '\\u003C')}</script>
<script type="module" src="desk.js"></script>
</html>
`;

/**
 * The release of Sveltia CMS that the desk changes and is tested with. Other releases may have
 * other internal names.
 */
const SVELTIA = '0.221.1';

/**
 * The changes of Sveltia's code: what an expression matches, and its replacement. An expression
 * with the flag `g` may match several times.
 */
const CHANGES: readonly (readonly [from: RegExp, to: string])[] = [
  // Without this change, the editor mistakes a word of one letter for a component and deletes it.
  [/replace:\(\)=>void 0(?=,export:)/, 'replace:()=>!1'],
  // Our format reads the whole text of a file, and gets its path.
  [
    // backtracks: the text is the code of one release
    /async\((\{text:\w+=``,path:(\w+),folder:\{collectionName:\w+,fileName:\w+\}\})\)=>\{(.+?parser;if\((\w+)\)return \4\()\w+\)/s,
    'async item=>{let $1=item;$3item.text??``,$2)',
  ],
  // Our format writes the whole text of a file.
  [/if\((\w+)\)return`\$\{\(await \1\((\w+)\)\)\.trim\(\)\}\\n`/, 'if($1)return await $1($2)'],
  // Events and previews get plain values. Without this change, Sveltia imports a library of
  // immutable maps for previews.
  [/import\(`immutable`\)/, 'Promise.resolve({fromJS:e=>e,isMap:e=>e&&(e.toJS=()=>e)})'],
  // The texts `x.md`, `x/index.md` and `2026/x.md` are in one list.
  [
    /(,`\$`\]\.join\(``\);return new RegExp\((\w+))\)/,
    '$1.replace(/[(][?]<subPath>.*[)](?=[\\\\][.])/,$2.startsWith(`^content`)?`(?:.+/)?(?<subPath>(?!index[.]md$)[^/]+?)(?:/index)?`:`(?<subPath>.+?)(?:/index)?`))',
  ],
  // A new text gets the name that `daymark new` would give it (desk.browser.ts).
  [/\b\w+&&\((\w+)=\w+\(\1\.normalize\(`NFD`\),\{locale:[^{}]*\}\)\)/, '$1=deskName($1)'],
  // A text with another name stays in its folder.
  [
    /if\(\w+\(\{draft:\w+,locale:(\w+),slug:(\w+)\}\)\)return (\w+)\.locales\[\1\]\.path;/,
    'if($3?.locales[$1]){let{path:p,slug:s}=$3.locales[$1],[end]=/([/]index)?[.]md$/.exec(p);let last=n=>n.split(`/`).pop();return p.slice(0,-(last(s)+end).length)+last($2)+end}',
  ],
  // After a save with another name, the address of the form has the new name, as for a new text.
  [
    /\b\w+\(\w+\)&&(?=\w+\(`\/collections\/\$\{\w+\(\w+\)\}\/entries\/\$\{\w+\(\w+\)\?\?\w+\.sub)/,
    '',
  ],
  // Before each save, Sveltia reads the changes of others, which the format keeps, and asks only about a text
  // that somebody has deleted. A text that waits for a review is on a branch of its own. file_as_found and
  // file_as_opened are `VALUES.found` and `VALUES.file` in fields.ts.
  [
    /if\(!(\w+)\)(\{let (\w+)=await \w+\((\w+)\);)if\((?=\3&&!\w+\)throw Error\(`save_conflict`)/,
    'if(!$1||!$4.originalEntry?.workflow)$2$4.currentValues._default.file_as_found=($3?.entry??$4.originalEntry)?.locales._default.content.file_as_opened;if($3?.type===`deleted`&&',
  ],
  // A save checks only the fields that its author has changed.
  [
    /(\(\[(\w+),(\w+)\]\)=>\{let\[\w+\]=\2\.match\(\w+\)\?\?\[\],[^;]{1,200};if\()(?=!\w+\|\|\w+\(\w+\)===`unknown`\)return;.{1,150}validateArgs:\{\.\.\.(\w+),)/,
    '$1!$4.draft.isNew&&JSON.stringify($4.draft.originalValues[$4.locale]?.[$2]??``)===JSON.stringify($3??``)||',
  ],
  // A save stops if Sveltia cannot read the changes of others, and a new text never gets a name that
  // others have just used.
  [
    /if\(!(\w+)&&(\w+)\)\{try\{await (\w+)\(\)\}catch\(\w+\)\{console\.error\(`[^`]*`,\w+\)\}return (\w+)\(\2\)\}/,
    'try{await $3()}catch{throw Error(`Nothing is saved, because the files of the site cannot be read. Your text is still in the form. Save again in some minutes, or load the desk again to sign in; at home, start the preview (npm run dev)`)}if(!$1&&$2)return $4($2)',
  ],
  // In the live preview, Sveltia reads the changes of others as soon as files have changed.
  [/(?<==)(?=window\.setInterval\((\w+),\w+\),document)/, 'addEventListener(`deskchange`,$1)||'],
  // Sveltia reads the list of files at each start. Without this change, Sveltia stores the hash of a list
  // before it has read all files: another tab, or the next start, then takes the unfinished list for the
  // whole list.
  [/if\(\w+&&\w+===\w+&&\w+&&\w+===\w+&&\w+&&\w+\.length\)(?=\{let \w+=\w+\(\w+\.map)/, 'if(!1)'],
  // Sveltia uses the texts of this list as they are. Without this change, it compares them with the
  // storage of the browser, into which other tabs write too.
  [/(\.every\(\w+=>\w+\.includes\(\w+\)&&)!\w+\.has\(\w+\)(?=\)\?\w+:\{\.\.\.\w+,id:)/, '$1!1'],
  // If our format throws an error, authors see its message.
  [/(\(\w+\(\w+,!0\),\w+\(\w+),``\),console\.error\((\w+)\)\)\}finally/, '$1,$2.message))}finally'],
  // A text in Base64 keeps its byte order mark.
  [/(?<=fromBase64\(\w+\);return new TextDecoder\()/, '`utf-8`,{ignoreBOM:!0}'],
  // Browsers import JSON only with the attribute `type`.
  [/(?<=import\(`\.\.\/locales\/[\w-]+\.json`)/g, ',{with:{type:`json`}}'],
  // Sveltia's fonts are in its package. Without this change, it also requests fonts from a host
  // that the policy forbids.
  [/url\(https:\/\/cdn\.jsdelivr\.net[^()]*\)/g, "local('none')"],
  // Without these changes, Sveltia requests news and syntax colours from other hosts, until they
  // respond.
  [/https:\/\/(?=unpkg\.com\/@sveltia\/cms|www\.githubstatus\.com\/api)/g, 'data:,'],
  [/await \w+\(\)\.loadEngine\(\)/, 'await Promise.reject()'],
  // Icons replace the profile pictures of people, which are on other hosts.
  [/!!\w+\.account\?\.avatarURL|\b\w+\(\w+\)\.authorAvatarURL(?=\?)/g, '!1'],
  // Without this change, Sveltia shows a QR code that contains the token, for a sign-in on a phone.
  [/(?=\b\w+\.isLargeScreen&&\w+\.hasMouse&&!\w+\.isLocalHost&&)/, '!1&&'],
  // A new form has the focus in its title. Text editors and components take the focus only if the
  // author works in them.
  [/(?<=\.highlight\?\?\{)/, 'locale:`_default`,keyPath:/[/]new/.test(location.hash)&&`title`'],
  [/\b(\w+)\.update\(\(\)=>\{try\{\w+\(\w+,\w+\),/, '$&$1._pendingEditorState._selection=null,'],
  [/(?<=aria-readonly="false"\])(?=`\)&&\w+\.focus\()/, ':focus-within'],
  // After an undo in the text, the fields of a component show the values of the restored text.
  [
    /updateDOM\(\)\{return!1(?=\}\}return \w+\},)/,
    'updateDOM(e,t){let n=e=>JSON.stringify(Object.entries({...e.__props}).sort());return n(e)!==n(this)&&t.closest(`.lexical-root`).__lexicalEditor._updateTags.has(`historic`)',
  ],
  // Replaces messages by words that authors know.
  [/If you save now, their changes will be lost\./g, 'A save keeps both changes.'],
  [/(?<=`(?:Edit )?)Slug(?=`)/g, 'Name'],
  [/(?<=`Th(?:e|is) )slug(?= cannot| is used)/g, 'name'],
  [/alt:`Alt Text`,title:`Title`/, 'alt:`What the picture shows`,title:`Caption`'],
];

/** Returns the code of Sveltia with the changes of the desk. */
const withDeskChanges = (code: string): string =>
  CHANGES.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Sveltia CMS: expected ${from} in its code; found none`);
    return changed;
  }, code);

/**
 * Returns the files of Sveltia CMS that a browser needs: functions that read files, by their paths in
 * the desk.
 * @param root the site's folder
 * @throws Error if the site does not have the release that the desk needs
 */
export async function sveltiaFiles(root: string) {
  const { folder, version } = await packageIn(root).catch(() => ({ folder: '', version: 'none' }));
  if (version !== SVELTIA)
    throw new Error(
      `@sveltia/cms: expected release ${SVELTIA}, with which the desk is tested; found ${version}. Run npm install --save-exact @sveltia/cms@${SVELTIA} in the site’s folder`,
    );
  const files = new Map<string, () => Promise<string | Uint8Array>>();
  for (const name of await readdir(folder, { recursive: true })) {
    const path = name.replaceAll('\\', '/');
    const read = () => readFile(join(folder, name));
    if (/^(?:npm\/.*\.(?:js|wasm|woff2|txt)|locales\/.*\.json|LICENSE\.txt)$/.test(path))
      files.set(`sveltia/${path}`, read);
  }
  const code = await files.get('sveltia/npm/index.js')?.();
  const changed = withDeskChanges(String(code));
  files.set('sveltia/npm/index.js', async () => changed);
  return files;
}

/**
 * Returns the folder and the release of the Sveltia CMS that a site has installed.
 * @throws Error if it has none
 */
async function packageIn(root: string): Promise<{ folder: string; version: string }> {
  const code = createRequire(join(root, 'package.json')).resolve('@sveltia/cms');
  const folder = join(code, '../..');
  return { folder, ...JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) };
}
