import type { SiteForTexts } from 'daymark/texts';
import { type ExportLanguages, type ImportedText, normalizedCode } from '../export/export.ts';
import type { Report } from '../record/report.ts';

/*
 * Assigns each language of the other site to a language of this site. Texts in a
 * language that this site does not have are left out and counted.
 */

type LanguageOutcome = Report['languages'][number];

/** This site in each of its languages, the main language first. The texts come from the other site. */
export type Sites = readonly [main: SiteForTexts, ...others: SiteForTexts[]];

/**
 * Assigns each language of an export to the same language of this site. If this site has no
 * language of the export, texts in the main language of the other site go into the main language of
 * this site.
 * @param languages the languages of the other site; undefined if it has only one
 * @param chosen the code of the only language to import; undefined to import all languages that this site has
 * @throws Error if the other site does not have the chosen language
 */
export function placeLanguages(
  languages: ExportLanguages | undefined,
  sites: Sites,
  chosen: string | undefined,
) {
  const [main] = sites;
  const { all = [], disabled = [], isDeclared = false } = languages ?? {};
  const only = chosen && all.find((code) => isSame(code, chosen));
  if (chosen !== undefined && only === undefined)
    throw new Error(
      `--language: expected ${all.length === 0 ? 'an export of several languages' : `one of ${all.join(', ')}`}; found "${chosen}"`,
    );
  const offered = all.filter((code) => (only ? code === only : !disabled.includes(code)));
  const places = placesOf(offered, sites);
  const first = only ?? languages?.main;
  const isReplaced = places.size === 0 && first !== undefined;
  if (isReplaced) places.set(first, main);
  const reasonOf = (code: string) => {
    if (places.has(code))
      return isReplaced && !only
        ? ', because the site has none of the languages of the other site, and this is their main one'
        : '';
    if (!isDeclared) return ', because the other site had single texts in this language';
    if (only) return ', because --language names another one';
    if (disabled.includes(code)) return ', because the other site did not show this language';
    return `, because the site does not have this language. Add it to languages in site.config.ts, or import it alone with --language ${code}`;
  };
  /** Returns the language of this site for a language of the export; undefined if its texts are left out. */
  const siteFor = (code = languages?.main ?? '') =>
    places.get(code) ?? (isDeclared ? undefined : main);
  /** The languages of the other site by their codes; none if it has only one language. */
  const outcomes = new Map(
    all.map((code): [string, LanguageOutcome] => {
      const folder = siteFor(code)?.folders.articles;
      const reason = reasonOf(code);
      return [code, { name: nameOf(code), folder, reason, count: 0, leftOut: [] }];
    }),
  );
  return {
    outcomes,
    siteFor,
    /**
     * Returns the language of this site into which a text goes; undefined if the text is left out.
     * Counts each text.
     */
    place({ id, language }: Pick<ImportedText, 'id' | 'language'>): SiteForTexts | undefined {
      const site = siteFor(language);
      const outcome = outcomes.get(language ?? languages?.main ?? '');
      if (outcome) outcome.count += 1;
      if (!site) outcome?.leftOut.push(structuredClone(id));
      return site;
    },
  };
}

/**
 * Returns, for the codes of the export, the languages of this site. No two codes get the same
 * language.
 */
function placesOf(codes: readonly string[], sites: Sites): Map<string, SiteForTexts> {
  const places = new Map<string, SiteForTexts>();
  for (const isFit of [isSame, hasSameBase])
    for (const site of sites) {
      if ([...places.values()].includes(site)) continue;
      const names = [site.code, site.language];
      const code = codes.find(
        (other) => !places.has(other) && names.some((name) => isFit(other, name)),
      );
      if (code !== undefined) places.set(code, site);
    }
  return places;
}

/** Returns whether two codes name the same language. Tools spell the codes differently. */
const isSame = (a: string, b: string): boolean => normalizedCode(a) === normalizedCode(b);
const baseOf = (tag: string) => normalizedCode(tag).split('-')[0] ?? '';

/**
 * Returns whether two codes name the same language, in whatever region, such as "en-GB" and
 * "en-US".
 */
const hasSameBase = (a: string, b: string): boolean => baseOf(a) !== '' && baseOf(a) === baseOf(b);

/** Names a language for the report: its English name and its code. */
function nameOf(code: string): string {
  try {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(code.replaceAll('_', '-'));
    return name && name !== code ? `${name} (${code})` : code;
  } catch {
    return code;
  }
}
