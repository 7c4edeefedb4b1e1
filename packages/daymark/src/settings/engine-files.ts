import { createRequire } from 'node:module';
import { resolve } from 'node:path';

// Found through the site's folder, because a bundle does not know where its sources are.
const engine = createRequire(
  createRequire(resolve('package.json')).resolve('daymark/package.json'),
);

/**
 * Returns the absolute path of a file of the engine, or of a package that the engine depends on.
 * @param name a path from the engine's folder that begins with `./`, or a package and a file of it
 * @throws Error when there is no such file
 */
export const engineFile = (name: string): string => engine.resolve(name);
