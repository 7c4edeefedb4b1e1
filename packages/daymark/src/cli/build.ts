import { basename, join } from 'node:path';
import * as astro from 'astro';
import { makeBuild } from '../output/builds/builds.ts';
import { astroConfig } from './astro-config.ts';

/**
 * Builds the site in the current folder. The symlink `dist`, or the path in `DAYMARK_OUT`, leads to
 * the build once it is whole.
 */
export async function build(): Promise<void> {
  const root = process.cwd();
  const out = process.env.DAYMARK_OUT ?? 'dist';
  const onWait = ({ pid, since }: { pid: number; since: string }) =>
    console.log(
      `Waiting for another build in this folder to end: process ${pid}, which began at ${since}.`,
    );
  const folder = await makeBuild({ root, out, onWait }, async (partial) =>
    astro.build(await astroConfig(root, { outDir: join(partial, 'site') })),
  );
  console.log(`${out} leads to the build ${basename(folder)}.`);
}
