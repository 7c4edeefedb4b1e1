import { existsSync } from 'node:fs';
import { isSatteriProcessor } from '@astrojs/markdown-satteri';
import type { AstroConfig } from 'astro';
import { engineDigest } from '../../output/engine-digest.ts';
import type { Site } from '../../settings/site.ts';
import { buildDay } from '../articles/publication.ts';
import type { MarkdownOptions } from '../markdown/plugin.ts';
import { bodyReader } from './body.ts';
import { type CheckedSite, type CheckResult, checkSite } from './check.ts';
import type { Route } from './site-pages.ts';
import { type Digests, type StoredReader, storedReader } from './stored-reader.ts';
import { textReader } from './text-reader.ts';

/** Checks a site with the routes that Astro has found. */
export type SiteChecker = (routes: readonly Route[]) => Promise<CheckResult>;

/**
 * Creates a function that checks a site as often as its files change.
 * @param markdown the options with which the site renders Markdown
 * @param digests the hashes of files by path, if the caller has read the files just now
 */
export async function siteChecker(
  markdown: MarkdownOptions,
  site: Pick<CheckedSite, 'settings' | 'source'>,
  digests?: Digests,
): Promise<SiteChecker> {
  const { read, save } = await siteReader(markdown, site.settings, digests);
  return async (routes) => {
    const checked = await checkSite({ ...site, read, routes, today: buildDay() });
    await save();
    return checked;
  };
}

/**
 * Creates the reader of a site's texts, which keeps what it has read in `.cache/texts`. A site with
 * integrations of the owner has no store, because they may change how texts are rendered.
 */
async function siteReader(
  markdown: MarkdownOptions,
  { noun, identity }: Pick<Site, 'noun' | 'identity'>,
  digests?: Digests,
): Promise<StoredReader> {
  const read = textReader(await bodyReader(markdown, identity.language));
  if (existsSync('integrations.ts')) return { read, save: async () => {} };
  const version = JSON.stringify([engineDigest(), noun, identity.name, identity.language]);
  return storedReader(read, version, '.cache/texts', digests);
}

/** Returns the options with which Astro would render Markdown. */
export function markdownOptionsOf({ markdown: { processor } }: AstroConfig): MarkdownOptions {
  if (processor && isSatteriProcessor(processor)) return processor.options;
  throw new Error(
    'markdown.processor: expected satteri, whose plugins the checks use; found another processor',
  );
}
