import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesOf } from './lockfile.ts';
import { excessIn, listedByUse, packages, thirdPartyPage } from './third-party.ts';

/**
 * Returns packages from the entries of a lockfile; their licence is MIT unless an entry names
 * another.
 */
const packagesIn = (entries: Record<string, object>) =>
  packagesOf({
    packages: Object.fromEntries(
      Object.entries(entries).map(([place, fields]) => [
        `node_modules/${place}`,
        { version: '1.0.0', license: 'MIT', ...fields },
      ]),
    ),
  });

const example = listedByUse(
  packagesIn({
    react: {},
    b: {},
    a: { license: 'ISC' },
    'b/node_modules/a': { license: 'ISC' },
    'a/node_modules/b': { version: '2.0.0' },
    tool: { dev: true },
    'a-linux-x64': { optional: true, os: 'linux' },
    'a-win32-x64': { optional: true, os: 'win32' },
    'a-sunos-x64': { optional: true, os: 'sunos', license: undefined },
    nameless: { license: undefined },
    reader: {},
  }),
  packagesIn({ react: {}, host: {} }),
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

  it('says how many packages each use has, and names each package once', () => {
    const page = thirdPartyPage(example);
    const section = '4 packages.\n\n- **ISC**: a\n- **MIT**: b\n- **none**: nameless\n';
    expect(page).toContain(`## What builds a site\n\n${section}`);
  });

  it('refuses packages without an allowed licence, and too many packages', () => {
    const many = Array.from({ length: 300 }, (_, number) => [`a${number}`, {}]);
    const wrong = packagesIn({
      wrong: { license: 'GPL-3.0-only', dev: true },
      react: { license: 'MPL-2.0' },
      ...Object.fromEntries(many),
    });
    expect(excessIn(listedByUse(wrong, [], new Set()))).toEqual([
      'What visitors receive: react has the licence MPL-2.0',
      'What imports the texts of another tool: 300 packages, at most 80',
      'What checks and tests a site: wrong has the licence GPL-3.0-only',
    ]);
  });
});

describe('the third-party packages of this project', () => {
  it('are listed in docs/third-party.md (if not, run: npm run licences)', () => {
    const page = new URL('../docs/third-party.md', import.meta.url);
    expect(readFileSync(page, 'utf8')).toBe(thirdPartyPage(packages));
  });

  it('have allowed licences, and are within their maximum numbers', () => {
    expect(excessIn(packages)).toEqual([]);
  });
});
