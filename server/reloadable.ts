import { existsSync, realpathSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { createListener } from './app.ts';
import { manifestOf, readManifest } from './manifest.ts';
import { readRoutes } from './read-routes.ts';
import { readRedirects } from './redirects.ts';
import { StartError } from './start-error.ts';

/** A build that is served, and can be exchanged for another while it is. */
export interface Reloadable {
  readonly listener: RequestListener;
  /** Whether what it serves still lies where it was read. */
  isThere(): boolean;
  /**
   * Reads the build again, after any reading that is under way. The former is served until it is
   * read, and on when it cannot be; answers under way end from it.
   * @returns a line that says which.
   */
  reload(): Promise<string>;
}

/** Reads the build in a folder, which may be a link: what is served then lies where it leads now. */
async function readBuild(folder: string): Promise<{ root: string; app: RequestListener }> {
  const root = join(existsSync(folder) ? realpathSync(folder) : resolve(folder), 'site');
  for (const part of [root, manifestOf(root)])
    if (!existsSync(part))
      throw new StartError(`No build found: ${part} is missing. Make it with: npm run build`);
  const routes = await readRoutes(root, readManifest(root), readRedirects(root));
  return { root, app: createListener(root, routes) };
}

/** Of a reason that may have several lines, one. */
function inOneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}

/**
 * Reads the build in a folder and serves it.
 * @throws StartError when there is none; the reason when it cannot be read.
 */
export async function reloadable(folder: string): Promise<Reloadable> {
  let build = await readBuild(folder);
  async function exchange(): Promise<string> {
    try {
      build = await readBuild(folder);
      return `Daymark now serves ${build.root}`;
    } catch (error) {
      return `The build cannot be read, and ${build.root} is served on. ${inOneLine(error)}`;
    }
  }
  let reading: Promise<unknown> = Promise.resolve();
  return {
    listener: (request, response) => build.app(request, response),
    isThere: () => existsSync(build.root),
    reload() {
      const told = reading.then(exchange);
      reading = told;
      return told;
    },
  };
}
