import { once } from 'node:events';
import { resolve } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type LaunchRemark, readRemarks } from '../content/launch/launch-remark.ts';
import { readArguments, usage } from '../deploy/arguments.ts';
import { deploy, listBuilds, rollBack } from '../deploy/deploy.ts';
import { addDigest, isPublished } from '../deploy/digest.ts';
import { type LocalBuild, readBuild } from '../deploy/local-build.ts';
import { DeployError, openTarget } from '../deploy/target.ts';
import { deployToWebspace } from '../deploy/webspace.ts';
import { readWebspaceAddress } from '../deploy/webspace-address.ts';
import { confirmLaunch } from './confirm-launch.ts';
import { rememberPublished } from './published-list.ts';

/** Asks a question at the terminal. Ctrl+C and the end of the input are an empty answer. */
async function ask(question: string, output: Writable = process.stdout): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const closed = once(terminal, 'close').then(() => '');
  try {
    return await Promise.race([terminal.question(question).catch(() => ''), closed]);
  } finally {
    terminal.close();
  }
}

/** Asks for a password at the terminal, and does not show the typed characters. */
async function askPassword(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const answer = await ask('', nowhere);
  process.stdout.write('\n');
  return answer;
}

/** Whether a person can answer questions, unlike in CI. */
const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
const askAtTerminal = hasTerminal ? (question: string) => ask(question) : undefined;

/**
 * Reads the last build. If the build has remarks before launch, asks whether to deploy it.
 * @param isIfChanged whether not to deploy a build that the site serves already
 * @returns undefined for such a build
 */
async function confirmedBuild(isIfChanged: boolean): Promise<LocalBuild | undefined> {
  const out = resolve(process.env.DAYMARK_OUT || 'dist');
  const build = isIfChanged ? await addDigest(out) : readBuild(out);
  if (isIfChanged && (await isPublished(build))) {
    console.log(`Nothing has changed: the site serves the build ${build.name} already.`);
    return undefined;
  }
  console.log(`Deploying the build ${build.name}`);
  const memory = '.daymark/launch.json';
  await confirmLaunch(remarksOf(build.folder), { say: console.warn, ask: askAtTerminal, memory });
  return build;
}

/** Reads the remarks of a build. @throws DeployError, which the owner sees without a stack trace */
function remarksOf(out: string): LaunchRemark[] {
  try {
    return readRemarks(out);
  } catch (error) {
    throw new DeployError(Object(error).message);
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  const {
    action,
    build,
    command,
    http,
    shell,
    webspace,
    isIfChanged = false,
    ...request
  } = readArguments(process.argv.slice(3), process.env);
  if (webspace) {
    const addresses = request.targets.map(readWebspaceAddress);
    const local = await confirmedBuild(isIfChanged);
    if (!local) return;
    const password = process.env.DAYMARK_DEPLOY_PASSWORD;
    const options = { ...webspace, shell, password, say: console.log };
    for (const address of addresses) {
      await deployToWebspace(address, local, {
        ...options,
        ...(hasTerminal && { askPassword }),
      });
      if (webspace.isDryRun) continue;
      await rememberPublished(process.cwd(), local.folder, 'deploy');
      console.log(`${address.name} serves ${local.name}.`);
    }
    return;
  }
  const targets = request.targets.map((target, place) =>
    openTarget(target, { shell, http: http?.[place] ?? http?.[0] }),
  );
  if (action === 'list') {
    for (const target of targets) {
      const lines = await listBuilds(target);
      console.log([`${target.name}:`, ...(lines.length > 0 ? lines : ['no build yet'])].join('\n'));
    }
    return;
  }
  const options = { command, say: console.log };
  const local = action === 'rollback' ? undefined : await confirmedBuild(isIfChanged);
  if (action !== 'rollback' && !local) return;
  const names = local
    ? await deploy(targets, local, options)
    : await rollBack(targets, options, build);
  if (local) await rememberPublished(process.cwd(), local.folder, 'deploy');
  for (const [place, { name }] of targets.entries()) console.log(`${name} serves ${names[place]}.`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof DeployError ? error.message : error);
  process.exitCode = 1;
}
