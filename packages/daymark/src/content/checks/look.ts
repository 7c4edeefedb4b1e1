import { existsSync, globSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSite } from '../../settings/addresses.ts';
import { didYouMean } from '../../settings/edit-distance.ts';
import { lineAt, readableValue } from '../../settings/problems.ts';
import type { Settings } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { cleanLogo } from '../../ui/look/logo.ts';
import { installedFont, optionalFontsOf } from '../../ui/look/optional-fonts.ts';
import { lettersIn, makeTypeface } from '../../ui/look/typeface.ts';
import { isTooLarge, lettersOf } from '../../ui/look/writing-systems.ts';
import { WORLDS, worldOf } from '../../ui/pictures/worlds.ts';
import { faintPart } from '../markdown/drawing-contrast.ts';
import { readPicture } from '../pictures/picture-file.ts';
import { leavesSite } from './owner-files.ts';
import { fieldProblem, fieldWarning, type Problem } from './problem.ts';
import { isKnown, type SitePages } from './site-pages.ts';
import type { Text } from './text.ts';

/** The reasons why a file is unreadable, by the code of the system's error. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EACCES: 'cannot be read, because of its permissions',
};

const VISIBLE_LOGO =
  'parts with a contrast of at least 3 to the header in both schemes, such as fill="currentColor"';

/** The first bytes of files that owners rename by mistake. */
const SIGNATURES = { PNG: '\x89PNG', JPEG: '\xff\xd8\xff', GIF: 'GIF8', WebP: 'RIFF', PDF: '%PDF' };

/** Returns the format of a file by its first bytes, because a file may have a wrong ending. */
const kindOf = (data: Buffer) =>
  Object.entries(SIGNATURES).find(([, start]) => data.toString('latin1').startsWith(start))?.[0];

/**
 * Reports the files of the logo, the font and the font's licence that do not exist or cannot be
 * used, the mistakes in custom.css, and the fonts that social images lack.
 */
export async function lookProblems(
  { theme: { logo, typeface, hero }, identity }: Pick<Settings, 'theme' | 'identity'>,
  source: SettingsSource,
  texts: readonly Text[],
  pages: SitePages,
): Promise<Problem[]> {
  const { language } = identity;
  const problems = [...styleProblems(pages), ...motifProblems(hero, source)];
  let own: ReadonlySet<number> = new Set();
  let upright: Buffer | undefined;
  async function check(
    field: string,
    name: string,
    expected: string,
    use: (data: Buffer) => unknown,
  ): Promise<void> {
    try {
      if (lstatSync(name).isSymbolicLink() && leavesSite(name))
        throw new Error('is a symbolic link out of the site’s folder; copy the file');
      const entry = statSync(name);
      if (!entry.isFile() && !entry.isDirectory()) throw new Error('is not a file');
      const data = await readFile(name);
      const kind = kindOf(data);
      if (kind && field !== 'theme.hero.picture')
        throw new Error(`is a ${kind} file, although its name ends with ${extname(name)}`);
      await use(data);
    } catch (error) {
      const { code, message } = Object(error);
      const found = `"${name}", which ${UNREADABLE[code] ?? message}`;
      problems.push(fieldProblem(source, field, expected, found));
    }
  }

  if (logo)
    await check('theme.logo', logo, 'an SVG file that every page can contain', (data) => {
      cleanLogo(data.toString());
      const faint = faintPart(data, false);
      const found = `"${logo}", which has ${faint}`;
      if (faint) problems.push(fieldWarning(source, 'theme.logo', VISIBLE_LOGO, found));
    });
  const picture = hero ? hero.picture : undefined;
  if (picture)
    await check('theme.hero.picture', picture, 'a picture that the build can use', async (data) => {
      const { fault } = await readPicture(data, picture);
      if (fault) throw new Error(fault.replace(/^which /, ''));
    });
  if (!typeface) return [...problems, ...titleProblems(texts, identity, source, own)];
  await check('theme.typeface.file', typeface.file, 'a font', async (data) => {
    await makeTypeface(data, typeface, language);
    upright = data;
    const letters = await lettersIn(data);
    own = new Set(lettersOf(language, letters));
    if (!isTooLarge(language, letters)) return;
    const expected = `a typeface for Latin letters, because one for the language ${language} has megabytes`;
    const found = `"${typeface.file}", of which pages use only the Latin letters, and a system font for the others`;
    const problem = fieldProblem(source, 'theme.typeface.file', expected, found);
    problems.push({ ...problem, severity: 'warning' });
  });
  for (const kind of ['bold', 'italic'] as const)
    if (typeface[kind])
      await check(`theme.typeface.${kind}`, typeface[kind], 'a font', (data) =>
        upright ? makeTypeface(upright, typeface, language, { [kind]: data }) : lettersIn(data),
      );
  await check('theme.typeface.licence', typeface.licence, 'the licence of the font', (data) => {
    if (data.toString().trim() === '') throw new Error('is empty');
  });
  return [...problems, ...titleProblems(texts, identity, source, own)];
}

/** Reports a motif of the hero that does not exist, or is in another world. */
function motifProblems(hero: Settings['theme']['hero'], source: SettingsSource): Problem[] {
  if (!hero || hero.motif === undefined) return [];
  const { motif, world } = hero;
  const own = worldOf(motif);
  const motifs = [...WORLDS.values()].flatMap((scenes) => [...scenes.keys()]);
  const report = (field: string, expected: string, found: string) => [
    fieldProblem(source, `theme.hero.${field}`, expected, readableValue(found)),
  ];
  if (!own)
    return report('motif', `a motif, such as "open sea"${didYouMean(motif, motifs)}`, motif);
  if (world && world !== own) return report('world', `"${own}", the world of the motif`, world);
  return [];
}

