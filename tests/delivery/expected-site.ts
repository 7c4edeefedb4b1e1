import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../packages/daymark/src/basics/files.ts';
import { encodings, isVariant } from '../../packages/daymark/src/http/encodings.ts';
import { encodePath, statusOf, urlOf } from '../../packages/daymark/src/http/urls.ts';
import type { CompleteResponse } from './load/get.ts';

/** The expected responses to requests for a built site, derived only from the site's files. */
export interface ExpectedSite {
  /** The possible response bodies (one for each encoding) by the decoded path of the URL. */
  readonly bodies: ReadonlyMap<string, readonly Buffer[]>;
  /** The percent-encoded paths of all URLs that get status 200. */
  readonly paths: readonly string[];
  /** Returns why a response to a request for one of `paths` is wrong; undefined if it is right. */
  check(response: CompleteResponse): string | undefined;
}

/** Reads the build in a folder, such as `dist`. */
export function readExpectedSite(out: string): ExpectedSite {
  const root = join(out, 'site');
  const files = listFiles(root);
  const all = new Set(files);
  const read = (file: string) => readFileSync(join(root, file));
  const bodies = new Map(
    files
      .filter((file) => !isVariant(file, all))
      .map((file) => {
        const variants = encodings
          .map(({ suffix }) => file + suffix)
          .filter((name) => all.has(name));
        return [urlOf(file), [file, ...variants].map(read)] as const;
      }),
  );
  return {
    bodies,
    paths: [...bodies.keys()].filter((path) => statusOf(path) === undefined).map(encodePath),
    check({ url, status, body }) {
      const path = decodeURIComponent(new URL(url).pathname);
      if (status !== 200) return `${path}: expected status 200; found ${status}`;
      if (bodies.get(path)?.some((expected) => expected.equals(body))) return undefined;
      return `${path}: expected the bytes of its file; found ${body.length} other bytes`;
    },
  };
}
