import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listFiles } from './files.ts';
import { directives, type PageSources, type SitePolicy, sourcesOf } from './policy.ts';
import { isPage, urlOf } from './urls.ts';

/** Where the manifest of a site lies: beside its folder, so that it is never served. */
export function manifestOf(siteFolder: string): string {
  return join(siteFolder, '..', 'policy.json');
}

/**
 * The origin a form may be sent to.
 * @throws when the endpoint is not an absolute http or https URL.
 */
function originOf(formEndpoint: string): string {
  const url = URL.parse(formEndpoint);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(
    `formEndpoint: expected an absolute URL such as https://forms.example/contact, found ${JSON.stringify(formEndpoint)}.`,
  );
}

/**
 * Reads every page of a built site and writes what each may load.
 * @returns the number of pages.
 * @throws naming the page whose inline content cannot be hashed, or a wrong form endpoint.
 */
export async function writeManifest(siteFolder: string, formEndpoint?: string): Promise<number> {
  const formAction = formEndpoint === undefined ? [] : [originOf(formEndpoint)];
  const policy: Record<string, PageSources> = {};
  for (const file of listFiles(siteFolder).filter(isPage)) {
    const html = await readFile(join(siteFolder, file), 'utf8');
    try {
      policy[urlOf(file)] = { ...sourcesOf(html), 'form-action': formAction };
    } catch (cause) {
      throw new Error(`${file}: its policy cannot be made.`, { cause });
    }
  }
  await writeFile(manifestOf(siteFolder), `${JSON.stringify(policy, null, 1)}\n`);
  return Object.keys(policy).length;
}

/** A source that could end its directive would let one entry rewrite the whole policy. */
const source = z.string().regex(/^[^\s;,]+$/);
const manifest = z.record(z.string(), z.partialRecord(z.enum(directives), z.array(source)));

/**
 * Reads the manifest of a built site.
 * @throws the system's error when it is absent; a validation error when it is not a manifest.
 */
export function readManifest(siteFolder: string): SitePolicy {
  return manifest.parse(JSON.parse(readFileSync(manifestOf(siteFolder), 'utf8')));
}
