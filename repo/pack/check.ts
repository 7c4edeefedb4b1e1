import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';

/** Entries without types: TypeScript does not read Astro components and styles. */
const WITHOUT_TYPES = [/\.(?:astro|css)$/];

/**
 * What the packages do on purpose: they contain only ES modules, which CommonJS cannot require with
 * types, and no entry for resolvers that do not know `exports`.
 */
const isIntended = (resolution: string | undefined) =>
  resolution === 'node16-cjs' || resolution === 'node10';

/** Returns what publint finds: entries of package.json that do not fit the files. */
async function publintProblems(data: Buffer): Promise<string[]> {
  const tarball = Uint8Array.from(data).buffer;
  const { messages, pkg } = await publint({ pack: { tarball } });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg ?? {}, { color: false })}`,
  );
}

/** Returns the entry points whose types TypeScript cannot resolve, except intended ones. */
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
  // With --force, npm does not ask the registry whether it has this version already.
  const args = ['publish', tarball, '--dry-run', '--force', '--loglevel=warn'];
  const { succeeded, output } = runQuietly(npmCommand(process.env, process), args, process.cwd());
  const [fault] = /^npm warn package-json .*$/m.exec(output) ?? [];
  return succeeded && !fault ? [] : [`npm publish --dry-run: ${fault ?? output}`];
}

/** Returns the faults of a package that its users would meet; none if it can be published. */
export async function packageProblems(tarball: string): Promise<string[]> {
  const data = await readFile(tarball);
  return [
    ...(await publintProblems(data)),
    ...(await typeProblems(data)),
    ...publishProblems(tarball),
  ];
}
