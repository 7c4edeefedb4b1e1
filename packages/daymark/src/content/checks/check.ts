import process from 'node:process';
import type { Redirects } from '../../http/routes.ts';
import { ADS_TXT, urlOf } from '../../http/urls.ts';
import {
  type Addresses,
  addressesOf,
  formerAddressesOf,
  onSite,
  placeIn,
} from '../../settings/addresses.ts';
import { idFormOf } from '../../settings/feed-ids.ts';
import type { Place } from '../../settings/place.ts';
import type { Settings } from '../../settings/site.ts';
import type { SettingsSource } from '../../settings/source.ts';
import { type AddressList, type ListedAddress, sampleOf } from '../address-list.ts';
import { type BuildTime, publicationOf } from '../articles/publication.ts';
import {
  type AcceptedRemark,
  type LaunchRemark,
  needlessAcceptances,
} from '../launch/launch-remark.ts';
import { launchRemarks } from '../launch/launch-remarks.ts';
import { coverOf, sitePicture } from '../pictures/picture.ts';
import { type Schedule, scheduleOf, timerProblems } from '../schedule.ts';
import { affiliateHost, paidLinks } from '../sponsored-links.ts';
import { OWN_PAGES, withHelp } from '../static-pages/names.ts';
import type { OwnersText, PictureVariant } from '../texts.ts';
import { workflowTimers } from '../timers.ts';
import type { Body } from './body.ts';
import { fieldProblems, nounOf, objectProposals } from './fields.ts';
import { nameProblems, unreadProblems } from './file-names.ts';
import { type CheckedLinks, checkLinks, type Reference } from './links.ts';
import { lookProblems } from './look.ts';
import { lostAddresses } from './lost-addresses.ts';
import { ownerCodeProblems, readCode } from './owner-code.ts';
import { readTexts } from './owner-files.ts';
import { type PictureUse, pictureProblems, pictureUsesOf } from './pictures.ts';
import { positionProblems } from './positions.ts';
import { byPosition, type Problem } from './problem.ts';
import {
  captionProblems,
  hostFileProblems,
  photographProblems,
  photographRemark,
  riskyFileProblems,
  secretFileProblems,
} from './public-files.ts';
import { settingsProblems, settingsReferences } from './settings.ts';
import {
  claimProblems,
  isDate,
  movedPaths,
  type Route,
  readAliases,
  readingPath,
  readRedirects,
  type SitePages,
  sitePages,
  topicRedirects,
} from './site-pages.ts';
import type { Text } from './text.ts';
import { type ReadText, type TextReader, textDigest } from './text-reader.ts';

export interface CheckedSite {
  settings: Settings;
  source: SettingsSource;
  read: TextReader;
  routes: readonly Route[];
  /** The time of the build. */
  time: BuildTime;
  published?: Published;
  /**
   * Whether the result has the parts that only `daymark check` prints: `external` and `proposals`.
   */
  isReport?: boolean;
}

/** The known facts about the last published build. */
export interface Published {
  /** Its addresses; undefined if they are not known. */
  list?: AddressList | undefined;
  /** A warning if the published list cannot be read. */
  problem?: Problem;
}

/** A draft, or a text whose date is in the future. */
export interface Unpublished {
  state: 'draft' | 'scheduled';
  date: Date;
  /** The date with its hour, if it has one. */
  moment: string | undefined;
}

