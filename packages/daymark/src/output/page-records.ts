import { basename, dirname, join } from 'node:path';
import { readValue, writeValue } from '../basics/store.ts';
import { lastBuild } from './builds.ts';
import type { WrittenFile } from './site-writer.ts';

/** A file that the last build has written. */
export interface PageRecord extends WrittenFile {
  /** A hash of all that determines the file. */
  readonly key: string;
}

/** The files of a build whose content follows from a key, by path relative to the site's folder. */
export type PageRecords = ReadonlyMap<string, PageRecord>;

interface LastBuild {
  readonly siteFolder: string;
  readonly records: PageRecords;
}

/** The file beside the builds that lists the files of the last one. */
const FILE = 'last-pages.bin';

interface Noted {
  build: string;
  records: PageRecords;
}

/** Writes beside a build which files it has. */
export const noteRecords = (build: string, records: PageRecords): Promise<void> =>
  writeValue(join(dirname(build), FILE), { build: basename(build), records } satisfies Noted);

/**
 * Returns the last build and its records; undefined if there is none, or if the records are of
 * another build.
 * @param root the folder of the site
 * @param out the path of the symlink to the build
 */
export async function readRecords(root: string, out: string): Promise<LastBuild | undefined> {
  const build = lastBuild(root, out);
  const noted = build && (await readValue<Noted>(join(dirname(build), FILE)));
  if (!build || !noted || noted.build !== basename(build)) return undefined;
  return { siteFolder: join(build, 'site'), records: noted.records };
}
