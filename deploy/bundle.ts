import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Of the repository: scripts name the modules they are made of by their place in it. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** The runtimes that a script may be made for. */
export type Runtime = 'node' | 'webworker';

/**
 * Makes one script of a module and all that it imports, packages too, to run where neither lies.
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
