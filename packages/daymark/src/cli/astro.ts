import * as astro from 'astro';
import { astroConfig } from './astro-config.ts';

/* The commands of `daymark` that call Astro. The current folder is the site's folder. */

export { build } from './build.ts';
export { check } from './check.ts';

export const dev = async () => astro.dev(await astroConfig(process.cwd()));
export const sync = async () => astro.sync(await astroConfig(process.cwd()));
