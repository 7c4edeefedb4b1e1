import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { wordsOrEnglish } from '../../words/languages.ts';
import type { CheckResult } from '../content/checks/check.ts';
import { formatProblem, problemsReport } from '../content/checks/problem.ts';
import { siteChecker } from '../content/checks/site-checker.ts';
import { markdownFeatures } from '../content/markdown/plugins.ts';
import { setTexts } from '../content/texts/texts.ts';
import type { Site } from '../settings/schema/site.ts';
import { writeLook } from '../ui/look/integration.ts';
import { bundleKey, type Inputs } from './inputs.ts';
import { isEngineRoute } from './program/page-program.ts';
import { addAssets, type Bundle, openBundle, storeBundle } from './program/store.ts';
import type { Watched } from './progress/progress.ts';
import { readSettingsFile, type SettingsFile, settingsFileOf } from './settings-file.ts';

interface Preparation {
  /** The folder of the site. */
  readonly root: string;
  /** The folder that the build writes into. */
  readonly siteFolder: string;
  /** What determines the build; undefined if that is not known. */
  readonly inputs: Inputs | undefined;
  /** Whether nothing of an earlier build is used. */
  readonly isForced: boolean;
  /** Whether Astro prints all its messages. */
  readonly isVerbose: boolean;
}

/** A site that has been checked and bundled. The texts are set, and the assets are in the folder. */
interface PreparedSite {
  readonly site: Site;
  readonly checked: CheckResult;
  /** Undefined if Astro has rendered all pages itself. */
  readonly bundle: Bundle | undefined;
  /** A hash of what all pages have in common; undefined if that is not known. */
  readonly commonKey: string | undefined;
}

/**
 * Checks a site, and bundles its code if the code has changed since the last build.
 * @throws one error that lists all problems
 */
export async function prepareSite(options: Preparation, watched: Watched): Promise<PreparedSite> {
  const { root, inputs, isForced } = options;
  const read = await readSettingsFile(root, settingsFileOf(process.env));
  const isValid = read.problems.length === 0;
  const key = inputs && isValid ? bundleKey(inputs, read.site.theme) : undefined;
  const bundle = key === undefined || isForced ? undefined : await openBundle(key);
  return bundle
    ? reuseBundle(bundle, key, read, options, watched)
    : makeBundle(key, read, options, watched);
}

async function reuseBundle(
  bundle: Bundle,
  commonKey: string | undefined,
  { site, source }: SettingsFile,
  { siteFolder }: Preparation,
  { onChecked, warn }: Watched,
): Promise<PreparedSite> {
  const { noun, identity, theme } = site;
  const words = wordsOrEnglish(identity.language);
  const markdown = markdownFeatures({ noun, site: identity.name }, words);
  const checked = await (await siteChecker(markdown, { settings: site, source }))(bundle.routes);
  onChecked(checked.counts);
  if (checked.problems.length > 0) throw problemsReport(checked.problems, checked.warnings);
  for (const warning of checked.warnings) warn(formatProblem(warning));
  setTexts(checked.texts);
  await writeLook(theme);
  if (existsSync('public')) await cp('public', siteFolder, { recursive: true, dereference: true });
  await addAssets(bundle, siteFolder);
  return { site, checked, bundle, commonKey };
}

async function makeBundle(
  key: string | undefined,
  read: SettingsFile,
  { root, siteFolder, isVerbose }: Preparation,
  { logger, onChecked, warnings }: Watched,
): Promise<PreparedSite> {
  // Imported here, because the import of Astro takes longer than a build of changed texts.
  const [{ astroConfig }, { bundleSite }] = await Promise.all([
    import('./astro-config.ts'),
    import('./program/bundle-site.ts'),
  ]);
  let checked: CheckResult | undefined;
  const config = await astroConfig(root, {
    outDir: siteFolder,
    read,
    onChecked: (result) => {
      checked = result;
      onChecked(result.counts);
    },
  });
  const isCi = process.env.CI !== undefined;
  // Outside CI, Vite shows progress of its own on terminals, and clears the line of the stage.
  if (!isVerbose && !isCi) process.env.CI = 'true';
  const earlier = warnings.size;
  const hasIntegrations = existsSync(join(root, 'integrations.ts'));
  const { bundle, hasContent } = await bundleSite(
    root,
    siteFolder,
    { ...config, logger },
    { hasIntegrations },
  );
  if (!isCi) delete process.env.CI;
  if (!checked) throw new TypeError('the checks did not run');
  const commonKey = hasContent ? undefined : key;
  // A bundle that is used again would not show its warnings again, nor render the owner's pages.
  const hasWarnings = warnings.size > earlier + checked.warnings.length;
  if (bundle && commonKey && !hasWarnings && bundle.routes.every(isEngineRoute))
    await storeBundle(commonKey, bundle, siteFolder);
  return { site: read.site, checked, bundle, commonKey };
}
