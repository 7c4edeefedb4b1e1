/*
 * Facts about a site for programs that write texts into the site's folder. The importer reads a site
 * only through this module (`daymark/texts`). Nothing here needs a build.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOrEnglish } from '../../words/languages.ts';
import { buildDay } from '../content/articles/publication.ts';
import { type BodyReader, bodyReader } from '../content/checks/body.ts';
import { formatProblem } from '../content/checks/problem.ts';
import { kinds } from '../content/checks/site-pages.ts';
import { readText } from '../content/checks/text.ts';
import { slugFor } from '../content/file-name.ts';
import { quotesOf } from '../content/markdown/quotes.ts';
import { markdownOf } from '../content/markdown/renderer.ts';
import { PICTURE_ENDINGS, readPicture } from '../content/pictures/picture-file.ts';
import { isOfLanguage } from '../content/slug.ts';
import { OWN_PAGES } from '../content/static-pages/names.ts';
import { addressesOf, FIRST_SEGMENTS, placeIn } from '../settings/addresses.ts';
import { aliases, SUMMARY_LENGTH } from '../settings/schema/fields.ts';
import { addresses as addressSettings } from '../settings/schema/pages.ts';
import { readLanguages, type SettingsFile } from './settings-file.ts';

export { BESIDE_EMPHASIS, UNSPACED } from '../basics/language.ts';
export { type Tag as HtmlTag, tags as tagsIn } from '../basics/markup.ts';
export { timeIn, withOffset } from '../basics/time-zone.ts';
export { foreignSyntaxIn } from '../content/checks/foreign-syntax.ts';
export { NO_WORDS, recordingIn } from '../content/embeds/read-embed.ts';
export { ADMONITIONS, DIRECTIVES } from '../content/markdown/directives.ts';
export { idFrom, isIdOfPage } from '../content/markdown/headings.ts';
export { DECORATIVE } from '../content/markdown/pictures.ts';
export { PICTURE_EXTENSIONS } from '../content/pictures/picture-file.ts';
export { TOKENS } from '../settings/noun.ts';
export { type MayAsk, requestPublic } from './public-request.ts';

/** The kinds of texts that a program may add to a site. */
export type TextKind = 'articles' | 'authors' | 'pages' | 'topics';

/** A text that the site has. */
export interface ExistingText {
  /** The path relative to the site's folder: "content/articles/first-light.md". */
  file: string;
  /** The name in the address: "first-light". */
  name: string;
  fields: Readonly<Record<string, unknown>>;
}

/** A language of a site, with the texts in its folders. */
export type SiteForTexts = ReturnType<typeof languageForTexts>;

/** The first segments of the engine's addresses that owners cannot rename. */
const ENGINES = ['404', '500', '_astro', 'ads', 'house', 'index', 'pagefind', 'pages', 'social'];

/** Returns the folders of the texts of a language, relative to the site's folder, with a slash at the end. */
function foldersOf(code: string): Readonly<Record<TextKind, string>> {
  const own = code === '' ? '' : `${code}/`;
  return {
    articles: `content/${own}articles/`,
    authors: `content/${own}authors/`,
    pages: `pages/${own}`,
    topics: `content/${own}topics/`,
  };
}

/**
 * Reads the settings and the names of the texts of a site.
 * @param root the site's folder
 * @returns the languages of the site, the main language first
 * @throws Error with a sentence for each problem of the settings
 */
export async function readSiteForTexts(
  root: string,
): Promise<[main: SiteForTexts, ...others: SiteForTexts[]]> {
  const languages: SettingsFile[] = [];
  for await (const language of readLanguages(root)) languages.push(language);
  const problems = languages.flatMap((language) => language.problems);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const [main, ...others] = languages.map((language) => languageForTexts(root, language));
  if (!main) throw new TypeError('a site has at least one language');
  return [main, ...others];
}

