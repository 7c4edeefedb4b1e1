import * as astro from 'astro';
import { astroConfig } from './astro-config.ts';

/* The commands that Astro runs, in the current folder. */

const config = () => astroConfig(process.cwd(), process.env);

export const build = async () => astro.build(await config());
export const sync = async () => astro.sync(await config());

export async function dev(): Promise<void> {
  await astro.dev(await config());
}
