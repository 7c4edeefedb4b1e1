import {
  type PublishedSite,
  readPublishedSite,
  type ServerPlace,
} from '../../../packages/daymark/src/hosts/published-site.ts';
import { freePort } from './free-port.ts';

/** A running server. */
export interface RunningHost {
  readonly port: number;
  /** Stops the server. Resolves when it has stopped. */
  stop(): Promise<void>;
}

/** A kind of server that can serve a built site. */
export interface Host {
  readonly name: string;
  /**
   * Serves a build on 127.0.0.1, over plain http.
   * @param out - the folder of the build, such as `dist`
   * @param port - by default, a free port
   */
  start(out: string, port?: number): Promise<RunningHost>;
}

/**
 * Serves a site until the returned function is called. Resolves when the server listens on `port`.
 */
export type Serve = (
  site: PublishedSite,
  place: ServerPlace,
  port: number,
) => Promise<() => Promise<void>>;

/**
 * Returns the host for a server such as nginx, which is configured for one site, folder and port.
 */
export function configuredHost(name: string, serve: Serve): Host {
  return {
    name,
    async start(out, wanted) {
      const port = wanted ?? (await freePort());
      const site = readPublishedSite(out);
      const place = { root: site.root, http: `127.0.0.1:${port}` };
      return { port, stop: await serve(site, place, port) };
    },
  };
}
