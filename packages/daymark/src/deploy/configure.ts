import { caddyfile } from '../hosts/caddy/config.ts';
import { nginxConfig } from '../hosts/nginx/config.ts';
import { parseAddress, usualPlace, usualPlaceOfCaddy } from '../hosts/published-site.ts';
import { parseRedirects } from '../http/redirects.ts';
import { parseManifest } from '../output/page-policies.ts';
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
 * Adds the assets of other builds to a build at the target: hard-links the files, and writes the
 * configurations of servers for the build. A reload of the server then changes files and CSPs
 * together.
 */
export async function joinAssets(
  target: Target,
  { folder, http }: Survey,
  name: string,
  others: readonly string[],
): Promise<void> {
  const linked = `Target ${target.name}: could not link the assets of other builds to ${name}`;
  await runStep(target, linked, scripts.join, { name, others: others.join(' ') });
  const printed = `Target ${target.name}: could not read the policies and redirects of ${name}`;
  const records = await runStep(target, printed, scripts.printRecords, { name });
  const [address = '', policies = '', redirects = ''] = records.split('\0');
  const site = {
    url: parseAddress(address),
    policies: parseManifest(policies),
    redirects: parseRedirects(redirects),
  };
  const root = `${folder}/builds/${name}/site`;
  const texts: Record<string, string> = {};
  for (const [file, { make, usual }] of Object.entries(configurations))
    texts[file] = make(site, http ? { root, http } : { ...usual(site), root });
  // `--delete` must keep the embedded server, which was uploaded with the build to this folder.
  const options = ['--delete', '--exclude=/server.mjs'];
  await sendTexts(target, options, `builds/${name}/deploy`, texts);
}
