import { caddyfile } from '../hosts/caddy/config.ts';
import { nginxConfig } from '../hosts/nginx/config.ts';
import { unpackSite } from '../hosts/packed-site.ts';
import { readPackedSite } from '../hosts/packed-site-schema.ts';
import { usualPlace, usualPlaceOfCaddy } from '../hosts/place.ts';
import { parseAddress } from '../hosts/published-site.ts';
import { isImmutable } from '../http/headers.ts';
import { filesAmong, makeRoutes, type Routes } from '../http/routes.ts';
import type { Survey } from './builds.ts';
import * as scripts from './scripts.ts';
import { runStep, type Target } from './target.ts';
import { sendTexts } from './upload.ts';

/**
 * The server configurations in a build's `deploy` folder. `usual` returns the default ports and
 * certificate of the server.
 */
const configurations = {
  'nginx.conf': { make: nginxConfig, usual: usualPlace },
  Caddyfile: { make: caddyfile, usual: usualPlaceOfCaddy },
};

/**
 * Returns the routes of a build, and those of the immutable files of other builds. Each file keeps
 * the headers that it has in its own build.
 */
function withImmutable(json: string, others: readonly string[]): Routes {
  const record = readPackedSite(json);
  const own = unpackSite(record);
  const immutable = others
    .flatMap((other) => filesAmong(unpackSite(readPackedSite(other))))
    .filter(({ identity: { file } }) => isImmutable(`/${file}`) && !own.has(`/${file}`));
  return makeRoutes([...filesAmong(own), ...immutable], record.redirects);
}

/**
 * Adds the assets of other builds to a build at the target: hard-links the files, and writes server
 * configurations that include them. A reload of the server then changes files and CSPs together.
 */
export async function joinAssets(
  target: Target,
  { folder, http }: Survey,
  name: string,
  others: readonly string[],
): Promise<void> {
  const values = { name, others: others.join(' ') };
  const linked = `Target ${target.name}: could not link the assets of other builds to ${name}`;
  await runStep(target, linked, scripts.join, values);
  const printed = `Target ${target.name}: could not read the routes of ${name} and other builds`;
  const records = (await runStep(target, printed, scripts.printRecords, values)).split('\0');
  const [address = '', own = '', ...rest] = records.slice(0, -1);
  const root = `${folder}/builds/${name}/site`;
  // The routes contain the redirects already.
  const site = {
    url: parseAddress(address),
    root,
    routes: withImmutable(own, rest),
    redirects: {},
  };
  const texts: Record<string, string> = {};
  for (const [file, { make, usual }] of Object.entries(configurations))
    texts[file] = make(site, http ? { root, http } : { ...usual(site), root });
  // `--delete` must keep the embedded server, which was uploaded with the build to this folder.
  const options = ['--delete', '--exclude=/server.mjs'];
  await sendTexts(target, options, `builds/${name}/deploy`, texts);
}
