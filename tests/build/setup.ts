import type { TestProject } from 'vitest/node';
import { type SharedBuild, sharedBuild } from './shared-builds.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The build of tests/fixtures/publication. */
    publication: SharedBuild;
    /** The build of tests/fixtures/own. */
    own: SharedBuild;
  }
}

/** Provides the builds that several test files read. */
export default async function setup(project: TestProject) {
  const [publication, own] = await Promise.all([sharedBuild('publication'), sharedBuild('own')]);
  project.provide('publication', publication);
  project.provide('own', own);
}
