import { inLines, keptWith, nextName, previousName, type Survey, servedNames } from './builds.ts';
import type { LocalBuild } from './local-build.ts';
import { scripts } from './scripts.ts';
import {
  differences,
  makeCurrent,
  type Options,
  offerAssets,
  settleHttp,
  survey,
  type Upload,
  uploadAssets,
  uploadRest,
} from './steps.ts';
import { DeployError, runStep, type Target } from './target.ts';

/** Uploads a build's assets, unless the target has the build, and adds them to the served build. */
async function prepare(target: Target, build: LocalBuild, options: Options): Promise<Upload> {
  const what = `Target ${target.name}: could not prepare the folder`;
  await runStep(target, what, scripts.open);
  const there = await settleHttp(target, await survey(target));
  const same = there.builds.findLast(({ name }) => name.endsWith(`-${build.digest}`));
  if (same && (await differences(target, build, `builds/${same.name}`)).length === 0) {
    if (same.name !== there.current) await offerAssets(target, there, same.name, options);
    return { target, there, build, name: same.name };
  }

  const upload = { target, there, build, name: nextName(there, build.digest) };
  options.say(`${target.name}: uploading the assets of ${upload.name}`);
  await orSayThatItIsGone(upload, async () => {
    await uploadAssets(upload);
    await offerAssets(target, there, `${upload.name}.partial`, options);
  });
  return upload;
}

/**
 * Runs a step of an upload.
 * @throws DeployError that asks to run the deploy again if the step failed because another deploy has
 * completed or removed the same upload. The tools at the target would only name a missing file.
 */
async function orSayThatItIsGone(
  { target, name }: Upload,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    const now = await survey(target).catch(() => undefined);
    if (!now || now.remains.includes(`${name}.partial`)) throw error;
    throw new DeployError(
      `Upload to ${target.name}: another deploy has completed or removed the upload of ${name} in the meantime. Run the command again.`,
      { cause: error },
    );
  }
}

/**
 * Removes the builds that need not be kept, and leftovers of interrupted deploys. It removes
 * nothing that appeared after this deploy began, because another deploy may be working on it.
 */
async function cleanUp({ target, there, name }: Upload, { say }: Options): Promise<void> {
  const now = await survey(target);
  const kept = keptWith(now, name);
  const names = (survey: Survey) => survey.builds.map((build) => build.name);
  const before = [...names(there), ...there.remains];
  const old = names(now).filter((other) => before.includes(other) && !kept.includes(other));
  const remains = now.remains.filter((other) => before.includes(other));
  if (old.length > 0) say(`${target.name}: removing ${old.join(', ')}`);
  const what = `Target ${target.name}: could not remove old builds`;
  await runStep(target, what, scripts.remove, { names: [...old, ...remains].join(' ') });
}

/**
 * Makes a build current at each target. The targets serve one site together: all of them get the
 * assets before the first gets the pages. An interrupted deploy leaves a complete build in service
 * and can be run again.
 * @returns the name of the build at each target
 */
export async function deploy(
  targets: readonly Target[],
  build: LocalBuild,
  options: Options,
): Promise<string[]> {
  const uploads: Upload[] = [];
  for (const target of targets) uploads.push(await prepare(target, build, options));
  for (const upload of uploads) {
    const { target, there, name } = upload;
    if (!there.builds.some((whole) => whole.name === name)) {
      options.say(`${target.name}: uploading the other files of ${name}`);
      await orSayThatItIsGone(upload, () => uploadRest(upload));
    }
    await makeCurrent(target, there, name, options);
    await cleanUp(upload, options);
  }
  return uploads.map(({ name }) => name);
}

interface Choice {
  readonly target: Target;
  there: Survey;
  readonly name: string;
}

/**
 * Returns the digest of a build's content. The number in the name may differ between targets.
 */
const digestOf = (name: string) => name.slice(name.indexOf('-') + 1);

function choose(target: Target, there: Survey, wanted?: string): Choice {
  const served = servedNames(there);
  const name = wanted
    ? (served.find((each) => each === wanted) ??
      served.findLast((each) => digestOf(each) === digestOf(wanted)))
    : previousName(there);
  if (name) return { target, there, name };
  const expected = wanted
    ? `${wanted} among the builds that were served`
    : `a build that was served before ${there.current}`;
  const found = served.join(', ') || 'none';
  throw new DeployError(`Rollback of ${target.name}: expected ${expected}; found ${found}.`);
}

/**
 * Switches each target back to a build that it has served before. It switches no target until it
 * has found a build for each of them.
 * @param wanted - the name of the build at one of the targets; by default the build that was served
 * before the current one
 * @returns the name of the build at each target
 */
export async function rollBack(
  targets: readonly Target[],
  options: Options,
  wanted?: string,
): Promise<string[]> {
  const choices: Choice[] = [];
  for (const target of targets) choices.push(choose(target, await survey(target), wanted));
  if (new Set(choices.map(({ name }) => digestOf(name))).size > 1) {
    const found = choices.map(({ name, target }) => `${name} at ${target.name}`).join(', ');
    throw new DeployError(
      `Rollback: expected all targets to have served the same build before, or --rollback with the name of a build; found ${found}.`,
    );
  }
  for (const choice of choices) choice.there = await settleHttp(choice.target, choice.there);
  for (const { target, there, name } of choices) await makeCurrent(target, there, name, options);
  return choices.map(({ name }) => name);
}

/** Lists the builds at a target, one on each line, with the newest first. */
export const listBuilds = async (target: Target): Promise<string[]> =>
  inLines(await survey(target));
