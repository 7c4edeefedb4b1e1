import { join } from 'node:path/posix';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { hasMarkdown } from './has-markdown.ts';
import { placeOf } from './slug.ts';

/**
 * Creates a loader for the Markdown files of a folder. Pages render the bodies on demand, so that
 * Astro's content store contains no HTML. The live preview skips files with invalid front matter,
 * because the checks only warn there. In a build, the checks have already run.
 * @param name the path of the folder relative to `content/`
 */
export function markdownFolder(name: string): Loader {
  const files = glob({
    base: `./${join('content', name)}`,
    pattern: '**/*.md',
    generateId: ({ entry }) => placeOf(join('content', name, entry)).slug,
    deferRender: true,
  });
  return {
    name: 'markdown-folder',
    async load(context) {
      // The live preview watches the folder even while the folder is empty.
      if (context.watcher) {
        const logger = hasMarkdown(name) ? context.logger : withoutWarnings(context.logger);
        return files.load(leavingOutWrong({ ...context, logger }));
      }
      if (hasMarkdown(name)) return files.load(context);
      context.store.clear();
    },
  };
}

/** Omits Astro's warnings: every folder of `content/` may be missing or empty. */
const withoutWarnings = (logger: LoaderContext['logger']): LoaderContext['logger'] =>
  Object.create(logger, { warn: { value: () => {} } });

function leavingOutWrong({ parseData, store, ...context }: LoaderContext): LoaderContext {
  const wrong = new Set<string>();
  return {
    ...context,
    parseData: async (entry) => {
      try {
        return await parseData(entry);
      } catch {
        wrong.add(entry.id);
        return entry.data;
      }
    },
    store: {
      ...store,
      set: (entry) => {
        if (!wrong.delete(entry.id)) return store.set(entry);
        store.delete(entry.id);
        return false;
      },
    },
  };
}
