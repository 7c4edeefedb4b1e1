import { parseArgs } from 'node:util';
import { buildName } from './builds.ts';
import { DeployError, httpPlaces, isHttpPlace, OFF } from './target.ts';
import { isUrl } from './webspace-address.ts';

/** The text that `daymark deploy --help` prints. */
export const usage = `Usage: npm run deploy -- <target>... [--then "<command>"] [--http <listen>] [--if-changed]
       npm run deploy -- <target>... --rollback [build] [--then "<command>"] [--http <listen>]
       npm run deploy -- <target>... --list

A target is a folder on this machine or on another one: user@host:/srv/daymark. The connection
uses ssh, or the command in --ssh or RSYNC_RSH.

       npm run deploy -- sftp://user@host/path [--dry-run] [--replace] [--break-lock] [--if-changed]
       npm run deploy -- ftps://user@host/path [--dry-run] [--replace] [--break-lock] [--if-changed]

These targets are webspace, without a shell. The password is in DAYMARK_DEPLOY_PASSWORD, or typed
at the terminal. --replace uploads all files, also over files of yours.

--if-changed deploys nothing if the site at identity.url says that it serves the build already.`;

/** Stops with a mistake in the arguments, and shows the usage, so that the owner can correct them. */
function refuse(mistake: string): never {
  throw new DeployError(`${mistake}\n\n${usage}`);
}

/** Parses the options. Adds the usage to an error of Node's parser. */
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
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'break-lock': { type: 'boolean', default: false },
        'if-changed': { type: 'boolean', default: false },
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
  const isIfChanged = values['if-changed'];
  if (isIfChanged && (list || rollback))
    refuse(`--if-changed: expected no ${list ? '--list' : '--rollback'}; found it.`);
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
  const isWebspace = targets.some(isUrl);
  if (isWebspace && !targets.every(isUrl))
    refuse('Expected either folders or webspace (sftp://, ftps://) as targets; found both.');
  const [forOthers] = [rollback && '--rollback', list && '--list', ...changing].filter(
    (name) => name,
  );
  if (isWebspace && forOthers)
    refuse(
      `${forOthers}: expected a target with a shell (user@host:/srv/daymark); found webspace, which has one build and runs no commands. To go back, deploy a former build: DAYMARK_OUT=<its folder>.`,
    );
  const forWebspace = (['dry-run', 'replace', 'break-lock'] as const).find((name) => values[name]);
  if (!isWebspace && forWebspace)
    refuse(
      `--${forWebspace}: expected webspace (sftp://user@host/path) as the target; found ${targets[0]}.`,
    );
  return {
    /** The targets as given. They serve one site together, for example behind a load balancer. */
    targets,
    action: list ? 'list' : rollback ? 'rollback' : 'deploy',
    /** The build to roll back to; if absent, the previous build. */
    ...(build && { build }),
    /** Whether nothing is deployed if the site serves the build already. */
    ...(isIfChanged && { isIfChanged }),
    /** A shell command that runs at each target and makes its server load the current build. */
    ...(command && { command }),
    /**
     * The addresses for plain http, one for each target or one for all; `off` for targets with their
     * own https. If absent, the targets keep the stored setting.
     */
    ...(http.length > 0 && { http }),
    /** The command that connects to another machine, instead of `ssh`. */
    ...(shell && { shell }),
    /** The options of deploys to webspace; absent for other targets. */
    ...(isWebspace && {
      webspace: {
        isDryRun: values['dry-run'],
        isReplacing: values.replace,
        isLockBroken: values['break-lock'],
      },
    }),
  } as const;
}
