import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { framePolicies, inlineThirdParties } from '../ads/policy.ts';
import { listFiles } from '../basics/files.ts';
import { inParallel } from '../basics/in-parallel.ts';
import { takeOutIslands } from '../browser/islands/integration.ts';
import type { AddressList } from '../content/address-list.ts';
import { setTexts } from '../content/checks/fields.ts';
import { type Problem, ProblemsError, problemsError } from '../content/checks/problem.ts';
import { joinChecks } from '../content/checks/site-checker.ts';
import { takenAddress } from '../content/checks/site-pages.ts';
import { setTranslations } from '../content/translations.ts';
import type { Redirects } from '../http/routes.ts';
import { isOfHost, isPage, urlOf } from '../http/urls.ts';
import { makeBuild, readNote, writeNote } from '../output/builds.ts';
import { hasFewPages } from '../output/file-writer.ts';
import type { Holder } from '../output/lock.ts';
import { type SiteWriter, siteWriter, type WrittenFile } from '../output/site-writer.ts';
import { writingThread } from '../output/writing-thread.ts';
import { writeDesk } from '../preview/desk.ts';
import { formTargets } from '../services/form-targets.ts';
import {
  type Addresses,
  addressesOf,
  formerAddressesOf,
  oldPath,
  placeIn,
} from '../settings/addresses.ts';
import { searchPolicy } from '../site/search/address.ts';
import { writeLook } from '../ui/look/integration.ts';
import { completeBuild } from './complete-build.ts';
import {
  type BuildChecks,
  type Preparation,
  type PreparedSite,
  prepareSite,
} from './prepare-site.ts';
import { loadProgram, type PageProgram, type SitePath } from './program/astro-internals.ts';
import { openBundler } from './program/bundler.ts';
import { type Watched, withProgress } from './progress/progress.ts';
import type { Results } from './progress/summaries.ts';
import { rememberPublished, writeLists } from './published-list.ts';
import { readLanguages, showSettings } from './settings-file.ts';
import { spaceWarning } from './surroundings.ts';
import { writeSitePictures } from './write-pictures.ts';

/** A file that a build has written, with a hash of everything that determines the file. */
interface PageRecord extends WrittenFile {
  readonly key: string;
}

/** The files of a build whose content follows from a key, by path relative to the site's folder. */
type PageRecords = ReadonlyMap<string, PageRecord>;

/** The file beside the builds with the records of the last build. */
const PAGES = 'last-pages.bin';

interface BuildOptions extends Omit<Preparation, 'siteFolder' | 'code' | 'bundler'> {
  /** The path of the symlink that leads to the last whole build. */
  readonly out: string;
}

/**
 * Builds a site.
 * @returns the folder of the build, and the results of the build
 */
export async function runBuild(
  options: BuildOptions,
): Promise<{ folder: string; results: Results }> {
  const { root, out, isVerbose } = options;
  let folder = '';
  const results = await withProgress(isVerbose ? 'all messages' : 'stages', async (watched) => {
    const warning = await spaceWarning(root);
    if (warning) watched.say(warning);
    const onWait = ({ pid, since }: Holder) =>
      watched.say(
        `Waiting for another build in this folder to end: process ${pid}, which began at ${since}.`,
      );
    let records: PageRecords = new Map();
    folder = await makeBuild({ root, out, onWait }, async (partial) => {
      records = await writeSite(join(partial, 'site'), options, watched);
    });
    await writeNote(folder, PAGES, records);
    await rememberPublished(root, folder, 'build');
  });
  return { folder, results };
}

/** A language of a site that is ready to be rendered. */
interface Language {
  readonly prepared: PreparedSite;
  readonly addresses: Addresses;
  /** The dates of the articles, by slug. */
  readonly dates: ReadonlyMap<string, Date>;
  readonly program: PageProgram | undefined;
  readonly pages: readonly PageFile[];
}

