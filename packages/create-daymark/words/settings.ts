import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * The texts of a new site's settings in each language in which the starter has texts: a file such as
 * `de.json`, and `en.json` with notes for translators. The other texts of a language are in the folder
 * beside this file that has its code. An AI language model has written all texts except the English
 * texts, and no native speaker has read them yet. No lawyer has read the legal pages, which say so
 * themselves.
 */

/** The texts of a new site's settings in one language. */
interface SettingsTexts {
  /** The suggested noun. */
  readonly noun: string;
  readonly description: string;
  readonly subtitle: string;
  /** The links in the navigation. */
  readonly links: Readonly<Record<'/' | '/blog' | '/community' | '/about' | '/contact', string>>;
  /** The legal links in the footer. Each has the title of its page. */
  readonly legal: Readonly<Record<string, string>>;
  readonly creative: { readonly title: string; readonly message: string; readonly action: string };
  readonly donation: { readonly title: string; readonly message: string };
  /** The comments in the settings file, each of one or two lines. */
  readonly comments: {
    readonly fields: string;
    readonly tokens: string;
    readonly partners: string;
    readonly slots: string;
    readonly creatives: string;
    readonly contact: readonly string[];
  };
}

/** Returns texts without the notes for translators. */
function unnoted(value: unknown): unknown {
  if (typeof value !== 'object' || !value || Array.isArray(value)) return value;
  if ('text' in value) return value.text;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unnoted(part)]));
}

// Read as files, because Node 20 warns about imports of JSON.
const textsOf = (code: string) =>
  unnoted(
    JSON.parse(readFileSync(new URL(`${code}.json`, import.meta.url), 'utf8')),
  ) as SettingsTexts;

const english = textsOf('en');

/** The languages in which the starter has texts. */
export const settingsTexts: Readonly<Partial<Record<string, SettingsTexts>>> = Object.fromEntries(
  ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'].map((code) => [code, textsOf(code)]),
);

const codeOf = (language: string) => language.split('-', 1).join();

/**
 * Returns the texts of the settings in a language; the English texts if the starter has no texts in
 * the language.
 */
export const textsIn = (language: string): SettingsTexts =>
  settingsTexts[codeOf(language)] ?? english;

/** Returns the folder with the starter's articles and pages in a language, or the English folder. */
export const folderOf = (language: string): string =>
  fileURLToPath(
    new URL(codeOf(language) in settingsTexts ? codeOf(language) : 'en', import.meta.url),
  );

/** A font, as npm locks its package. */
interface Font {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
  readonly license: string;
  readonly funding: { readonly url: string };
}

/**
 * The fonts for social images that are not part of the engine (its `optional-fonts.ts` lists them).
 */
const fonts: Readonly<Partial<Record<string, Font>>> = {
  ja: {
    name: '@fontsource/biz-udpmincho',
    version: '5.3.0',
    integrity:
      'sha512-b4KPfzdFF4iEJss8S9nVZEvJS1eioAW9/RpYIOxjlJNW3tvJe7R2iWp4+ZGwL988Bu7q4OvfDfQz6AbioVovwg==',
    license: 'OFL-1.1',
    funding: { url: 'https://github.com/sponsors/ayuhito' },
  },
};

/**
 * Returns the font that a site in a language must install for its social images; undefined if the
 * engine contains a suitable font.
 */
export const fontFor = (language: string): Font | undefined => fonts[codeOf(language)];

/**
 * Returns the sentence that the texts of a new site are English; undefined if the texts are in the
 * language of the site.
 */
export const notTranslated = (language: string): string | undefined =>
  codeOf(language) in settingsTexts
    ? undefined
    : `The starter has no texts in "${language}" yet. Those in site.config.ts and content/ are in English. Translate them.`;
