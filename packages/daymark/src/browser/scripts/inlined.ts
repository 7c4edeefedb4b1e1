import { build, type Plugin } from 'vite';
import { fileOf, importsWith } from './query.ts';

/** The suffix of an import that returns the code of a module as one script. */
const QUERY = '?inlined';

/**
 * `import SCRIPT from './part.browser.ts?inlined'` returns a script, bundled with its imports and
 * minified, as text to inline in a page. Use it for code that must run before any other request.
 */
export function inlinedScripts(): Plugin {
  return {
    name: 'inlined-scripts',
    ...importsWith(QUERY),
    async load(id) {
      const file = fileOf(id, QUERY);
      if (file === undefined) return null;
      const { code, files } = await bundle(file);
      for (const part of files) this.addWatchFile(part);
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

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
