import type { MarkdownInstance } from 'astro';

const modules = import.meta.glob<MarkdownInstance<Record<string, unknown>>>(
  '/content/stories/**/*.md',
);

/**
 * The body of a story as HTML. Stories are short texts shown many to a page: as
 * strings they stand in one React tree instead of a root each.
 * @param filePath the story's file, from the root of the project
 */
export async function storyHtml(filePath: string | undefined): Promise<string> {
  const story = await modules[`/${filePath}`]?.();
  if (!story) throw new Error(`${filePath}: expected a story; found no file`);
  return story.compiledContent();
}
