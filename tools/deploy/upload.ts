import type { Survey } from './builds.ts';
import { DeployError } from './deploy-error.ts';
import { isImmutable, type LocalBuild } from './local-build.ts';
import * as scripts from './scripts.ts';
import { sendFiles, sendTexts } from './send.ts';
import { failure, type Target } from './target.ts';

/** An upload: what, and to where. It has a name that says that it is not whole until it is. */
export interface Upload {
  readonly target: Target;
  readonly there: Survey;
  readonly build: LocalBuild;
  /** The name of the build there. */
  readonly name: string;
}

/** Where files lie until they are whole: what a kill leaves there goes with the folder. */
const drafts = '--temp-dir=.incoming';

const placeOf = ({ name }: Upload) => `builds/${name}.partial`;

/** What is there already becomes a link to the file of the build that is served. */
function optionsOf({ there: { current } }: Upload): string[] {
  return [drafts, ...(current ? [`--link-dest=../${current}/`] : [])];
}

async function run({ target, name }: Upload, script: string): Promise<void> {
  const outcome = await target.run(script, { name });
  if (outcome.code !== 0) throw failure(`Upload to ${target.name}: expected it to go on`, outcome);
}

/** The files of a build at the target that are not as they are here. */
export async function differences(
  target: Target,
  { folder, files }: LocalBuild,
  to: string,
): Promise<string[]> {
  const options = ['--dry-run', '--out-format=%n'];
  const output = await sendFiles(target, options, { from: folder, to, files });
  // Folders are named with a slash, and differ in their times alone.
  return output.split('\n').filter((file) => file !== '' && !file.endsWith('/'));
}

/**
 * Uploads what pages will need, and the record of the build.
 * @throws DeployError; what has been sent is of use to the next attempt.
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
 * Uploads the rest, looks whether all is there as it is here, and says by its name that it is.
 * @throws DeployError as above.
 */
export async function uploadRest(upload: Upload): Promise<void> {
  const { target, build } = upload;
  const to = placeOf(upload);
  await sendFiles(target, optionsOf(upload), { from: build.folder, to, files: build.files });
  const differing = await differences(target, build, to);
  if (differing.length > 0)
    throw new DeployError(
      `Upload to ${target.name}: expected all files as they are here; found ${differing.length} that differ, ${differing[0]} first.`,
    );
  await run(upload, scripts.finish);
}
