import { acrossBundles } from '../basics/across-bundles.ts';
import type { Place, SiteLanguage } from '../settings/place.ts';
import type { OwnersText } from './texts.ts';

/** A page in a language. */
export interface Translation {
  /** The language tag: "de-AT". */
  language: string;
  /** The code of the language; empty for the main language. */
  code: string;
  path: string;
}

/** The pages that are translations of each other, by the path of each page. */
const shownTranslations =
  acrossBundles<ReadonlyMap<string, readonly Translation[]>>('translations');

/** The routes of pages that every language has. */
const FIXED = [
  '/',
  '/blog',
  '/community',
  '/contact',
  '/preferences',
  '/resources',
  '/search',
  '/sitemap',
];

type Text = Pick<OwnersText, 'file' | 'folder' | 'slug' | 'fields'>;

/** A text that is a translation of a text that does not exist. */
type Problem = Record<'file' | 'field' | 'expected' | 'found', string>;

/** A language with the results of its checks. */
interface CheckedLanguage {
  place: Place;
  checked: {
    texts: readonly Text[];
    /** The paths of the pages that show texts, by the text's file. */
    paths: ReadonlyMap<string, string>;
    /** Has the paths of the pages that no build publishes. */
    unpublished: Pick<ReadonlyMap<string, unknown>, 'has'>;
  };
  /** Returns the address of a route. */
  of: (route: string) => string;
}

/** Returns the key that a text and its translations share. */
export function translationKey({ folder, slug, fields }: Omit<Text, 'file'>): string {
  const name = folder === 'path' ? slug.replace(/^\d+-/, '') : slug;
  return `${folder}/${fields.translationOf ?? name}`;
}

/** The kinds of texts with a page for each text. */
const WITH_PAGES = new Set(['../pages', 'articles', 'authors', 'pages', 'path', 'topics']);

/**
 * Finds the pages that are translations of each other, and sets the links between them for the pages.
 * @param languages the languages of the site, the main language first
 * @returns a problem for each text that is a translation of a text that does not exist
 */
export function setTranslations(languages: readonly CheckedLanguage[]): Problem[] {
  const groups = new Map<string, Translation[]>();
  const problems: Problem[] = [];
  const add = (key: string, translation: Translation) =>
    groups.set(key, [...(groups.get(key) ?? []), translation]);
  for (const { place, checked, of } of languages) {
    const language = place.languages.find(({ code }) => code === place.code)?.language ?? '';
    const one = { language, code: place.code };
    for (const route of FIXED) add(route, { ...one, path: of(route) });
    const kinds = checked.texts.flatMap(({ folder, file, fields: { kind } }) =>
      folder === 'articles' && !checked.unpublished.has(checked.paths.get(file) ?? '')
        ? `/blog/kind/${kind}`
        : [],
    );
    for (const route of new Set(kinds)) add(route, { ...one, path: of(route) });
    for (const text of checked.texts) {
      const path = checked.paths.get(text.file) ?? '';
      if (!WITH_PAGES.has(text.folder) || checked.unpublished.has(path)) continue;
      const key = translationKey(text);
      const isFixed = text.folder === 'pages' && FIXED.includes(`/${text.slug}`);
      if (place.code !== '' && text.fields.translationOf !== undefined && !groups.has(key)) {
        const expected = 'the name of a published text of the main language, in the same folder';
        const found = `"${text.fields.translationOf}"`;
        problems.push({ file: text.file, field: 'translationOf', expected, found });
      }
      if (!isFixed) add(key, { ...one, path });
    }
  }
  const translations = new Map(
    [...groups.values()].flatMap((pages) => pages.map(({ path }) => [path, pages] as const)),
  );
  shownTranslations.set(translations);
  return problems;
}

/**
 * Returns the pages with the content of a page in all languages, this page among them; none if it
 * exists in one language only.
 */
export function translationsOf(path: string): readonly Translation[] {
  const pages = shownTranslations.get()?.get(path) ?? [];
  return pages.length > 1 ? pages : [];
}

/** A link to a page in another language. */
export interface LanguageLink extends Translation {
  /** The name of the language in this language itself: "Deutsch". */
  name: string;
}

/** Returns the links from a page to the same page in other languages, or to their home pages. */
export function languageLinks(path: string, { code: own, languages }: Place): LanguageLink[] {
  const pages = translationsOf(path);
  return languages
    .filter(({ code }) => code !== own)
    .map(({ code, language, base }) => ({
      code,
      language,
      name: nameOf(language, languages),
      path: pages.find((page) => page.code === code)?.path ?? (base || '/'),
    }));
}

/**
 * Returns the name of a language in this language itself, with its region if the site has another region
 * of it.
 */
function nameOf(language: string, all: readonly SiteLanguage[]): string {
  const base = (tag: string) => new Intl.Locale(tag).language;
  const isOnly = all.filter((other) => base(other.language) === base(language)).length === 1;
  const shown = isOnly ? base(language) : language;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(shown) ?? shown;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
