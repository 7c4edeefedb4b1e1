import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Loader } from 'astro/loaders';
import { markdownFolder } from '../markdown/folder.ts';
import { OWN_PAGES, ownPageFiles, ownSlug } from './files.ts';
import { readAstroPage } from './read-astro-page.ts';

/**
 * Creates the loader of the owner's pages. It loads Markdown pages as other collections do. From
 * Astro pages, it reads only the fields and the HTML that lists and the search need.
 */
export function ownPagesLoader(): Loader {
  const markdown = markdownFolder(OWN_PAGES);
  return {
    name: 'own-pages',
    async load(context) {
      // Astro would warn about a folder that does not exist.
      if (!existsSync('pages')) return context.store.clear();
      await markdown.load(context);
      for (const file of ownPageFiles().filter((name) => name.endsWith('.astro'))) {
        const { fields, html, problem } = readAstroPage(await readFile(file, 'utf8'));
        // The checks report the problem. After that, only the live preview continues.
        if (problem) continue;
        const id = ownSlug(file);
        const data = await context.parseData({ id, data: fields });
        context.store.set({ id, data, body: html, filePath: file });
      }
    },
  };
}
