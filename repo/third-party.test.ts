import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deliveryPackages, neededByBuild, type Package, projectPackages } from './lockfile.ts';
import { allowedLicences, listedByUse, maxPackages, thirdPartyPage, uses } from './third-party.ts';

const packageOf = (name: string, fields: Partial<Package> = {}): Package => ({
  name,
  place: `node_modules/${name}`,
  version: '1.0.0',
  license: 'MIT',
  hasInstallScript: false,
  dev: false,
  optional: false,
  ...fields,
});

const example = listedByUse(
  [
    packageOf('react'),
    packageOf('b'),
    packageOf('a', { license: 'ISC' }),
    packageOf('a', { license: 'ISC', place: 'node_modules/b/node_modules/a' }),
    packageOf('b', { version: '2.0.0', place: 'node_modules/a/node_modules/b' }),
    packageOf('tool', { dev: true }),
    packageOf('a-linux-x64', { optional: true, os: 'linux' }),
    packageOf('a-win32-x64', { optional: true, os: 'win32' }),
    packageOf('a-sunos-x64', { optional: true, os: 'sunos', license: undefined }),
    packageOf('nameless', { license: undefined }),
    packageOf('reader'),
  ],
  [packageOf('react'), packageOf('host')],
  new Set(
    ['a', 'b', 'nameless', 'a/node_modules/b', 'b/node_modules/a'].map(
      (name) => `node_modules/${name}`,
    ),
  ),
);

describe('the list of third-party packages', () => {
  it('has a group for each use, and lists no version of a package twice in a group', () => {
    const names = [...example].map(([use, listed]) => [use, listed.map(({ name }) => name)]);
    expect(Object.fromEntries(names)).toEqual({
      visitors: ['react'],
      build: ['a', 'b', 'b', 'nameless'],
      import: ['reader'],
      tests: ['tool'],
      delivery: ['host', 'react'],
      binaries: ['a-*'],
    });
  });

  it('shows that a package has no licence', () => {
    expect(example.get('build')).toContainEqual({
      name: 'nameless',
      version: '1.0.0',
      licence: 'none',
    });
  });

  it('begins with the number of packages of each use, and names each package once', () => {
    const page = thirdPartyPage(example);
    expect(page).toContain('| 4 | also needed to build a site |');
    expect(page).toContain('- **ISC**: a\n- **MIT**: b\n');
  });
});

const packages = listedByUse(projectPackages, deliveryPackages, neededByBuild);

describe('the third-party packages of this project', () => {
  it('are listed in docs/third-party.md (if not, run: npm run licences)', () => {
    const page = new URL('../docs/third-party.md', import.meta.url);
    expect(readFileSync(page, 'utf8')).toBe(thirdPartyPage(packages));
  });

  it.each(uses)('have licences that are allowed for their use: %s', (use) => {
    const others = packages
      .get(use)
      ?.filter(({ licence }) => !allowedLicences[use].includes(licence));
    expect(others).toEqual([]);
  });

  it.each(uses)('stay within the maximum number: %s', (use) => {
    expect(packages.get(use)?.length).toBeLessThanOrEqual(maxPackages[use]);
  });
});
