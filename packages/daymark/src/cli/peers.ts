import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import manifest from '../../package.json' with { type: 'json' };

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number);

/** Returns whether a version is within a range of the form `^1.2.3` or `~1.2.3`. */
export function isWithin(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [sameMajor, least = 0, leastPatch = 0] = numbersOf(range);
  if (major !== sameMajor) return false;
  if (minor === least) return patch >= leastPatch;
  return range.startsWith('^') && minor > least;
}

/**
 * Returns a message with the peer dependencies that are missing or outside their ranges, and with
 * the command that installs them; undefined if there are none.
 * @param ranges the range of each package
 * @param versionOf returns the installed version of a package
 */
export function peerReport(
  ranges: Readonly<Record<string, string>>,
  versionOf: (name: string) => string | undefined,
): string | undefined {
  const wrong = Object.entries(ranges)
    .map(([name, range]) => ({ name, range, version: versionOf(name) }))
    .filter(({ range, version }) => version === undefined || !isWithin(version, range));
  if (wrong.length === 0) return undefined;
  const lines = wrong.map(
    ({ name, range, version = 'none' }) => `  ${name}: expected ${range}; found ${version}`,
  );
  const packages = wrong.map(({ name, range }) => `"${name}@${range}"`).join(' ');
  return `daymark requires other versions of these packages:\n${lines.join('\n')}\nRun: npm install ${packages}`;
}

/** Returns the version of a package as the engine resolves it; undefined if it is not installed. */
function installedVersion(name: string): string | undefined {
  try {
    const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return JSON.parse(readFileSync(file, 'utf8')).version;
  } catch {
    return undefined;
  }
}

/** @throws Error if React or Astro is missing or outside the range that the engine supports */
export function checkPeers(): void {
  const problem = peerReport(manifest.peerDependencies, installedVersion);
  if (problem) throw new Error(problem);
}
