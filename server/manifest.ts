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

function withMore(sources: PageSources, more: PageSources): PageSources {
  const added = directives.flatMap((name) =>
    more[name] ? [[name, [...(sources[name] ?? []), ...more[name]]]] : [],
  );
  return { ...sources, ...Object.fromEntries(added) };
}

/**
 * Reads every page of a built site and writes what each may load.
 * @param additions - what single pages may load that their HTML does not tell
 * @returns the number of pages.
 * @throws naming the page whose policy cannot be made, or that has an addition and is not there.
 */
export async function writeManifest(
  siteFolder: string,
  additions: SitePolicy = {},
): Promise<number> {
  const policy: Record<string, PageSources> = {};
  for (const file of listFiles(siteFolder).filter(isPage)) {
    const html = await readFile(join(siteFolder, file), 'utf8');
    try {
      const url = urlOf(file);
      policy[url] = withMore(sourcesOf(html), additions[url] ?? {});
    } catch (cause) {
      throw new Error(`${file}: its policy cannot be made.`, { cause });
    }
  }
  for (const url of Object.keys(additions))
    if (!policy[url]) throw new Error(`The policy of ${url}: expected a page; found none.`);
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
