import process from 'node:process';
import type { CheckResult } from '../../content/checks/check.ts';
import { astroConfig } from '../astro-config.ts';
import { hasIntegrations } from '../inputs.ts';
import type { Watched } from '../progress/progress.ts';
import type { SettingsFile } from '../settings-file.ts';
import { type BundledSite, bundleSite } from './bundle-site.ts';

/** What is bundled. */
export interface BundleTask {
  /** The folder of the site. */
  readonly root: string;
  /** The folder that Astro writes into. */
  readonly siteFolder: string;
  /** Whether Astro prints all its messages. */
  readonly isVerbose: boolean;
}

/**
 * Checks a site and bundles its code. Astro also renders the owner's Astro pages, and all pages if
 * the owner has integrations.
 * @throws one error that lists all problems
 */
export async function bundleCheckedSite(
  read: SettingsFile,
  { root, siteFolder, isVerbose }: BundleTask,
  { logger, onChecked }: Pick<Watched, 'logger' | 'onChecked'>,
): Promise<BundledSite & { readonly checked: CheckResult }> {
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
  const options = { hasIntegrations: hasIntegrations(root) };
  const bundled = await bundleSite(root, siteFolder, { ...config, logger }, options);
  if (!isCi) delete process.env.CI;
  if (!checked) throw new TypeError('the checks did not run');
  return { ...bundled, checked };
}
