/* The `daymark` command, which runs in a site's folder. */

import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { diskProblem } from './disk-problem.ts';
import { checkPeers, checkWritable, freePort } from './surroundings.ts';

/** Checks the conditions of all commands, before a command does any work. */
async function checkFolder() {
  checkPeers();
  await checkWritable(process.cwd());
}

async function astro() {
  await checkFolder();
  return import('./astro.ts');
}

/**
 * Builds the site. With `--verbose`, Astro prints all its messages. With `--force`, the command
 * builds although nothing has changed. `--then-start` is for `npm start`, which starts the server
 * after the build.
 */
async function build() {
  const known = ['--verbose', '--force', '--then-start'] as const;
  const options = readOptions('build', process.argv.slice(3), known);
  const isServedNext = options.has('--then-start');
  if (isServedNext) {
    const { readEnvironment } = await import('../server/environment.ts');
    await freePort(readEnvironment(process.env).address, 'npm start');
  }
  await checkFolder();
  const { build } = await import('./build.ts');
  const isVerbose = options.has('--verbose');
  return build({ isVerbose, isServedNext, isForced: options.has('--force') });
}

/**
 * Checks the site. With `--launch`, remarks before launch fail the command. With `--write-links`, the
 * command first writes the new addresses of pages that have moved into the links to them. With `--links`,
 * the command also asks other sites about the pages to which texts link. With `--json`, it prints one JSON
 * object for programs.
 */
async function check() {
  const args = process.argv.slice(3);
  const isJson = args.includes('--json');
  const load = async () => {
    const known = ['--json', '--launch', '--write-links', '--links'] as const;
    const options = readOptions('check', args, isJson ? known.slice(0, 3) : known);
    return { options, ...(await astro()) };
  };
  if (args.includes('--write-links')) {
    const { writeLinks } = await import('./write-links.ts');
    const { runChecks } = await load();
    const written = await writeLinks((onChecked) => runChecks({ logLevel: 'error' }, onChecked));
    // With `--json`, standard output has nothing but the object.
    (isJson ? console.error : console.log)(written);
  }
  const isLaunch = args.includes('--launch');
  if (!isJson) {
    const { options, check } = await load();
    return check({ isLaunch, asksLinks: options.has('--links') });
  }
  const { printJson } = await import('./check-output.ts');
  return printJson(
    async (onChecked) => (await load()).runChecks({ logLevel: 'error' }, onChecked),
    isLaunch,
  );
}

/** Writes a Markdown file to begin with. */
async function writeNew() {
  const { writeNewFile } = await import('../content/new-file.ts');
  const { buildDay } = await import('../content/articles/publication.ts');
  const { readSettingsFile, settingsFileOf } = await import('./settings-file.ts');
  const [kind = '', title = ''] = process.argv.slice(3);
  // A folder may have no settings yet.
  const read = await readSettingsFile(process.cwd(), settingsFileOf(process.env)).catch(() => null);
  const language = read?.checked.identity.language ?? 'en';
  const { file, note } = await writeNewFile(kind, title, buildDay(), language);
  console.log(`Wrote ${file}`);
  if (note) console.log(note);
}

interface Command {
  /** The arguments that the help shows. */
  usage?: string;
  /** The description that the help shows below the name of the command. */
  does: string;
  /** Imports modules when the command runs, because most commands need few of them. */
  run: () => unknown;
}

