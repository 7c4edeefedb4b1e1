import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../http/files.ts';
import { elements, type Tag } from '../http/markup.ts';
import { isPage, urlOf } from '../http/urls.ts';

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
 */
export function addIntegrity(
  html: string,
  url: string,
  integrityOf: (path: string) => string,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const element of elements(html)) {
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
 * Adds integrity hashes to the scripts of every page of a built site. The script files must not
 * change afterwards.
 * @throws an error that names the page and the script that is not a file of the site
 */
export async function addIntegrityToSite(siteFolder: string): Promise<void> {
  const files = listFiles(siteFolder);
  const known = new Set(files);
  const digests = new Map<string, string>();

  const digestOf = (file: string) =>
    `sha256-${hash('sha256', readFileSync(join(siteFolder, file)), 'base64')}`;

  for (const page of files.filter(isPage)) {
    const path = join(siteFolder, page);
    const html = await readFile(path, 'utf8');
    const tied = addIntegrity(html, urlOf(page), (script) => {
      const file = decodeURI(script.slice(1));
      if (!known.has(file))
        throw new Error(`${page}: the script ${script}: expected a file of the site; found none.`);
      const digest = digests.get(file) ?? digestOf(file);
      digests.set(file, digest);
      return digest;
    });
    if (tied !== html) await writeFile(path, tied);
  }
}
