import type { Listed, Use } from './uses.ts';

/** The description of each use, after the number of its packages. */
const useLabels: Readonly<Record<Use, string>> = {
  visitors: 'part of the files that visitors receive',
  build: 'also needed to build a site',
  tests: 'also needed to check and test a site',
  delivery: 'installed only by the delivery tests',
  binaries: 'binaries; each machine installs only those for its platform',
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
  return `# Third-party packages

\`npm run licences\` generates this page from the lockfiles.

${table(
  ['number of packages', 'purpose'],
  [...packages].map(([use, { length }]) => [String(length), useLabels[use]]),
)}

\`repo/third-party/limits.ts\` sets the maximum numbers of packages and the allowed licences.

## What visitors receive

\`/licences.txt\` of every site contains the licence texts.

${table(
  ['name', 'version', 'licence'],
  [
    ...of('visitors').map(({ name, version, licence }) => [name, version, licence]),
    ['Newsreader, the typeface', '', 'OFL-1.1'],
  ],
)}

${section('What builds a site', 'build')}
${section('What checks and tests a site', 'tests')}
${section('What the delivery tests install', 'delivery')}
${section('Binaries', 'binaries')}`;
}
