import { requireNameable } from './address.ts';
import { keptWith, readSurvey, type Survey } from './builds.ts';
import { type Configuration, configure } from './configure.ts';
import { DeployError } from './deploy-error.ts';
import { httpPlaces, isHttpPlace, OFF } from './http-place.ts';
import * as scripts from './scripts.ts';
import { failure, type Target } from './target.ts';

/** Hooks of a deploy: a reload command and progress output. */
export interface Options {
  /** A shell command on the target that makes its server read the current build again. */
  readonly command?: string | undefined;
  /** Receives a progress line before each step. */
  readonly say: (line: string) => void;
}

/**
 * Returns the state of a target.
 * @throws DeployError when the folder does not exist, or no configuration can express its path
 */
export async function survey(target: Target): Promise<Survey> {
  const outcome = await target.run(scripts.survey);
  if (outcome.code !== 0)
    throw failure(`Target ${target.name}: expected a folder with builds`, outcome);
  const there = readSurvey(outcome.output);
  // The given path may be a symlink to another folder.
  requireNameable(target.name, there.folder);
  return there;
}

/**
 * Stores the address for plain http at a target, for this deploy and later ones.
 * @returns the state of the target afterwards
 * @throws DeployError, also when http.txt at the target is malformed
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
  const written = await target.run(scripts.remember, { http: settled.http ?? '' });
  if (written.code !== 0)
    throw failure(`Target ${target.name}: expected http.txt to be written`, written);
  return settled;
}

/**
 * Adds the assets of other builds to a build: links the files, and writes configurations that
 * include them.
 */
async function joinAssets(target: Target, configuration: Configuration): Promise<void> {
  const { name, others } = configuration;
  const joined = await target.run(scripts.join, { name, others: others.join(' ') });
  if (joined.code !== 0)
    throw failure(`Target ${target.name}: expected the assets of ${others} to be linked`, joined);
  await configure(target, configuration);
}

async function reload(target: Target, { command, say }: Options, state: string): Promise<void> {
  if (!command) return;
  say(`Running: ${command}`);
  const ended = await target.run(`cd -- "$folder" || exit\n${command}`);
  if (ended.code !== 0)
    throw failure(`${state}. After that, expected the command to succeed: ${command}`, ended);
}

/**
 * Makes the served build also serve the assets of the next one, so that they are available at every
 * origin and in every process before the first page refers to them.
 * @param next - the folder name of the next build at the target, which ends in `.partial` while the
 * build is incomplete
 * @throws DeployError
 */
export async function offerAssets(
  target: Target,
  there: Survey,
  next: string,
  options: Options,
): Promise<void> {
  const { builds, current, folder, http } = there;
  // With a dangling symlink no page is served, so no page can miss assets.
  if (!current || !builds.some(({ name }) => name === current)) return;
  const kept = keptWith(there, current).filter((other) => other !== current);
  const others = [...new Set([...kept, next])];
  await joinAssets(target, { folder, name: current, others, http });
  await reload(
    target,
    options,
    `${current} is served, with the assets of ${next.replace('.partial', '')}`,
  );
}

/**
 * Switches a target to one of its complete builds. Before that, it adds the assets that pages of
 * the other kept builds need.
 * @throws DeployError
 */
export async function makeCurrent(
  target: Target,
  there: Survey,
  name: string,
  options: Options,
): Promise<void> {
  const { current, folder, http } = there;
  const others = keptWith(there, name).filter((other) => other !== name);
  await joinAssets(target, { folder, name, others, http });
  const isCurrent = current === name;
  options.say(
    `${target.name}: ${isCurrent ? `${name} is already current` : `switching to ${name}`}`,
  );
  const expected = current ? `builds/${current}` : '';
  const switched = await target.run(scripts.switchTo, { name, expected });
  if (switched.code !== 0)
    throw failure(`Target ${target.name}: expected current to point to ${name}`, switched);
  await reload(target, options, `Target ${target.name}: the site has been switched to ${name}`);
}
