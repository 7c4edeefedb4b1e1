import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The root of the repository. Bundled scripts name their modules by their path below it. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The target runtimes of a bundle. */
export type Runtime = 'node' | 'webworker';

/**
 * Bundles a module and everything it imports, packages too, into one script that runs without
 * either.
 * @throws when the module needs more than the runtime and one file.
 */
export async function bundle(input: string, runtime: Runtime): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { target: runtime, noExternal: true },
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'es2024',
      rolldownOptions: { input, output: { format: 'es' } },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error(`${input}: expected one script; found ${outputs.length} files`);
  const missing = script.imports.filter((name) => !name.startsWith('node:'));
  if (missing.length > 0 || (runtime !== 'node' && script.imports.length > 0))
    throw new Error(`${input}: expected no imports; found ${script.imports.join(', ')}`);
  return script.code;
}
