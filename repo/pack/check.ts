import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';

/**
 * The entry points that need no types, because TypeScript does not read Astro components and
 * styles.
 */
const WITHOUT_TYPES = [/\.(?:astro|css)$/];

/**
 * Returns whether a reported fault is intended: the packages contain only ES modules, which
 * CommonJS cannot require with types, and no entry point for resolvers that do not know `exports`.
 */
const isIntended = (resolution: string | undefined) =>
  resolution === 'node16-cjs' || resolution === 'node10';

/** Returns the problems that publint finds: entries of package.json that do not match the files. */
async function publintProblems(data: Buffer): Promise<string[]> {
  const tarball = Uint8Array.from(data).buffer;
  const { messages, pkg } = await publint({ pack: { tarball } });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg ?? {}, { color: false })}`,
  );
}

/** Returns the entry points whose types TypeScript cannot resolve, except intended faults. */
async function typeProblems(data: Buffer): Promise<string[]> {
  const contents = createPackageFromTarballData(data);
  const result = await checkPackage(contents, { excludeEntrypoints: WITHOUT_TYPES });
  if (!result.types) return [];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && isIntended(problem.resolutionKind)))
    .map((problem) => `types: ${JSON.stringify({ ...problem, trace: undefined })}`);
}

/** Returns what npm would refuse or correct when it publishes the tarball. */
function publishProblems(tarball: string): string[] {
  // `--force` keeps npm from asking the registry whether this version exists already.
  const args = ['publish', tarball, '--dry-run', '--force', '--loglevel=warn'];
  const { succeeded, output } = runQuietly(npmCommand(process.env, process), args, process.cwd());
  const [fault] = /^npm warn package-json .*$/m.exec(output) ?? [];
  return succeeded && !fault ? [] : [`npm publish --dry-run: ${fault ?? output}`];
}

/**
 * Returns the faults of a package that would affect its users; an empty list if the package can be
 * published.
 */
export async function packageProblems(tarball: string): Promise<string[]> {
  const data = await readFile(tarball);
  return [
    ...(await publintProblems(data)),
    ...(await typeProblems(data)),
    ...publishProblems(tarball),
  ];
}
