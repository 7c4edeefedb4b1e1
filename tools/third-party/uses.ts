import { isBinary, type Package } from '../lockfile/packages.ts';
import { familyOf } from '../lockfile/platform.ts';

/** What a package is there for. Binaries are a matter of their own: a machine installs its own. */
export const uses = ['visitors', 'build', 'tests', 'delivery', 'binaries'] as const;
export type Use = (typeof uses)[number];

/** The packages whose work is in what visitors receive. A test holds them against a build. */
export const sentToVisitors: ReadonlySet<string> = new Set([
  '@astrojs/react',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'astro',
  'pagefind',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
  'vanilla-cookieconsent',
  'zod',
]);

function useOf(one: Package): Use {
  if (isBinary(one)) return 'binaries';
  if (sentToVisitors.has(one.name)) return 'visitors';
  return one.dev ? 'tests' : 'build';
}

const useInDelivery = (one: Package): Use => (isBinary(one) ? 'binaries' : 'delivery');

/** Of packages that tell it only in a field that npm no longer reads, `licenses`. */
const licencesToldOtherwise: Readonly<Record<string, string>> = {
  'busboy 1.6.0': 'MIT',
  'streamsearch 1.1.0': 'MIT',
};

/** A package as it is listed: once, in however many places it lies. */
export interface Listed {
  /** Of binaries, the name of all that are for one machine or another: `a-*`. */
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
}

/** Each package once, by name. */
function listed(packages: readonly Package[], use: Use): Listed[] {
  const found = new Map<string, Listed>();
  for (const { name: own, version, license } of packages) {
    const licence = license ?? licencesToldOtherwise[`${own} ${version}`] ?? 'none';
    // A package's own binary for a system that the registry had nothing of: under its licence.
    if (use === 'binaries' && licence === 'none') continue;
    const name = use === 'binaries' ? familyOf(own) : own;
    found.set(`${name} ${version} ${licence}`, { name, version, licence });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/** The packages of the project by use and name; those of the tests of delivery are installed apart. */
export function listedByUse(
  project: readonly Package[],
  delivery: readonly Package[],
): ReadonlyMap<Use, readonly Listed[]> {
  const byUse = Map.groupBy(
    [
      ...project.map((one) => ({ one, use: useOf(one) })),
      ...delivery.map((one) => ({ one, use: useInDelivery(one) })),
    ],
    ({ use }) => use,
  );
  return new Map(
    uses.map((use) => [
      use,
      listed(
        (byUse.get(use) ?? []).map(({ one }) => one),
        use,
      ),
    ]),
  );
}