/** Writes all files of a site. Returns the records of the files that the next build can use again. */
async function writeSite(
  siteFolder: string,
  { out, ...options }: BuildOptions,
  watched: Watched,
): Promise<PageRecords> {
  const prepared = await prepareLanguages(siteFolder, options, watched);
  const present = new Set(listFiles(siteFolder));
  const checked = joinChecks(prepared.map((language) => language.checked));
  watched.onChecked(checked);
  await writeSitePictures(siteFolder, checked, watched);
  const wrong = setTranslations(prepared.map(toTranslate));
  if (wrong.length > 0) throw problemsError(wrong);
  const languages: Language[] = [];
  for (const language of prepared) languages.push(await loadLanguage(language, watched));
  const settings = languages.map(({ prepared }) => prepared.settings);
  const claimed = claimedAddresses(languages, present);
  if (claimed.length > 0) throw problemsError(claimed);
  const files = [...present, ...languages.flatMap(({ pages }) => pages.map(({ file }) => file))];
  const pages = files.filter(isPage).length;
  const folders = languages.map(({ addresses: { base, of } }) => ({
    path: base,
    search: of('/search'),
  }));
  const thread = writingThread({ siteFolder, cacheFolder: '.cache/compressed', pages });
  const writer = siteWriter(siteFolder, thread, {
    takeOut: takeOutIslands(languages[0]?.addresses.root ?? ''),
    additions: Object.assign({}, ...languages.map(policyOfSearch)),
    replacements: Object.assign({}, ...settings.map(framePolicies)),
    thirdParties: settings.slice(0, 1).flatMap(inlineThirdParties),
    formTargets: Object.assign({}, ...settings.map(formTargets)),
    folders,
  });
  const last = options.isForced ? undefined : await readNote<PageRecords>(options.root, out, PAGES);
  const records = new Map<string, PageRecord>();
  if (languages.some(({ program }) => program)) watched.enter('Pages and other files');
  for (const { prepared, addresses, program, pages: own } of languages) {
    if (!program) continue;
    // The only language of a site has been set when it was loaded.
    if (languages.length > 1) await showLanguage(prepared);
    const { commonKey } = prepared;
    const common = commonKey && `${commonKey} ${hasFewPages(pages)}`;
    const writing = { present, pages: own, root: addresses.root, program, writer, last };
    await writePages({ ...writing, commonKey: common, records }, watched);
  }
  const [main] = settings;
  const redirects = { ...checked.redirects, ...formerAddresses(languages, new Set(files)) };
  const addresses = withPages(checked.addresses, languages, redirects);
  await writeLists(siteFolder, { ...checked.addresses, addresses }, main);
  const rendered = { siteFolder, folders, checked: { ...checked, redirects }, writer };
  await completeBuild({ ...rendered, url: main?.identity.url ?? '' }, watched);
  if (main?.desk) {
    watched.enter('The desk');
    watched.count(await writeDesk(options.root, join(dirname(siteFolder), 'desk'), main));
  }
  return records;
}

/**
 * Returns the addresses of a build: those that the checks know, the other pages, such as further pages
 * of lists, and former addresses. Error pages and the pages of frames are not in the list.
 */
function withPages(
  { addresses }: AddressList,
  languages: readonly Language[],
  redirects: Redirects,
): AddressList['addresses'] {
  const none = { file: '', words: '' };
  const pages = languages.flatMap(({ pages, addresses: { base } }) =>
    pages
      .filter(({ file }) => isPage(file))
      .map(({ file }) => urlOf(file))
      .filter((url) => !/^\/(?:404$|500$|ads\/)/.test(url.slice(base.length))),
  );
  const all = [...pages, ...Object.keys(redirects)].map((url) => [url, none] as const);
  return new Map([...all, ...addresses]);
}

/** Reports files of `public/` at the addresses of pages and files that the programs render. */
function claimedAddresses(languages: readonly Language[], present: ReadonlySet<string>): Problem[] {
  const byUrl = new Map([...present].map((file) => [urlOf(file), file]));
  return languages.flatMap(({ addresses: { root }, pages }) =>
    pages.flatMap(({ file }) => {
      const url = urlOf(file);
      const own = isOfHost(url) ? undefined : byUrl.get(url);
      return own === undefined ? [] : takenAddress(own.slice(root.length), url);
    }),
  );
}

/** Returns the parts of a language by which its pages and their translations link to each other. */
const toTranslate = ({ settings, checked }: PreparedSite) => ({
  place: placeIn(settings),
  checked,
  of: addressesOf(settings).of,
});

/** Returns the sources that the CSP of the search page allows in addition. */
const policyOfSearch = ({ addresses }: Language) => searchPolicy(addresses.of('/search'));

/** Checks and bundles all languages of a site, the main language first. */
async function prepareLanguages(
  siteFolder: string,
  options: Omit<BuildOptions, 'out'>,
  watched: Watched,
): Promise<PreparedSite[]> {
  const prepared: PreparedSite[] = [];
  const failures: ProblemsError[] = [];
  const bundler = openBundler();
  try {
    for await (const read of readLanguages(options.root)) {
      const { base } = addressesOf(read.settings);
      const task = { ...options, bundler, code: read.code, siteFolder: join(siteFolder, base) };
      try {
        prepared.push(await prepareSite(read, task, watched));
      } catch (error) {
        if (!(error instanceof ProblemsError)) throw error;
        failures.push(error);
      }
    }
  } finally {
    await bundler.end();
  }
  const [failure, ...others] = failures;
  if (others.length > 0) throw problemsError(failures.flatMap(({ problems }) => problems));
  if (failure) throw failure;
  return prepared;
}

/** Makes pages show the settings, the texts and the typeface of a language. */
async function showLanguage({ settings, checked }: PreparedSite): Promise<void> {
  showSettings(settings);
  setTexts(checked.texts);
  // Social images read the files of the typeface, which depend on the language.
  await writeLook(settings);
}

/** Loads the program of a language, and finds the files that it renders. */
async function loadLanguage(prepared: PreparedSite, watched: Watched): Promise<Language> {
  const { settings, checked, bundle } = prepared;
  const addresses = addressesOf(settings);
  await showLanguage(prepared);
  const program = bundle && (await loadProgram(bundle.program, bundle.pages, addresses.base));
  // The build makes the index first, because the files of the index, whose names contain hashes,
  // are among the paths.
  if (program) watched.enter('Search');
  const dates = datesOf(checked);
  const paths = (await program?.paths()) ?? [];
  const pages = paths.flatMap((path) => {
    const file = fileOf(path, addresses, dates);
    return file === undefined ? [] : [{ path, file }];
  });
  return { prepared, addresses, dates, program, pages };
}

