import { hash } from 'node:crypto';
import { inParallel } from '../../basics/in-parallel.ts';
import type { PageRecord, PageRecords, readRecords } from '../../output/page-records.ts';
import type { SiteWriter } from '../../output/site-writer.ts';
import type { Watched } from '../progress/progress.ts';
import { fileOf, type PageProgram, type SitePath } from './astro-internals.ts';

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
  readonly last: Awaited<ReturnType<typeof readRecords>>;
}

/**
 * Writes the pages and files of a program. Those whose keys have not changed since the last build
 * are taken from it and not rendered.
 * @returns the records of the files with keys
 */
export async function writePages(
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
    const record = last?.records.get(file);
    watched.file(`/${file}`);
    if (
      last &&
      record &&
      key === record.key &&
      (await writer.reuse(file, record, last.siteFolder))
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
