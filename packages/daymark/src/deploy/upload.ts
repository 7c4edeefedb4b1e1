import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Survey } from './builds.ts';
import { isAssetOfBuild, type LocalBuild } from './local-build.ts';
import { scripts } from './scripts.ts';
import { DeployError, runStep, type Target } from './target.ts';

/** An upload of a build to a target. Until it is complete, its folder's name ends in `.partial`. */
export interface Upload {
  readonly target: Target;
  readonly there: Survey;
  readonly build: LocalBuild;
  /** The name of the build at the target. */
  readonly name: string;
}

/** rsync first writes files to this folder in the upload's folder. `scripts.finish` removes it. */
const drafts = '--temp-dir=.incoming';

const placeOf = ({ name }: Upload) => `builds/${name}.partial`;

/** Options of rsync: files that equal those of the served build are hard-linked, not sent. */
function optionsOf({ there: { current } }: Upload): string[] {
  return [drafts, ...(current ? [`--link-dest=../${current}/`] : [])];
}

const run = ({ target, name }: Upload, script: string) =>
  runStep(target, `Upload to ${target.name}: could not continue`, script, { name });

/** Sends files with these texts to a folder of a target. The keys are the file names. */
export async function sendTexts(
  target: Target,
  options: readonly string[],
  to: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const from = await mkdtemp(join(tmpdir(), 'daymark-deploy-'));
  try {
    for (const [file, text] of Object.entries(texts)) await writeFile(join(from, file), text);
    await target.send(options, { from, to });
  } finally {
    await rm(from, { recursive: true, force: true }).catch(() => {});
  }
}

/** Returns the files of a build that differ at the target. */
export async function differences(
  target: Target,
  { folder, files }: LocalBuild,
  to: string,
): Promise<string[]> {
  const options = ['--dry-run', '--out-format=%n'];
  const output = await target.send(options, { from: folder, to, files });
  // Skips folders, whose names end in a slash, because they differ only in their times.
  return output.split('\n').filter((file) => file !== '' && !file.endsWith('/'));
}

/**
 * Uploads the assets of the build, and the files with its date and its asset list.
 * @throws DeployError; a later attempt reuses what has been sent.
 */
export async function uploadAssets(upload: Upload): Promise<void> {
  const { target, build } = upload;
  await run(upload, scripts.begin);
  const assets = build.files.filter(isAssetOfBuild);
  const to = placeOf(upload);
  await target.send(optionsOf(upload), { from: build.folder, to, files: assets });
  await sendTexts(target, [drafts], to, {
    'date.txt': `${new Date().toISOString()}\n`,
    'immutable.txt': assets.join('\n'),
  });
}

/**
 * Uploads the other files, checks that all files at the target equal the local ones, and renames
 * the build to mark it as complete.
 * @throws DeployError; a later attempt reuses what has been sent.
 */
export async function uploadRest(upload: Upload): Promise<void> {
  const { target, build } = upload;
  const to = placeOf(upload);
  await target.send(optionsOf(upload), { from: build.folder, to, files: build.files });
  const differing = await differences(target, build, to);
  if (differing.length > 0)
    throw new DeployError(
      `Upload to ${target.name}: expected the same files as in the local build; found differences in ${differing.length} of them, such as ${differing[0]}.`,
    );
  await run(upload, scripts.finish);
}
