import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copySite } from './copy.ts';

/*
 * Reproducible builds: anyone with the source can check that a host serves what was built from it,
 * because every build of one commit for one day has the same bytes.
 */

const MINUTE = 60_000;
const DAY = { DAYMARK_TODAY: '2031-02-02' };

type Build = ReadonlyMap<string, Buffer>;

const copies: Copy[] = [];
let first: Build;
let elsewhere: Build;
let again: Build;

beforeAll(async () => {
  const [one, other] = [await copySite(), await copySite()];
  copies.push(one, other);
  first = await build(one, DAY);
  elsewhere = await build(other, { ...DAY, TZ: 'Pacific/Kiritimati', LC_ALL: 'C' });
  again = await build(one, DAY);
}, 3 * MINUTE);
afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

/** Returns all files that a build writes, hidden ones too, by path. */
async function build(copy: Copy, environment: Record<string, string>): Promise<Build> {
  const { output } = await copy.build(environment);
  expect(output).toContain('Complete!');
  const folder = join(copy.root, 'dist');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
        const path = join(parentPath, name);
        return [relative(folder, path), await readFile(path)];
      }),
    ),
  );
}

/** Returns the files that exist in only one of two builds or have different bytes. */
function differences(one: Build, other: Build): string[] {
  const files = new Set([...one.keys(), ...other.keys()]);
  return [...files].filter((file) => {
    const bytes = other.get(file);
    return !bytes || !one.get(file)?.equals(bytes);
  });
}

it('a build has pictures, compressed variants, a policy, redirects and files for hosts', () => {
  const files = [...first.keys()];
  for (const file of ['policy.json', 'redirects.json', 'deploy/nginx.conf', 'site/index.html.br'])
    expect(files).toContain(file);
  expect(files.filter((file) => file.endsWith('.png')).length).toBeGreaterThan(10);
});

it('a build in another folder, time zone and locale is the same', () => {
  expect(differences(first, elsewhere)).toEqual([]);
});

it('a build that uses the cache of the former one is the same', () => {
  expect(differences(first, again)).toEqual([]);
});
