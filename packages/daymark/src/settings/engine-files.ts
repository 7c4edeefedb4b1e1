import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Resolved from the site's folder, not `import.meta.url`, because Astro bundles this file.
const engine = createRequire(
  createRequire(resolve('package.json')).resolve('daymark/package.json'),
);

/**
 * Returns the absolute path of a file of the engine, or of a package that the engine depends on.
 * @param name a path from the engine's folder that begins with `./`, or the name of a package and
 * the path of a file in it
 * @throws Error when there is no such file
 */
export const engineFile = (name: string): string => engine.resolve(name);
