import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/*
 * Sveltia CMS, of which the desk serves a copy with small changes. Each change names the code of one
 * release, so that another release is refused.
 */

/** The release of Sveltia CMS that the desk is tested with. Its own names may change in others. */
const SVELTIA = '0.221.1';

/** The changes of its code. An expression with the flag `g` may occur more than once. */
const CHANGES: readonly (readonly [from: RegExp, to: string])[] = [
  // Its editor takes a word of one letter for a component, and deletes the word.
  [/replace:\(\)=>void 0,export:/, 'replace:()=>!1,export:'],
  // The description of a picture may have brackets in pairs.
  [/(=\/!\\\[\(\?<alt>\(\?:\[\^)(\\\]\\\\\]\|\\\\\.)(?=\)\*\))/, '$1\\[$2|\\[[^\\[\\]]*\\]'],
  // A format gets the whole text of a file, its path, and whether the text is published.
  [
    /async\((\{text:\w+=``,path:(\w+),folder:\{collectionName:\w+,fileName:\w+\}\})\)=>\{(.+?parser;if\((\w+)\)return \4\()\w+\)/s,
    'async item=>{let $1=item;$3item.text??``,$2,`meta`in item)',
  ],
  // A format writes the whole text of a file.
  [/if\((\w+)\)return`\$\{\(await \1\((\w+)\)\)\.trim\(\)\}\\n`/, 'if($1)return await $1($2)'],
  // The texts `x.md`, `x/index.md` and `2026/x.md` are in one list.
  [
    /(,`\$`\]\.join\(``\);return new RegExp\((\w+))\)/,
    '$1.replace(/[(][?]<subPath>.*[)](?=[\\\\][.])/,$2.startsWith(`^content`)?`(?:.+/)?(?<subPath>(?!index[.]md$)[^/]+?)(?:/index)?`:`(?<subPath>.+?)(?:/index)?`))',
  ],
  // A text with another name stays in its folder.
  [
    /if\(\w+\(\{draft:\w+,locale:(\w+),slug:(\w+)\}\)\)return (\w+)\.locales\[\1\]\.path;/,
    'if($3?.locales[$1]){let{path:p,slug:s}=$3.locales[$1],[end]=/([/]index)?[.]md$/.exec(p);let last=n=>n.split(`/`).pop();return p.slice(0,-(last(s)+end).length)+last($2)+end}',
  ],
  // After a save with another name, the address of the form has the new name, as that of a new text.
  [
    /\w+\(\w+\)&&(\w+\(`\/collections\/\$\{\w+\(\w+\)\}\/entries\/\$\{\w+\(\w+\)\?\?\w+\.subPath\}`)/,
    '$1',
  ],
  // Before each save, it reads the changes of others, which the format keeps. It asks only about a text
  // that somebody has deleted. A text that waits for a review is on a branch of its own.
  [
    /if\(!(\w+)\)(\{let (\w+)=await \w+\((\w+)\);if\()(\3&&!\w+\)throw Error\(`save_conflict`)/,
    'if(!$1||!$4.originalEntry?.workflow)$2$3?.type===`deleted`&&$5',
  ],
  // A save stops if it cannot read those changes, and a new text gets no name that others have just used.
  [
    /if\(!(\w+)&&(\w+)\)\{try\{await (\w+)\(\)\}catch\(\w+\)\{console\.error\(`[^`]*`,\w+\)\}return (\w+)\(\2\)\}/,
    'try{await $3()}catch{throw Error(`Nothing is saved, because the files of the site cannot be read. Your text is still in the form. Save again in some minutes, or load the desk again to sign in; at home, start the preview (npm run dev)`)}if(!$1&&$2)return $4($2)',
  ],
  // The desk at home has it ask for the changes of others as soon as there are some.
  [
    /=(window\.setInterval\((\w+),\w+\),document\.addEventListener\(`visibilitychange`)/,
    '=window.addEventListener(`deskchange`,$2)||$1',
  ],
  // It reads the list of files at each start. It names the state before it has read all files, so that
  // another tab, or the next start, would take an unfinished list for the whole.
  [/if\(\w+&&\w+===\w+&&\w+&&\w+===\w+&&\w+&&\w+\.length\)(\{let \w+=\w+\(\w+\.map)/, 'if(!1)$1'],
  // It takes the texts of that list as they are: the store of the browser, with which it compares them,
  // has what other tabs know.
  [/(\.every\(\w+=>\w+\.includes\(\w+\)&&)!\w+\.has\(\w+\)(?=\)\?\w+:\{\.\.\.\w+,id:)/, '$1!1'],
  // An error of the format is shown in its own words.
  [/(\(\w+\(\w+,!0\),\w+\(\w+),``\),console\.error\((\w+)\)\)\}finally/, '$1,$2.message))}finally'],
  // A text in Base64 keeps its byte order mark.
  [/(=Uint8Array\.fromBase64\(\w+\);return new TextDecoder)\(/, '$1(`utf-8`,{ignoreBOM:!0}'],
  // Its events need a library that it imports by name, and its strings are modules here.
  [/import\(`immutable`\)/, 'import(`../immutable.js`)'],
  [/(\.\.\/locales\/[\w-]+)\.json/g, '$1.js'],
  // It has the fonts twice: in its package, and on a host that the policy forbids.
  [/url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)/g, "local('none')"],
  // The pictures of people are on other hosts, so that signs stand for them.
  [/!!\w+\.account\?\.avatarURL|\w+\(\w+\)\.authorAvatarURL(?=\?)/g, '!1'],
  // It offers a picture with the token in it, for a sign-in on a phone.
  [/(\w+)\.isLargeScreen&&\1\.hasMouse&&!\1\.isLocalHost&&/, '!1&&'],
  // A component takes the focus when its text opens, and scrolls the form.
  [/(aria-readonly="false"\]`\)&&\w+\.focus\()\)/, '$1{preventScroll:!0})'],
  // After an undo in the text, the fields of a component say what the text says.
  [
    /(\w+\?\?=\w+\((\w+)\);let\{activeElement.{0,400}?this\.getWritable\(\)\.__props=)(?=\w+\}catch)/,
    '$1$2.given=',
  ],
  [
    /updateDOM\(\)\{return!1\}\}return (\w+)\},/,
    'updateDOM(e,t){let n=e=>JSON.stringify(Object.entries({...e,__sc_component_name:0}).sort());return!!t.given&&n(t.given)!==n(this.__props)}}return $1},',
  ],
  // Words that authors know.
  [/If you save now, their changes will be lost\./g, 'A save keeps both changes.'],
  [/`Edit Slug`/, '`Change Name`'],
  [/slug:\{title:`Slug`/, 'slug:{title:`Name in the Address`'],
  [/later:`Later`,slug:`Slug`/, 'later:`Later`,slug:`Name in the address`'],
  [/`The slug cannot be empty\.`/, '`Write a name.`'],
  [/`The slug cannot contain[^`]*`/, '`Write letters, numbers and hyphens, without spaces.`'],
  [/`This slug is used for another entry\.`/, '`Another text has this name.`'],
  [/entry:`Entry Assets`/, 'entry:`Pictures of This Text`'],
  [/collection:`Collection Assets`/, 'collection:`Pictures of This List`'],
  [/global:`Global Assets`/, 'global:`Pictures of the Site`'],
  [/contents:`Contents`,assets:`Assets`,/, 'contents:`Texts`,assets:`Pictures and Files`,'],
  [/`Edit in Markdown`/, '`Edit as Plain Text`'],
  [/alt:`Alt Text`,title:`Title`/, 'alt:`What the picture shows`,title:`Caption`'],
  [/`Are you sure you want to delete this entry and[^`]*`/, '`Delete this text and its pictures?`'],
  [/one \{\{Entry saved\./, 'one {{Text saved.'],
];

/** Returns the code of Sveltia with the changes of the desk. */
const adapted = (code: string): string =>
  CHANGES.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Sveltia CMS: expected ${from} in its code; found none`);
    return changed;
  }, code);

/**
 * Returns what a browser needs of Sveltia CMS: functions that read files, by the paths of the files in
 * the desk. Its strings in other languages become modules.
 * @param root the site's folder
 * @throws Error if the site does not have the release that the desk needs
 */
export async function sveltiaFiles(
  root: string,
): Promise<Map<string, () => Promise<string | Uint8Array>>> {
  const command = `Run npm install --save-exact @sveltia/cms@${SVELTIA} in the site’s folder`;
  const wrong = (words: string) => new Error(`@sveltia/cms: expected ${words}. ${command}`);
  const find = (name: string, start: string) =>
    dirname(createRequire(join(start, 'package.json')).resolve(name));
  let folder: string;
  try {
    folder = dirname(find('@sveltia/cms', root));
  } catch {
    throw wrong('the package, which the desk needs; found none');
  }
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (version !== SVELTIA)
    throw wrong(`release ${SVELTIA}, with which the desk is tested; found ${version}`);
  const read = (path: string) => readFile(join(folder, path));
  const files = new Map<string, () => Promise<string | Uint8Array>>();
  for (const name of await readdir(folder, { recursive: true })) {
    const path = name.replaceAll('\\', '/');
    if (path === 'npm/index.js')
      files.set(`sveltia/${path}`, async () => adapted(String(await read(path))));
    else if (/^locales\/.*\.json$/.test(path))
      files.set(
        `sveltia/${path.replace(/json$/, 'js')}`,
        async () => `export default ${await read(path)}`,
      );
    else if (/^npm\/.*\.(?:js|wasm|woff2|txt)$|^LICENSE\.txt$/.test(path))
      files.set(`sveltia/${path}`, () => read(path));
  }
  files.set('sveltia/immutable.js', () =>
    readFile(join(find('immutable', folder), 'immutable.es.js')),
  );
  return files;
}
