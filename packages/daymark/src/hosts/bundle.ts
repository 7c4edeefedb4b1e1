import { join } from 'node:path';
import { build } from 'vite';

/** The root of the repository. Comments in a bundle name each module by its path from the root. */
const root = join(import.meta.dirname, '../../../..');

/**
 * Bundles a module and all its imports, including packages, into one script.
 * @throws when the script would need another file, or an import that the runtime does not provide
 */
export async function bundle(input: string, runtime: 'node' | 'webworker'): Promise<string> {
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
  const isNode = runtime === 'node';
  const missing = script.imports.filter((name) => !(isNode && name.startsWith('node:')));
  if (missing.length > 0)
    throw new Error(
      `${input}: expected no imports${isNode ? ' except modules of Node' : ''}; found ${missing.join(', ')}`,
    );
  return script.code;
}
