import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostFiles } from './files.ts';
import { readPublishedSite, writeAddress } from './published-site.ts';

/**
 * Writes the files of all hosts for a built site into `deploy/` of its build. Returns their number.
 */
export async function writeHostFiles(out: string): Promise<number> {
  const site = readPublishedSite(out);
  const folder = join(out, 'deploy');
  await rm(folder, { recursive: true, force: true });
  const files = Object.entries(hostFiles);
  for (const [file, make] of files) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await make(site));
  }
  return files.length;
}

/** Prepares a build for every supported host. It must be the last integration, after `publish`. */
export default function hosts({ url }: { readonly url: string }): AstroIntegration {
  return {
    name: 'hosts',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const out = dirname(fileURLToPath(dir));
        await writeAddress(out, url);
        logger.info(`${await writeHostFiles(out)} files for other hosts`);
      },
    },
  };
}