export interface CheckResult extends Pick<CheckedLinks, 'links' | 'unproven'> {
  /** The errors, which stop a build. */
  problems: Problem[];
  /** The warnings, after which a build continues. */
  warnings: Problem[];
  /** Remarks on content that visitors should not meet on a published site. */
  launch: LaunchRemark[];
  /** The remarks that the settings accept. */
  accepted: AcceptedRemark[];
  /** Objects that covers could show, one line each: see `objectProposals`. */
  proposals: readonly string[];
  redirects: Redirects;
  /** The addresses that are known before the build, which the next build compares. */
  addresses: AddressList;
  /** The states of the texts that only the live preview shows, by the path of the page. */
  unpublished: ReadonlyMap<string, Unpublished>;
  counts: FileCounts;
  schedule: Schedule;
  /** The paths of the pages that show texts, by the text's file. */
  paths: ReadonlyMap<string, string>;
  /** The links of published texts and their sources to other sites. */
  external: readonly Pick<Reference, 'file' | 'line' | 'field' | 'href'>[];
  /** The texts that pages show: all except texts about another noun. */
  texts: readonly OwnersText[];
  /** The files that the build makes from the pictures of published texts. */
  variants: readonly PictureVariant[];
  /**
   * The first place at which a published text names each picture, by the path of the picture's file.
   */
  pictureUses: ReadonlyMap<string, PictureUse>;
  /** The files of the pictures of all texts. */
  allVariants: readonly PictureVariant[];
}

/**
 * Checks the owner's texts with their pictures, and the paths and files that the settings name, in
 * the working directory. Texts are read by `site.read`, which may remember them.
 */
