import type { TestProject } from 'vitest/node';
import { type SharedBuild, sharedBuild } from './shared-builds.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The build of tests/fixtures/publication. */
    publication: SharedBuild;
    /** The build of the site in variant.ts. */
    variant: SharedBuild;
    /** The build of tests/fixtures/bare. */
    bare: SharedBuild;
    /** The build of tests/fixtures/own. */
    own: SharedBuild;
    /** The build of tests/fixtures/publication with the networks of docs/advertising.md. */
    guide: SharedBuild;
  }
}

/** Provides the builds that several test files read. */
export default async function setup(project: TestProject) {
  const names = ['publication', 'variant', 'bare', 'own', 'guide'] as const;
  for (const name of names) project.provide(name, await sharedBuild(name));
}
