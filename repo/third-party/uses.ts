import { isBinary, type Package } from '../lockfile/packages.ts';
import { familyOf } from '../lockfile/platform.ts';

/** The uses of packages. Binaries are separate, because each machine installs only its own. */
export const uses = ['visitors', 'build', 'tests', 'delivery', 'binaries'] as const;
export type Use = (typeof uses)[number];

/** Packages whose code visitors receive, as tests/build/built-site.test.ts checks in a build. */
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
  'zod',
]);

function useOf(one: Package): Use {
  if (isBinary(one)) return 'binaries';
  if (sentToVisitors.has(one.name)) return 'visitors';
  return one.dev ? 'tests' : 'build';
}

const useInDelivery = (one: Package): Use => (isBinary(one) ? 'binaries' : 'delivery');

/**
 * The licences of packages that declare them only in `licenses`, a field that npm no longer reads.
 */
const licenceCorrections: Readonly<Record<string, string>> = {
  'busboy 1.6.0': 'MIT',
  'streamsearch 1.1.0': 'MIT',
};

/** An entry of the list. A package is listed once, even if it is installed in several folders. */
export interface Listed {
  /** The name; for binaries, the one that the binaries for all machines share: `a-*`. */
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
}

/** Returns each package once, sorted by name. */
function listed(packages: readonly Package[], use: Use): Listed[] {
  const found = new Map<string, Listed>();
  for (const { name: own, version, license } of packages) {
    const licence = license ?? licenceCorrections[`${own} ${version}`] ?? 'none';
    // The registry lacked this binary. The other binaries of the same package are listed, and have
    // the same licence.
    if (use === 'binaries' && licence === 'none') continue;
    const name = use === 'binaries' ? familyOf(own) : own;
    found.set(`${name} ${version} ${licence}`, { name, version, licence });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/**
 * Groups the packages by use and sorts them by name.
 * @param project - the packages of the project's lockfile
 * @param delivery - the packages of the delivery tests, which are installed separately
 */
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
