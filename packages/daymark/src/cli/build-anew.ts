import { hash } from 'node:crypto';
import { join } from 'node:path';
import { framePolicies, inlineThirdParties } from '../ads/policy.ts';
import { listFiles } from '../basics/files.ts';
import { inParallel } from '../basics/in-parallel.ts';
import { takeOutIslands } from '../browser/islands/integration.ts';
import { isPage } from '../http/urls.ts';
import { makeBuild, readNote, writeNote } from '../output/builds.ts';
import { hasFewPages } from '../output/file-writer.ts';
import type { Holder } from '../output/lock.ts';
import { type SiteWriter, siteWriter, type WrittenFile } from '../output/site-writer.ts';
import { searchPolicy } from '../site/search/address.ts';
import { completeBuild } from './complete-build.ts';
import { type Preparation, prepareSite } from './prepare-site.ts';
import { fileOf, loadProgram, type PageProgram, type SitePath } from './program/astro-internals.ts';
import { type Watched, withProgress } from './progress/progress.ts';
import type { Results } from './progress/summaries.ts';
import { spaceWarning } from './surroundings.ts';
import { writeSitePictures } from './write-pictures.ts';

/** A file that a build has written, with a hash of all that determines the file. */
interface PageRecord extends WrittenFile {
  readonly key: string;
}

/** The files of a build whose content follows from a key, by path relative to the site's folder. */
type PageRecords = ReadonlyMap<string, PageRecord>;

/** The file beside the builds with the records of the last one. */
const PAGES = 'last-pages.bin';

interface BuildOptions extends Omit<Preparation, 'siteFolder'> {
  /** The path of the symlink that leads to the last whole build. */
  readonly out: string;
}

/**
 * Builds a site.
 * @returns the folder of the build, and what the build has done
 */
export async function buildAnew(
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
  });
  return { folder, results };
}

/** Writes all files of a site. Returns the records of those that the next build can use again. */
async function writeSite(
  siteFolder: string,
  { out, ...options }: BuildOptions,
  watched: Watched,
): Promise<PageRecords> {
  const prepared = await prepareSite({ ...options, siteFolder }, watched);
  const { settings, checked, bundle, commonKey } = prepared;
  const present = new Set(listFiles(siteFolder));
  await writeSitePictures(siteFolder, checked, watched);
  const program = bundle && (await loadProgram(bundle.program, bundle.pages));
  // The paths include those of the search index, which contain hashes, so it is made first.
  if (program) watched.enter('Search');
  const paths = (await program?.paths()) ?? [];
  const pages = [...present, ...paths.map(fileOf)].filter(isPage).length;
  const writer = await siteWriter(siteFolder, {
    cacheFolder: '.cache/compressed',
    pages,
    takeOut: takeOutIslands,
    additions: searchPolicy,
    replacements: framePolicies(settings),
    thirdParties: inlineThirdParties(settings),
  });
  const last = options.isForced ? undefined : await readNote<PageRecords>(options.root, out, PAGES);
  const common = commonKey && `${commonKey} ${hasFewPages(pages)}`;
  const pageOptions = { present, paths, writer, commonKey: common, last };
  const records = program ? await writePages({ ...pageOptions, program }, watched) : new Map();
  await completeBuild({ siteFolder, url: settings.identity.url, checked, writer }, watched);
  return records;
}

/** The number of pages that are rendered at the same time, while others are compressed. */
const AT_ONCE = 4;

interface PageWriting {
  /** The paths of the files that the site's folder contains, relative to it. */
  readonly present: ReadonlySet<string>;
  readonly paths: readonly SitePath[];
  readonly program: PageProgram;
  readonly writer: SiteWriter;
  /** A hash of what all pages have in common; undefined if no page may be used again. */
  readonly commonKey: string | undefined;
  /** The build whose pages are used again if they have not changed. */
  readonly last: Awaited<ReturnType<typeof readNote<PageRecords>>>;
}

/**
 * Writes the pages and files of a program. Those whose keys have not changed since the last build
 * are taken from it and not rendered.
 * @returns the records of the files with keys
 */
async function writePages(
  { present, paths, program, writer, commonKey, last }: PageWriting,
  watched: Watched,
): Promise<PageRecords> {
  const records = new Map<string, PageRecord>();
  const taken = new Set<string>();

  async function writePage(path: SitePath): Promise<void> {
    const file = fileOf(path);
    if (taken.has(file)) return;
    taken.add(file);
    if (present.has(file)) {
      watched.warn(`public/${file}: replaces the file of the same name that the engine makes`);
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

  watched.enter('Pages and other files');
  await inParallel(paths, AT_ONCE, writePage);
  return records;
}

/** Returns the key of a page; undefined if nothing is known about what determines it. */
function keyOf({ cacheKey }: SitePath, commonKey: string | undefined): string | undefined {
  if (cacheKey === undefined || commonKey === undefined) return undefined;
  return hash('sha256', `${commonKey} ${cacheKey}`).slice(0, 32);
}

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
