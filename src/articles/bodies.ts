import type { MarkdownInstance } from 'astro';

const modules = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '/content/articles/**/*.md',
);

/**
 * The body of an article as HTML. It is the very text that the article's page is made of, so it is
 * not held twice.
 * @param slug the name of its file
 * @throws when there is no such file
 */
export async function articleHtml(slug: string): Promise<string> {
  const article = await modules[`/content/articles/${slug}.md`]?.();
  if (!article) throw new Error(`content/articles/${slug}.md: expected an article; found no file`);
  return article.compiledContent();
}
