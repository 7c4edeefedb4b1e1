import type { Place } from '../../../deploy/place.ts';
import { type PublishedSite, readPublishedSite } from '../../../deploy/published-site.ts';
import { freePort } from './free-port.ts';

/** A server that is running. */
export interface RunningHost {
  readonly port: number;
  /** Ends it, and fulfils when it has ended. */
  stop(): Promise<void>;
}

/** A kind of server that can serve a built site. */
export interface Host {
  readonly name: string;
  /**
   * Serves a build on a free port of 127.0.0.1, over plain http.
   * @param out - the folder of the build, such as `dist`
   */
  start(out: string): Promise<RunningHost>;
}

/** Serves a site at a place until what is returned is called; waits until `port` is listened on. */
export type Serve = (
  site: PublishedSite,
  place: Place,
  port: number,
) => Promise<() => Promise<void>>;

/** A server that is configured for a place, as a host. */
export function configuredHost(name: string, serve: Serve): Host {
  return {
    name,
    async start(out) {
      const port = await freePort();
      const site = readPublishedSite(out);
      const place = { root: site.root, http: `127.0.0.1:${port}` };
      return { port, stop: await serve(site, place, port) };
    },
  };
}
