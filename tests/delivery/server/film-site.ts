import { dirname } from 'node:path';
import { makeSite, siteFiles } from '../../small-site.ts';
import { type ExpectedSite, readExpectedSite } from '../expected-site.ts';

/** The size of the film in bytes: more than the socket buffers of a connection hold. */
export const FILM_SIZE = 16 * 1024 * 1024;

export const FILM_PATH = '/film.mp4';

/**
 * Makes a small build with a film so large that the server must wait for a client that requests the
 * film and does not read it. `paths` of the result does not contain the film.
 */
export async function makeFilmSite(): Promise<ExpectedSite & { out: string }> {
  const out = dirname(await makeSite({ ...siteFiles, 'film.mp4': Buffer.alloc(FILM_SIZE) }));
  const site = readExpectedSite(out);
  return { ...site, out, paths: site.paths.filter((path) => path !== FILM_PATH) };
}
