import { parseArgs } from 'node:util';
import { buildName } from './builds.ts';
import { DeployError, httpPlaces, isHttpPlace, OFF } from './target.ts';

/** The text that `daymark deploy --help` prints. */
export const usage = `Usage: npm run deploy -- <target>... [--then "<command>"] [--http <listen>]
       npm run deploy -- <target>... --rollback [build] [--then "<command>"] [--http <listen>]
       npm run deploy -- <target>... --list

A target is a folder on this machine or on another one: user@host:/srv/daymark. The connection
uses ssh, or the command in --ssh or RSYNC_RSH.`;

function refuse(mistake: string): never {
  throw new DeployError(`${mistake}\n\n${usage}`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rollback: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        // biome-ignore lint/suspicious/noThenProperty: the name of an option, in an object that nobody awaits.
        then: { type: 'string' },
        ssh: { type: 'string' },
        http: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Reads the command-line arguments.
 * @throws DeployError with the mistake and the usage
 */
export function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { values, positionals } = parse(args);
  const { rollback, list, then: command, http = [] } = values;
  const builds = positionals.filter((each) => rollback && buildName.test(each));
  const targets = positionals.filter((each) => !builds.includes(each));
  const [build, ...more] = builds;
  if (targets.length === 0 || more.length > 0)
    refuse(
      `Expected at least one target${rollback ? ' and at most one build' : ''}; found ${JSON.stringify(positionals.join(' '))}.`,
    );
  const changing = [rollback && '--rollback', command && '--then', http.length > 0 && '--http'];
  const found = changing.filter((name) => name).join(', ');
  if (list && found) refuse(`--list: expected no --rollback, --then or --http; found ${found}.`);
  const wrong = http.find((place) => place !== OFF && !isHttpPlace(place));
  if (wrong !== undefined)
    refuse(`--http: expected ${httpPlaces}, or ${OFF}; found ${JSON.stringify(wrong)}.`);
  if (http.length > 1 && http.length !== targets.length)
    refuse(
      `--http: expected one value, or one for each of ${targets.length} targets; found ${http.length}.`,
    );
  const shell = values.ssh || environment.RSYNC_RSH;
  return {
    /** The targets as given. They serve one site together, for example behind a load balancer. */
    targets,
    action: list ? 'list' : rollback ? 'rollback' : 'deploy',
    /** The build to roll back to; if absent, the previous build. */
    ...(build && { build }),
    /** A shell command that runs at each target and makes its server load the current build. */
    ...(command && { command }),
    /**
     * The addresses for plain http, one for each target or one for all; `off` for targets with their
     * own https. If absent, the targets keep the stored setting.
     */
    ...(http.length > 0 && { http }),
    /** The command that connects to another machine, instead of `ssh`. */
    ...(shell && { shell }),
  } as const;
}
