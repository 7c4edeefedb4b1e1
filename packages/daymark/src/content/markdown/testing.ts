import { pathToFileURL } from 'node:url';
import * as wording from '#words';
import type { Words } from '../../settings/noun.ts';
import { markdownFeatures } from './plugins.ts';
import { markdownRenderer } from './renderer.ts';

const YOGA: Words = { noun: { title: 'Yoga', running: 'yoga' }, site: 'Harbour' };

/** Renders an article or another content file for tests, with the plugins of the site. */
export async function articleHtml(
  markdown: string,
  words = YOGA,
  file = 'content/articles/walk.md',
): Promise<string> {
  const render = await markdownRenderer(markdownFeatures(words, wording));
  return (await render(markdown, pathToFileURL(file))).html.trim();
}