export async function checkSite(site: CheckedSite): Promise<CheckResult> {
  const { settings, source, routes, time, isReport = false } = site;
  const { noun, identity, ads } = settings;
  const addresses = addressesOf(settings);
  const place = placeIn(settings);
  const { texts, files, publicFiles, problems: unread } = await readTexts(site.read, place);
  const known = [];
  const unpublished = new Map<string, Unpublished>();
  for (const text of texts) {
    const { state, date } = publicationOfText(text, time);
    // A build leaves out texts about another noun than the noun of the site.
    const isLeftOut = (nounOf(text) ?? noun.title) !== noun.title;
    if (state !== 'published' && !isLeftOut)
      unpublished.set(readingPath(text, addresses), { state, date, moment: text.moments.date });
    const cover = await coverOf(text.file, text.fields.cover, addresses.root);
    const isPublished = state === 'published' && !isLeftOut;
    const digest = textDigest(text, cover);
    const ids = withHelp(text, settings);
    known.push({ ...text, digest, cover, ids, state, date, isPublished, isLeftOut });
  }

  const timer = settings.publishing.timer ?? workflowTimers(process.cwd())[0];
  const pages = sitePages(known, routes, publicFiles, addresses, place);
  const former = formerAddressesOf(settings);
  const aliases = readAliases(known, pages, former);
  const further = readRedirects(settings, source, pages, aliases.redirects);
  const written = { ...further.redirects, ...aliases.redirects };
  const forms = [addresses, ...former];
  const redirects = { ...topicRedirects(known, pages, forms), ...written };
  const pictureUses = known.flatMap(pictureUsesOf);
  // A file belongs to the language at whose address it is, so that its problems are reported once.
  const ownPublicFiles = publicFiles.filter(
    (file) => !pages.isInOtherLanguage(`${addresses.root}/${file}`),
  );
  const photographs = await photographProblems(ownPublicFiles);
  const found = [
    ...unread,
    ...(place.code === '' ? ownerCodeProblems() : []),
    ...photographs,
    ...captionProblems(ownPublicFiles),
    ...hostFileProblems(ownPublicFiles, settings),
    ...unreadProblems(
      files,
      texts,
      new Set(pictureUses.map(([file]) => file)),
      source.file,
      place.code,
    ),
    ...nameProblems(texts, ownPublicFiles, pages, foldersIn(place)),
    ...claimProblems(texts, routes, pages),
    ...fieldProblems(texts, time, noun),
    ...positionProblems(known),
    ...timerProblems(known, timer),
    ...aliases.problems,
    ...further.problems,
    ...(await settingsProblems(settings, source, texts, pages)),
    ...(await lookProblems(settings, source, texts, pages)),
  ];
  for (const text of known) {
    // A mistake in the front matter is not a second mistake in the Markdown.
    const inFields = new Set(text.problems.map(({ line }) => line));
    const findings = text.findings.filter(({ line }) => !inFields.has(line));
    found.push(...findings, ...(await pictureProblems(text, identity.language)));
    // Rendering stops at the first problem, which the finders may have reported already.
    const errors = text.findings.filter(({ severity }) => severity !== 'warning');
    const inBody = new Set(errors.map(({ line }) => line));
    found.push(...text.bodyProblems.filter(({ line }) => !inBody.has(line)));
  }

  const linked = known.flatMap((text): Reference[] => {
    const { file, fields, links, lineOf, isPublished } = text;
    const [from, about] = [readingPath(text, addresses), nounOf(text)];
    const href: unknown = Object(fields.note).href;
    // Calls `lineOf` only if the text has a note, because `lineOf` parses the YAML again.
    const noteIn = (href: string) => ({ href, line: lineOf('note.href'), field: 'note.href' });
    const all = typeof href === 'string' ? [noteIn(href), ...links] : links;
    return all.map((link) => ({ ...link, file, from, about, isPublished }));
  });
  // No page has the path of an affiliate link: the owner's server redirects these paths.
  const isAffiliate = paidLinks(settings);
  const references = [...linked, ...settingsReferences(settings, source)].filter(
    ({ href }) => !isAffiliate(onSite(href, addresses.root)),
  );
  const checked = checkLinks(
    references,
    new URL(identity.url),
    pages,
    redirects,
    movedPaths(known, pages, formsOf(site)),
  );
  const targets = new Set(checked.links.map(({ target }) => target.path));
  const kept = new Set(settings.security.publicFiles);
  const isKept = (file: string) => kept.has(`/${file.normalize()}`);
  const unkept = ownPublicFiles.filter((file) => !isKept(file));
  found.push(
    ...checked.problems,
    ...undisclosedLinks(linked, isAffiliate),
    ...unlinkedPages(known, checked.links, addresses),
    ...(site.published?.problem ? [site.published.problem] : []),
    ...(site.published?.list
      ? lostAddresses(site.published.list, {
          settings,
          source,
          texts: known,
          publicFiles,
          pages,
          redirects,
        })
      : []),
    ...(place.code === '' ? secretFileProblems(isKept) : []),
    ...riskyFileProblems(unkept, (path) => targets.has(`${addresses.root}${path.normalize()}`)),
  );
  const published = known.filter(({ isPublished }) => isPublished);
  const remarksOn = (texts: Parameters<typeof launchRemarks>[2]) => [
    ...launchRemarks(settings, source, texts, time.day),
    ...photographs.map(photographRemark),
  ];
  // In a site in several languages, another language may have the remark.
  if (place.languages.length < 2)
    found.push(...needlessAcceptances(remarksOn(known), settings.publishing, source));
  const hero = await heroVariants(settings, addresses.root);
  const allowed = new Map(known.map((text) => [text.file, text.allowed]));
  const isAllowed = ({ file, found }: Problem) => isSilenced(found, allowed.get(file));
  return {
    ...checked,
    external: isReport ? externalLinks(references, known, settings) : [],
    problems: found.filter(({ severity }) => severity !== 'warning'),
    warnings: found.filter((problem) => problem.severity === 'warning' && !isAllowed(problem)),
    launch: remarksOn(published).sort(byPosition),
    accepted: [],
    proposals: isReport
      ? objectProposals(
          known.filter(({ isLeftOut }) => !isLeftOut),
          identity.language,
        )
      : [],
    redirects: { ...redirects, ...(ads.adsTxt && { [ADS_TXT]: ads.adsTxt.redirect }) },
    addresses: listOf(known, ownPublicFiles, pages, written, settings),
    unpublished,
    counts: countFiles(known),
    schedule: scheduleOf(known, time, timer),
    paths: new Map(known.map((text) => [text.file, readingPath(text, addresses)])),
    texts: known.filter(({ isLeftOut }) => !isLeftOut).map(shownOf),
    variants: [...hero, ...published.flatMap(variantsOf)],
    pictureUses: new Map(published.flatMap(pictureUsesOf).toReversed()),
    allVariants: [...hero, ...known.flatMap(variantsOf)],
  };
}