/**
 * Returns the name and the value of the field that the social image of a text shows, whose letters may
 * need another font. The value is undefined for a story, which has no page and so no social image.
 */
const titleOf = ({
  folder,
  fields,
}: Pick<Text, 'folder' | 'fields'>): readonly [string, unknown] =>
  folder === 'stories'
    ? ['name', undefined]
    : folder === 'authors'
      ? ['name', fields.name]
      : ['title', fields.title];

/**
 * Warns once about each font that social images need for the name of the site and the titles of
 * texts, and that the owner has not installed.
 * @param own the letters of the owner's typeface that are not Latin
 */
function titleProblems(
  texts: readonly Text[],
  { name, language }: Settings['identity'],
  source: SettingsSource,
  own: ReadonlySet<number>,
): Problem[] {
  const missing = new Map<
    string,
    { problem: Problem; title: string; script: string; count: number }
  >();
  const look = (place: SettingsSource | Text, field: string, title: string) => {
    const lacking = [...title].filter((letter) => !own.has(letter.codePointAt(0) ?? 0)).join('');
    for (const { package: font, script } of optionalFontsOf(lacking, language)) {
      const known = missing.get(font);
      if (known) known.count += 1;
      else if (!installedFont({ package: font, script }))
        missing.set(font, { problem: fieldProblem(place, field, '', ''), title, script, count: 1 });
    }
  };
  look(source, 'identity.name', name);
  for (const text of texts) {
    const [field, title] = titleOf(text);
    if (typeof title === 'string') look(text, field, title);
  }
  return [...missing].map(([font, { problem, title, script, count }]) => ({
    ...problem,
    severity: 'warning',
    expected: `the package ${font}, with whose font social images show ${script}`,
    found: `${readableValue(title)}${count > 1 ? ` and ${count - 1} more` : ''} without the package, so the images leave the text out; run npm install ${font}`,
  }));
}

const FILE = 'custom.css';
const PLACE = { file: FILE, severity: 'warning' } as const;
/** Matches comments, strings and addresses, whose content is not CSS. */
const LITERAL = /\/\*[\s\S]*?(?:\*\/|$)|"[^"\n]*"?|'[^'\n]*'?|url\([^)\n]*\)?/g;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
const blanked = (literal: string) => literal.replace(/[^\n]/g, ' ');
/** Matches the address of a file of the site, without its query and anchor. */
const URLS = /url\(\s*["']?(?![a-z][a-z\d+.-]*:|\/\/|#|["')\s])([^"')?#\n]+)/gi;
const EXISTING = 'the address of a file in public/, such as url(/media/waves.png)';

/** Returns whether there is a file at an address in the styles. */
function isThere(written: string, pages: SitePages): boolean {
  const address = written.trim();
  if (!address.startsWith('/'))
    return [address, join('node_modules', address)].some((file) => existsSync(file));
  const path = onSite(address, pages.addresses.root);
  return isKnown(path, pages) || pages.mayBe(path);
}

/** Matches the use of a token (a custom property) without a fallback value. */
const TOKEN_USE = /var\(\s*(--[\w-]+)\s*\)/g;
const COLOUR = /#([\w-]+)/g;

/** Warns about declarations of custom.css that browsers ignore: properties, colours and tokens that do not exist. */
function styleProblems(pages: SitePages): Problem[] {
  if (!existsSync(FILE)) return [];
  const problems: Problem[] = [];
  const source = readFileSync(FILE, 'utf8');
  for (const { 1: written = '', index } of source.replace(COMMENT, blanked).matchAll(URLS))
    if (!isThere(written, pages))
      problems.push({
        ...PLACE,
        line: lineAt(source, index),
        expected: EXISTING,
        found: `url(${written})`,
      });
  const styles = source.replace(LITERAL, blanked);
  const report = (offset: number, expected: string, found: string) =>
    problems.push({ ...PLACE, line: lineAt(styles, offset), expected, found });
  let known: ReadonlySet<string> | undefined;
  let start = 0;
  for (const part of styles.split(/(?<=[;{}])/)) {
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim();
    // Text that ends with an opening brace is a selector.
    if (colon > 0 && !part.endsWith('{')) {
      const at = start + part.indexOf(property);
      const value = part.slice(colon);
      if (/colour/.test(property) && !property.startsWith('--'))
        report(at, `the property ${property.replaceAll('colour', 'color')}`, property);
      for (const [found, digits = ''] of value.matchAll(COLOUR))
        if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits))
          report(at, 'a colour with 3, 4, 6 or 8 hexadecimal digits', found);
      for (const [found, name = ''] of value.matchAll(TOKEN_USE)) {
        known ??= new Set([...namesIn(styles), ...engineTokens()]);
        if (!known.has(name))
          report(at, `a token of the engine or of ${FILE}${didYouMean(name, known)}`, found);
      }
    }
    start += part.length;
  }
  return problems;
}

/** Returns the names of the custom properties in styles, or the matches of another pattern. */
const namesIn = (styles: string, names = /(?<![\w-])--[\w-]+(?=\s*:)/g) =>
  styles.match(names) ?? [];

/** Returns the names of the tokens in the styles of the engine and of Tailwind. */
function engineTokens(): string[] {
  const engine = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('**/*.css', { cwd: engine }).map((file) => join(engine, file));
  const theme = createRequire(import.meta.url).resolve('tailwindcss/theme.css');
  return [...files, theme].flatMap((file) => namesIn(readFileSync(file, 'utf8'), /--[\w-]+/g));
}
