import { packSite } from '../../deploy/packed-site.ts';
import { type PackedSite, packedSite } from '../../deploy/packed-site-schema.ts';
import { readPublishedSite } from '../../deploy/published-site.ts';

/*
 * What a build at a target says of itself, in files beside its site: enough to configure a server
 * for it there when it is no longer to be had here.
 */

/** The record of a build of this machine: all its addresses, with the headers and tags of each. */
export function routesRecord(folder: string): string {
  return `${JSON.stringify(packSite(readPublishedSite(folder)))}\n`;
}

/** Reads the record of a build back. @throws a validation error when it is none. */
export function readRoutesRecord(json: string): PackedSite {
  return packedSite.parse(JSON.parse(json));
}
