import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hostFiles } from './files.ts';
import { HostLimitError } from './host-limit-error.ts';
import { largeFilesWarning } from './large-files.ts';
import { readPublishedSite } from './published-site.ts';

/**
 * Writes `hostFiles` into the `deploy` folder of a build. Returns the number of written files.
 * @param warn - called for each file that is left out because its host does not allow a site of
 * this size, and if files are very large
 */
export async function writeHostFiles(
  out: string,
  warn: (message: string) => void = () => {},
): Promise<number> {
  const site = readPublishedSite(out);
  const folder = join(out, 'deploy');
  await rm(folder, { recursive: true, force: true });
  const sizes = new Map<string, number>();
  for (const [file, make] of Object.entries(hostFiles))
    try {
      const text = await make(site);
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
      sizes.set(file, Buffer.byteLength(text));
    } catch (error) {
      if (!(error instanceof HostLimitError)) throw error;
      warn(
        `${error.message}. The build leaves out this file; every other host can serve the site.`,
      );
    }
  const warning = largeFilesWarning(sizes, site);
  if (warning) warn(warning);
  return sizes.size;
}
