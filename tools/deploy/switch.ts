import { requireNameable } from './address.ts';
import { keptWith, readSurvey, type Survey } from './builds.ts';
import { type Configuration, configure } from './configure.ts';
import { DeployError } from './deploy-error.ts';
import { httpPlaces, isHttpPlace, OFF } from './http-place.ts';
import * as scripts from './scripts.ts';
import { failure, type Target } from './target.ts';

/** What a deploy does besides, and to whom it tells what it does. */
export interface Options {
  /** A command for the shell at the target that has its server read the current build anew. */
  readonly command?: string | undefined;
  /** Receives a line for the owner before each step. */
  readonly say: (line: string) => void;
}

/**
 * What is at a target.
 * @throws DeployError when there is no such folder, or it lies where no configuration can name it.
 */
export async function survey(target: Target): Promise<Survey> {
  const outcome = await target.run(scripts.survey);
  if (outcome.code !== 0)
    throw failure(`Target ${target.name}: expected a folder with builds`, outcome);
  const there = readSurvey(outcome.output);
  // What was given may lead to another folder.
  requireNameable(target.name, there.folder);
  return there;
}

/**
 * Keeps what the owner says of plain http at a target, for this time and those to come.
 * @returns what is at the target then
 * @throws DeployError, also when something else than the tool has written it down
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

/** Gives one build what the pages of others need: the files, and configurations that know them. */
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
 * Lets the build that is served answer for the assets of one that is to follow it, so that they are
 * there, at every origin and in every process, before the first page names them.
 * @param next its name there, which says whether it is whole
 * @throws DeployError
 */
export async function offerAssets(
  target: Target,
  there: Survey,
  next: string,
  options: Options,
): Promise<void> {
  const { builds, current, folder, http } = there;
  // The link may lead nowhere: then no page is served that others could be missing from.
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
 * Makes a whole build at the target the one that is served, once it holds what pages of the other
 * kept builds need.
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
  options.say(`${target.name}: ${isCurrent ? `${name} is current already` : `to ${name}`}`);
  const expected = current ? `builds/${current}` : '';
  const switched = await target.run(scripts.switchTo, { name, expected });
  if (switched.code !== 0)
    throw failure(`Target ${target.name}: expected current to lead to ${name}`, switched);
  await reload(target, options, `Target ${target.name}: the site has been switched to ${name}`);
}
