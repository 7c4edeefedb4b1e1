import type { Survey } from './builds.ts';
import { DeployError } from './deploy-error.ts';
import { isImmutable, type LocalBuild } from './local-build.ts';
import * as scripts from './scripts.ts';
import { sendFiles, sendTexts } from './send.ts';
import { failure, type Target } from './target.ts';

/** An upload of a build to a target. Its folder is named `.partial` until it is complete. */
export interface Upload {
  readonly target: Target;
  readonly there: Survey;
  readonly build: LocalBuild;
  /** The name of the build at the target. */
  readonly name: string;
}

/**
 * rsync writes files here until they are complete. Leftovers of a killed rsync are removed with the
 * folder.
 */
const drafts = '--temp-dir=.incoming';

const placeOf = ({ name }: Upload) => `builds/${name}.partial`;

/**
 * The options of rsync. Files that equal those of the served build are hard-linked instead of sent.
 */
function optionsOf({ there: { current } }: Upload): string[] {
  return [drafts, ...(current ? [`--link-dest=../${current}/`] : [])];
}

async function run({ target, name }: Upload, script: string): Promise<void> {
  const outcome = await target.run(script, { name });
  if (outcome.code !== 0)
    throw failure(`Upload to ${target.name}: expected the upload to continue`, outcome);
}

/** Returns the files of a build that differ at the target. */
export async function differences(
  target: Target,
  { folder, files }: LocalBuild,
  to: string,
): Promise<string[]> {
  const options = ['--dry-run', '--out-format=%n'];
  const output = await sendFiles(target, options, { from: folder, to, files });
  // Folder names end in a slash. Folders differ only in their times.
  return output.split('\n').filter((file) => file !== '' && !file.endsWith('/'));
}

/**
 * Uploads the assets of the build and its record.
 * @throws DeployError; a later attempt reuses what has been sent.
 */
export async function uploadAssets(upload: Upload): Promise<void> {
  const { target, build } = upload;
  await run(upload, scripts.begin);
  const assets = build.files.filter(isImmutable);
  const to = placeOf(upload);
  await sendFiles(target, optionsOf(upload), { from: build.folder, to, files: assets });
  const texts = new Map([
    ['date.txt', `${new Date().toISOString()}\n`],
    ['immutable.txt', assets.join('\n')],
    ['routes.json', build.routes],
  ]);
  await sendTexts(target, [drafts], { to, texts });
}

/**
 * Uploads the other files, checks that all files at the target equal the local ones, and renames
 * the build to mark it as complete.
 * @throws DeployError; a later attempt reuses what has been sent.
 */
export async function uploadRest(upload: Upload): Promise<void> {
  const { target, build } = upload;
  const to = placeOf(upload);
  await sendFiles(target, optionsOf(upload), { from: build.folder, to, files: build.files });
  const differing = await differences(target, build, to);
  if (differing.length > 0)
    throw new DeployError(
      `Upload to ${target.name}: expected the same files as in the local build; found ${differing.length} different files, the first is ${differing[0]}.`,
    );
  await run(upload, scripts.finish);
}
