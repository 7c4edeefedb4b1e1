import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { setTexts } from '../schemas.ts';
import type { CheckedSite, CheckResult } from './check.ts';
import { formatProblem, type Problem, problemsReport } from './problem.ts';
import { markdownOptionsOf, type SiteChecker, siteChecker } from './site-checker.ts';
import type { Route } from './site-pages.ts';

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
  async function check(): Promise<CheckResult> {
    if (!checker) throw new Error('checks: expected a configuration before the checks');
    const checked = await (await checker)(routes);
    // The invalid settings are replaced by blank ones, on which there is nothing to remark.
    const launch = known.length > 0 ? [] : checked.launch;
    return { ...checked, problems: [...known, ...checked.problems], launch };
  }

  async function stopAtProblems(logger: AstroIntegrationLogger): Promise<CheckResult> {
    const checked = await check();
    onChecked?.(checked);
    const { problems, warnings } = checked;
    if (problems.length > 0) throw problemsReport(problems, warnings);
    for (const warning of warnings) logger.warn(formatProblem(warning));
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
        if (onlyChecks) await stopAtProblems(resolved.logger);
      },
      'astro:config:done': async ({ config, logger }) => {
        checker = siteChecker(markdownOptionsOf(config), site);
        if (!isBuild) return;
        setTexts((await stopAtProblems(logger)).texts);
      },
    },
  };
}
