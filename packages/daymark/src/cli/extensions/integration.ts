import { join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ownPageFiles, ownSlug } from '../../content/own-pages/files.ts';
import { customStyles } from './custom-styles.ts';
import { overrides } from './overrides.ts';

/**
 * Creates an Astro integration for the owner's extensions of the engine: Astro pages in `pages/`,
 * components in `overrides/`, and styles in `custom.css`.
 * @param root the site's folder
 */
export function extensions(root: string): AstroIntegration {
  return {
    name: 'extensions',
    hooks: {
      'astro:config:setup': ({ injectRoute, logger, updateConfig }) => {
        for (const file of ownPageFiles())
          if (file.endsWith('.astro'))
            injectRoute({ pattern: `/${ownSlug(file)}`, entrypoint: join(root, file) });
        const styles = customStyles(root);
        if (styles.warning) logger.warn(styles.warning);
        updateConfig({
          vite: {
            plugins: [overrides(resolve(root, 'overrides'))],
            resolve: { alias: { 'virtual:daymark/custom.css': styles.file } },
          },
        });
      },
    },
  };
}
