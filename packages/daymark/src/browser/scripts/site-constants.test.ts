import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { saveForLater, skipAdvertisement } from '../../../words/en.ts';
import { setOwnTexts } from '../../../words/languages.ts';
import { blankSettings } from '../../settings/settings.ts';
import { siteConstants } from './site-constants.ts';

/** Bundles modules, each of which is a script of its own. Returns the code of all scripts. */
async function bundle(
  entries: Record<string, string>,
  others: Record<string, string> = {},
  language = 'en-GB',
) {
  const root = await mkdtemp(join(tmpdir(), 'daymark-words-'));
  for (const [file, code] of Object.entries({ ...entries, ...others }))
    await writeFile(join(root, file), code);
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const input = Object.keys(entries).map((file) => join(root, file));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteConstants(blankSettings(), language)],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  await rm(root, { recursive: true });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  return outputs.map((output) => ('code' in output ? output.code.trim() : ''));
}

it('a script contains only the UI strings that it uses', async () => {
  const show = (word: string) =>
    `import * as wording from '#words';\ndocument.title = wording.${word};`;
  expect(
    await bundle({ 'a.mjs': show('saveForLater'), 'b.mjs': show('skipAdvertisement') }),
  ).toEqual([`document.title=\`${saveForLater}\`;`, `document.title=\`${skipAdvertisement}\`;`]);
});

it("a script contains the site's own words, and functions of a language beside its words", async () => {
  const show = (code: string) =>
    `import * as wording from '#words';\ndocument.title = wording.${code};`;
  const scriptIn = async (language: string, code: string) =>
    (await bundle({ 'a.mjs': show(code) }, {}, language)).join('');
  setOwnTexts({ tr: { saveForLater: 'Kaydet' } });
  expect(await scriptIn('tr', 'saveForLater')).toBe('document.title=`Kaydet`;');
  expect(await scriptIn('tr', 'skipAdvertisement')).toContain(skipAdvertisement);
  setOwnTexts({});
  expect(await scriptIn('it', "doneOn('8 giugno')")).toContain('Completata');
});

it('elements mark the words that stay English, and attributes, other words and other sites do not', async () => {
  /** Returns the HTML of a component in a language. */
  async function htmlIn(language: string): Promise<string> {
    const code = `import * as wording from '#words';
globalThis.page = <p title={wording.menu}>
  {wording.search}, {wording.menu}: {wording.partOf(1, 3, 'A')} {wording.schemes.dark}
  {wording.storiesAreEmpty((text) => <a key="a" href="/">{text}</a>)}
  <option>{wording.menu}</option>{<> · {wording.sample}</>}
</p>;`;
    const [script = ''] = await bundle({ 'a.tsx': code }, {}, language);
    new Function(script)();
    const { page } = globalThis as { page?: ReactNode };
    return renderToStaticMarkup(page);
  }
  onTestFinished(() => {
    setOwnTexts({});
  });
  setOwnTexts({ he: { search: 'חיפוש' } });
  expect(await htmlIn('he')).toBe(
    '<p title="Menu">חיפוש, <bdi lang="en">Menu</bdi>: <bdi lang="en">Part 1 of 3 in A</bdi> ' +
      '<bdi lang="en">Dark</bdi><bdi lang="en">There are no stories yet. If you have one to tell, see the</bdi>' +
      ' <a href="/"><bdi lang="en">contact page</bdi></a>.<option>Menu</option> · <bdi lang="en">example</bdi></p>',
  );
  expect(await htmlIn('eo')).toContain('<bdi lang="en">Search</bdi>');
  for (const language of ['en-GB', 'de']) expect(await htmlIn(language)).not.toContain('<bdi');
});

it('a script contains the functions for local storage that it uses', async () => {
  const show = (key: string) =>
    `import { readStored } from './stored-values.ts';\ndocument.title = readStored('${key}');`;
  const scripts = await bundle(
    { 'a.mjs': show('one'), 'b.mjs': show('two') },
    {
      'stored-values.ts':
        'export const readStored = (key: string) => localStorage.getItem(key);\nexport const other = 7;',
    },
  );
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script).toContain('localStorage.getItem');
});
