import { expect } from 'vitest';
import { isPage } from '../../../packages/daymark/src/http/urls.ts';
import { isExhaustive } from '../../exhaustive.ts';
import type { CompleteResponse } from '../load/get.ts';
import { type Load, type LoadReport, startLoad } from '../load/load.ts';
import { makeVersion, type Version } from './version.ts';
import { differenceFromAll, versionDifference } from './version-difference.ts';

/** The number of previous builds whose assets a deploy keeps. */
const KEPT = 3;

/** The number of requests that end before and after each deploy, kill or restart of a server. */
export const BETWEEN = 100;

/**
 * Milliseconds between two requests of one client. Without a pause, the requests would use most of
 * the CPU time, and a deploy would take several times as long.
 */
const PAUSE = isExhaustive ? 20 : 50;

/** Visitors of a site that changes during their visit. */
export interface Visits {
  readonly load: Load;
  /** Makes the next version, deploys it, and checks that no request has failed so far. */
  publish(number: number, deploy: (version: Version) => Promise<void>): Promise<void>;
  /** Ends the visits and returns the report. */
  end(): Promise<LoadReport>;
}

function pagesOf(version: Version): string[] {
  return [...version.routes].flatMap(([path, route]) => {
    const isOne = route.kind === 'file' && isPage(route.file.identity.file);
    return isOne && path !== '/404' && path !== '/500' ? [path] : [];
  });
}

/**
 * Requests all pages of a site and the assets of its last versions. The assets of a new version are requested as soon as a page of that version has been received.
 * @param origin - the origin of the site
 * @param first - the version that the origin serves first
 * @param kept - the number of previous versions whose pages must find their assets
 */
export function visit(origin: string, first: Version, kept = KEPT): Visits {
  const versions = [first];
  const urls: string[] = [];
  let seen: Version | undefined = first;
  function ask(about: readonly Version[]): void {
    const assets = new Set(about.flatMap((version) => version.assets));
    urls.splice(0, urls.length, ...[...pagesOf(first), ...assets].map((path) => origin + path));
  }
  function check(response: CompleteResponse): string | undefined {
    if (response.url.includes('/_astro/')) return differenceFromAll(versions, response);
    const newest = versions.at(-1);
    if (newest && seen !== newest && versionDifference(newest, response) === undefined) {
      seen = newest;
      ask(versions);
    }
    return differenceFromAll(versions.slice(-2), response);
  }
  ask(versions);
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const load = startLoad({ urls, kept: 3, fresh: 1, pause: PAUSE, headers, check });
  return {
    load,
    async publish(number, deploy) {
      const version = await makeVersion(number);
      // From now on, the assets that this deploy removes are not requested.
      ask(versions.slice(-kept));
      await load.more(BETWEEN);
      if (versions.length > kept) await versions.shift()?.remove();
      versions.push(version);
      await deploy(version);
      await load.more(BETWEEN);
      expect(load.report().reasons, `after deploy ${number}`).toEqual([]);
    },
    async end() {
      const report = await load.stop();
      await Promise.all(versions.map((version) => version.remove()));
      expect(seen, 'the newest version was seen').toBe(versions.at(-1));
      const { requests, repeated } = report;
      console.log(`${requests} requests, ${repeated} of them retried as browsers do`);
      return report;
    },
  };
}
