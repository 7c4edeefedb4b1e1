import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { elements, type Tag } from '../basics/markup.ts';

/** A placeholder for the origin of the site. Nobody can register this name (RFC 2606). */
const OWN = 'https://site.invalid';

/** Returns the URL of the script that an element loads; undefined for any other element. */
function scriptOf({ name, attributes }: Tag): string | undefined {
  if (name === 'script') return attributes.get('src');
  return attributes.get('rel') === 'modulepreload' ? attributes.get('href') : undefined;
}

/**
 * Adds Subresource Integrity (https://www.w3.org/TR/sri-2/) to the scripts of a page: a browser
 * does not run a script in which a single byte has changed. Scripts of other origins, and scripts
 * with an integrity attribute, are left unchanged.
 * @param url - the URL path of the page
 * @param integrityOf - returns the value of `integrity` for the site's file at a URL path
 * @param found - the elements of the page
 */
export function addIntegrity(
  html: string,
  url: string,
  integrityOf: (path: string) => string,
  found: Iterable<Tag> = elements(html),
): string {
  const parts: string[] = [];
  let done = 0;
  for (const element of found) {
    const script = scriptOf(element);
    if (script === undefined || element.attributes.has('integrity')) continue;
    const address = URL.parse(script, OWN + url);
    if (address?.origin !== OWN) continue;
    const integrity = ` integrity="${integrityOf(address.pathname)}"`;
    parts.push(html.slice(done, element.nameEnd), integrity);
    done = element.nameEnd;
  }
  return parts.join('') + html.slice(done);
}

/**
 * Returns a function that returns the integrity hash of the script at a URL path, for a page. The
 * script files must not change afterwards.
 * @throws an error that names the page and the script that is not a file of the site
 */
export function scriptHashes(siteFolder: string): (path: string, page: string) => string {
  const known = new Map<string, string>();
  return (path, page) => {
    const file = join(siteFolder, decodeURI(path.slice(1)));
    if (!known.has(path) && !statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new Error(`${page}: the script ${path}: expected a file of the site; found none.`);
    const digest = known.get(path) ?? `sha256-${hash('sha256', readFileSync(file), 'base64')}`;
    known.set(path, digest);
    return digest;
  };
}
