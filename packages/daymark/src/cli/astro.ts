import * as astro from 'astro';
import { previewSession } from '../preview/session.ts';
import { astroConfig } from './astro-config.ts';

/* The commands of `daymark` that call Astro. The current folder is the site's folder. */

export { build } from './build.ts';
export { check } from './check.ts';

export const sync = async () => astro.sync(await astroConfig(process.cwd()));

/** Serves the live preview, which restarts when the settings change. */
export async function dev(): Promise<void> {
  const read = () => astroConfig(process.cwd(), { session });
  // Astro reads this object again when it restarts.
  const session = previewSession(async () => void Object.assign(inline, await read()));
  const inline = await read();
  await astro.dev(inline);
}
