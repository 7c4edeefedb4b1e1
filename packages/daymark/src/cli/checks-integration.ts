import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { CheckedSite, CheckResult } from '../content/checks/check.ts';
import { setTexts } from '../content/checks/fields.ts';
import { formatProblem, type Problem, problemsError } from '../content/checks/problem.ts';
import { markdownOptionsOf, siteChecker } from '../content/checks/site-checker.ts';
import type { Route } from '../content/checks/site-pages.ts';

/**
 * Creates an Astro integration that checks the content files and the settings, for `daymark check`
 * and for builds of sites with integrations of their owner: `prepareSite` checks other builds. An
 * error stops a build before it begins. A warning is printed.
 */
export default function checks({
  known,
  onlyChecks,
  onChecked,
  ...site
}: Pick<CheckedSite, 'settings' | 'source' | 'published'> & {
  /** The problems of the settings, which a build reports together with the problems of the content. */
  known: readonly Problem[];
  /** Whether the checks also run during Astro's `sync`. */
  onlyChecks: boolean;
  /** Takes the result of the checks, before problems stop a build or `sync`. */
  onChecked?: ((result: CheckResult) => void) | undefined;
}): AstroIntegration {
  let isBuild = false;
  let routes: readonly Route[] = [];
  let checker: ReturnType<typeof siteChecker> | undefined;
  async function check(logger: AstroIntegrationLogger): Promise<CheckResult> {
    if (!checker) throw new Error('checks: expected a configuration before the checks');
    const checked = await (await checker)(routes);
    const problems = [...known, ...checked.problems];
    // Blank settings replace the invalid settings, and remarks on blank settings would be useless.
    onChecked?.({ ...checked, problems, launch: known.length > 0 ? [] : checked.launch });
    if (problems.length > 0) throw problemsError(problems, checked.warnings);
    for (const warning of checked.warnings) logger.warn(formatProblem(warning));
    return checked;
  }

  return {
    name: 'checks',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build';
        if (known.length > 0 && !isBuild && !onlyChecks) throw problemsError(known);
      },
      'astro:routes:resolved': async (resolved) => {
        routes = resolved.routes;
        if (onlyChecks) await check(resolved.logger);
      },
      'astro:config:done': async ({ config, logger }) => {
        checker = siteChecker(markdownOptionsOf(config), { ...site, isReport: onlyChecks });
        if (isBuild) setTexts((await check(logger)).texts);
      },
    },
  };
}
