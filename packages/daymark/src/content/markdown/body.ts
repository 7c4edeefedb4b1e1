import type { MarkdownInstance } from 'astro';
import { placeOf } from './slug.ts';

/** Functions that load Markdown files, by path in the site's folder with a leading slash. */
export type Files = Record<string, () => Promise<MarkdownFile>>;

type MarkdownFile = MarkdownInstance<Record<string, unknown>>;

/** Returns a function that finds the body of a content file by its folder and slug. */
export function bodiesOf(files: Files) {
  const texts = new Map(
    Object.entries(files).map(([path, load]) => {
      const { folder, slug } = placeOf(path.slice(1));
      return [`${folder}/${slug}`, load];
    }),
  );
  return async (folder: string, slug: string): Promise<string> => {
    const text = await texts.get(`${folder}/${slug}`)?.();
    if (text) return text.compiledContent();
    throw new Error(
      `content/${folder}: expected a Markdown file with the slug ${slug}; found no file`,
    );
  };
}

/**
 * Returns the body of a content file as HTML. Feeds and pages use the same string, so that it is in
 * memory only once.
 * @throws if the file does not exist
 */
export const bodyHtml = bodiesOf(
  import.meta.glob<MarkdownFile>(['/content/*/**/*.md', '/pages/**/*.md']),
);
