import { bodyHtml, type MarkdownFile } from '../markdown/body.ts';

const bodies = import.meta.glob<MarkdownFile>('/content/stories/**/*.md');

/**
 * The body of a story as HTML. Stories are short texts shown many to a page: as
 * strings they stand in one React tree instead of a root each.
 * @param filePath the story's file, from the root of the project
 */
export const storyHtml = (filePath: string | undefined) => bodyHtml(bodies, filePath);
