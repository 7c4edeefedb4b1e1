import type { Listed, Use } from './uses.ts';

/** The description of each use, after the number of its packages. */
const inWords: Readonly<Record<Use, string>> = {
  visitors: 'are in what visitors receive',
  build: 'build a site, besides those',
  tests: 'check and test it, besides those',
  delivery: 'are installed by the tests of delivery alone',
  binaries: 'are binaries, of which a machine installs its own',
};

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Lists the packages, with an entry for each licence. */
function byLicence(packages: readonly Listed[]): string {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const entries = licences.map((licence) => {
    const under = packages.filter((one) => one.licence === licence);
    return `- **${licence}**: ${under.map(({ name, version }) => `${name} ${version}`).join(', ')}`;
  });
  return entries.join('\n');
}

/** Returns the text of docs/third-party.md. */
export function thirdPartyPage(packages: ReadonlyMap<Use, readonly Listed[]>): string {
  const of = (use: Use) => packages.get(use) ?? [];
  const section = (title: string, use: Use) => `## ${title}\n\n${byLicence(of(use))}\n`;
  return `# The work of others

\`npm run licences\` makes this page from the lockfiles.

${table(
  ['packages', 'what they are for'],
  [...packages].map(([use, { length }]) => [String(length), inWords[use]]),
)}

\`repo/third-party/limits.ts\` says how many there may be, and under which licences.

## What visitors receive

\`/licences.txt\` of every site holds the terms.

${table(
  ['name', 'version', 'licence'],
  [
    ...of('visitors').map(({ name, version, licence }) => [name, version, licence]),
    ['Newsreader, the typeface', '', 'OFL-1.1'],
  ],
)}

${section('What builds a site', 'build')}
${section('What checks and tests it', 'tests')}
${section('What the tests of delivery install', 'delivery')}
${section('Binaries', 'binaries')}`;
}
