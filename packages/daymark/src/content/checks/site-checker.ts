import { existsSync } from 'node:fs';
import { isSatteriProcessor } from '@astrojs/markdown-satteri';
import type { AstroConfig } from 'astro';
import { engineDigest } from '../../output/engine-digest.ts';
import { placeIn } from '../../settings/addresses.ts';
import { buildDay } from '../articles/publication.ts';
import type { MarkdownOptions } from '../markdown/plugin.ts';
import { bodyReader } from './body.ts';
import { type CheckedSite, type CheckResult, checkSite } from './check.ts';
import type { Digests } from './owner-files.ts';
import type { Route } from './site-pages.ts';
import { storedReader } from './stored-reader.ts';
import { textReader } from './text.ts';

/** Checks a site with the routes that Astro has found. */
type SiteChecker = (routes: readonly Route[]) => Promise<CheckResult>;

/**
 * Creates a function that checks a site as often as its files change. It keeps the texts that it has
 * read in `.cache/texts`.
 * @param markdown the options with which the site renders Markdown
 * @param digests the hashes of files by path, if the caller has read the files just now
 */
export async function siteChecker(
  markdown: MarkdownOptions,
  site: Pick<CheckedSite, 'settings' | 'source'>,
  digests?: Digests,
): Promise<SiteChecker> {
  const { noun, identity } = site.settings;
  const { root, code } = placeIn(site.settings);
  const reader = textReader(
    await bodyReader(markdown, identity.language, root),
    code,
    identity.language,
  );
  const version = JSON.stringify([engineDigest(), noun, identity.name, identity.language, root]);
  // Integrations of the owner may change how texts are rendered.
  const { read, save } = existsSync('integrations.ts')
    ? { read: reader, save: async () => {} }
    : await storedReader(reader, version, `.cache/texts${code && `-${code}`}`, digests);
  return async (routes) => {
    const checked = await checkSite({ ...site, read, routes, today: buildDay() });
    await save();
    return checked;
  };
}

/** Returns the options with which Astro would render Markdown. */
export function markdownOptionsOf({ markdown: { processor } }: AstroConfig): MarkdownOptions {
  if (processor && isSatteriProcessor(processor)) return processor.options;
  throw new Error(
    'markdown.processor: expected satteri, whose plugins the checks use; found another processor',
  );
}
