import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isSatteriProcessor } from '@astrojs/markdown-satteri';
import type { AstroConfig } from 'astro';
import { wordsModule } from '../../../words/languages.ts';
import { engineDigest } from '../../output/engine-digest.ts';
import { placeIn } from '../../settings/addresses.ts';
import { joinLists } from '../address-list.ts';
import { buildTime } from '../articles/publication.ts';
import { acceptRemarks, type LaunchRemark } from '../launch/launch-remark.ts';
import type { MarkdownOptions } from '../markdown/plugin.ts';
import { quotesOf } from '../markdown/quotes.ts';
import { joinSchedules } from '../schedule.ts';
import { discloseLinks } from '../sponsored-links.ts';
import { bodyReader } from './body.ts';
import { type CheckedSite, type CheckResult, checkSite } from './check.ts';
import type { Digests } from './owner-files.ts';
import type { Route } from './site-pages.ts';
import { storedReader } from './stored-reader.ts';
import { textReader } from './text-reader.ts';

/** Checks a site with the routes that Astro has found. */
type SiteChecker = (routes: readonly Route[]) => Promise<CheckResult>;

/**
 * Creates a function that checks a site as often as its files change. It keeps the texts that it has
 * read in `.cache/texts`.
 * @param markdown the options with which the site renders Markdown
 * @param digests the hashes of files by path, if the caller has read the files just now
 */
export async function siteChecker(
  markdown: MarkdownOptions,
  site: Omit<CheckedSite, 'read' | 'routes' | 'time'>,
  digests?: Digests,
): Promise<SiteChecker> {
  const { noun, identity, affiliates } = site.settings;
  const { root, code } = placeIn(site.settings);
  const { name, language, straightQuotes, timeZone } = identity;
  const quotes = quotesOf(identity);
  const readBody = await bodyReader(markdown, language, root, quotes);
  const reader = textReader(readBody, code, language, quotes, timeZone, (html, fields) =>
    discloseLinks(html, fields, site.settings),
  );
  const shown = [noun, name, language, straightQuotes, timeZone, root, identity.url, affiliates];
  const words = hash('sha256', wordsModule(language));
  const version = JSON.stringify([engineDigest(), words, ...shown]);
  // Integrations of the owner may change how texts are rendered.
  const { read, save } = existsSync('integrations.ts')
    ? { read: reader, save: async () => {} }
    : await storedReader(reader, version, `.cache/texts${code && `-${code}`}`, digests);
  return async (routes) => {
    const checked = await checkSite({ ...site, read, routes, time: buildTime() });
    await save();
    const named = inLanguageOf(site.source.file, code);
    return {
      ...checked,
      problems: checked.problems.map(named),
      warnings: checked.warnings.map(named),
      ...acceptRemarks(checked.launch.map(named), site.settings.publishing),
    };
  };
}

/**
 * Returns a function that adds the place of a further language's settings, such as "languages.de", to
 * the field of a problem in them.
 */
const inLanguageOf =
  (settingsFile: string, code: string) =>
  <Found extends { file: string; field?: string | undefined }>(found: Found): Found =>
    code !== '' && found.file === settingsFile && found.field
      ? { ...found, field: `languages.${code}.${found.field}` }
      : found;

/** Leaves out remarks on settings of a further language if the main language has the same remark. */
function onceForAll(remarks: readonly LaunchRemark[]): LaunchRemark[] {
  const keyOf = ({ id, field }: LaunchRemark) =>
    `${id} ${field?.replace(/^languages\.[^.]+\./, '')}`;
  const known = new Set(remarks.filter(({ field }) => !isOfLanguage(field)).map(keyOf));
  return remarks.filter((remark) => !isOfLanguage(remark.field) || !known.has(keyOf(remark)));
}

const isOfLanguage = (field: string | undefined) => field?.startsWith('languages.') ?? false;

/** Joins the results of the checks of all languages of a site. */
export function joinChecks<Checked extends Omit<CheckResult, 'links'>>(
  languages: readonly Checked[],
): Checked {
  const [main, ...others] = languages;
  if (!main) throw new TypeError('a site has at least one language');
  if (others.length === 0) return main;
  const list = <Item>(of: (checked: Checked) => Iterable<Item>): Item[] =>
    languages.flatMap((language) => [...of(language)]);
  const sum = (of: (counts: Checked['counts']) => number) =>
    languages.reduce((total, { counts }) => total + of(counts), 0);
  return {
    ...main,
    problems: list(({ problems }) => problems),
    warnings: list(({ warnings }) => warnings),
    external: list(({ external }) => external),
    launch: onceForAll(list(({ launch }) => launch)),
    accepted: list(({ accepted }) => accepted),
    proposals: list(({ proposals }) => proposals),
    unproven: list(({ unproven }) => unproven),
    texts: list(({ texts }) => texts),
    variants: list(({ variants }) => variants),
    allVariants: list(({ allVariants }) => allVariants),
    pictureUses: new Map(list(({ pictureUses }) => pictureUses)),
    schedule: joinSchedules(languages.map(({ schedule }) => schedule)),
    redirects: Object.assign({}, ...languages.map(({ redirects }) => redirects)),
    addresses: languages.map(({ addresses }) => addresses).reduce(joinLists),
    counts: {
      files: sum(({ files }) => files),
      articles: {
        published: sum(({ articles }) => articles.published),
        scheduled: sum(({ articles }) => articles.scheduled),
        draft: sum(({ articles }) => articles.draft),
        otherNoun: sum(({ articles }) => articles.otherNoun),
      },
    },
  };
}

/** Returns the options with which Astro would render Markdown. */
export function markdownOptionsOf({ markdown: { processor } }: AstroConfig): MarkdownOptions {
  if (processor && isSatteriProcessor(processor)) return processor.options;
  throw new Error(
    'markdown.processor: expected satteri, whose plugins the checks use; found another processor',
  );
}
