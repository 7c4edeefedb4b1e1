import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../browser/scripts/import-queries.ts';
import { COVER_WIDTHS } from '../content/pictures/picture.ts';
import { textFields } from '../content/text-fields.ts';
import { type Address, listenError } from '../server/environment.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';

/**
 * Loads a module of the package `daymark-desk` of a site; undefined if the site does not have it. The
 * engine does not depend on the desk, because a site works without the desk.
 */
async function load(root: string, name: 'preview' | 'away') {
  let file: string;
  try {
    file = createRequire(join(root, 'package.json')).resolve(`daymark-desk/${name}`);
  } catch {
    return undefined;
  }
  return import(pathToFileURL(file).href);
}

/** Returns the options of the desk. On a site in one language, the settings list no languages. */
function optionsOf(root: string, settings: Settings) {
  const { name, language, timeZone } = settings.identity;
  const { languages } = placeIn(settings);
  return {
    ...{ root, name, timeZone, kinds: textFields(), pictureWidth: Math.max(...COVER_WIDTHS) },
    languages: languages.length > 0 ? languages : [{ language, code: '', base: '' }],
    bundle: async (file: string) => (await bundle(file)).code,
  };
}

/** The parts of the live preview that the desk uses. */
interface DeskPreview {
  settings: Settings;
  /** Calls a function after each run of the checks. Returns a function that ends the calls. */
  onChecked: (listener: () => void) => () => void;
  /** Returns the address of the server of the pages. */
  pages: () => string;
}

/**
 * The distance from the port of the pages to the port of the desk. A script in a text may leave a service
 * worker in the origin of the pages, so the desk has a port that previews do not use for pages.
 */
const DISTANCE = 1000;

/**
 * Serves the desk at a port of its own, so that scripts in texts have another origin. The port stays
 * the same while the preview restarts.
 * @param pages the address of the pages; port 0 lets the system choose a port for the desk, too
 * @param chosen the port that the owner has chosen
 * @param command the command that the owner has run
 * @returns undefined if the site has no package `daymark-desk`
 * @throws StartError if the chosen port is in use, or no server can listen
 */
export async function serveDesk(
  root: string,
  { host, port: ofPages }: Address,
  chosen: number | undefined,
  command: string,
) {
  const module = await load(root, 'preview');
  if (!module) return undefined;
  let answer: RequestListener = (_, response) =>
    response.writeHead(503).end('The preview starts. Load the page again in some seconds.');
  const server = createServer((request, response) => answer(request, response));
  const usual = ofPages === 0 ? 0 : ofPages + (ofPages + DISTANCE < 65_000 ? DISTANCE : -DISTANCE);
  const first = chosen ?? usual;
  for (let port = first; !server.listening; port += 1)
    try {
      await once(server.listen({ host, port }), 'listening');
    } catch (error) {
      const isTaken = Object(error).code === 'EADDRINUSE';
      if (!isTaken || chosen !== undefined || port > first + 100)
        throw listenError(error, { host, port }, command, 'DESK_PORT');
    }
  // The server of the pages keeps the process alive.
  server.unref();
  const { port } = Object(server.address());
  const isMoved = first !== 0 && first !== port;
  return {
    port: Number(port),
    /**
     * Returns the line with the address of the desk, and the reason if its port is not the usual port.
     * @param pages the address of the pages
     */
    notice: (pages: string) =>
      `${isMoved ? `Port ${first} is in use, so the desk has port ${port}. DESK_PORT chooses another.\n` : ''}To write in a browser, open http://${new URL(pages).hostname}:${port}/\n`,
    /** Continues with the settings of a preview that has started again. */
    run({ settings, ...preview }: DeskPreview): void {
      answer = module.desk({ ...optionsOf(root, settings), ...preview });
    },
  };
}

/**
 * Returns a line with the ports that a program must forward, if a browser uses another port for the pages.
 * @param host the header Host of a request of the browser, which HTTP/2 does not have
 * @param pages the address of the pages
 * @param desk the port of the desk
 */
export function forwardingNotice(
  host: string | undefined,
  pages: string,
  desk: number,
): string | undefined {
  const { port } = new URL(pages);
  return host === undefined || host.endsWith(`:${port}`)
    ? undefined
    : `${host} is forwarded to port ${port}. Forward port ${port} and the port of the desk, ${desk}, to the same numbers, by which the desk and the pages find each other. The variables PORT and DESK_PORT choose them.`;
}

/**
 * Writes the desk for a host of its own, if the settings have one.
 * @param folder the folder of the desk, which must not be the folder of the site
 * @returns the number of written files
 * @throws Error if the site does not have the packages of the desk
 */
export async function writeDesk(root: string, folder: string, settings: Settings): Promise<number> {
  if (!settings.desk) return 0;
  const module = await load(root, 'away');
  if (!module)
    throw new Error(
      'desk: expected the package daymark-desk, which writes the desk; found none. Add the packages of the desk as docs/desk.md says, or remove desk from the settings',
    );
  return module.writeDesk({ ...optionsOf(root, settings), folder, settings: settings.desk });
}
