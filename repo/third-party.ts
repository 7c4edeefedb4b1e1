import { familyOf, isBinary, type Package } from './lockfile.ts';

/** The description of each use, after the number of its packages. */
const useLabels: Readonly<Record<Use, string>> = {
  visitors: 'part of the files that visitors receive',
  build: 'also needed to build a site',
  import: 'also needed to import the texts of another tool',
  tests: 'also needed to check and test a site',
  delivery: 'installed only by the delivery tests',
  binaries: 'binaries; each machine installs only those for its platform',
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Lists the names of the packages, with an entry for each licence. The lockfiles have the versions. */
function byLicence(packages: readonly Listed[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const entries = licences.map((licence) => {
    const under = packages.filter((one) => one.licence === licence);
    return `- **${licence}**: ${[...new Set(under.map(({ name }) => name))].join(', ')}`;
  });
  return entries.join('\n');
}

/** Returns the text of docs/third-party.md. */
export function thirdPartyPage(packages: ReadonlyMap<Use, readonly Listed[]>): string {
  const of = (use: Use) => packages.get(use) ?? [];
  const section = (title: string, use: Use) => `## ${title}\n\n${byLicence(of(use))}\n`;
  return `# Third-party packages

\`npm run licences\` generates this page from the lockfiles, which have the versions. Two versions
of a package count as two.

${table(
  ['number of packages', 'purpose'],
  [...packages].map(([use, { length }]) => [String(length), useLabels[use]]),
)}

\`repo/third-party.ts\` sets the maximum numbers of packages and the allowed licences.

## What visitors receive

\`/licences.txt\` of every site contains the licence texts.

${table(
  ['name', 'licence'],
  [
    ...of('visitors').map(({ name, licence }) => [name, licence]),
    ['Newsreader, the typeface', 'OFL-1.1'],
  ],
)}

${section('What builds a site', 'build')}
${section('What imports the texts of another tool', 'import')}
${section('What checks and tests a site', 'tests')}
${section('What the delivery tests install', 'delivery')}
${section('Binaries', 'binaries')}`;
}

/** The uses of packages. Binaries are separate, because each machine installs only its own. */
export const uses = ['visitors', 'build', 'import', 'tests', 'delivery', 'binaries'] as const;
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

function useOf(one: Package, neededByBuild: ReadonlySet<string>): Use {
  if (isBinary(one)) return 'binaries';
  if (sentToVisitors.has(one.name)) return 'visitors';
  if (one.dev) return 'tests';
  return neededByBuild.has(one.place) ? 'build' : 'import';
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
interface Listed {
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
 * @param neededByBuild - the folders of the packages that build a site
 */
export function listedByUse(
  project: readonly Package[],
  delivery: readonly Package[],
  neededByBuild: ReadonlySet<string>,
): ReadonlyMap<Use, readonly Listed[]> {
  const byUse = Map.groupBy(
    [
      ...project.map((one) => ({ one, use: useOf(one, neededByBuild) })),
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

/**
 * Licences, as SPDX expressions, that let a site be published under any terms. Code that visitors
 * receive must have one of them.
 */
const permissive = [
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT OR Apache-2.0',
  'OFL-1.1',
  'Python-2.0',
];
/** Licences that require the licensed code to stay open source. Visitors receive no such code. */
const reciprocal = [
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'LGPL-3.0-or-later',
  'MPL-2.0',
];

export const allowedLicences: Readonly<Record<Use, readonly string[]>> = {
  visitors: permissive,
  build: [...permissive, ...reciprocal],
  import: [...permissive, ...reciprocal],
  tests: [...permissive, ...reciprocal],
  delivery: [...permissive, ...reciprocal],
  binaries: [...permissive, ...reciprocal],
};

/** The maximum number of packages by use. A number may only grow if there is a good reason. */
export const maxPackages: Readonly<Record<Use, number>> = {
  visitors: 10,
  // Includes 8 for subset-font (see docs/decisions/0019-one-font-file.md), and temml for formulas.
  build: 233,
  // The readers and writers of HTML and Markdown of unified, in small packages, are most of them.
  import: 81,
  // Includes 15 that lint the packages and the workflows (see docs/decisions/0002-tools.md), and the
  // reader view of Firefox, which no other package replaces, basic-ftp, which sites with FTPS install, and
  // Sveltia CMS with 11 packages, which the tests of the desk run and owners install themselves.
  // TypeScript is there twice: the native compiler needs a third of the time, and cannot check Astro's files.
  // scslre, which finds slow regular expressions in a quarter of a second, brings 3 packages; recheck
  // needs a minute and a half, and redos-detector does not end.
  tests: 215,
  delivery: 264,
  binaries: 16,
};
