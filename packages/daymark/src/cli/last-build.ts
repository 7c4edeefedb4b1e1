import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { listFiles } from '../basics/files.ts';
import { lastBuild } from '../output/builds.ts';
import type { Results } from './progress/progress.ts';

/** The file beside the builds that says from what the last one was made. */
const FILE = 'last-build.json';

const count = z.int();
const schema = z.object({
  /** The name of the build's folder. */
  build: z.string(),
  /** The hash of all that determines the build. */
  inputs: z.string(),
  /** The number of files in the folder that is served. */
  files: count,
  results: z.object({
    counts: z.object({
      files: count,
      articles: z.object({
        published: count,
        scheduled: count,
        draft: count,
        otherNoun: count,
      }),
    }),
    pages: count,
    warnings: z.array(z.string()).readonly(),
  }),
});

const served = (build: string) => listFiles(join(build, 'site')).length;

/** Writes beside a build from what it was made. */
export async function noteInputs(build: string, inputs: string, results: Results): Promise<void> {
  const note: z.infer<typeof schema> = {
    build: basename(build),
    inputs,
    files: served(build),
    results,
  };
  await writeFile(join(dirname(build), FILE), `${JSON.stringify(note)}\n`);
}

/**
 * Returns the results of a build if another build would be the same; undefined if it would not, or
 * if files of the build are missing.
 * @param root the folder of the site
 * @param out the path of the symlink to the build
 */
export function sameResults(root: string, out: string, inputs: string): Results | undefined {
  const build = lastBuild(root, out);
  if (!build) return undefined;
  try {
    const note = schema.parse(JSON.parse(readFileSync(join(dirname(build), FILE), 'utf8')));
    const isSame =
      note.build === basename(build) && note.inputs === inputs && note.files === served(build);
    return isSame ? note.results : undefined;
  } catch {
    return undefined;
  }
}
