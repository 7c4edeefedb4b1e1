import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompleteResponse } from '../load/get.ts';
import type { Version } from './version.ts';

const contents = new WeakMap<Version, Map<string, Buffer>>();

function contentOf(version: Version, file: string): Buffer {
  const known = contents.get(version) ?? new Map<string, Buffer>();
  contents.set(version, known);
  const content = known.get(file) ?? readFileSync(join(version.site.root, file));
  known.set(file, content);
  return content;
}

/** Returns how a response differs from that of a version of the site; undefined if it does not. */
export function versionDifference(
  version: Version,
  response: CompleteResponse,
): string | undefined {
  const { status, headers, body } = response;
  const route = version.routes.get(decodeURI(new URL(response.url).pathname));
  if (status !== 200 || route?.kind !== 'file') return `status ${status}`;
  const { identity, encoded } = route.file;
  const encoding = headers['content-encoding'];
  const bytes = [identity, ...encoded].find((each) => each.encoding === encoding);
  if (!bytes) return `encoding ${encoding}`;
  for (const [name, value] of Object.entries(route.file.headers))
    if (headers[name.toLowerCase()] !== value) return `${name}: ${headers[name.toLowerCase()]}`;
  return body.equals(contentOf(version, bytes.file)) ? undefined : `${body.length} other bytes`;
}

/**
 * Returns how a response differs from those of all given versions; undefined if it is the response
 * of one of them.
 */
export function differenceFromAll(
  versions: readonly Version[],
  response: CompleteResponse,
): string | undefined {
  const differences = versions.map((version) => versionDifference(version, response));
  if (differences.includes(undefined)) return undefined;
  return `${response.url}: expected a response of one version; found: ${differences.join('; ')}`;
}
