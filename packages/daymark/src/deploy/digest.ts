import { join } from 'node:path';
import { writeWhole } from '../basics/store.ts';
import { DIGEST_FILE } from '../http/urls.ts';
import { readAddress } from '../output/site-records.ts';
import { type LocalBuild, readBuild } from './local-build.ts';

/** Milliseconds to wait for a host that is asked which build it serves. */
const TIMEOUT = 10_000;

/** Returns the path of the site on its host, without a slash at the end. */
const baseOf = ({ pathname }: URL) => pathname.replace(/\/$/, '');

/**
 * Adds a file with the digest to a build, in which `isPublished` sees which build the host serves.
 * @param path the folder of the build or a symlink to it
 * @throws DeployError if there is no whole build
 */
export async function addDigest(path: string): Promise<LocalBuild> {
  const { folder, digest } = readBuild(path);
  const base = decodeURI(baseOf(readAddress(folder).url));
  await writeWhole(join(folder, 'site', base, DIGEST_FILE), `${digest}\n`);
  return readBuild(path);
}

/**
 * Asks the host of a site whether it serves a build. A host that does not answer, or answers with
 * another digest, counts as serving another build.
 */
export async function isPublished({ folder, digest }: LocalBuild): Promise<boolean> {
  const { url } = readAddress(folder);
  try {
    const response = await fetch(new URL(`${baseOf(url)}/${DIGEST_FILE}`, url), {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return response.ok && (await response.text()).trim() === digest;
  } catch {
    return false;
  }
}
