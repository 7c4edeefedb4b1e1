import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { writeRedirects } from '../../http/redirects.ts';
import { writePictures } from '../../output/pictures.ts';
import { writeRemarks } from '../launch/launch-file.ts';
import { countRemarks } from '../launch/remark.ts';
import { encodeVariant } from '../pictures/encode.ts';
import { setTexts } from '../texts/texts.ts';
import { builtAnchors } from './built.ts';
import type { CheckedSite, CheckResult } from './check.ts';
import { checkBuiltLink } from './links.ts';
import { formatProblem, type Problem, problemsReport } from './problem.ts';
import { type SiteChecker, siteChecker } from './site-checker.ts';
import type { Route } from './site-pages.ts';

/**
 * Creates an Astro integration that checks the content files and the settings. An error stops a
 * build before it begins. A warning is printed. After a build, the integration writes the redirects
 * from old addresses, and the remarks on what visitors should not meet. In the live preview,
 * src/preview/integration.ts runs the checks.
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
  let result: CheckResult | undefined;
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
      'astro:config:setup': ({ command, updateConfig }) => {
        isBuild = command === 'build';
        if (known.length > 0 && !isBuild && !onlyChecks) throw problemsReport(known);
        const isPreview = JSON.stringify(command === 'dev');
        updateConfig({ vite: { define: { 'import.meta.env.IS_PREVIEW': isPreview } } });
      },
      'astro:routes:resolved': async (resolved) => {
        routes = resolved.routes;
        if (onlyChecks) await stopAtProblems(resolved.logger);
      },
      'astro:config:done': async ({ config, logger }) => {
        checker = siteChecker(config, site);
        if (!isBuild) return;
        result = await stopAtProblems(logger);
        setTexts(result.texts);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!result) return;
        const siteFolder = fileURLToPath(dir);
        const anchorsAt = builtAnchors(siteFolder);
        const problems = [];
        for (const { reference, target } of result.unproven)
          problems.push(...(await checkBuiltLink(reference, target, anchorsAt)));
        if (problems.length > 0) throw problemsReport(problems);
        const { variants } = result;
        if (variants.length > 0) logger.info(`optimizing ${variants.length} files of pictures`);
        await writePictures(variants, siteFolder, '.cache/pictures', encodeVariant);
        await writeRedirects(siteFolder, result.redirects);
        await writeRemarks(dirname(siteFolder), result.launch);
        if (result.launch.length > 0)
          logger.info(`${countRemarks(result.launch)}, which daymark check lists`);
      },
    },
  };
}
