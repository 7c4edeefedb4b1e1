import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { readRemarks, reportRemarks, stoppingRemarks } from '../content/launch/launch-remark.ts';
import { isPlaceholder } from '../content/launch/placeholder.ts';
import { addDigest, isPublished } from '../deploy/digest.ts';
import { PAGES_FOLDER, PAGES_NAMES, type PagesHost, writePages } from '../hosts/pages.ts';
import { readPublishedSite } from '../hosts/published-site.ts';
import { S3_FOLDER, writeS3 } from '../hosts/s3.ts';
import { cronLine, TIMER_FOLDER, timerUnits } from '../hosts/timer.ts';
import { isPublishingHost, WORKFLOW_HOSTS, workflowFor } from '../hosts/workflows.ts';
import { readSettingsFile, settingsFileOf } from './settings-file.ts';

/** The name of the command's argument for a timer of this machine, and for the digest of a build. */
const [TIMER, DIGEST] = ['timer', 'digest'];

const isPagesHost = (name: string): name is PagesHost => Object.hasOwn(PAGES_NAMES, name);

/**
 * Writes the workflow that publishes the site at a host, or with `--files` the files of the last build
 * for this host, as the workflow does. For S3, it writes the files, and with `--workflow` the workflow.
 * `timer` writes the timer of this machine, and `digest` the digest of the last build. Without a name, the
 * command lists the names.
 * @param args the arguments after the command
 * @throws Error for an unknown host, a file that exists, or a site that the host cannot serve
 */
export async function host(args: readonly string[]): Promise<void> {
  const [name = '', ...options] = args;
  const known = [...WORKFLOW_HOSTS, TIMER, DIGEST];
  if (args.length === 0)
    return console.log(`The names after npm run host -- :
  ${WORKFLOW_HOSTS.join(', ')}: the workflow, or the files, for this host
  ${TIMER}: a timer of this machine, before the target of npm run deploy
  ${DIGEST}: the file with the digest of the last build, for a workflow of your own`);
  if (!known.includes(name))
    throw new Error(
      `daymark host: expected ${known.slice(0, -1).join(', ')} or ${DIGEST}; found "${name}"`,
    );
  if (name === TIMER) return writeTimer(options);
  const accepted = optionsOf(name);
  const wrong = options.find((option) => !accepted.includes(option));
  if (wrong !== undefined)
    throw new Error(
      `daymark host ${name}: expected ${accepted.length > 0 ? `only ${accepted.join(' or ')}` : 'no options'}; found "${wrong}"`,
    );
  const isWorkflow =
    name === 's3'
      ? options.includes('--workflow')
      : name !== DIGEST && !options.includes('--files');
  if (isWorkflow) return writeWorkflow(name);
  await writeFiles(name, options.includes('--if-changed'));
}

/** Returns the options that may follow the name of a host. */
function optionsOf(name: string): string[] {
  if (name === DIGEST) return ['--if-changed'];
  if (name === 's3') return ['--workflow'];
  return isPagesHost(name) ? ['--files', '--if-changed'] : [];
}

/**
 * Writes the files of the last build for a host.
 * @param isIfChanged whether nothing is written if the host serves the build already
 */
async function writeFiles(name: string, isIfChanged: boolean): Promise<void> {
  const warn = (message: string) => console.warn(message);
  const out = resolve(process.env.DAYMARK_OUT || 'dist');
  if (!existsSync(out))
    throw new Error(`${out}: expected a build; found none. Create it with: npm run build`);
  const remarks = readRemarks(out);
  if (remarks.length > 0) warn(reportRemarks(remarks));
  const build = await addDigest(out);
  const isChanged = !isIfChanged || !(await isPublished(build));
  const { GITHUB_OUTPUT: output } = process.env;
  if (output) await appendFile(output, `changed=${isChanged}\n`);
  if (!isChanged) return console.log('The host serves this build already.');
  if (name === DIGEST) return console.log('Added the digest to the build.');
  const site = readPublishedSite(realpathSync(out));
  if (isPagesHost(name)) {
    await writePages(site, name, resolve(PAGES_FOLDER), warn);
    return console.log(`Wrote the files for ${PAGES_NAMES[name]} to ${PAGES_FOLDER}`);
  }
  await writeS3(site, stoppingRemarks(remarks), resolve(S3_FOLDER), warn);
  console.log(`Wrote the files for S3 and CloudFront to ${S3_FOLDER}`);
}

/** The names that Git and its hosts give to the first branch. */
const FIRST_BRANCHES = ['main', 'master'];

/**
 * Returns the branch of the repository in this folder. Before the first commit, a first branch may still get
 * the other usual name, as the instructions of GitHub do with `git branch -M main`.
 */