const commands: Readonly<Record<string, Command>> = {
  dev: { does: 'serves the live preview', run: async () => (await astro()).dev() },
  build: {
    usage: '[--verbose] [--force]',
    does: 'checks the site and builds it, by default into dist; --force builds although nothing has changed',
    run: build,
  },
  sync: {
    does: 'writes TypeScript types of virtual modules, for code editors',
    run: async () => (await astro()).sync(),
  },
  check: {
    usage: '[--json] [--launch] [--links] [--write-links]',
    does:
      'reports problems of the settings and the content; --json prints them for programs, --launch fails at ' +
      'remarks before launch, --links asks other sites about the pages to which texts link, and ' +
      '--write-links corrects links to pages that have moved',
    run: check,
  },
  new: {
    usage: 'article "<title>"',
    does: 'writes a Markdown file to begin with; new alone lists the other kinds of files',
    run: writeNew,
  },
  export: {
    usage: '<folder>',
    does: 'writes all texts as plain Markdown to a folder',
    run: async () => (await import('./export.ts')).printExport(process.argv.slice(3)),
  },
  report: {
    usage: '<access log>...',
    does: 'lists the missing addresses that visitors asked for',
    run: async () => (await import('./report.ts')).printReport(process.argv.slice(3)),
  },
  start: { does: 'serves the last build', run: () => import('../server/main.ts') },
  host: {
    usage: '<host>',
    does: 'writes what a host needs, such as github-pages; host alone lists the hosts',
    run: async () => (await import('./host.ts')).host(process.argv.slice(3)),
  },
  upgrade: {
    usage: '[--undo]',
    does: 'replaces the engine of the site by this one, and lists what that changes',
    run: async () => (await import('./upgrade/upgrade.ts')).upgrade(process.argv.slice(3)),
  },
  deploy: {
    usage: '<target>...',
    does: 'uploads the last build to what serves it; deploy --help lists the targets',
    run: () => import('./deploy.ts'),
  },
};

/** Returns the help of one command, or of all. */
function help(name: string): string {
  const all = Object.entries(commands);
  const one = all.filter(([each]) => each === name);
  return (one.length > 0 ? one : all)
    .map(([each, { usage = '', does }]) => `${`daymark ${each} ${usage}`.trimEnd()}\n    ${does}`)
    .join('\n');
}

/** Commands after which Astro leaves helper processes that would keep this process running. */
const exiting = ['build', 'check', 'sync'];

const withoutOptions = ['dev', 'sync', 'start'];

/**
 * Reads the options of a command.
 * @param args the arguments after the command, such as `["--verbose"]`
 * @param known the options that the command has
 * @throws Error if there is another argument
 */
function readOptions<Option extends string>(
  command: string,
  args: readonly string[],
  known: readonly Option[],
): ReadonlySet<Option> {
  const isKnown = (arg: string): arg is Option => (known as readonly string[]).includes(arg);
  const unknown = args.find((arg) => !isKnown(arg));
  if (unknown !== undefined)
    throw new Error(
      `daymark ${command}: expected ${known.length > 0 ? `only ${known.join(' or ')}` : 'no options'}; found "${unknown}"`,
    );
  return new Set(args.filter(isKnown));
}

async function run(name: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  // The help of `deploy` has a module of its own.
  if (process.argv.includes('--help') && name !== 'deploy') return console.log(help(name));
  if (!command) {
    const names = Object.keys(commands).join(', ');
    throw new Error(
      `daymark: expected one of the commands ${names}; found "${name}". daymark --help describes them`,
    );
  }
  if (withoutOptions.includes(name)) readOptions(name, process.argv.slice(3), []);
  // React and Astro read these variables when they are imported. Telemetry is off unless the owner
  // enables it.
  process.env.NODE_ENV ??= name === 'dev' ? 'development' : 'production';
  process.env.ASTRO_TELEMETRY_DISABLED ??= '1';
  await command.run();
}

const name = process.argv[2] ?? '';
try {
  await run(name);
} catch (error) {
  // The engine throws plain errors for mistakes that an owner can correct. A stack trace would only
  // hide the message.
  const isForOwner = error instanceof Error && error.name === 'Error';
  console.error(diskProblem(error, process.cwd()) ?? (isForOwner ? error.message : error));
  process.exitCode = 1;
}
if (exiting.includes(name)) {
  // While V8 compiles modules in the background, as it does just after their import, Node may never
  // exit: https://github.com/nodejs/node/issues/54918
  if (process.exitCode) await setTimeout(300);
  process.exit();
}
