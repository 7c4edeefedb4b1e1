import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  inLines,
  keptWith,
  nextName,
  previousName,
  readSurvey,
  type Survey,
  servedNames,
} from './builds.ts';
import { type LocalBuild, serverConfigurations } from './local-build.ts';
import { scripts } from './scripts.ts';
import {
  DeployError,
  httpPlaces,
  isHttpPlace,
  OFF,
  requireNameable,
  runStep,
  type Target,
} from './target.ts';

/** Hooks of a deploy: a reload command and progress output. */
interface Options {
  /** A shell command that runs at each target and makes its server load the current build. */
  readonly command?: string | undefined;
  /** Receives a progress line before each step. */
  readonly say: (line: string) => void;
}

/**
 * An upload of a build to a target. The name of its folder ends in `.partial` until the upload is
 * complete.
 */
interface Upload {
  readonly target: Target;
  readonly there: Survey;
  readonly build: LocalBuild;
  readonly name: string;
}

/**
 * Uploads a build's assets, unless the target has the build, and adds them to the served build, so that
 * they are there before a page of the new build requests them.
 */
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
 * Removes the builds that need not be kept, and leftovers of interrupted deploys. Keeps builds that
 * appeared after this deploy began, because another deploy may be uploading them.
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

/** A target, and the build that becomes current at this target. */
interface Choice {
  readonly target: Target;
  there: Survey;
  readonly name: string;
}

/** Returns the digest in a build's name. The number in the name may differ between targets. */
const digestOf = (name: string) => name.slice(name.indexOf('-') + 1);

/** Finds the build to which a target can be rolled back. @throws DeployError if there is none */
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
 * Switches each target back to a build that it has served before. Switches no target until a build
 * for each target is found.
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

/* The steps of a deploy at one target. */

/**
 * Returns the state of a target.
 * @throws DeployError when the folder does not exist, or its path cannot be written in a server
 * configuration
 */
async function survey(target: Target): Promise<Survey> {
  const what = `Target ${target.name}: could not list the builds`;
  const there = readSurvey(await runStep(target, what, scripts.survey));
  // The given path may be a symlink to another folder.
  requireNameable(target.name, there.folder);
  return there;
}

/**
 * Settles where the server of a target listens for plain http, behind a load balancer that terminates
 * TLS. Stores the value of `--http` in the target's http.txt, for this deploy and later deploys;
 * `off` removes the file. Without the option, the stored value stays.
 * @returns the state of the target afterwards
 * @throws DeployError when http.txt cannot be updated, or when the stored value is no port or address and
 * there is no new one
 */
async function settleHttp(target: Target, there: Survey): Promise<Survey> {
  if (!target.http) {
    if (there.http === undefined || isHttpPlace(there.http)) return there;
    throw new DeployError(
      `Target ${target.name}: expected http.txt with ${httpPlaces}; found ${JSON.stringify(there.http)}.`,
    );
  }
  const { http: _former, ...rest } = there;
  const settled: Survey = target.http === OFF ? rest : { ...rest, http: target.http };
  const what = `Target ${target.name}: could not update http.txt`;
  await runStep(target, what, scripts.remember, { http: settled.http ?? '' });
  return settled;
}

/** Runs the owner's command, which makes the server of a target load the current build. */
async function reload(target: Target, { command, say }: Options, state: string): Promise<void> {
  if (!command) return;
  say(`Running: ${command}`);
  const what = `${state}. After that, the command failed (${command})`;
  await runStep(target, what, `cd -- "$folder" || exit\n${command}`);
}

/**
 * Adds the assets of the next build to the served build, so that every target and every process of
 * its server can serve them before the first page refers to them.
 * @param next - the folder of the next build, which ends in `.partial` while it is incomplete
 */
async function offerAssets(
  target: Target,
  there: Survey,
  next: string,
  options: Options,
): Promise<void> {
  const { builds, current } = there;
  // If `current` is absent or dangling, no page is served that could miss assets.
  if (!current || !builds.some(({ name }) => name === current)) return;
  const kept = keptWith(there, current).filter((other) => other !== current);
  await joinAssets(target, there, current, [...new Set([...kept, next])]);
  const state = `Target ${target.name}: ${current} now has the assets of ${next.replace('.partial', '')}`;
  await reload(target, options, state);
}

/** Switches a target to one of its builds, after adding the assets that open pages may request. */
async function makeCurrent(
  target: Target,
  there: Survey,
  name: string,
  options: Options,
): Promise<void> {
  const others = keptWith(there, name).filter((other) => other !== name);
  await joinAssets(target, there, name, others);
  const { current } = there;
  const step = current === name ? `${name} is already current` : `switching to ${name}`;
  options.say(`${target.name}: ${step}`);
  const expected = current ? `builds/${current}` : '';
  const what = `Target ${target.name}: could not switch to ${name}`;
  await runStep(target, what, scripts.switchTo, { name, expected });
  await reload(target, options, `Target ${target.name}: the site has been switched to ${name}`);
}

/**
 * Adds the assets of other builds to a build at the target: hard-links the files, and writes the
 * configurations of servers for the build. A reload of the server then changes files and CSPs
 * together.
 */
async function joinAssets(
  target: Target,
  { folder, http }: Survey,
  name: string,
  others: readonly string[],
): Promise<void> {
  const linked = `Target ${target.name}: could not link the assets of other builds to ${name}`;
  await runStep(target, linked, scripts.join, { name, others: others.join(' ') });
  const printed = `Target ${target.name}: could not read the policies and redirects of ${name}`;
  const records = await runStep(target, printed, scripts.printRecords, { name });
  const root = `${folder}/builds/${name}/site`;
  const texts = serverConfigurations(records.split('\0'), root, http);
  // `--delete` must keep the embedded server, which was uploaded with the build to this folder.
  const options = ['--delete', '--exclude=/server.mjs'];
  await sendTexts(target, options, `builds/${name}/deploy`, texts);
}

/** rsync first writes files to this folder in the upload's folder. `scripts.finish` removes it. */
const drafts = '--temp-dir=.incoming';

const placeOf = ({ name }: Upload) => `builds/${name}.partial`;

/** Options of rsync: files that equal files of the served build are hard-linked, not sent. */
const optionsOf = ({ there: { current } }: Upload): string[] => [
  drafts,
  ...(current ? [`--link-dest=../${current}/`] : []),
];

/** Runs a script in the folder of an upload. */
const run = ({ target, name }: Upload, script: string) =>
  runStep(target, `Upload to ${target.name}: could not continue`, script, { name });

/** Sends files with these texts to a folder of a target. The keys are the file names. */
async function sendTexts(
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
async function differences(
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
 * @throws DeployError; a later attempt reuses the files that have been sent.
 */
async function uploadAssets(upload: Upload): Promise<void> {
  const { target, build } = upload;
  await run(upload, scripts.begin);
  const { assets } = build;
  const to = placeOf(upload);
  await target.send(optionsOf(upload), { from: build.folder, to, files: assets });
  await sendTexts(target, [drafts], to, {
    'date.txt': `${new Date().toISOString()}\n`,
    'immutable.txt': assets.join('\n'),
  });
}

/**
 * Uploads the other files, checks that all files at the target equal the local files, and renames
 * the build to mark it as complete.
 * @throws DeployError; a later attempt reuses the files that have been sent.
 */
async function uploadRest(upload: Upload): Promise<void> {
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
