import { build } from 'vite';
import { importQuery } from './query.ts';

/**
 * `import SCRIPT from './part.browser.ts?inlined'` returns a script, bundled with its imports and
 * minified, as text to inline in a page. Use it for code that must run before any other request.
 */
export const inlinedScripts = () =>
  importQuery('?inlined', async function (file) {
    const { code, files } = await bundle(file);
    for (const part of files) this.addWatchFile(part);
    return JSON.stringify(code);
  });

/** Bundles a module and its imports into one script. Returns the code and the source files. */
async function bundle(input: string): Promise<{ code: string; files: readonly string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error(`${input}: expected one script; found ${outputs.length} files`);
  return { code: script.code.trim(), files: script.moduleIds };
}
