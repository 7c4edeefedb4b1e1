import { existsSync, realpathSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { readTarget } from '../http/urls.ts';
import { isPartial, olderBuilds } from '../output/builds.ts';
import { policyFileOf, readFolders, readPolicies, readRedirects } from '../output/site-records.ts';
import { createListener } from './app.ts';
import { StartError } from './environment.ts';
import { readAssets, readIndex, SiteIndex } from './site-index.ts';

/** Reads the build in a folder. If the folder is a symlink, the reload reads the current target. */
async function readBuild(folder: string) {
  const build = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  if (isPartial(build))
    throw new StartError(`${build} is not whole: that build has failed, or has not ended.`);
  const root = join(build, 'site');
  for (const part of [root, policyFileOf(root)])
    if (!existsSync(part))
      throw new StartError(`No build found: ${part} is missing. Create it with: npm run build`);
  const folders = readFolders(root);
  const routes = await readIndex(root, readPolicies(root), readRedirects(root), folders);
  const app = createListener(routes, folders);
  const assets = await readOlderAssets(build);
  const listener: RequestListener = (request, response) => {
    const { path = '' } = readTarget(request.url ?? '') ?? {};
    const older = routes.get(path) ? undefined : assets.find(({ routes }) => routes.get(path));
    return (older?.app ?? app)(request, response);
  };
  return { root, listener };
}

/** Reads the assets of the older builds that the engine keeps. Open pages may request them. */
async function readOlderAssets(build: string) {
  const older = olderBuilds(build).map((folder) => join(folder, 'site'));
  return Promise.all(
    older.map(async (root) => {
      // A running build may be removing this old build.
      const read = async () => readAssets(root, readFolders(root));
      const routes = await read().catch(() => new SiteIndex(root, {}));
      return { routes, app: createListener(routes) };
    }),
  );
}

/** Reads the build in a folder and serves it. Throws a StartError when there is none. */
export async function hotReload(folder: string) {
  let build = await readBuild(folder);
  async function exchange(): Promise<string> {
    try {
      build = await readBuild(folder);
      return `Daymark now serves ${build.root}`;
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
      return `The new build cannot be read, and the server still serves ${build.root}. ${reason}`;
    }
  }
  let reading = Promise.resolve('');
  return {
    listener: ((request, response) => build.listener(request, response)) satisfies RequestListener,
    /** Returns whether the folder of the served build still exists. */
    isThere: () => existsSync(build.root),
    /**
     * Reads the build again, after any earlier reload has finished. The previous build is served
     * until the new one has been read, and stays in service if the new one cannot be read. Pending
     * responses are completed from the previous build.
     * @returns a log line that reports which build is served.
     */
    reload(): Promise<string> {
      reading = reading.then(exchange);
      return reading;
    },
  };
}
