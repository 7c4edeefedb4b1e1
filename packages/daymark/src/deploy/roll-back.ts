import { previousName, type Survey, servedNames } from './builds.ts';
import { DeployError } from './deploy-error.ts';
import { makeCurrent, type Options, settleHttp, survey } from './switch.ts';
import type { Target } from './target.ts';

/** A target, its state, and the name of the build to roll back to. */
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