/** Returns the files of the owner's picture at the top of the home page. */
async function heroVariants({ theme }: Pick<Settings, 'theme'>, root: string) {
  const picture = theme.hero ? theme.hero.picture : undefined;
  return picture ? ((await sitePicture(picture, root))?.variants ?? []) : [];
}

/** Returns the links of published texts and their sources to other sites. */
function externalLinks(
  references: readonly Reference[],
  texts: readonly (Pick<Text, 'file' | 'fields' | 'lineOf'> & Pick<Reference, 'isPublished'>)[],
  { identity }: Pick<Settings, 'identity'>,
): CheckResult['external'] {
  const { host } = new URL(identity.url);
  const cited = texts.flatMap(({ file, fields: { sources }, lineOf, isPublished }) =>
    (Array.isArray(sources) ? sources : []).map((source: unknown, index) => {
      const field = `sources.${index}.url`;
      return { file, field, line: lineOf(field), href: `${Object(source).url}`, isPublished };
    }),
  );
  return [...references, ...cited]
    .filter(({ href, isPublished }) => isPublished && isOnOtherHost(href, host))
    .map(({ file, line, field, href }) => ({ file, line, field, href }));
}

/** Returns whether an address is one of the web, on another host than the site. */
function isOnOtherHost(href: string, host: string): boolean {
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && url.host !== host;
}

/**
 * Returns the addresses that pages have with the engine's defaults, and had with each former form of
 * addresses.
 */
function formsOf({ settings, published }: CheckedSite): Addresses[] {
  const { addresses } = settings;
  const own = { articles: undefined, segments: {} };
  const known = published?.list?.forms[addressesOf(settings).base] ?? [];
  const changed = [own, ...known].map(({ articles, segments }) =>
    addressesOf({ ...settings, addresses: { ...addresses, articles, segments } }),
  );
  return [...changed, ...formerAddressesOf(settings)];
}

/** Returns the list of the addresses of published texts, files of `public/` and redirects. */
function listOf(
  texts: readonly (ReadText & { isPublished: boolean })[],
  publicFiles: readonly string[],
  { addresses }: SitePages,
  redirects: Redirects,
  settings: Settings,
): AddressList {
  const { articles, segments } = settings.addresses;
  const shown = texts.filter(({ isPublished, folder }) => isPublished && folder !== 'stories');
  const pages = shown.map((text): [string, ListedAddress] => [
    readingPath(text, addresses),
    { file: text.file, words: text.folder === 'pages' ? '' : sampleOf(text.terms) },
  ]);
  const files = new Map(pages.map(([address, { file }]) => [address, file]));
  return {
    forms: { [addresses.base]: [{ ...(articles !== undefined && { articles }), segments }] },
    ids: { [placeIn(settings).code]: idFormOf(settings) },
    addresses: new Map([
      ...Object.entries(redirects).map(([old, to]): [string, ListedAddress] => [
        old,
        { file: files.get(to) ?? '', words: '' },
      ]),
      ...publicFiles.map((file): [string, ListedAddress] => [
        urlOf(`${addresses.root}/${file.normalize()}`.slice(1)),
        { file: `public/${file}`, words: '' },
      ]),
      ...pages,
    ]),
  };
}

/** Warns of the first link to each host of affiliate links that the settings do not name. */
function undisclosedLinks(
  references: readonly Reference[],
  isAffiliate: (href: string) => boolean,
): Problem[] {
  const first = new Map<string, Reference>();
  for (const reference of references) {
    const host = isAffiliate(reference.href) ? undefined : affiliateHost(reference.href);
    if (host !== undefined && !first.has(host)) first.set(host, reference);
  }
  return Array.from(first, ([host, { file, line, href: found }]) => {
    const expected = `affiliates: ['${host}'] in the settings, so that the site marks affiliate links as sponsored`;
    return { file, line, expected, found, severity: 'warning' };
  });
}

