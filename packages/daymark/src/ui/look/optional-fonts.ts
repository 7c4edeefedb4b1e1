import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { codePointsOf } from './font-faces.ts';
import { scriptOf } from './writing-systems.ts';

/*
 * Fonts that an owner installs if the titles of social images need them. The engine comes with
 * fonts for Latin, Arabic and Hebrew only, because those of all scripts have hundreds of megabytes.
 */

/** A package of Fontsource with a font for a writing system, such as Thai. */
interface OptionalFont {
  /** The name of the script for owners, such as "Thai". */
  readonly script: string;
  /** The name of the package, such as "@fontsource/noto-serif-thai". */
  readonly package: string;
}

/** Returns the package of a script. Fontsource derives most names of packages from the script. */
const optional = (script: string, id = script.toLowerCase()): OptionalFont => ({
  script,
  package: `@fontsource/noto-serif${id && `-${id}`}`,
});

/** The scripts whose packages have the name of the script. */
const NAMED =
  'Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Kannada Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai Tibetan'
    .split(' ')
    .map((script): [RegExp, OptionalFont] => [
      new RegExp(`\\p{Script=${script}}`, 'u'),
      optional(script),
    ]);

/** A set of letters, with the font that contains these letters. */
const FONTS: readonly (readonly [RegExp, OptionalFont])[] = [
  ...NAMED,
  [/\p{Script=Cyrillic}/u, optional('Cyrillic', '')],
  [/\p{Script=Greek}/u, optional('Greek', '')],
  // The engine's typeface has only the Latin letters of the languages of Europe.
  [/[\u0180-\u024f\u1e00-\u1eff]/, optional('Latin, for this language', '')],
];

/** A quarter of the size of Noto Serif JP, with all letters of JIS X 0208. */
const JAPANESE = { script: 'Japanese', package: '@fontsource/biz-udpmincho' };
const KOREAN = optional('Korean', 'kr');
const CHINESE = {
  Hans: optional('simplified Chinese', 'sc'),
  Hant: optional('traditional Chinese', 'tc'),
};

/** Returns the font for Chinese characters, which languages draw in different forms. */
function eastAsian(text: string, language: string): OptionalFont | undefined {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text))
    return undefined;
  const script = scriptOf(language);
  if (script === 'Hans' || script === 'Hant') return CHINESE[script];
  if (script === 'Kore' || /\p{Script=Hangul}/u.test(text)) return KOREAN;
  return script === 'Jpan' || /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? JAPANESE
    : CHINESE.Hans;
}

/**
 * Returns the fonts that the engine lacks for a text.
 * @param language the language of the site
 */
export const optionalFontsOf = (text: string, language: string): OptionalFont[] => [
  ...FONTS.flatMap(([letters, font]) => (letters.test(text) ? [font] : [])),
  ...[eastAsian(text, language) ?? []].flat(),
];

/** A file of a font, with some of its letters. */
interface Slice {
  readonly name: string;
  readonly file: string;
  readonly unicodeRange: ReturnType<typeof codePointsOf>;
}

/** An installed font: its version, and its files. */
interface InstalledFont {
  readonly version: string;
  readonly slices: readonly Slice[];
}

const installed = new Map<string, InstalledFont>();

/** Returns a font that is installed in the site's folder; undefined if it is not. */
export function installedFont({ package: name }: OptionalFont): InstalledFont | undefined {
  const known = installed.get(name);
  if (known) return known;
  const folder = createRequire(resolve('package.json'))
    .resolve.paths(name)
    ?.map((modules) => join(modules, name))
    .find((path) => existsSync(join(path, 'unicode.json')));
  if (!folder) return undefined;
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const font = {
    version: String(json('package.json').version),
    slices: slicesIn(folder, json('unicode.json')),
  };
  installed.set(name, font);
  return font;
}

/** Returns the files of an installed font, each with its range of letters. */
const slicesIn = (folder: string, ranges: Readonly<Record<string, string>>): Slice[] => {
  const name = folder.slice(dirname(folder).length + 1);
  return Object.entries(ranges).map(([part, range]) => ({
    name,
    // The parts of a font for East Asia are numbers in brackets.
    file: join(folder, 'files', `${name}-${part.replace(/[[\]]/g, '')}-400-normal.woff2`),
    unicodeRange: codePointsOf(range),
  }));
};
