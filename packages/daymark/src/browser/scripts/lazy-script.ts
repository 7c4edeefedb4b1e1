import { importQuery } from './query.ts';

/**
 * `import address from './part.browser.ts?lazy'` returns the URL of a separate script, which the
 * page loads with `import(address)` when needed. A plain dynamic import does the same, but
 * adds Vite's preload helper for styles, which is larger than most scripts of a page.
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
