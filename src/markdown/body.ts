import type { MarkdownInstance } from 'astro';

export type MarkdownFile = MarkdownInstance<Record<string, unknown>>;

/** Markdown files by their path from the root of the project, read when asked for. */
export type Bodies = Record<string, () => Promise<MarkdownFile>>;

/**
 * The body of a text as HTML: the very string that its page is made of, so that it is not held twice.
 * @param filePath the text's file, from the root of the project
 * @throws when there is no such file
 */
export async function bodyHtml(bodies: Bodies, filePath = ''): Promise<string> {
  const text = await bodies[`/${filePath}`]?.();
  if (!text) throw new Error(`${filePath}: expected a text; found no file`);
  return text.compiledContent();
}
