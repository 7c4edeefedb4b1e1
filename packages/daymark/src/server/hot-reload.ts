import { existsSync, realpathSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { readRedirects } from '../http/redirects.ts';
import { manifestOf, readManifest } from '../output/page-policies.ts';
import { createListener } from './app.ts';
import { readRoutes } from './read-routes.ts';
import { StartError } from './start-error.ts';

/** A served build that can be replaced while it is served. */
export interface Reloadable {
  readonly listener: RequestListener;
  /** Whether the folder of the served build still exists. */
  isThere(): boolean;
  /**
   * Reads the build again, after any earlier reload has finished. The previous build is served
   * until the new one has been read, and stays in service if the new one cannot be read. Pending
   * responses are completed from the previous build.
   * @returns a log line that reports which build is served.
   */
  reload(): Promise<string>;
}

/** Reads the build in a folder. If the folder is a symlink, it reads the current target. */
async function readBuild(folder: string): Promise<{ root: string; app: RequestListener }> {
  const root = join(existsSync(folder) ? realpathSync(folder) : resolve(folder), 'site');
  for (const part of [root, manifestOf(root)])
    if (!existsSync(part))
      throw new StartError(`No build found: ${part} is missing. Create it with: npm run build`);
  const routes = await readRoutes(root, readManifest(root), readRedirects(root));
  return { root, app: createListener(root, routes) };
}

/** Reads the build in a folder and serves it. Throws a StartError when there is none. */
export async function reloadable(folder: string): Promise<Reloadable> {
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
    listener: (request, response) => build.app(request, response),
    isThere: () => existsSync(build.root),
    reload() {
      reading = reading.then(exchange);
      return reading;
    },
  };
}
