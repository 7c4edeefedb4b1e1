import { getCollection } from 'astro:content';
import { bodyHtml, type MarkdownFile } from '../markdown/body.ts';
import { once } from '../markdown/once.ts';

const bodies = import.meta.glob<MarkdownFile>('/content/articles/**/*.md');

const files = once(
  async () => new Map((await getCollection('articles')).map(({ id, filePath }) => [id, filePath])),
);

/** The body of an article as HTML. */
export const articleHtml = async (slug: string) => bodyHtml(bodies, (await files()).get(slug));
