import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import * as wording from '#words';
import type { Words } from '../../settings/noun.ts';
import { markdownFeatures } from './plugins.ts';

const YOGA: Words = { noun: { title: 'Yoga', running: 'yoga' }, site: 'Harbour' };

/** Renders an article or another content file for tests, with the plugins of the site. */
export async function articleHtml(
  markdown: string,
  words = YOGA,
  file = 'content/articles/walk.md',
): Promise<string> {
  const renderer = await satteri(markdownFeatures(words, wording)).createRenderer({
    syntaxHighlight: false,
  });
  const fileURL = pathToFileURL(file);
  return (await renderer.render(markdown, { fileURL })).code.trim();
}
