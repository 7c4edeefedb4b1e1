import { build, type Plugin, type Rolldown } from 'vite';

/**
 * `import SCRIPT from './part.browser.ts?inlined'` returns a script, bundled with its imports and
 * minified, as text to inline in a page. Use it for code that must run before any other request.
 * @param define the constants that the code may name, as Vite's option `define`
 */
export const inlinedScripts = (define: Readonly<Record<string, string>> = {}) =>
  importQuery('?inlined', async function (file) {
    const { code, files } = await bundle(file, define);
    for (const part of files) this.addWatchFile(part);
    return JSON.stringify(code);
  });

/** Bundles a module and its imports into one script. Returns the code and the source files. */
export async function bundle(
  input: string,
  define: Readonly<Record<string, string>> = {},
): Promise<{ code: string; files: readonly string[] }> {
  const result = await build({
    configFile: false,
    define,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        optimization: { inlineConst: { mode: 'all' } },
        output: { format: 'iife' },
      },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0)
    throw new Error(`${input}: expected one script; found ${outputs.length} files`);
  return { code: script.code.trim(), files: script.moduleIds };
}

/**
 * `import address from './part.browser.ts?lazy'` returns the URL of a separate script, which the
 * page loads with `import(address)` when needed. A plain dynamic import would also add Vite's
 * preload helper for styles, which is larger than most scripts of a page.
 */
export const lazyScripts = () =>
  importQuery('?lazy', function (file) {
    const { mode, name, config } = this.environment;
    if (mode === 'dev') return JSON.stringify(addressInDev(file, config.root));
    // Vite's server environments only render pages and do not load the script.
    if (name !== 'client') return '""';
    const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
    return `import.meta.ROLLDOWN_FILE_URL_${chunk}`;
  });

/** Returns the URL of a file on Vite's development server, inside or outside the site's folder. */
const addressInDev = (file: string, root: string) =>
  file.startsWith(`${root}/`) ? file.slice(root.length) : `/@fs${file}`;

/**
 * Returns a Vite plugin for imports with a query.
 * @param query the suffix of the imports, such as "?lazy"
 * @param codeOf returns the imported value of a module as JavaScript code
 */
function importQuery(
  query: string,
  codeOf: (this: Rolldown.PluginContext, file: string) => string | Promise<string>,
): Plugin {
  return {
    name: `import${query}`,
    enforce: 'pre',
    // Resolves the module without the query. The query in the id marks the module for `load`.
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found && found.id + query;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      return `export default ${await codeOf.call(this, id.slice(0, -query.length))}`;
    },
  };
}
