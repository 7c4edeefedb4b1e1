import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Returns the Astro integrations that the owner's `integrations.ts` exports; none if the file does
 * not exist.
 * @param root the site's folder
 * @throws Error if the default export is not an array
 */
export async function ownerIntegrations(root: string): Promise<AstroIntegration[]> {
  const file = resolve(root, 'integrations.ts');
  if (!existsSync(file)) return [];
  const { default: integrations } = await import(pathToFileURL(file).href);
  if (Array.isArray(integrations)) return integrations;
  throw new Error(
    `integrations.ts: expected an array of Astro integrations as the default export; found ${typeof integrations}`,
  );
}
