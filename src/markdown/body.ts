import type { MarkdownInstance } from 'astro';
import { slugOf } from './slug.ts';

/** Markdown files by their path from the root of the project, read when asked for. */
export type Files = Record<string, () => Promise<MarkdownFile>>;

type MarkdownFile = MarkdownInstance<Record<string, unknown>>;

/** Gives the bodies of texts by the folder of `content/` that they are in, and their slugs. */
export function bodiesOf(files: Files) {
  const texts = new Map(
    Object.entries(files).map(([path, load]) => [`${path.split('/')[2]}/${slugOf(path)}`, load]),
  );
  return async (folder: string, slug: string): Promise<string> => {
    const load = texts.get(`${folder}/${slug}`);
    if (!load) throw new Error(`content/${folder}: expected a text named ${slug}; found no file`);
    return (await load()).compiledContent();
  };
}

/**
 * The body of a text as HTML: the very string that its page is made of, so that it is not held twice.
 * @throws when there is no such file
 */
export const bodyHtml = bodiesOf(import.meta.glob<MarkdownFile>('/content/*/**/*.md'));
