import { extname } from 'node:path/posix';
import { isSlug } from '../markdown/slug.ts';
import { pagePath } from './content-kinds.ts';
import type { Problem } from './problem.ts';
import type { Text } from './text.ts';

const OTHER_MARKDOWN = new Set(['.markdown', '.mdown', '.mkd', '.mkdn', '.mdwn', '.mdx', '.md']);

/** Reports Markdown files that the build would ignore because of their extension. */
export function extensionProblems(files: readonly string[]): Problem[] {
  return files
    .filter((file) => OTHER_MARKDOWN.has(extname(file).toLowerCase()) && !file.endsWith('.md'))
    .map((file) => ({
      file,
      expected: 'a Markdown file whose name ends in .md',
      found: extname(file),
    }));
}

/** Reports names that are not valid in a URL, or that two content files share. */
export function nameProblems(texts: readonly Text[]): Problem[] {
  const firsts = new Map<string, Text>();
  return texts.flatMap(({ file, folder, slug }, index) => {
    if (slug !== '' && !slug.split('/').every(isSlug))
      return [
        { file, expected: 'a file name of letters, digits and single hyphens', found: `"${slug}"` },
      ];
    const name = `${folder}/${slug}`;
    const first = firsts.get(name);
    const text = texts[index];
    if (!first && text) firsts.set(name, text);
    if (!first) return [];
    const found = `"${slug}", which is also the name of ${first.file}${at(pagePath(folder, slug))}`;
    return [{ file, line: 1, expected: 'a name that no other content file has', found }];
  });
}

const at = (path: string | undefined) => (path === undefined ? '' : ` (${path})`);
