import { keptWith, readSurvey, type Survey } from './builds.ts';
import { serverConfigurations } from './local-build.ts';
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
import { sendTexts } from './upload.ts';

/** Hooks of a deploy: a reload command and progress output. */
export interface Options {
  /** A shell command that runs at each target and makes its server load the current build. */
  readonly command?: string | undefined;
  /** Receives a progress line before each step. */
  readonly say: (line: string) => void;
}

/**
 * Returns the state of a target.
 * @throws DeployError when the folder does not exist, or its path cannot be written in a server
 * configuration
 */
export async function survey(target: Target): Promise<Survey> {
  const what = `Target ${target.name}: could not list the builds`;
  const there = readSurvey(await runStep(target, what, scripts.survey));
  // The given path may be a symlink to another folder.
  requireNameable(target.name, there.folder);
  return there;
}

/**
 * Stores a new address for plain http in the target's http.txt, for this deploy and later ones.
 * @returns the state of the target afterwards
 * @throws DeployError when http.txt cannot be updated, or contains no address and gets no new one
 */
export async function settleHttp(target: Target, there: Survey): Promise<Survey> {
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
export async function offerAssets(
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
export async function makeCurrent(
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