/**
 * Returns whether a comment in a text silences a warning: whether the found text contains the words
 * of the comment.
 */
const isSilenced = (found: string, allowed: ReadText['allowed'] = []): boolean =>
  allowed.some((words) => found.includes(words));

/**
 * Warns about the owner's pages to which no text, menu, override or Astro page links. The warning
 * has the position of the first of these pages. Links in the sitemap do not count.
 */
function unlinkedPages(
  texts: readonly (ReadText & Pick<Reference, 'isPublished'>)[],
  links: CheckedLinks['links'],
  addresses: Addresses,
): Problem[] {
  const found = 'no link to it';
  const linked = new Set(
    links.flatMap(({ reference, target: { path } }) =>
      reference.isPublished && path !== reference.from ? [path] : [],
    ),
  );
  const pages = texts.filter(
    (text) =>
      text.folder === OWN_PAGES &&
      text.file.endsWith('.md') &&
      text.isPublished &&
      !linked.has(readingPath(text, addresses)) &&
      !isSilenced(found, text.allowed),
  );
  if (pages.length === 0) return [];
  const code = readCode();
  const [first, ...others] = pages
    .filter((page) => !code.includes(addresses.routeOf(readingPath(page, addresses)) ?? ''))
    .map(({ file }) => file);
  if (first === undefined) return [];
  const expected =
    'a link to the page in the menu, the footer or a text, or <!-- allow: no link --> in the page if only a form leads to it';
  const more = others.length > 0 ? `, and none to ${others.join(', ')}` : '';
  return [{ file: first, expected, found: found + more, severity: 'warning' }];
}

/**
 * Returns the folders of the languages, for the check that no file of `public/` has an address that browsers
 * cache forever. The check ignores the search page.
 */
const foldersIn = ({ root, languages }: Place) =>
  (languages.length > 0 ? languages.map(({ base }) => base) : [root]).map((path) => ({
    path,
    search: '',
  }));

/** The properties of a text that pages show. The other properties need not stay in memory. */
const SHOWN = Object.keys({
  file: true,
  folder: true,
  slug: true,
  fields: true,
  moments: true,
  minutes: true,
  terms: true,
  html: true,
  digest: true,
  headings: true,
  cover: true,
} satisfies Record<keyof OwnersText, true>);

/** Returns a text with only the properties that pages show, to save memory. */
const shownOf = (text: OwnersText): OwnersText =>
  Object(Object.fromEntries(SHOWN.map((name) => [name, Reflect.get(text, name)])));

const variantsOf = ({ cover, variants }: Pick<OwnersText, 'cover'> & Pick<Body, 'variants'>) => [
  ...variants,
  ...(cover?.variants ?? []),
];

/**
 * The date of texts without a valid date, which is in the past, so that such texts do not count as
 * scheduled.
 */
const NO_DATE = new Date(0);

/**
 * Returns whether a text is published, scheduled or a draft, and its date. The front matter has not been
 * checked yet, so the date may be missing or wrong.
 */
function publicationOfText({ fields, moments }: Text, time: BuildTime) {
  const date = isDate(fields.date) ? fields.date : NO_DATE;
  const draft = fields.draft === true;
  return { state: publicationOf({ draft, date, moment: moments.date }, time), date };
}

type State = ReturnType<typeof publicationOf>;

/** The number of files that the checks have read, and of articles in each state. */
export interface FileCounts {
  readonly files: number;
  /** `otherNoun` counts the articles about another noun than the site's, in any state. */
  readonly articles: Readonly<Record<State | 'otherNoun', number>>;
}

/** Counts the articles by their states, and all files, for the table of results. */
function countFiles(
  texts: readonly { folder: string; state: State; isLeftOut: boolean }[],
): FileCounts {
  const articles = { published: 0, scheduled: 0, draft: 0, otherNoun: 0 };
  for (const { folder, state, isLeftOut } of texts)
    if (folder === 'articles') articles[isLeftOut ? 'otherNoun' : state] += 1;
  return { files: texts.length, articles };
}
