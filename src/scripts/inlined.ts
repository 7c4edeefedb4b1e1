import { build, type Plugin } from 'vite';
import { fileOf, importsWith } from './query.ts';

/** Ends the name of a module in an import that asks for its text as one script. */
const QUERY = '?inlined';

/**
 * `import SCRIPT from './part.browser.ts?inlined'` gives a script and what it imports, small, as a
 * text that stands within a page: for what must run before anything else is asked for.
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

/** One script from a module and its imports, and the files that it was made from. */
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
