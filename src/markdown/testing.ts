import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import type { Words } from '../site/noun.ts';
import { markdownFeatures } from './plugins.ts';

const YOGA: Words = { noun: { title: 'Yoga', running: 'yoga' }, site: 'Harbour' };

/** The HTML of an article for tests, as the site would make it. */
export async function articleHtml(markdown: string, words = YOGA): Promise<string> {
  const renderer = await satteri(markdownFeatures(words)).createRenderer({
    syntaxHighlight: false,
  });
  const fileURL = pathToFileURL('content/articles/walk.md');
  return (await renderer.render(markdown, { fileURL })).code.trim();
}
