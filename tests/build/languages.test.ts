import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Text } from '../../packages/daymark/words/compile.ts';
import { codes } from '../../packages/daymark/words/languages.ts';
import { isExhaustive } from '../exhaustive.ts';
import { readFiles } from './built-files.ts';
import { type Copy, copySite, openCopy } from './copy.ts';
import { sharedBuild } from './shared-builds.ts';

/** Matches the site's own texts and settings, which may contain the same words as UI strings. */
const OWN = /^(?:content|pages|public|site\.config)/;
/**
 * Matches three words, or eight letters of a script without spaces: a text of this length is not in
 * another language by chance.
 */
const SENTENCE = /\p{L}+[ ,\u00a0]+\p{L}+[ \u00a0]\p{L}+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{8}/u;

/** Returns the texts of a language, and the texts between the values of their names. */
function stringsOf(code: string): string[] {
  const words = JSON.parse(readFileSync(`packages/daymark/words/${code}.json`, 'utf8'));
  const texts = Object.values<Text | { text: Text }>(words).flatMap((word) => {
    const text = typeof word === 'object' && 'text' in word ? word.text : word;
    return typeof text === 'string' ? text : Object.values(text);
  });
  const found = texts.flatMap((text) => text.split(/\{\w+\}|<\/?\w+>/));
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

const decoded = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Leaves out the scripts and styles of a page, whose names of settings are English. */
const withoutCode = ([file, data]: readonly [string, Buffer]) =>
  [file, Buffer.from(String(data).replace(/<(script|style)\b.*?<\/\1>/gs, ''))] as const;

/** Returns the texts between tags and quotation marks, each once. */
const piecesOf = (files: readonly (readonly [string, Buffer])[]) =>
  new Set(files.flatMap(([, data]) => String(data).split(/[<>"`]/)).map((text) => decoded(text)));

/**
 * Returns a built site whose interface is in a language: if possible, a site whose texts are in the
 * language too.
 */
async function siteIn(code: string): Promise<Copy> {
  if (code === 'de') return openCopy((await sharedBuild('german')).root);
  if (code === 'ja') return openCopy((await sharedBuild('japanese')).root);
  const copy = await copySite();
  onTestFinished(copy.remove);
  await copy.edit('site.config.ts', "language: 'en-GB'", `language: '${code}'`);
  expect(await copy.build()).toMatchObject({ succeeded: true });
  return copy;
}

it.each(isExhaustive ? codes.filter((code) => code !== 'en') : ['de', 'ja'])(
  'a site in the language "%s" says nothing in another that its owner has not written',
  async (code) => {
    const copy = await siteIn(code);
    const owners = (await copy.list('.')).filter((file) => OWN.test(file));
    const written = (await Promise.all(owners.map((file) => copy.read(file)))).join('\n');
    const files = [...(await readFiles(join(copy.root, 'dist/site')))].filter(([file]) =>
      /\.(?:html|js|json|atom|xml|txt|ics)$/.test(file),
    );
    const pages = piecesOf(files.filter(([file]) => file.endsWith('.html')).map(withoutCode));
    const everything = [...piecesOf(files)].join('\n');
    /** Whether the site says a string: a sentence anywhere, a shorter string only as a whole text. */
    const says = (text: string) =>
      SENTENCE.test(text) ? everything.includes(text) : pages.has(text);
    const own = stringsOf(code);
    const foreign = codes
      .filter((other) => other !== code)
      .flatMap((other) => stringsOf(other))
      .filter((text) => !own.some((word) => word.includes(text)) && !written.includes(text));
    expect(foreign.filter(says)).toEqual([]);
    // A check of the search itself: the search finds many strings of the site's own language. The
    // other strings are parts of templates.
    expect(own.filter(says).length).toBeGreaterThan(own.length / 3);
    expect(files.length).toBeGreaterThan(50);
    expect(String(files.find(([file]) => file === 'index.html')?.[1])).toContain(
      `<html lang="${code}"`,
    );
  },
);
