import { dirname } from 'node:path';
import { makeSite, siteFiles } from '../../../packages/daymark/src/server/testing/site.ts';
import { type ExpectedSite, readExpectedSite } from '../expected-site.ts';

/** The size in bytes: more than the socket buffers of a connection hold. */
export const FILM_SIZE = 16 * 1024 * 1024;

export const FILM_PATH = '/film.mp4';

/**
 * Makes a small build with one file so large that clients that do not read it keep the server
 * waiting.
 */
export async function makeFilmSite(): Promise<ExpectedSite & { out: string }> {
  const out = dirname(await makeSite({ ...siteFiles, 'film.mp4': Buffer.alloc(FILM_SIZE) }));
  const site = readExpectedSite(out);
  return { ...site, out, paths: site.paths.filter((path) => path !== FILM_PATH) };
}
