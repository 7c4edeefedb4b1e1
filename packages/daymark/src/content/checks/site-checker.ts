import { existsSync } from 'node:fs';
import { isSatteriProcessor } from '@astrojs/markdown-satteri';
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger } from 'astro';
import { engineDigest } from '../../output/engine-digest.ts';
import { buildDay } from '../articles/publication.ts';
import type { MarkdownOptions } from '../markdown/plugin.ts';
import { setTexts } from '../schemas.ts';
import { bodyReader } from './body.ts';
import { type CheckedSite, type CheckResult, checkSite } from './check.ts';
import type { Digests } from './owner-files.ts';
import { formatProblem, type Problem, problemsReport } from './problem.ts';
import type { Route } from './site-pages.ts';
import { storedReader } from './stored-reader.ts';
import { textReader } from './text.ts';

/** Checks a site with the routes that Astro has found. */
export type SiteChecker = (routes: readonly Route[]) => Promise<CheckResult>;

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
  const reader = textReader(await bodyReader(markdown, identity.language));
  const version = JSON.stringify([engineDigest(), noun, identity.name, identity.language]);
  // Integrations of the owner may change how texts are rendered.
  const { read, save } = existsSync('integrations.ts')
    ? { read: reader, save: async () => {} }
    : await storedReader(reader, version, '.cache/texts', digests);
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

/**
 * Creates an Astro integration that checks the content files and the settings. An error stops a
 * build before it begins. A warning is printed. In the live preview, src/preview/integration.ts runs
 * the checks.
 */
export default function checks({
  known,
  onlyChecks,
  onChecked,
  ...site
}: Pick<CheckedSite, 'settings' | 'source'> & {
  /** The problems of the settings, which a build reports together with those of the content. */
  known: readonly Problem[];
  /** Whether the checks also run during Astro's `sync`. */
  onlyChecks: boolean;
  /** Takes the result of the checks, before problems stop a build or `sync`. */
  onChecked?: ((result: CheckResult) => void) | undefined;
}): AstroIntegration {
  let isBuild = false;
  let routes: readonly Route[] = [];
  let checker: Promise<SiteChecker> | undefined;
  async function check(logger: AstroIntegrationLogger): Promise<CheckResult> {
    if (!checker) throw new Error('checks: expected a configuration before the checks');
    const checked = await (await checker)(routes);
    const problems = [...known, ...checked.problems];
    // The invalid settings are replaced by blank ones, on which there is nothing to remark.
    onChecked?.({ ...checked, problems, launch: known.length > 0 ? [] : checked.launch });
    if (problems.length > 0) throw problemsReport(problems, checked.warnings);
    for (const warning of checked.warnings) logger.warn(formatProblem(warning));
    return checked;
  }

  return {
    name: 'checks',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
        if (known.length > 0 && !isBuild && !onlyChecks) throw problemsReport(known);
      },
      'astro:routes:resolved': async (resolved) => {
        routes = resolved.routes;
        if (onlyChecks) await check(resolved.logger);
      },
      'astro:config:done': async ({ config, logger }) => {
        checker = siteChecker(markdownOptionsOf(config), site);
        if (isBuild) setTexts((await check(logger)).texts);
      },
    },
  };
}
