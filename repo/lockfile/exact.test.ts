import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scriptsNotNeeded } from './install-scripts.ts';
import { deliveryPackages, projectPackages } from './lockfiles.ts';
import { type Package, WITHOUT_CHECKSUM } from './packages.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions.optional(),
    devDependencies: versions.optional(),
    optionalDependencies: versions.optional(),
  })
  .transform((kinds) => Object.values(kinds).flatMap((asked) => Object.entries(asked ?? {})));
const asked = [
  'package.json',
  'packages/daymark/package.json',
  'site/package.json',
  'tests/delivery/package.json',
].flatMap((file) => manifest.parse(JSON.parse(read(file))));

const packages = [...projectPackages, ...deliveryPackages];
const namesOf = (packages: readonly Package[]) => packages.map(({ name }) => name);

describe('the packages of this project', () => {
  it('have exact versions in package.json', () => {
    expect(asked.length).toBeGreaterThan(30);
    const ranges = asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    // The engine comes from its folder: nobody fetches it by its name.
    expect(ranges).toEqual([['daymark', 'file:../packages/daymark']]);
  });

  it('come only from the configured npm registry', () => {
    // For other origins, such as a repository or a folder, npm records the location.
    expect(namesOf(packages.filter(({ resolved }) => resolved))).toEqual([]);
  });

  it('have a checksum, except those that the registry lacked', () => {
    const unsure = packages.filter(({ integrity }) => !/^sha512-/.test(integrity ?? ''));
    expect(namesOf(unsure)).toEqual(WITHOUT_CHECKSUM);
  });

  it('have an install script only if a documented reason says that the script is not needed', () => {
    const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(new Set(namesOf(scripted))).toEqual(new Set(Object.keys(scriptsNotNeeded)));
  });

  it.each(['.npmrc', 'tests/delivery/.npmrc'])(
    'are installed without scripts by a manual npm install, too, because of %s',
    (file) => {
      expect(read(file).split('\n')).toContain('ignore-scripts=true');
    },
  );
});