/** Returns the dates of the articles, by slug. */
const datesOf = ({ texts }: BuildChecks): ReadonlyMap<string, Date> =>
  new Map(
    texts.flatMap(({ folder, slug, fields: { date } }) =>
      folder === 'articles' && date instanceof Date ? [[slug, date] as const] : [],
    ),
  );

/** A page or another file that a program renders, with its path relative to the site's folder. */
interface PageFile {
  readonly path: SitePath;
  readonly file: string;
}

/**
 * Returns the path of a page or file relative to the site's folder, such as `blog/tea.html`. All servers
 * send a file at its path. Returns undefined for a file of the host in a further language.
 * @param dates the dates of the articles, by slug
 */
function fileOf(
  { pathname, route }: SitePath,
  { base, root, of }: Addresses,
  dates: ReadonlyMap<string, Date>,
): string | undefined {
  if (isOfHost(pathname)) return base === root ? pathname.slice(1) : undefined;
  const [, slug = ''] = /^\/blog\/([^/]+)$/.exec(pathname) ?? [];
  const address = of(pathname || '/', dates.get(slug)).slice(1);
  if (route.type === 'endpoint') return address;
  return `/${address}` === (root || '/') ? join(address, 'index.html') : `${address}.html`;
}

/**
 * Returns the redirects from the former addresses of pages, as the settings list them.
 * @param files the files of the site, which redirects must not replace
 */
function formerAddresses(languages: readonly Language[], files: ReadonlySet<string>): Redirects {
  const redirects: Record<string, string> = {};
  for (const { prepared, dates, pages } of languages) {
    const { settings } = prepared;
    for (const before of formerAddressesOf(settings)) {
      for (const { path, file } of pages) {
        const old = fileOf(path, before, dates);
        if (old !== undefined && !files.has(old)) redirects[urlOf(old)] = urlOf(file);
      }
    }
    const { of, root } = addressesOf(settings);
    for (const address of settings.addresses.former.feeds) {
      const old = oldPath(address, '/', root);
      if (!files.has(old.slice(1)) && !files.has(`${old.slice(1)}.html`))
        redirects[old] ??= urlOf(of('/rss.xml').slice(1));
    }
  }
  return redirects;
}

/** The number of pages that are rendered at the same time, while others are compressed. */
const AT_ONCE = 4;

interface PageWriting {
  /** The paths of the files that the site's folder contains, relative to it. */
  readonly present: ReadonlySet<string>;
  readonly pages: readonly PageFile[];
  /** The path of the site on its host. */
  readonly root: string;
  readonly program: PageProgram;
  readonly writer: SiteWriter;
  /** A hash of the parts that all pages have in common; undefined if no page may be used again. */
  readonly commonKey: string | undefined;
  /** The build whose pages are used again if they have not changed. */
  readonly last: Awaited<ReturnType<typeof readNote<PageRecords>>>;
  /** Collects the records of the files with keys. */
  readonly records: Map<string, PageRecord>;
}

/**
 * Writes the pages and files of a program. A file whose key has not changed since the last build is
 * taken from that build and not rendered.
 */
async function writePages(
  { present, pages, root, program, writer, commonKey, last, records }: PageWriting,
  watched: Watched,
): Promise<void> {
  const taken = new Set<string>();

  async function writePage({ path, file }: PageFile): Promise<void> {
    if (taken.has(file)) return;
    taken.add(file);
    if (present.has(file)) {
      const own = `/${file}`.slice(root.length + 1);
      watched.warn(`public/${own}: replaces the file of the same name that the engine makes`);
      return;
    }
    const key = keyOf(path, commonKey);
    const record = last?.note.get(file);
    watched.file(`/${file}`);
    if (
      last &&
      record &&
      key === record.key &&
      (await writer.reuse(file, record, join(last.build, 'site')))
    ) {
      records.set(file, record);
      return;
    }
    const written = await writer.write(file, await render(program, path));
    if (key !== undefined) records.set(file, { ...written, key });
  }

  await inParallel(pages, AT_ONCE, writePage);
}

/** Returns the key of a page; undefined if the program does not say what determines the page. */
function keyOf({ cacheKey }: SitePath, commonKey: string | undefined): string | undefined {
  if (cacheKey === undefined || commonKey === undefined) return undefined;
  return hash('sha256', `${commonKey} ${cacheKey}`).slice(0, 32);
}

/** Renders a page. @throws Error that names the page */
async function render(program: PageProgram, path: SitePath): Promise<Uint8Array> {
  try {
    return await program.render(path);
  } catch (cause) {
    const failure = new Error(`${path.pathname}: the page cannot be rendered. ${cause}`, { cause });
    // The command prints the stack of errors that are not meant for owners.
    if (cause instanceof Error && cause.name !== 'Error') failure.name = cause.name;
    throw failure;
  }
}