function branches(): string[] {
  const head = existsSync('.git/HEAD') ? readFileSync('.git/HEAD', 'utf8') : '';
  const [, branch] = /^ref: refs\/heads\/(.+)$/m.exec(head) ?? [];
  if (branch === undefined) return FIRST_BRANCHES;
  const isBorn = existsSync(join('.git/refs/heads', branch)) || existsSync('.git/packed-refs');
  return isBorn || !FIRST_BRANCHES.includes(branch) ? [branch] : FIRST_BRANCHES;
}

/**
 * Returns a minute for the schedule, so that not all sites build at the same minute. The minute is
 * soon after the full hour, because texts usually become due at a full hour.
 */
const minuteFor = (name: string) =>
  5 + ([...name].reduce((sum, one) => sum + one.charCodeAt(0), 0) % 15);

/** Writes the workflow of a host. @throws Error if its file exists */
async function writeWorkflow(name: string): Promise<void> {
  if (!isPagesHost(name) && !isPublishingHost(name)) throw new TypeError(name);
  const minute = minuteFor(basename(process.cwd()));
  const names = branches();
  const { file, text, steps } = workflowFor(name, { branches: names, minute });
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    throw new Error(
      `${file}: expected no such file; found one, which stays as it is. If this command or npm run create wrote the file, nothing is left to do. Otherwise move it away and run the command again.`,
    );
  }
  console.log(`Wrote ${file}`);
  if (file.startsWith('.github/'))
    console.log(
      `It publishes after each push to ${names.join(' or ')}, and each hour at minute ${minute}.`,
    );
  console.log(steps);
  requireScript();
  console.log('The repository must begin in this folder.');
  if (isPagesHost(name)) console.log(await addressStep(name));
}

/** Returns the step by which the address in the settings becomes the address at the host. */
async function addressStep(name: PagesHost): Promise<string> {
  const isGithub = name === 'github-pages';
  const domain = isGithub ? 'github.io' : 'gitlab.io';
  const url = await siteUrl();
  if (url === undefined || isPlaceholder(url))
    return `Set identity.url in site.config.ts to the address of the site
at the host, with its path if it has one, such as https://name.${domain}/repository`;
  const { hostname, pathname } = new URL(url);
  const page = isGithub ? 'Settings, Pages' : 'Deploy, Pages';
  if (!hostname.endsWith(`.${domain}`))
    return `Enter the domain of identity.url, ${hostname}, under ${page}.`;
  if (!isGithub) return `identity.url is ${url}. Expect this address under ${page}.`;
  const [account] = hostname.split('.');
  const repository = pathname.slice(1) || hostname;
  return `identity.url is ${url}. The repository needs the name ${repository}, in the account ${account}.`;
}

/** Returns the address of the site in its settings; undefined if they are missing or invalid. */
async function siteUrl(): Promise<string | undefined> {
  const file = settingsFileOf(process.env);
  if (!existsSync(file)) return undefined;
  const { settings } = await readSettingsFile(process.cwd(), file);
  return settings.identity.url;
}

/** Asks the owner to add the script that workflows run, if package.json does not have it. */
function requireScript(): void {
  const manifest = existsSync('package.json') ? readFileSync('package.json', 'utf8') : '{}';
  if (JSON.parse(manifest).scripts?.host === undefined)
    console.log('Add to the scripts in package.json: "host": "node daymark.mjs host"');
}

/**
 * Writes the units of systemd that publish the site from this machine.
 * @param deploy the arguments of `npm run deploy`
 * @throws Error without a target
 */
async function writeTimer(deploy: readonly string[]): Promise<void> {
  const [target] = deploy;
  if (target === undefined || target.startsWith('-'))
    throw new Error(
      `daymark host timer: expected the target of npm run deploy, such as /srv/daymark.example; found "${target ?? ''}"`,
    );
  const folder = process.cwd();
  const site = {
    ...{ folder, deploy, programs: dirname(process.execPath) },
    isFetched: hasUpstream(),
  };
  await mkdir(TIMER_FOLDER, { recursive: true });
  const units = Object.entries(timerUnits(site));
  for (const [name, text] of units) await writeFile(join(TIMER_FOLDER, name), text);
  const paths = units.map(([name]) => join(folder, TIMER_FOLDER, name)).join(' ');
  console.log(`Wrote two units of systemd to ${TIMER_FOLDER}. Turn the timer on:
systemctl --user enable --now ${paths}
loginctl enable-linger
Without systemd, add this line with crontab -e:
${cronLine(site)}
Then name it in site.config.ts: publishing: { timer: 'a timer of my server, every ten minutes' }
If the file has the field publishing already, add the field timer there.
The messages of the timer of systemd: journalctl --user --unit daymark-publish`);
  if (!site.isFetched)
    console.log(
      'The timer publishes the files in this folder. Expected a clone of the repository with the site, whose new commits the timer would fetch; found no branch that follows a branch of another repository. If the texts come by Git, run this command in such a clone.',
    );
}

/** Whether `git pull` knows which branch to fetch. */
const hasUpstream = (): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '@{upstream}']).status === 0;
