/* The part of the changelog between two versions of the engine. */

/** Matches the beginning of a heading or an entry of the changelog. */
const PARTS = /^(?=- |#{2,3} )/m;

/**
 * Returns whether a version is earlier than another. A version with a hyphen, such as 1.0.0-beta,
 * is earlier than the version without the hyphen.
 */
function isEarlier(version: string, other: string): boolean {
  const [a, b] = [version, other].map(
    (each) => each.split('-', 1)[0]?.split('.').map(Number) ?? [],
  );
  const at = [0, 1, 2].find((index) => a?.[index] !== b?.[index]);
  if (at !== undefined) return Number(a?.[at]) < Number(b?.[at]);
  return version.includes('-') && !other.includes('-');
}

/**
 * Returns the changes after the installed version: the entries that the installed engine's
 * changelog does not have, or if that engine has no changelog, the sections of all later versions.
 * Empty if there is nothing.
 * @param from the installed version
 */
export function changesSince(
  from: string,
  changelog: string,
  installed: string | undefined,
): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  if (installed === undefined)
    return sections.filter((section) => isEarlier(from, versionOf(section))).join('');
  const known = new Set(installed.split(PARTS).map((part) => part.trim()));
  return sections.map((section) => withoutEntries(section, known)).join('');
}

const versionOf = (section: string) => /^## (\S+)/.exec(section)?.[1] ?? '';

/** Returns a section of the changelog without some of its entries; empty if no entry is left. */
function withoutEntries(section: string, known: ReadonlySet<string>): string {
  const parts = section.split(PARTS);
  const left = parts.filter((part) => !part.startsWith('- ') || !known.has(part.trim()));
  if (!left.some((part) => part.startsWith('- '))) return '';
  return left
    .filter((part, index) => !part.startsWith('### ') || left[index + 1]?.startsWith('- '))
    .join('');
}
