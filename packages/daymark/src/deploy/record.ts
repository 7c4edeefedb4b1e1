import { packSite } from '../hosts/packed-site.ts';
import { type PackedSite, packedSite } from '../hosts/packed-site-schema.ts';
import { readPublishedSite } from '../hosts/published-site.ts';

/*
 * The record of a build is a file next to its site at the target. It contains everything that the
 * configuration of a server needs, so the build need no longer exist on this machine.
 */

/**
 * Returns the record of a build on this machine: all its URLs, with the headers and ETags of each.
 */
export function routesRecord(folder: string): string {
  return `${JSON.stringify(packSite(readPublishedSite(folder)))}\n`;
}

/**
 * Reads the record of a build.
 * @throws a validation error when it is malformed
 */
export function readRoutesRecord(json: string): PackedSite {
  return packedSite.parse(JSON.parse(json));
}
