import type { TestProject } from 'vitest/node';
import { type Copy, copyOwnSite, copySite } from './copy.ts';

/** The date that the shared builds take for the current day. */
export const DAY = '2031-02-02';

/** A build that several test files read, and none changes. */
export interface SharedBuild {
  /** The folder of the site. */
  readonly root: string;
  /** What the build wrote to standard output and standard error. */
  readonly output: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The build of tests/fixtures/publication. */
    publication: SharedBuild;
    /** The build of tests/fixtures/own. */
    own: SharedBuild;
  }
}

async function build(copy: Copy): Promise<SharedBuild> {
  const { succeeded, output } = await copy.build({ DAYMARK_TODAY: DAY });
  if (!succeeded) throw new Error(output);
  return { root: copy.root, output };
}

/** Makes the shared builds once, before the first test file. */
export default async function setup(project: TestProject) {
  const copies = [await copySite(), await copyOwnSite()] as const;
  const remove = () => Promise.all(copies.map((copy) => copy.remove()));
  try {
    const [publication, own] = await Promise.all([build(copies[0]), build(copies[1])]);
    project.provide('publication', publication);
    project.provide('own', own);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
