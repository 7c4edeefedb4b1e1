import process from 'node:process';
import * as astro from 'astro';
import { previewSession } from '../preview/session.ts';
import { readAddress } from '../server/environment.ts';
import { astroConfig } from './astro-config.ts';
import { freePort } from './surroundings/free-port.ts';

/* The commands of `daymark` that call Astro. The current folder is the site's folder. */

export { check, runChecks } from './check.ts';

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
