import { caddyfile } from '../hosts/caddy/config.ts';
import { nginxConfig } from '../hosts/nginx/config.ts';
import { unpackSite } from '../hosts/packed-site.ts';
import { type Place, usualPlace, usualPlaceOfCaddy } from '../hosts/place.ts';
import { type PublishedSite, parseAddress } from '../hosts/published-site.ts';
import { filesAmong, makeRoutes, type Routes } from '../http/routes.ts';
import { isImmutable } from './local-build.ts';
import { readRoutesRecord } from './record.ts';
import * as scripts from './scripts.ts';
import { sendTexts } from './send.ts';
import { failure, type Target } from './target.ts';

/** The configuration of a server, and the default place where it serves a site over https. */
interface Configurable {
  readonly make: (site: PublishedSite, place: Place) => string;
  readonly usual: (site: PublishedSite) => Place;
}

/**
 * The configurations of the servers that a target may run, by path in the build's `deploy` folder.
 */
const configurations: Readonly<Record<string, Configurable>> = {
  'nginx.conf': { make: nginxConfig, usual: usualPlace },
  Caddyfile: { make: caddyfile, usual: usualPlaceOfCaddy },
};

/** Adds the immutable files of other builds to the routes, with the headers of those builds. */
function withImmutable(json: string, others: readonly Routes[]): Routes {
  const record = readRoutesRecord(json);
  const own = unpackSite(record);
  const immutable = others
    .flatMap(filesAmong)
    .filter(({ identity }) => isImmutable(`site/${identity.file}`))
    .filter(({ identity }) => !own.has(`/${identity.file}`));
  return makeRoutes([...filesAmong(own), ...immutable], record.redirects);
}

/** The build to configure. */
export interface Configuration {
  /** The absolute path of the target on its machine. */
  readonly folder: string;
  readonly name: string;
  /** The other builds whose assets the configuration includes. */
  readonly others: readonly string[];
  /** The address for plain http behind a load balancer; absent when the target serves https. */
  readonly http?: string | undefined;
}

/**
 * Writes the server configurations of a build into its folder at the target. They contain the path
 * of that folder and the policies of its pages, so that a reload of the server changes both at
 * once. They also include the assets of the other kept builds.
 * @throws DeployError
 */
export async function configure(
  target: Target,
  { folder, name, others, http }: Configuration,
): Promise<void> {
  const printed = await target.run(scripts.printRecords, { name, others: others.join(' ') });
  if (printed.code !== 0)
    throw failure(`Target ${target.name}: expected the records of ${name}`, printed);
  const [address = '', own = '', ...rest] = printed.output.split('\0').slice(0, -1);
  const routes = withImmutable(
    own,
    rest.map((json) => unpackSite(readRoutesRecord(json))),
  );
  const root = `${folder}/builds/${name}/site`;
  // The routes contain the redirects already.
  const site = { url: parseAddress(address), root, routes, redirects: {} };
  const texts = Object.entries(configurations).map(
    ([file, { make, usual }]) =>
      [file, make(site, http ? { root, http } : { ...usual(site), root })] as const,
  );
  // The embedded server is in the same folder, and was uploaded with the build.
  const options = ['--delete', '--exclude=/server.mjs'];
  await sendTexts(target, options, { to: `builds/${name}/deploy`, texts: new Map(texts) });
}
