import { fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import * as astro from 'astro';
import { counted } from '../basics/text.ts';
import { fixBuildTime } from '../content/articles/publication.ts';
import type { CheckResult } from '../content/checks/check.ts';
import { formatProblem, problemsError } from '../content/checks/problem.ts';
import { joinChecks } from '../content/checks/site-checker.ts';
import {
  type LaunchRemark,
  launchResult,
  reportAccepted,
  reportRemarks,
} from '../content/launch/launch-remark.ts';
import { serveDesk } from '../preview/desk.ts';
import { previewSession } from '../preview/session.ts';
import { readAddress, readDeskPort } from '../server/environment.ts';
import { placeIn } from '../settings/addresses.ts';
import { astroConfig } from './astro-config.ts';
import { checkExternalLinks } from './external-links.ts';
import { withProgress } from './progress/progress.ts';
import { checkSummary, printWarnings, reportProposals } from './progress/summaries.ts';
import {
  readLanguages,
  readSettingsFile,
  type SettingsFile,
  settingsFileOf,
} from './settings-file.ts';
import { freePort } from './surroundings.ts';

/* The commands of `daymark` that call Astro. The current folder is the site's folder. */

export const sync = async () => astro.sync(await astroConfig(process.cwd()));

/**
 * Serves the live preview, at the address in the variables PORT and HOST. The preview restarts when the
 * settings change.
 */
export async function dev(): Promise<void> {
  const [root, file] = [process.cwd(), settingsFileOf(process.env)];
  const code = process.env[LANGUAGE] ?? '';
  const command = 'npm run dev';
  const address = readAddress(process.env, command);
  const isMain = code === '';
  const server = isMain
    ? { host: address.host, port: await freePort(address, command) }
    : { host: '127.0.0.1', port: 0 };
  const chosen = readDeskPort(process.env, address.port, command);
  const desk = isMain ? await serveDesk(root, address, chosen, command) : undefined;
  const previews = isMain
    ? await previewsOfLanguages(await readSettingsFile(root, file), desk?.port)
    : undefined;
  const read = async () => {
    const settings = await readSettingsFile(root, file, code);
    return { ...(await astroConfig(root, { session, read: settings })), server };
  };
  // Astro reads this object again when it restarts.
  const reload = async () => void Object.assign(inline, await read());
  const session = previewSession(reload, previews, desk ?? (chosen ? { port: chosen } : undefined));
  const inline = await read();
  const running = await astro.dev(inline);
  const { local, network } = running.resolvedUrls;
  if (desk) console.log(desk.notice(local[0] ?? network[0] ?? ''));
  if (isMain) return;
  // The preview of a language ends with the preview of the main language, however the latter ends.
  process.once('disconnect', () => process.exit());
  process.send?.(running.address.port);
}

/** The environment variable with the code of the language that a process previews. */
const LANGUAGE = 'DAYMARK_PREVIEW_LANGUAGE';

/**
 * Starts the previews of the further languages, each in a process of its own, because a server has the
 * UI strings of one language.
 * @param desk the port of the desk, to which all previews link
 * @returns the ports of the previews, by the path of their pages
 */
async function previewsOfLanguages(
  { settings, codes }: SettingsFile,
  desk = 0,
): Promise<ReadonlyMap<string, number>> {
  const { languages } = placeIn(settings);
  const targets = codes.map(async (code) => {
    const child = fork(process.argv[1] ?? '', ['dev'], {
      env: { ...process.env, [LANGUAGE]: code, DESK_PORT: desk ? String(desk) : '' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [port] = await once(child, 'message');
    const base = languages.find((language) => language.code === code)?.base ?? '';
    return [encodeURI(base), Number(port)] as const;
  });
  return new Map(await Promise.all(targets));
}

/**
 * Runs the checks that a build begins with, and prints their result.
 * @param isLaunch whether remarks before launch fail the command
 * @param asksLinks whether other sites are asked about the pages to which texts link
 * @throws Error if remarks fail the command
 */
export async function check({ isLaunch = false, asksLinks = false } = {}): Promise<void> {
  let external: CheckResult['external'] = [];
  let remarks: readonly LaunchRemark[] = [];
  fixBuildTime();
  const results = await withProgress('nothing', ({ logger, onChecked }) =>
    runChecks({ logger }, (checked) => {
      onChecked(checked);
      const { launch, accepted, proposals } = checked;
      external = checked.external;
      remarks = launch;
      if (accepted.length > 0) console.log(`${reportAccepted(accepted)}\n`);
      if (launch.length > 0) console.log(`${reportRemarks(launch)}\n`);
      if (proposals.length > 0) console.log(`${reportProposals(proposals)}\n`);
    }),
  );
  console.log(checkSummary(results));
  if (asksLinks) await printExternalLinks(external);
  if (isLaunch) console.log(launchResult(remarks));
}

async function printExternalLinks(links: CheckResult['external']): Promise<void> {
  const { settings } = await readSettingsFile(process.cwd(), settingsFileOf(process.env));
  console.log(
    `\nAsking other sites about ${counted(links.length, 'link')}. This takes some minutes.`,
  );
  const { warnings, unknown } = await checkExternalLinks(links, {
    site: settings.identity.url,
    memory: '.cache/links.json',
  });
  printWarnings(warnings.map(formatProblem));
  if (unknown.length > 0)
    console.log(
      [`\nNothing could be learnt about ${unknown.length} of the addresses:`, ...unknown].join(
        '\n  ',
      ),
    );
  if (warnings.length + unknown.length === 0)
    console.log('\nNo page of another site is gone or has moved.');
}

/**
 * Runs the checks of all languages. Astro also writes the types of the content.
 * @param log Astro's settings of the messages that it prints
 * @param onChecked takes the result, also if there are problems
 * @throws one error that lists all problems
 */
export async function runChecks(
  log: Pick<astro.AstroInlineConfig, 'logger' | 'logLevel'>,
  onChecked: (result: CheckResult) => void,
): Promise<void> {
  const root = process.cwd();
  const results: CheckResult[] = [];
  const failures: unknown[] = [];
  for await (const read of readLanguages(root)) {
    const take = (result: CheckResult) => void results.push(result);
    const config = await astroConfig(root, { onlyChecks: true, onChecked: take, read });
    await astro.sync({ ...config, ...log }).catch((error) => failures.push(error));
  }
  const joined = results.length > 0 ? joinChecks(results) : undefined;
  if (joined) onChecked(joined);
  if (failures.length > 1 && joined) throw problemsError(joined.problems, joined.warnings);
  if (failures.length > 0) throw failures[0];
}
