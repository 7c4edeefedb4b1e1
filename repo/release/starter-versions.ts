/*
 * `node repo/release/starter-versions.ts`: adds the fingerprints of what `npm run create` writes now to
 * packages/create-daymark/versions.json. An upgrade renews files with one of these fingerprints, because
 * their owners have not edited them. The list begins with commit f35a302a.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fingerprint, starterFiles } from '../../packages/daymark/src/cli/upgrade/starter.ts';

const STARTER = 'packages/create-daymark';

/** The file with the fingerprints, by the names of files. */
const FILE = `${STARTER}/versions.json`;

/** Returns the fingerprints of all versions, and the names of files of which the newest one is missing. */
export async function readVersions() {
  const files: Record<string, string[]> = JSON.parse(await readFile(FILE, 'utf8'));
  const missing = [...starterFiles(STARTER)].filter(
    ([name, { text }]) => !files[name]?.includes(fingerprint(text)),
  );
  return { files, missing: missing.map(([name]) => name) };
}

if (import.meta.main) {
  const { files, missing } = await readVersions();
  const current = starterFiles(STARTER);
  for (const name of missing)
    files[name] = [...(files[name] ?? []), fingerprint(current.get(name)?.text ?? '')];
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
