import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import type { Words } from '../site/noun.ts';
import { markdownFeatures } from './plugins.ts';

const YOGA: Words = { noun: { title: 'Yoga', running: 'yoga' }, site: 'Harbour' };

/** The HTML of an article, or of another text, for tests, as the site would make it. */
export async function articleHtml(
  markdown: string,
  words = YOGA,
  file = 'content/articles/walk.md',
): Promise<string> {
  const renderer = await satteri(markdownFeatures(words)).createRenderer({
    syntaxHighlight: false,
  });
  const fileURL = pathToFileURL(file);
  return (await renderer.render(markdown, { fileURL })).code.trim();
}
