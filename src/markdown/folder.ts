import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { describeProblems, problemReport } from '../site/problems.ts';
import { strayTokensIn } from './stray-tokens.ts';

/**
 * Loads the Markdown files of a folder of `content/`. Bodies are rendered when
 * a page asks for them, so that no rendered text is kept in the content store.
 * @param frontMatter checks a file's front matter as it is written
 * @throws one error that lists every wrong field of the folder's files, or every brace token that no setting fills
 */
export function markdownFolder(name: string, frontMatter: z.ZodType): Loader {
  const files = glob({ base: `./content/${name}`, pattern: '**/*.md', deferRender: true });
  return {
    name: 'markdown-folder',
    async load(context) {
      const reports: string[] = [];
      const parseData: LoaderContext['parseData'] = async (entry) => {
        const { error } = frontMatter.safeParse(entry.data);
        if (!error) return context.parseData(entry);
        const problems = describeProblems(error.issues, entry.data);
        reports.push(problemReport(relative('', entry.filePath ?? entry.id), problems));
        return entry.data;
      };
      await files.load({ ...context, parseData });
      if (reports.length === 0) reports.push(...(await strayTokenReports(context)));
      if (reports.length > 0) {
        // A wrong file is not kept, so that the next build looks at it again.
        context.store.clear();
        throw new Error(reports.join('\n'));
      }
    },
  };
}

async function strayTokenReports({ store }: LoaderContext): Promise<string[]> {
  const paths = store.values().flatMap(({ filePath }) => filePath ?? []);
  const found = await Promise.all(
    paths.map(async (path) => strayTokensIn(await readFile(path, 'utf8'), path)),
  );
  return found.flat();
}
