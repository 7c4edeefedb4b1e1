import * as astro from 'astro';
import { astroConfig } from './astro-config.ts';

/* The commands of `daymark` that call Astro. The current folder is the site's folder. */

export { build } from './build.ts';

const config = (onlyChecks = false) => astroConfig(process.cwd(), { onlyChecks });

export const dev = async () => astro.dev(await config());
export const sync = async () => astro.sync(await config());

/** Runs the checks that a build begins with. Astro also writes the types of the content. */
export async function check(): Promise<void> {
  await astro.sync({ ...(await config(true)), logLevel: 'error' });
  console.log(
    'The settings and the content have no problems. A build also checks links to pages and anchors that only it creates.',
  );
}
