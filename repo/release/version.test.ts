import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

const { version } = manifest;

it.each(globSync('packages/*/package.json'))(
  '%s has the version of the repository, also in the lockfile',
  (file) => {
    const own = JSON.parse(readFileSync(file, 'utf8'));
    const locked = Reflect.get(lock.packages, dirname(file));
    for (const { version: found, peerDependencies } of [own, locked]) {
      expect(found).toBe(version);
      // The importer and the desk require the engine of their own version.
      expect(peerDependencies?.daymark ?? version).toBe(version);
    }
  },
);

it('the newest heading of the changelog is the version of the repository', () => {
  const [, heading] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(heading).toBe(version);
});
