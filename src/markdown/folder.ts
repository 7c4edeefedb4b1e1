import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { slugOf } from './slug.ts';

/**
 * Loads the Markdown files of a folder of `content/`. Bodies are rendered when
 * a page asks for them, so that no rendered text is kept in the content store.
 * A build has checked the files before; the live preview, which has only been
 * warned, goes without those whose front matter is wrong.
 */
export function markdownFolder(name: string): Loader {
  const files = glob({
    base: `./content/${name}`,
    pattern: '**/*.md',
    generateId: ({ entry }) => slugOf(`${name}/${entry}`),
    deferRender: true,
  });
  return {
    name: 'markdown-folder',
    load: (context) => files.load(context.watcher ? leavingOutWrong(context) : context),
  };
}

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
