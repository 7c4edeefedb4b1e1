import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ProblemsError } from '../../content/checks/problem.ts';
import { moduleFault } from '../../settings/module-fault.ts';
import { readableValue } from '../../settings/problems.ts';
import { hasIntegrations, INTEGRATIONS } from '../inputs.ts';

/**
 * Returns the Astro integrations that the owner's `integrations.ts` exports; none if the file does
 * not exist.
 * @param root the site's folder
 * @throws Error if the file cannot be loaded, or its default export is not an array of integrations
 */
export async function ownerIntegrations(root: string): Promise<AstroIntegration[]> {
  if (!hasIntegrations(root)) return [];
  const file = resolve(root, INTEGRATIONS);
  const integrations: unknown = await importDefault(file, root);
  if (Array.isArray(integrations)) {
    const wrong = integrations.find((integration) => !isIntegration(integration));
    if (!wrong) return integrations;
    throw problemWith('integrations, each an object with a name and hooks', wrong);
  }
  throw problemWith('an array of Astro integrations as the default export', integrations);
}

const problemWith = (expected: string, value: unknown) =>
  new ProblemsError([{ file: INTEGRATIONS, expected, found: readableValue(value) }]);

async function importDefault(file: string, root: string): Promise<unknown> {
  try {
    const module = await import(pathToFileURL(file).href);
    return module.default;
  } catch (error) {
    const { file: faulty, line, found } = moduleFault(error, file, root);
    const expected = 'Astro integrations that can be loaded';
    throw new ProblemsError([{ file: faulty, line, expected, found }]);
  }
}

/** Astro also accepts false values, which it skips, and arrays of integrations. */
const isIntegration = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isIntegration)
    : !value || (typeof Object(value).name === 'string' && typeof Object(value).hooks === 'object');
