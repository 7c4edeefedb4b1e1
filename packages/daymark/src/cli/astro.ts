import process from 'node:process';
import * as astro from 'astro';
import type { CheckResult } from '../content/checks/check.ts';
import { reportRemarks } from '../content/launch/launch-remark.ts';
import { previewSession } from '../preview/session.ts';
import { readAddress } from '../server/environment.ts';
import { astroConfig } from './astro-config.ts';
import { withProgress } from './progress/progress.ts';
import { checkSummary } from './progress/summaries.ts';
import { freePort } from './surroundings.ts';

/* The commands of `daymark` that call Astro. The current folder is the site's folder. */

export const sync = async () => astro.sync(await astroConfig(process.cwd()));

/**
 * Serves the live preview, where the variables PORT and HOST say. The preview restarts when the
 * settings change.
 */
export async function dev(): Promise<void> {
  const command = 'npm run dev';
  const address = readAddress(process.env, command);
  const server = { host: address.host, port: await freePort(address, command) };
  const read = async () => ({ ...(await astroConfig(process.cwd(), { session })), server });
  // Astro reads this object again when it restarts.
  const session = previewSession(async () => void Object.assign(inline, await read()));
  const inline = await read();
  await astro.dev(inline);
}

/** Runs the checks that a build begins with, and prints their result. */
export async function check(): Promise<void> {
  const results = await withProgress('nothing', ({ logger, onChecked }) =>
    runChecks({ logger }, ({ counts, launch }) => {
      onChecked(counts);
      if (launch.length > 0) console.log(`${reportRemarks(launch)}\n`);
    }),
  );
  console.log(checkSummary(results));
}

/**
 * Runs the checks. Astro also writes the types of the content.
 * @param log Astro's settings of the messages that it prints
 * @param onChecked takes the result, also if there are problems
 * @throws one error that lists all problems
 */
export async function runChecks(
  log: Pick<astro.AstroInlineConfig, 'logger' | 'logLevel'>,
  onChecked: (result: CheckResult) => void,
): Promise<void> {
  const config = await astroConfig(process.cwd(), { onlyChecks: true, onChecked });
  await astro.sync({ ...config, ...log });
}
