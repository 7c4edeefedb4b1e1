import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { CheckResult } from '../content/checks/check.ts';
import { setTexts } from '../content/checks/fields.ts';
import { formatProblem, problemsError } from '../content/checks/problem.ts';
import { siteChecker } from '../content/checks/site-checker.ts';
import type { Route } from '../content/checks/site-pages.ts';
import { markdownOf } from '../content/markdown/renderer.ts';
import type { Settings } from '../settings/site.ts';
import { writeLook } from '../ui/look/integration.ts';
import { bundleKey, hasIntegrations, type Inputs } from './inputs.ts';
import { isEngineRoute } from './program/astro-internals.ts';
import type { BundleTask } from './program/bundle-site.ts';
import type { Bundler } from './program/bundler.ts';
import { addAssets, type Bundle, openBundle, storeBundle } from './program/store.ts';
import type { Watched } from './progress/progress.ts';
import { readPublished } from './published-list.ts';
import type { SettingsFile } from './settings-file.ts';

export interface Preparation extends BundleTask {
  /** Everything that determines the build; undefined if it is not known. */
  readonly inputs: Inputs | undefined;
  /** Whether nothing of an earlier build is used. */
  readonly isForced: boolean;
  readonly bundler: Bundler;
}

/** The results of the checks that a build needs, without the many links of all texts. */
export type BuildChecks = Omit<CheckResult, 'links'>;

/** A site that has been checked and bundled. The texts are set, and the assets are in the folder. */
export interface PreparedSite {
  readonly settings: Settings;
  readonly checked: BuildChecks;
  /** Undefined if Astro has rendered all pages itself. */
  readonly bundle: Bundle | undefined;
  /** A hash of the parts that all pages have in common; undefined if they are not known. */
  readonly commonKey: string | undefined;
}

/**
 * Checks a language of a site, and bundles its code if the code has changed since the last build.
 * @throws one error that lists all problems
 */
export async function prepareSite(
  read: SettingsFile,
  task: Preparation,
  watched: Watched,
): Promise<PreparedSite> {
  const { root, code, inputs, isForced } = task;
  const { settings } = read;
  if (hasIntegrations(root)) {
    if (hasOwnAddresses(settings)) throw problemsError([ownAddresses(read.source)]);
    const checked = await leaveToAstro(read, task, watched);
    return { settings, checked, bundle: undefined, commonKey: undefined };
  }
  const key = inputs && read.problems.length === 0 ? bundleKey(inputs, settings) : undefined;
  const stored = key === undefined || isForced ? undefined : await openBundle(key, code);
  return stored
    ? {
        settings,
        bundle: stored,
        commonKey: key,
        checked: await reuse(stored, read, task, watched),
      }
    : { settings, ...(await bundleAndStore(key, read, task, watched)) };
}

const hasOwnAddresses = ({ addresses: { articles, segments } }: Settings) =>
  articles !== undefined || Object.keys(segments).length > 0;

/**
 * The problem of changed addresses on a site whose pages Astro writes, because Astro knows only the
 * engine's routes.
 */
const ownAddresses = ({ file, lineOf }: SettingsFile['source']) => ({
  file,
  line: lineOf('addresses'),
  field: 'addresses',
  expected:
    'no segments and no pattern, because Astro writes the pages of a site with integrations.ts',
  found: 'one of them',
});

/** Leaves the checks and all pages to Astro, because the owner's integrations may change both. */
async function leaveToAstro(
  read: SettingsFile,
  task: BundleTask,
  { logger, onChecked }: Watched,
): Promise<BuildChecks> {
  // Imported here, because the import of Astro takes longer than a build of changed texts.
  const { bundleSite } = await import('./program/bundle-site.ts');
  let checked: BuildChecks | undefined;
  await bundleSite(read, task, {
    logger,
    onChecked(result) {
      checked = result;
      onChecked(result);
    },
  });
  if (!checked) throw new TypeError('the checks did not run');
  return checked;
}

/**
 * Checks a site whose bundle is stored, and writes the files that Astro would write into the site's
 * folder.
 */
async function reuse(
  bundle: Bundle,
  read: SettingsFile,
  { code, siteFolder, inputs }: Preparation,
  watched: Watched,
): Promise<BuildChecks> {
  const checked = await check(read, bundle.routes, watched, inputs);
  await writeLook(read.settings);
  if (code === '' && existsSync('public'))
    await cp('public', siteFolder, { recursive: true, dereference: true });
  await addAssets(bundle, siteFolder);
  return checked;
}

/** Bundles a site, and stores the bundle if later builds can use it. */
async function bundleAndStore(
  key: string | undefined,
  read: SettingsFile,
  { bundler, root, code, siteFolder, isVerbose }: Preparation,
  watched: Watched,
): Promise<Omit<PreparedSite, 'settings'>> {
  const earlier = watched.warnings.size;
  let checked: BuildChecks | undefined;
  const task = { root, code, siteFolder, isVerbose };
  const { bundle, hasContent } = await bundler.bundle(task, async (routes) => {
    checked = await check(read, routes, watched);
  });
  if (!checked) throw new TypeError('the checks did not run');
  const warnings = watched.warnings.size - earlier;
  const commonKey = hasContent ? undefined : key;
  // A bundle that is used again would not show its warnings again, nor render the owner's pages.
  const isComplete = warnings === checked.warnings.length && bundle.routes.every(isEngineRoute);
  if (commonKey && isComplete) await storeBundle(commonKey, bundle, siteFolder);
  return { bundle, checked, commonKey };
}

/**
 * Checks a site, and sets the texts that its pages show.
 * @param inputs the hashes of the files, if they have been read just now
 * @throws one error that lists all problems
 */
async function check(
  { checked: settings, source, problems }: SettingsFile,
  routes: readonly Route[],
  { warn, onChecked }: Watched,
  inputs?: Inputs,
): Promise<BuildChecks> {
  const checker = await siteChecker(
    markdownOf(settings),
    { settings, source, published: await readPublished({ settings, source }) },
    inputs?.files,
  );
  const { links: _, ...checked } = await checker(routes);
  onChecked(checked);
  const found = [...problems, ...checked.problems];
  if (found.length > 0) throw problemsError(found, checked.warnings);
  for (const warning of checked.warnings) warn(formatProblem(warning));
  setTexts(checked.texts);
  return checked;
}
