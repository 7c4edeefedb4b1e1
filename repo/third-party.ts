/*
 * Lists the third-party packages of the lockfiles with their licences in docs/third-party.md, and
 * limits their numbers and licences. Other licence checkers do not suffice: they read node_modules,
 * which contains neither the packages of other systems nor those of the delivery tests, and they do
 * not know which packages visitors receive.
 */
import { writeFileSync } from 'node:fs';
import {
  deliveryPackages,
  familyOf,
  isBinary,
  neededByBuild,
  type Package,
  projectPackages,
} from './lockfile.ts';

/**
 * The packages whose code visitors receive. tests/build/built-site.test.ts compares the list with a
 * build.
 */
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

/**
 * The uses of packages, each with its heading and a maximum number of packages, which may grow only
 * for a good reason. Binaries are a use of their own, because each machine installs only the
 * binaries for itself.
 */
const USES = {
  visitors: { title: 'What visitors receive', max: 10 },
  // Includes 8 for subset-font (see docs/decisions/0019-one-font-file.md), temml for formulas, and tldts
  // with its core for the Public Suffix List.
  build: { title: 'What builds a site', max: 235 },
  // Most of these are small packages of unified, which read and write HTML and Markdown.
  import: { title: 'What imports the texts of another tool', max: 80 },
  // Includes 15 that lint the packages and the workflows, and 11 of Knip (see
  // docs/decisions/0002-tools.md), the reader view of Firefox, which no other package replaces,
  // basic-ftp, which sites with FTPS install, and Sveltia CMS with 11 packages, which the tests of the
  // desk run and owners install themselves. TypeScript is there twice: the native compiler needs a
  // third of the time, and cannot check Astro's files. scslre, which finds slow regular expressions in
  // a quarter of a second, brings 3 packages; recheck needs a minute and a half, and redos-detector
  // does not end.
  tests: { title: 'What checks and tests a site', max: 226 },
  delivery: { title: 'What the delivery tests install', max: 264 },
  binaries: { title: 'Binaries', max: 18 },
} as const;

export type Use = keyof typeof USES;
export const uses = Object.keys(USES) as Use[];

/** Licences, as SPDX expressions, that let a site be published under any terms. */
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

/**
 * The licences of packages that declare their licence only in the field `licenses`, which npm no
 * longer reads.
 */
const licenceCorrections: Readonly<Record<string, string>> = {
  'busboy 1.6.0': 'MIT',
  'streamsearch 1.1.0': 'MIT',
};

/**
 * An entry of docs/third-party.md. A package is listed once, even if it is installed in several
 * folders.
 */
interface Listed {
  /** The name; for binaries, the name that the packages for all machines share: `a-*`. */
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
}
export type Packages = ReadonlyMap<Use, readonly Listed[]>;

/**
 * Groups the packages by use and sorts them by name.
 * @param project - the packages of the project's lockfile
 * @param delivery - the packages of the delivery tests, which are installed separately
 * @param forBuild - the folders of the packages that build a site
 */
export function listedByUse(
  project: readonly Package[],
  delivery: readonly Package[],
  forBuild: ReadonlySet<string>,
): Packages {
  const useOf = (one: Package): Use => {
    if (isBinary(one)) return 'binaries';
    if (delivery.includes(one)) return 'delivery';
    if (sentToVisitors.has(one.name)) return 'visitors';
    if (one.dev) return 'tests';
    return forBuild.has(one.place) ? 'build' : 'import';
  };
  const byUse = Map.groupBy([...project, ...delivery], useOf);
  return new Map(uses.map((use) => [use, listed(byUse.get(use) ?? [], use)]));
}

/** Returns the entries of packages, each package once, sorted by name. */
function listed(packages: readonly Package[], use: Use): Listed[] {
  const found = new Map<string, Listed>();
  for (const { name: own, version, license } of packages) {
    const licence = license ?? licenceCorrections[`${own} ${version}`] ?? 'none';
    // The registry lacked this binary, so its licence is unknown. The binaries for other machines
    // are listed, and have the same licence.
    if (use === 'binaries' && licence === 'none') continue;
    const name = use === 'binaries' ? familyOf(own) : own;
    found.set(`${name} ${version} ${licence}`, { name, version, licence });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry);
}

/**
 * Describes the packages whose licence is not allowed for their use, and the uses with more
 * packages than the maximum.
 */
export const excessIn = (packages: Packages): string[] =>
  [...packages].flatMap(([use, entries]) => {
    const { title, max } = USES[use];
    const allowed = use === 'visitors' ? permissive : [...permissive, ...reciprocal];
    const others = entries.filter(({ licence }) => !allowed.includes(licence));
    return [
      ...others.map(({ name, licence }) => `${title}: ${name} has the licence ${licence}`),
      ...(entries.length > max ? [`${title}: ${entries.length} packages, at most ${max}`] : []),
    ];
  });

/** Returns the text of docs/third-party.md. The lockfiles have the versions. */
export function thirdPartyPage(packages: Packages): string {
  const sections = [...packages].map(([use, entries]) => {
    const byLicence = [...Map.groupBy(entries, ({ licence }) => licence)].sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    const lines = byLicence.map(([licence, under]) => {
      const names = new Set(under.map(({ name }) => name));
      return `- **${licence}**: ${[...names].join(', ')}`;
    });
    return `## ${USES[use].title}\n\n${entries.length} packages.\n\n${lines.join('\n')}\n`;
  });
  return `# Third-party packages

\`npm run licences\` generates this page from the lockfiles, which have the versions. Two versions
of a package count as two. Each machine installs only the binaries for its platform.
\`repo/third-party.ts\` sets the maximum numbers of packages and the allowed licences.

Visitors also receive the typeface Newsreader, under the OFL-1.1. \`/licences.txt\` of every site
contains the licence texts of all that visitors receive.

${sections.join('\n')}`;
}

/** The packages of this project. */
export const packages = listedByUse(projectPackages, deliveryPackages, neededByBuild);

if (import.meta.main) {
  writeFileSync('docs/third-party.md', thirdPartyPage(packages));
  for (const sentence of excessIn(packages)) console.error(sentence);
}
