import { join } from 'node:path';
import { framePolicies, inlineThirdParties } from '../ads/policy.ts';
import { listFiles } from '../basics/files.ts';
import { takeOutIslands } from '../browser/islands/take-out.ts';
import { isPage } from '../http/urls.ts';
import { makeBuild } from '../output/builds.ts';
import { hasFewPages } from '../output/file-writer.ts';
import type { Holder } from '../output/lock.ts';
import { noteRecords, type PageRecords, readRecords } from '../output/page-records.ts';
import { siteWriter } from '../output/site-writer.ts';
import { searchPolicy } from '../site/search/policy.ts';
import { completeBuild } from './complete-build.ts';
import { type Preparation, prepareSite } from './prepare-site.ts';
import { fileOf, loadProgram } from './program/astro-internals.ts';
import { writePages } from './program/write-pages.ts';
import { type Watched, withProgress } from './progress/progress.ts';
import type { Results } from './progress/summaries.ts';
import { spaceWarning } from './surroundings.ts';
import { writeSitePictures } from './write-pictures.ts';

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
    await noteRecords(folder, records);
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
  const { site, checked, bundle, commonKey } = prepared;
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
    replacements: framePolicies(site),
    thirdParties: inlineThirdParties(site),
  });
  const last = options.isForced ? undefined : await readRecords(options.root, out);
  const common = commonKey && `${commonKey} ${hasFewPages(pages)}`;
  const writing = { present, paths, writer, commonKey: common, last };
  const records = program ? await writePages({ ...writing, program }, watched) : new Map();
  await completeBuild({ siteFolder, url: site.identity.url, checked, writer }, watched);
  return records;
}