function languageForTexts(root: string, { settings, code }: SettingsFile) {
  const { identity } = settings;
  const addresses = addressesOf(settings);
  const place = placeIn(settings);
  const folders = foldersOf(code);
  const segments: Readonly<Record<string, string | undefined>> = settings.addresses.segments;
  const reserved = new Set([
    ...FIRST_SEGMENTS.map((segment) => segments[segment] ?? segment),
    ...ENGINES,
    ...(code === '' ? place.languages.map((language) => language.code) : []),
  ]);
  /** Owners write addresses without the path of the site on its host. */
  const asWritten = (address: string) => address.slice(place.root.length) || '/';
  const start = asWritten(`${addresses.base}/`);
  let readBody: BodyReader | undefined;
  const routeOf = (kind: TextKind, name: string) =>
    kinds[kind === 'pages' ? OWN_PAGES : kind]?.route(name) ?? '/';
  return {
    /** The language of the texts, such as "en-GB". */
    language: identity.language,
    /** The name of the language's folders and the beginning of its addresses; empty for the main language. */
    code,
    folders,
    /** The name of the site. */
    name: identity.name,
    /** The address of the site, such as "https://stillpoint.example". */
    url: identity.url,
    /** The word for all articles, in the language of the site. */
    blog: wordsOrEnglish(identity.language).blog,
    /** The minimum and the maximum number of characters of a summary. */
    summaryLength: SUMMARY_LENGTH,
    /** The day of a build, such as "2026-06-14". */
    today: buildDay(),
    /** Returns the name of the file for a title, as `daymark new` does; empty if it has no letters. */
    nameFor: (title: string) => slugFor(title, identity.language),
    /** Returns the texts of a kind that the site has in the language. */
    texts: (kind: TextKind): ExistingText[] =>
      globSync(`${folders[kind]}**/*.{md,astro}`, { cwd: root })
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => isOfLanguage(file, place))
        .toSorted()
        .map((file) => {
          const source = readFileSync(join(root, file), 'utf8');
          const { slug, fields } = readText(file, source, code, identity.timeZone);
          return { file, name: slug, fields };
        }),
    /** Returns the address of a text as texts link to it, such as "/blog/first-light". */
    addressOf: (kind: TextKind, name: string, date?: Date) =>
      asWritten(addresses.of(routeOf(kind, name), date)),
    /** The pattern of the addresses of articles, such as "/blog/{name}". */
    articlePattern: settings.addresses.articles ?? `/${segments.blog ?? 'blog'}/{name}`,
    /** The former addresses of the feed in the settings, such as "/feed/". */
    formerFeeds: settings.addresses.former.feeds,
    /** Returns whether the settings accept a pattern for the addresses of articles. */
    isArticlePattern: (articles: string) => addressSettings.safeParse({ articles }).success,
    /** Returns the address of an article with another pattern for articles, such as "/{year}/{name}". */
    addressWith: (pattern: string, name: string, date: Date) =>
      asWritten(
        addressesOf({ ...settings, addresses: { ...settings.addresses, articles: pattern } }).of(
          `/blog/${name}`,
          date,
        ),
      ),
    /**
     * Returns whether a page of the engine in the language, or the home page of another language, may
     * have an address.
     */
    isReserved(address: string): boolean {
      if (!`${address}/`.startsWith(start)) return false;
      const [first = '', ...rest] = address.slice(start.length).split('/');
      const isList = /^\d+$/.test(rest.at(-1) ?? '') && rest.at(-2) === (segments.page ?? 'page');
      return first === '' || (reserved.has(first) && (rest.length === 0 || isList));
    },
    /**
     * Returns the file with the text of a page of the engine, such as "content/pages/about.md" for
     * "/about"; undefined if the site has no such file.
     */
    fileOfPage(address: string): string | undefined {
      const page = FIRST_SEGMENTS.find(
        (segment) => address === start + (segments[segment] ?? segment),
      );
      const file = `content/${code === '' ? '' : `${code}/`}pages/${page}.md`;
      return page !== undefined && existsSync(join(root, file)) ? file : undefined;
    },
    /** Returns whether the field `aliases` accepts an address. */
    isAlias: (address: string) => aliases.safeParse([address]).success,
    /**
     * Checks a Markdown file with its front matter, as `daymark check` does, without its links.
     * @returns the errors, which would stop a build, one line each; the anchors to which links can
     *   point; and the body as HTML, which is empty if it cannot be rendered
     */
    async check(file: string, source: string) {
      readBody ??= await bodyReader(
        markdownOf(settings),
        identity.language,
        place.root,
        quotesOf(identity),
      );
      const { body, problems } = readText(join(root, file), source);
      const { findings, bodyProblems, ids, html } = await readBody({
        file: join(root, file),
        body,
      });
      const errors = [...problems, ...findings, ...bodyProblems]
        .filter(({ severity }) => severity !== 'warning')
        .map((problem) => formatProblem({ ...problem, file }));
      return { problems: [...new Set(errors)], ids, html: await html() };
    },
    /** Returns the ending that the file of a picture needs, and why a build could not read the file. */
    async readPicture(data: Uint8Array): Promise<{ ending?: string; fault?: string }> {
      const { format } = await readPicture(Buffer.from(data), '');
      const [ending] = (format && PICTURE_ENDINGS[format]) || [];
      const { fault } = await readPicture(Buffer.from(data), `picture${ending ?? ''}`);
      return { ...(ending && { ending }), ...(fault && { fault }) };
    },
  };
}
